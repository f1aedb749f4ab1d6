import { firstOf, type Verb } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, clause, hasBeen } from '../../text/words.ts';
import { fallen, type MasterPlan, word, zones } from '../board.ts';
import { fits, sideOf } from '../supers.ts';

/** A Super of yours that fell in this fight comes back (MP-B22). */
export const rescue: Verb<MasterPlan, SentenceOf<'rescue'>> = {
  name: 'rescue',
  forced: 'taken',
  choices(lens, seat, _frame, offers) {
    const { fallen: list, here } = lens.fields;
    for (let row = 0; row < fallen.count(list); row++) {
      const card = fallen.card(list, row);
      if (fallen.owner(list, row) !== seat) offers.no(word.rescue, card, 0, 'MP-B22');
      else
        offers.verdict(
          word.rescue,
          card,
          0,
          fits(lens, sideOf(lens, card), seat, here) ? undefined : 'MP-5.16',
        );
    }
  },
  run(table, frame, _said, seat, option) {
    const card = firstOf(option);
    fallen.drop(table.fields.fallen, card);
    table.move(card, zones.squad(seat, table.fields.here));
    table.tell('rescued', seat, [frame.self, card]);
  },
  say: () => clause('bring-back', you, a('super', { of: you, which: hasBeen('knock-out', 'in-this-fight') })),
};
