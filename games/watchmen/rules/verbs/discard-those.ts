import { filter } from '../../content/checks.ts';
import { all, clause, meant, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { discardTo } from '../decks.ts';
import { verb } from '../kit.ts';

/** Discards all such cards of a hand that lies open. */
export const discardThose = verb(
  'discard-those',
  { which: filter },
  {
    run(table, { you: seat }, { which }) {
      const those = table.zone(zones.hand(seat)).filter((card) => isMeant(table, card, which));
      table.tell(
        'discarded',
        seat,
        those.map((card) => discardTo(table, seat, card)),
      );
    },
    say: ({ which }) => clause('discard', you, meant(all, which, { in: 'hand' })),
  },
);
