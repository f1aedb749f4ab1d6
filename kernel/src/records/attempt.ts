import type { GameEvent } from '../cards/events.ts';
import { play, type Refusal } from '../course/play.ts';
import { standingOption } from '../course/standing.ts';
import type { Table } from '../course/table.ts';
import type { Outcome, Shape, State } from '../state/state.ts';
import type { Heard, LogEntry } from './log.ts';
import type { Made } from './undo.ts';

/** A choice that was tried: why it is refused, or where it leads. */
export type Attempt = { readonly refusal: Refusal } | Tried;

/** A choice that is possible, played on a table of its own: nothing has happened before `commit`. */
export interface Tried {
  readonly refusal?: undefined;
  /** What the table would come to: see `Sitting.hash`. */
  readonly mark: string;
  readonly outcome: Outcome | null;
  readonly heard: Heard;
  /** The tried table is the table from now on. Throws where the table has changed since. */
  commit(): void;
}

/** Where a choice leads that is possible. */
interface Trial<S extends Shape> extends Pick<LogEntry, 'heard' | 'sealed'>, Pick<Made, 'did'> {
  /** The table as it would be. */
  readonly table: Table<S>;
  readonly events: readonly GameEvent[];
}

/** Plays a choice on a copy of the table. Throws where the rules themselves fail. */
export function trialOf<S extends Shape>(
  before: Table<S>,
  seat: number,
  key: string,
): Trial<S> | { readonly refusal: Refusal } {
  const table = before.copy();
  const events: GameEvent[] = [];
  table.events = events;
  const refusal = play(table, seat, key);
  if (refusal) return { refusal };
  if (standingOption(table.game, key) !== undefined)
    return { table, events, heard: 'silent', sealed: true, did: 'left' };
  const sealed = before.state.form === 'sealed';
  const did = sealed && !table.learned ? 'sealed' : 'played';
  return { table, events, heard: heardOf(before.state, seat), sealed, did };
}

/** How far an answer of a seat is heard. */
function heardOf({ form, ready, asked }: State, seat: number): Heard {
  if (form !== 'sealed') return 'loud';
  const bit = 1 << seat;
  if ((ready & bit) !== 0) return 'silent';
  return (ready | bit) === asked ? 'loud' : 'quiet';
}
