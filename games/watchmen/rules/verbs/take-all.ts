import { filter } from '../../content/checks.ts';
import { all, clause, meant, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { verb } from '../kit.ts';

/** All such cards of your discard pile come to your hand. */
export const takeAll = verb(
  'take-all',
  { which: filter },
  {
    run(table, { you: seat }, { which }) {
      const cards = table.zone(zones.discard(seat)).filter((card) => isMeant(table, card, which));
      for (const card of cards) table.tell('to hand', seat, [table.move(card, zones.hand(seat))]);
    },
    say: ({ which }) => clause('put', you, meant(all, which), { from: 'discard', to: 'hand' }),
  },
);
