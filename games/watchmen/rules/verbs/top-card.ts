import { oneOf, type Table } from '@masterplan/kernel';
import { the, topOf } from '../../text/words.ts';
import { type Watchmen, zones } from '../board.ts';
import { topOfDeck } from '../decks.ts';

/** Your own deck or the main deck. */
export const deckOrMain = oneOf('deck', 'main-deck');

/** The card on top of it, if there is any. */
export const topCardOf = (
  table: Table<Watchmen>,
  seat: number,
  of: 'deck' | 'main-deck',
): number | undefined => (of === 'deck' ? topOfDeck(table, seat) : table.top(zones.mainDeck()));

/** That card in words, which are `it` from then on. */
export const topPhrase = (of: 'deck' | 'main-deck') =>
  topOf(of === 'deck' ? 'deck' : the('main-deck'), { as: 'it' });
