import { filter } from '../../content/checks.ts';
import { all, clause, meant, the, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { gain } from '../gaining.ts';
import { verb } from '../kit.ts';

/** All such cards of the Line-Up. */
export const gainAll = verb(
  'gain-all',
  { which: filter },
  {
    run(table, { you: seat }, { which }) {
      const cards = table.zone(zones.lineUp()).filter((card) => isMeant(table, card, which));
      for (const card of cards) {
        table.tell('gained', seat, [card]);
        gain(table, seat, card, 'line-up');
      }
    },
    say: ({ which }) => clause('gain', you, meant(all, which, { in: the('line-up') })),
  },
);
