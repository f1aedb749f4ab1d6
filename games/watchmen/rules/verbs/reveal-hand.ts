import { doer } from '@masterplan/kernel/words';
import { clause, the, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { verb } from '../kit.ts';

/** Everybody sees your hand. */
export const revealHand = verb(
  'reveal-hand',
  {},
  {
    run(table, { you: seat }) {
      table.showAll(zones.hand(seat));
      table.tell('revealed', seat, table.zone(zones.hand(seat)));
    },
    say: () => clause('reveal', you, the('hand', { of: doer })),
  },
);
