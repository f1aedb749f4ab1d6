import { firstOf, type Verb } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, clause, thisOne } from '../../text/words.ts';
import { type MasterPlan, word, zones } from '../board.ts';
import { gain, offerLoot } from '../loot.ts';
import { checkPlans } from '../plans.ts';

/** You take a Loot from here at once (MP-B24). */
export const grab: Verb<MasterPlan, SentenceOf<'grab'>> = {
  name: 'grab',
  forced: 'taken',
  choices: (lens, _seat, _frame, offers) => offerLoot(lens, zones.loot(lens.fields.here), word.claim, offers),
  run(table, frame, _said, seat, option) {
    const card = gain(table, seat, firstOf(option));
    table.tell('grabbed', seat, [frame.self, card]);
    checkPlans(table, [seat]);
  },
  say: () => clause('take', you, a('loot'), { from: thisOne('throwdown') }),
};
