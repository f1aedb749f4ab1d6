import { nth } from '@masterplan/kernel';
import { doer } from '@masterplan/kernel/words';
import { clause, the, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { discardTo } from '../decks.ts';
import { verb } from '../kit.ts';

export const discardHand = verb(
  'discard-hand',
  {},
  {
    run(table, { you: seat }) {
      const hand = table.zone(zones.hand(seat));
      const discarded: number[] = [];
      while (hand.length > 0) discarded.push(discardTo(table, seat, nth(hand, hand.length - 1)));
      table.tell('discarded', seat, discarded);
    },
    say: () => clause('discard', you, the('hand', { of: doer })),
  },
);
