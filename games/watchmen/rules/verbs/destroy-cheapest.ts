import { firstOf } from '@masterplan/kernel';
import { clause, the, you } from '../../text/words.ts';
import { word, zones } from '../board.ts';
import { costOf } from '../cards.ts';
import { destroy } from '../decks.ts';
import { verb } from '../kit.ts';

/** The cheapest card of the Line-Up is destroyed; among equals the player whose turn ends chooses (P-3). */
export const destroyCheapest = verb(
  'destroy-cheapest',
  {},
  {
    choices(lens, _seat, _frame, offers) {
      let least = Number.POSITIVE_INFINITY;
      for (const card of lens.zone(zones.lineUp())) least = Math.min(least, costOf(lens, card));
      for (const card of lens.zone(zones.lineUp()))
        if (costOf(lens, card) === least) offers.yes(word.destroy, card);
    },
    forced: 'taken',
    run: (table, _frame, _said, seat, option) =>
      table.tell('destroyed', seat, [destroy(table, firstOf(option))]),
    say: () =>
      clause('destroy', you, the('card', { in: the('line-up'), which: { measure: 'cost', is: 'lowest' } })),
  },
);
