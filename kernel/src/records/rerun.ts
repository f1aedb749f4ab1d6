import { type GameEvent, type SeenEvent, seeEvent } from '../cards/events.ts';
import { play } from '../course/play.ts';
import { copyState } from '../course/table.ts';
import type { Game } from '../game/definition.ts';
import type { Manifest } from '../game/manifest.ts';
import { Lens } from '../knowledge/lens.ts';
import { see } from '../knowledge/see.ts';
import type { Seen } from '../knowledge/seen.ts';
import { nth } from '../state/lists.ts';
import { NONE, type Option } from '../state/options.ts';
import type { Shape, State } from '../state/state.ts';
import { everybody } from '../state/zones.ts';
import { type GameRecord, hashOf, startOf } from './record.ts';

/** As whom a finished game is watched: a seat's number, the public, or somebody who sees everything. */
export type Watcher = number | 'public' | 'truth';

/** Why a record cannot be played again: other rules made it, or playing it again ends otherwise than it says. */
export type RerunFault = 'other-rules' | 'broken';

/**
 * A finished game that can be looked at moment by moment, as each seat, the public or the truth saw it. Moment 0 is the deal; each choice
 * makes the next.
 * Its lenses belong to the kernel that played it, so that the same rules can put them into words.
 */
export interface Rerun<S extends Shape = Shape> {
  /** The game with the content it was played with. */
  readonly game: Game<S>;
  readonly seats: number;
  readonly lastMoment: number;
  lensAt(moment: number, watcher: Watcher): Lens<S>;
  /** What happened because of the choice before that moment. */
  eventsAt(moment: number, watcher: Watcher): SeenEvent[];
  /** The sealed answers that wait at a moment, as far as the watcher knows them. Older rules programs lack this. */
  sealedAt?(moment: number, watcher: Watcher): SealedAnswer[];
  /** What a seat saw at a moment: enough to imagine every world that fitted its view. Older rules programs lack this. */
  seenAt?(moment: number, seat: number): Seen<S>;
}

/** A sealed answer that waits for the others; its seat's own lens words it. */
export interface SealedAnswer {
  readonly seat: number;
  readonly option: Option;
}

/**
 * How a game shows its tables on a page. A rules program exports it, so that a game is always shown by the rules it was
 * played with. Pages of a later version call nothing else of an older program but its `review`, where it has one.
 */
export interface Telling<S extends Shape = Shape> {
  readonly game: Game<S>;
  text: Manifest<S>['text'];
  rerun(record: GameRecord): Rerun<S> | RerunFault;
}

export const tellingOf = <S extends Shape>(
  registered: Pick<Manifest<S>, 'game' | 'text' | 'readPack'>,
): Telling<S> => ({
  game: registered.game,
  text: (game, options) => registered.text(game, options),
  rerun: (record) => rerunOf(registered, record),
});

/** Plays a record again by the rules of a game, or says why that cannot be. */
export function rerunOf<S extends Shape>(
  { game: own, readPack }: Pick<Manifest<S>, 'game' | 'readPack'>,
  record: GameRecord,
): Rerun<S> | RerunFault {
  if (record.game !== own.id || record.rules !== own.version) return 'other-rules';
  const read = record.pack === undefined ? { game: own } : readPack?.(record.pack);
  if (read === undefined || 'faults' in read) return 'broken';
  try {
    return played(read.game, record) ?? 'broken';
  } catch {
    // The record may be anybody's file: if the rules themselves throw on it, it is not a record of a game.
    return 'broken';
  }
}

interface Step<S extends Shape> {
  readonly state: State<S>;
  readonly events: readonly GameEvent[];
}

function played<S extends Shape>(game: Game<S>, record: GameRecord): Rerun<S> | undefined {
  let events: GameEvent[] = [];
  const table = startOf(game, record, events);
  const steps: Step<S>[] = [];
  const keep = () => steps.push({ state: copyState(game, table.state), events });
  keep();
  for (const [seat, key] of record.choices) {
    events = [];
    table.events = events;
    if (play(table, seat, key) !== undefined) return undefined;
    keep();
  }
  return hashOf(table.state) === record.hash ? watched(game, record.seats, steps) : undefined;
}

/** The truth is the public with every face turned up. */
function watched<S extends Shape>(game: Game<S>, seats: number, steps: readonly Step<S>[]): Rerun<S> {
  const viewerOf = (watcher: Watcher): number => (typeof watcher === 'number' ? watcher : seats);
  return {
    ...{ game, seats, lastMoment: steps.length - 1 },
    lensAt(moment, watcher) {
      const { state } = nth(steps, moment);
      if (watcher !== 'truth') return new Lens(game, state, viewerOf(watcher));
      return new Lens(game, { ...state, mask: state.mask.map(() => everybody(seats)) }, seats);
    },
    eventsAt(moment, watcher) {
      const { events } = nth(steps, moment);
      return watcher === 'truth' ? events.slice() : events.map((event) => seeEvent(event, viewerOf(watcher)));
    },
    sealedAt(moment, watcher) {
      const { sealed } = nth(steps, moment).state;
      return sealed.flatMap((option, seat) =>
        option !== NONE && (watcher === 'truth' || watcher === seat) ? [{ seat, option }] : [],
      );
    },
    seenAt: (moment, seat) => see(game, nth(steps, moment).state, seat),
  };
}
