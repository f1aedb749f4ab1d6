import { firstOf } from '@masterplan/kernel';
import { filter } from '../../content/checks.ts';
import { a, clause, hasBeen, meant, you } from '../../text/words.ts';
import { borrowed, word, zones } from '../board.ts';
import { isMeant } from '../cards.ts';
import { destroy } from '../decks.ts';
import { verb } from '../kit.ts';

/** One of your own cards that you played this turn and that still lies before you, Locations apart (P-6). */
export const destroyPlayed = verb(
  'destroy-played',
  { which: filter },
  {
    choices(lens, seat, _frame, offers, { which }) {
      lens.distinct(zones.inPlay(seat), (card) => {
        if (isMeant(lens, card, which) && !borrowed.has(lens.fields.borrowed, card))
          offers.yes(word.destroy, card);
      });
    },
    forced: 'taken',
    run: (table, _frame, _said, seat, option) =>
      table.tell('destroyed', seat, [destroy(table, firstOf(option))]),
    say: ({ which }) => clause('destroy', you, meant(a, which, { which: hasBeen('play', 'this-turn') })),
  },
);
