import { firstOf, type Verb } from '@masterplan/kernel';
import { inTurn } from '@masterplan/kernel/words';
import { isLastOnly } from '../../content/editions.ts';
import type { SentenceOf } from '../../content/sentences.ts';
import { a, again, clause, hasBeen, the, you } from '../../text/words.ts';
import { playsAtWork } from '../being-played.ts';
import { plays, type Watchmen, word, zones } from '../board.ts';
import { play } from '../playing.ts';

/** A card of your play area that has been carried out is played once more (B-8.1, RB-5, RB-9). */
export const playAgain: Verb<Watchmen, SentenceOf<'play-again'>> = {
  name: 'play-again',
  choices(lens, seat, _frame, offers, said) {
    const { also } = said;
    const mustBeLast = isLastOnly(lens.options.edition, said);
    for (const card of lens.zone(zones.inPlay(seat))) {
      if (playsAtWork(lens.stack, card) > 0) offers.no(word.again, card, 0, 'B-8.1');
      else if (mustBeLast && !isLast(lens.fields.plays, card)) offers.no(word.again, card, 0, 'D-25');
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
    play(table, seat, card, 'stays', seat, typesKept(table.fields.plays, card));
  },
  say({ also, only }) {
    const how = also === undefined ? {} : { how: 'or-ongoing' as const };
    if (only === 'last')
      return clause('play-again', you, the('card', { which: hasBeen('play', 'just-before') }), how);
    return inTurn(
      clause('choose', you, a('card', { which: hasBeen('play', 'this-turn'), as: 'it' }), how),
      clause('play-again', you, again('it')),
    );
  },
};

/** The mask of the types that a card had besides its own when it was played (P-7). */
function typesKept(list: readonly number[], card: number): number {
  for (let row = plays.count(list) - 1; row >= 0; row--)
    if (plays.card(list, row) === card) return plays.types(list, row);
  return 0;
}

/** Whether a card was played last before the one that is being carried out (D-25). */
function isLast(list: readonly number[], card: number): boolean {
  const before = plays.count(list) - 2;
  return before >= 0 && plays.card(list, before) === card;
}
