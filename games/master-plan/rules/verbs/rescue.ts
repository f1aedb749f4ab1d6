import { firstOf, nth, type Verb } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, clause, hasBeen } from '../../text/words.ts';
import { type MasterPlan, word, zones } from '../board.ts';
import { strikeOut } from '../fight.ts';
import { fits, sideOf } from '../supers.ts';

/** A Super of yours that fell in this fight comes back (MP-B22). */
export const rescue: Verb<MasterPlan, SentenceOf<'rescue'>> = {
  name: 'rescue',
  forced: 'taken',
  choices(lens, seat, _frame, offers) {
    const { fallen, here } = lens.fields;
    for (let i = 0; i < fallen.length; i += 2) {
      const card = nth(fallen, i);
      if (fallen[i + 1] !== seat) offers.no(word.rescue, card, 0, 'MP-B22');
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
    strikeOut(table.fields.fallen, card, 2);
    table.move(card, zones.squad(seat, table.fields.here));
    table.tell('rescued', seat, [frame.self, card]);
  },
  say: () => clause('bring-back', you, a('super', { of: you, which: hasBeen('knock-out', 'in-this-fight') })),
};
