import { type Checked, oneOf, type Table } from '@masterplan/kernel';
import { each } from '../../text/words.ts';
import type { Watchmen } from '../board.ts';
import { allIn } from '../cards.ts';

/** Whom something goes round to. */
export const who = oneOf('foes', 'players');
type Who = Checked<typeof who>;

/** All foes, or all players, that are still in the game, as a mask (B-5.7, R-74). */
export const whomOf = (table: Table<Watchmen>, seat: number, who: Who): number =>
  who === 'players' ? allIn(table) : allIn(table) & ~(1 << seat);

/** Foes from the left on, or players from oneself on (B-6.2). */
export const startOf = (table: Table<Watchmen>, seat: number, who: Who): number =>
  who === 'players' ? seat : (seat + 1) % table.seats;

export const eachOne = (who: Who) => each(who === 'foes' ? 'foe' : 'player');
