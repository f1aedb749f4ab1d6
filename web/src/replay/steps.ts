import {
  copyState,
  everybody,
  type GameEvent,
  type GameRecord,
  Lens,
  open,
  play,
  type SeenEvent,
  type State,
  seeEvent,
  Table,
} from '@masterplan/kernel';
import type { AnyGame, AnyLens } from '../boards/playable.ts';

/** A moment of a finished game: the state after a choice, and what the choice made happen. Step 0 is the deal. */
export interface Step {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** As whom a replay is watched: a seat's number, the public, or somebody who sees everything. */
export type Watcher = number | 'public' | 'truth';

/** Every moment of a record, or undefined where it cannot be played with these rules. */
export function stepsOf(game: AnyGame, record: GameRecord): Step[] | undefined {
  if (record.game !== game.id || record.rules !== game.version) return undefined;
  let events: GameEvent[] = [];
  const table = tableOf(game, record, events);
  const steps: Step[] = [];
  const keep = () => steps.push({ state: copyState(game, table.state), events });
  keep();
  for (const [seat, key] of record.choices) {
    events = [];
    table.events = events;
    if (play(table, seat, key) !== undefined) return undefined;
    keep();
  }
  return steps;
}

function tableOf(game: AnyGame, { seats, seed = '', options, start }: GameRecord, events: GameEvent[]) {
  if (start === undefined) return open(game, { seats, seed, options, events });
  const table = new Table(game, copyState(game, start));
  table.events = events;
  return table;
}

const viewerOf = (watcher: Watcher, seats: number): number => (typeof watcher === 'number' ? watcher : seats);

/** The lens through which a watcher sees a step. The truth is the public with every face turned up. */
export function lensOf(game: AnyGame, { state }: Step, watcher: Watcher): AnyLens {
  const viewer = viewerOf(watcher, state.seats);
  if (watcher !== 'truth') return new Lens(game, state, viewer);
  return new Lens(game, { ...state, mask: state.mask.map(() => everybody(state.seats)) }, viewer);
}

export function eventsOf({ state, events }: Step, watcher: Watcher): SeenEvent[] {
  const viewer = viewerOf(watcher, state.seats);
  return watcher === 'truth' ? events.map((event) => event) : events.map((event) => seeEvent(event, viewer));
}
