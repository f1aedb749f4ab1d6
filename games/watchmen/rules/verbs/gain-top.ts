import { clause, the, topOf, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { gain } from '../gaining.ts';
import { verb } from '../kit.ts';

/** The top card of the main deck becomes your own, unseen until then (P-18). */
export const gainTop = verb(
  'gain-top',
  {},
  {
    run(table, { you: seat }) {
      const top = table.top(zones.mainDeck());
      if (top === undefined) return;
      const card = table.show(top);
      table.tell('gained', seat, [card]);
      gain(table, seat, card, 'elsewhere');
    },
    say: () => clause('gain', you, topOf(the('main-deck'))),
  },
);
