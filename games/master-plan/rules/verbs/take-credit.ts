import { firstOf, type Verb } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, clause, the } from '../../text/words.ts';
import { type MasterPlan, plan, word, zones } from '../board.ts';

/** A Super goes from a rival's KO pile into yours (MP-B23). */
export const takeCredit: Verb<MasterPlan, SentenceOf<'take-credit'>> = {
  name: 'take-credit',
  forced: 'taken',
  choices(lens, seat, _frame, offers) {
    for (let rival = 0; rival < lens.seats; rival++) {
      if (rival === seat) continue;
      for (const card of lens.zone(zones.koPile(rival))) offers.yes(word.credit, card);
    }
  },
  run(table, frame, _said, seat, option) {
    const card = firstOf(option);
    const rival = plan.place(table.at(card)).seat;
    table.move(card, zones.koPile(seat));
    table.tell('took credit', seat, [frame.self, card], rival);
  },
  say: () =>
    clause('move', you, a('super'), {
      from: the('ko-pile', { of: a('rival') }),
      how: 'to-yours',
    }),
};
