import {
  copyState,
  everybody,
  type GameEvent,
  type GameRecord,
  hashOf,
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

/** Why a record cannot be played again: its rules are others, or it does not come to the end it says. */
export type StepsFault = 'other-rules' | 'broken';

/** Every moment of a record, or why it has none. */
export function stepsOf(game: AnyGame, record: GameRecord): Step[] | StepsFault {
  if (record.game !== game.id || record.rules !== game.version) return 'other-rules';
  try {
    return played(game, record) ?? 'broken';
  } catch {
    // Somebody's file: where the rules themselves break over it, it is no record of a game.
    return 'broken';
  }
}

function played(game: AnyGame, record: GameRecord): Step[] | undefined {
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
  return hashOf(table.state) === record.hash ? steps : undefined;
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

/** The moment and the watcher that a link names: `42`, `42 as 2`, `42 as truth`. Whatever it does not name is the beginning. */
export function momentOf(at: string, steps: readonly Step[]): { step: number; watcher: Watcher } {
  const [, step = '0', as = 'public'] = /^(\d{1,6})(?: as (\w+))?$/.exec(at) ?? [];
  const seats = steps[0]?.state.seats ?? 0;
  const seat = /^\d$/.test(as) && Number(as) < seats ? Number(as) : 'public';
  return { step: Math.min(Number(step), steps.length - 1), watcher: as === 'truth' ? as : seat };
}
