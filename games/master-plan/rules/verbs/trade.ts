import { firstOf, secondOf, type Verb } from '@masterplan/kernel';
import { you } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, clause, supersMeant } from '../../text/words.ts';
import { type MasterPlan, word, zones } from '../board.ts';
import { isUp, ownerOf, sideOf, squadSide } from '../supers.ts';
import { yoursInReach } from './candidates.ts';

/** A Super of yours and a rival's of the same camp change Masterminds (MP-B14). */
export const trade: Verb<MasterPlan, SentenceOf<'trade'>> = {
  name: 'trade',
  choices(lens, seat, frame, offers, { who }) {
    const { here } = lens.fields;
    for (const card of yoursInReach(lens, frame, who)) {
      for (let rival = 0; rival < lens.seats; rival++) {
        if (rival === seat || squadSide(lens, rival, here) !== sideOf(lens, card)) continue;
        for (const other of lens.zone(zones.squad(rival, here))) {
          offers.verdict(word.trade, card, other, isUp(lens, other) ? undefined : 'MP-B15');
        }
      }
    }
  },
  run(table, _frame, _said, seat, option) {
    const { here } = table.fields;
    const rival = ownerOf(table, secondOf(option));
    table.move(firstOf(option), zones.squad(rival, here));
    table.move(secondOf(option), zones.squad(seat, here));
    table.tell('traded', seat, [firstOf(option), secondOf(option)], rival);
  },
  say: ({ who }) =>
    clause('trade', you, supersMeant(who), { with: a('super', { adjectives: ['allied', 'of-a-rival'] }) }),
};
