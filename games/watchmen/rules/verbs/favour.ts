import { firstOf } from '@masterplan/kernel';
import { a, clause } from '../../text/words.ts';
import { isIn } from '../cards.ts';
import { drawByEffect } from '../decks.ts';
import { verb, word } from '../kit.ts';

export const favourPlayer = word('favour player {seat}', {
  en: ({ seat }) => `${seat} draws a card`,
  fr: ({ seat }) => `${seat} pioche une carte`,
});

/** Another player draws a card: whoever is trusted with it (P-18). */
export const favour = verb(
  'favour',
  {},
  {
    brings: [favourPlayer],
    choices(lens, seat, _frame, offers) {
      for (let other = 0; other < lens.seats; other++)
        if (other !== seat && isIn(lens, other)) offers.yes(favourPlayer.no, other);
    },
    forced: 'taken',
    run: (table, _frame, _said, _seat, option) => drawByEffect(table, firstOf(option), 1),
    say: () => clause('draw', a('foe', { adjectives: ['chosen'] }), a('card')),
  },
);
