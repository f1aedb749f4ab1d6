import { DONE_WORD, firstOf, type Lens, type Offers, type Option, type Table } from '@masterplan/kernel';
import { a, hasBeen } from '../../text/words.ts';
import { gainedNow, type Watchmen, zones } from '../board.ts';

/** Offers the cards bought or gained this turn that still lie on the discard pile, or to wait for a later one (RB-30). */
export function offerThoseGained(lens: Lens<Watchmen>, seat: number, word: number, offers: Offers): void {
  for (const card of lens.fields.gained) if (lens.at(card) === zones.discard(seat)) offers.yes(word, card);
  offers.yes(DONE_WORD);
}

/** The card of an option, which is not to be sent anywhere again. */
export function takenFromThose(table: Table<Watchmen>, option: Option): number {
  const card = firstOf(option);
  gainedNow.drop(table.fields.gained, card);
  return card;
}

export const oneOfThose = a('card', { which: hasBeen(['buy', 'gain'], 'this-turn') });
