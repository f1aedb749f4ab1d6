import { firstOf, type Lens, nth, type Verb } from '@masterplan/kernel';
import { inTurn } from '@masterplan/kernel/words';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, again, clause, hasBeen, you } from '../../text/words.ts';
import { NOT_ANY, type Watchmen, word, zones } from '../board.ts';
import { PLAY, playsAtWork } from '../conditions.ts';
import { play, STAYS } from '../playing.ts';

/** A card of your play area that has been carried out is played once more (B-8.1, RB-5, RB-9). */
export const playAgain: Verb<Watchmen, SentenceOf<'play-again'>> = {
  name: 'play-again',
  choices(lens, seat, _frame, offers, { also }) {
    for (const card of lens.zone(zones.inPlay(seat))) {
      if (playsAtWork(lens.stack, card) > 0) offers.no(word.again, card, 0, 'B-8.1');
      else if (also === 'ongoing' && !mayBeDuplicated(lens, card)) offers.no(word.again, card, 0, 'D-25');
      else offers.yes(word.again, card);
    }
    for (const card of lens.zone(zones.locations(seat))) {
      if (also === 'ongoing') offers.yes(word.again, card);
      else offers.no(word.again, card, 0, 'B-8.1');
    }
  },
  forced: 'taken',
  run(table, _frame, _said, seat, option) {
    const card = firstOf(option);
    play(table, seat, card, STAYS, seat, typeKept(table.fields.plays, card));
  },
  say: ({ also }) =>
    inTurn(
      clause(
        'choose',
        you,
        a('card', { which: hasBeen('play', 'this-turn'), as: 'it' }),
        also === undefined ? {} : { how: 'or-ongoing' },
      ),
      clause('play-again', you, again('it')),
    ),
};

/** The number of the type that a card had besides its own when it was played (P-7). */
function typeKept(plays: readonly number[], card: number): number {
  for (let i = 0; i < plays.length; i += PLAY) if (plays[i] === card) return nth(plays, i + 2);
  return NOT_ANY;
}

/** In the French book only the card just played can be played again in this way (D-25). */
function mayBeDuplicated(lens: Lens<Watchmen>, card: number): boolean {
  const { plays } = lens.fields;
  return lens.options.edition !== 'fr' || plays[plays.length - 2 * PLAY] === card;
}
