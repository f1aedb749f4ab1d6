import type { Filter } from './filters.ts';
import type { Machination, Need } from './kinds.ts';

/** A place for each card that is asked for. */
export const slotsOf = (needs: readonly Need[]): readonly Need[] =>
  needs.flatMap((need) => Array.from({ length: need.n }, () => need));

/** The first line of a Machination counts with so many players at most (W-7.17, R-32). */
export const FEW = 3;

/** The lines of a Machination that count with so many players. */
export const linesCounted = ({ first, lines }: Machination, seats: number): readonly Filter[] =>
  seats <= FEW ? [first, ...lines] : lines;
