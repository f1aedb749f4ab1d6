import { firstOf, type Lens, type Verb } from '@masterplan/kernel';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, clause, hasBeen, you } from '../../text/words.ts';
import { type Watchmen, word, zones } from '../board.ts';
import { PLAY } from '../conditions.ts';
import { isAtWork, play } from '../playing.ts';

/** A card of your play area that has been carried out is played once more (B-8.1, RB-5, RB-9). */
export const playAgain: Verb<Watchmen, SentenceOf<'play-again'>> = {
  name: 'play-again',
  choices(lens, seat, _frame, offers, { also }) {
    for (const card of lens.zone(zones.inPlay(seat))) {
      if (isAtWork(lens.stack, card) || (also === 'ongoing' && !mayBeDuplicated(lens, card)))
        offers.no(word.again, card, 0, 'B-8.1');
      else offers.yes(word.again, card);
    }
    for (const card of lens.zone(zones.locations(seat))) {
      if (also === 'ongoing') offers.yes(word.again, card);
      else offers.no(word.again, card, 0, 'B-8.1');
    }
  },
  forced: 'taken',
  run: (table, _frame, _said, seat, option) => play(table, seat, firstOf(option)),
  say: ({ also }) =>
    clause(
      'play-again',
      you,
      a('card', { which: hasBeen('play', 'this-turn') }),
      also === undefined ? {} : { how: 'or-ongoing' },
    ),
};

/** In the French book only the card just played can be played again in this way (D-25). */
function mayBeDuplicated(lens: Lens<Watchmen>, card: number): boolean {
  const { plays } = lens.fields;
  return lens.options.edition !== 'fr' || plays[plays.length - 2 * PLAY] === card;
}
