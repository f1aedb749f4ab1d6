import type { Filter } from './filters.ts';
import type { Machination, Need } from './kinds.ts';

/** A place for each card that is asked for. Grown entry by entry: lists of one form in memory are quicker to read. */
export function slotsOf(needs: readonly Need[]): readonly Need[] {
  const slots: Need[] = [];
  for (const need of needs) for (let n = 0; n < need.n; n++) slots.push(need);
  return slots;
}

/** The first line of a Machination counts with so many players at most, part of a Challenge with so many at least (W-7.17, P-17). */
export const FEW = 3;

/** What a Challenge asks for with so many players: some of it with three or more only (P-17). */
export const needsCounted = (needs: readonly Need[], seats: number): readonly Need[] =>
  seats >= FEW ? needs : needs.filter(({ many }) => many === undefined);

/** The lines of a Machination that count with so many players. */
export const linesCounted = ({ first, lines }: Machination, seats: number): readonly Filter[] =>
  seats <= FEW ? [first, ...lines] : lines;
