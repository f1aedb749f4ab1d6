import { copyState, type Table } from '../course/table.ts';
import { imagine } from '../imagine/imagine.ts';
import { see } from '../knowledge/see.ts';
import type { Shape, State } from '../state/state.ts';
import type { SeenEntry, ToldBefore } from './log.ts';

/** What was before a table began that is not dealt from its seed. */
export interface Before {
  /** Versions are counted on from here. */
  readonly version: number;
  readonly told?: ToldBefore;
}

/**
 * How a table begins that is not dealt from its seed: in a position, made once, which is kept in place of the seed. Undo stops
 * there, the seal is of it, and the record starts with it.
 */
export interface Beginning extends Before {
  readonly start: State;
}

/** A moment of a table's record, whose seat it is to go on for, and how. */
export interface Moment {
  /** How many of the record's choices have been made. */
  readonly choices: number;
  readonly as: number;
  /** `truth`: as it was. `known`: what that seat did not know is dealt anew. */
  readonly deal: 'truth' | 'known';
  /** What is dealt anew is dealt from this. */
  readonly seed: string;
}

/** A table in play, as far as another one that goes on from it needs it. */
interface GoneOnFrom<S extends Shape> {
  readonly table: Table<S>;
  readonly version: number;
  entries(viewer: number, since: number): SeenEntry[];
}

/** How another table goes on from where this one stands. Whoever goes on there has left nothing standing yet. */
export function beginningAt<S extends Shape>(
  then: GoneOnFrom<S>,
  { as, deal, seed }: Omit<Moment, 'choices'>,
): Beginning {
  const { table, version } = then;
  const { game, seats } = table;
  const { state } = deal === 'truth' ? table : imagine(game, see(game, table.state, as), seed);
  const start = { ...copyState(game, state), standing: game.standing(seats).slice() };
  return { start, version, told: { seat: as, own: then.entries(as, -1), all: then.entries(seats, -1) } };
}
