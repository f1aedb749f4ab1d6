import type { TableState } from '../../wire/index.ts';
import type { Facts } from './facts.ts';

/**
 * What is known of an unfinished table without opening it: enough for the lobby, small enough to keep for every table there is.
 * A table that was put away is a card and what the store has of it.
 */
export interface Card {
  readonly facts: Omit<Facts, 'packJson' | 'begun'>;
  readonly state: TableState;
  readonly version: number;
  /** The mask of seats that are to answer. */
  readonly waiting: number;
}

/** Whether time runs there. */
export const isTimed = ({ facts: { state, settings } }: Card): boolean =>
  state === 'playing' && settings.clock.kind !== 'none';

/** A table at which nobody ever sat down is cleared away after a day. */
const ABANDONED = 24 * 3600 * 1000;

/** Whether nobody has come to the table or will. */
export const isAbandoned = ({ facts }: Card, now: number): boolean =>
  facts.state === 'gathering' &&
  now - facts.changedAt > ABANDONED &&
  facts.holders.every(({ player }) => player === undefined);
