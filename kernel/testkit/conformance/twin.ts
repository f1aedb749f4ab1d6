import {
  below,
  bind,
  type Chance,
  type Claim,
  type Game,
  type GameEvent,
  generator,
  open,
  optionsOf,
  type Purpose,
  play,
  type SeenEvent,
  type Shape,
  see,
  seeEvent,
  type Table,
} from '../../src/index.ts';
import { shuffleDraws } from '../luck.ts';
import type { Start, Suite } from './course.ts';
import { sentTo } from './sent.ts';

/** One random number that was drawn: what for, out of how many, and what came. */
export interface Draw {
  readonly purpose: Purpose;
  readonly limit: number;
  readonly value: number;
}

/** A claim as it was made, with all faces as they lay then. */
export interface Made {
  readonly claim: Claim;
  readonly faces: readonly number[];
}

/** What a viewer gets after a step: the snapshot, what happened, and all that is said and offered. */
export interface Sent {
  readonly seen: unknown;
  readonly told: readonly SeenEvent[];
  readonly sent: readonly unknown[];
}

/** Draws that come otherwise than the seed says, by their number. */
export type Changed = ReadonlyMap<number, number>;

/**
 * One of two tables that play the same game and differ in what a viewer has not seen. Chance comes from the seed alone, a
 * draw for a draw, so that both get the same luck; what is claimed is kept as it is claimed.
 */
export class Twin<S extends Shape> {
  readonly suite: Suite<S>;
  readonly viewer: number;
  readonly table: Table<S>;
  readonly draws: Draw[] = [];
  /** Of the last step: what happened, what was claimed, and the faces and masks before it (at first: as set up). */
  events: GameEvent[] = [];
  claims: Made[] = [];
  facesBefore: readonly number[] = [];
  masksBefore: readonly number[] = [];

  constructor(suite: Suite<S>, start: Start, viewer: number, changed: Changed) {
    this.suite = suite;
    this.viewer = viewer;
    const random = generator(start.seed);
    const chance: Chance = (limit, purpose) => {
      const drawn = below(random, limit);
      const value = changed.get(this.draws.length) ?? drawn;
      this.draws.push({ purpose, limit, value });
      return value;
    };
    this.table = open(this.#listening(suite.game), { ...start, chance, events: this.events });
  }

  play(seat: number, key: string): void {
    const { table } = this;
    this.events = [];
    this.claims = [];
    this.#remember(table);
    table.events = this.events;
    const refusal = play(table, seat, key);
    if (refusal) throw new Error(`"${key}" of seat ${seat} was listed and is refused: ${refusal.code}`);
  }

  /** All that the viewer gets after a step. */
  sent(): Sent {
    return this.#sentBy(this.table, this.events);
  }

  /** Lets a step go by in which nothing happens here. */
  wait(): void {
    this.events = [];
    this.claims = [];
    this.#remember(this.table);
  }

  /** Whether the seat has any choice after which the viewer would get just this, with this luck. */
  couldSend(sent: Sent, seat: number, luck: readonly Draw[]): boolean {
    const { table } = this;
    const wanted = JSON.stringify(sent);
    return optionsOf(table.lens(seat)).some(({ key }) => {
      const world = table.copy();
      const events: GameEvent[] = [];
      const left = luck.slice();
      world.events = events;
      world.chance = (limit) => Math.min(left.shift()?.value ?? 0, limit - 1);
      play(world, seat, key);
      return JSON.stringify(this.#sentBy(world, events)) === wanted;
    });
  }

  #sentBy(table: Table<S>, events: readonly GameEvent[]): Sent {
    const { viewer, suite } = this;
    return {
      seen: see(suite.game, table.state, viewer),
      told: events.map((event) => seeEvent(event, viewer)),
      sent: sentTo(suite.wording, table.lens(viewer), events),
    };
  }

  /** The game with a set-up that first has this twin listen to every claim. */
  #listening(game: Game<S>): Game<S> {
    const setup = (table: Table<S>) => {
      this.#listenTo(table);
      game.setup(table);
      this.#remember(table);
    };
    return bind({ ...game, setup }, game.kinds);
  }

  #remember({ state }: Table<S>): void {
    this.facesBefore = state.face.slice();
    this.masksBefore = state.mask.slice();
  }

  #listenTo(table: Table<S>): void {
    const note = (claim: Claim) => this.claims.push({ claim, faces: table.state.face.slice() });
    const claimAlike = table.claimAlike.bind(table);
    const claimAmong = table.claimAmong.bind(table);
    const claimSome = table.claimSome.bind(table);
    const claimSum = table.claimSum.bind(table);
    const claimHolds = table.claimHolds.bind(table);
    table.claimAlike = (by, card, other) => {
      note({ type: 'alike', by, slots: [other, card], n: [] });
      claimAlike(by, card, other);
    };
    table.claimAmong = (by, cards, values) => {
      note({ type: 'among', by, slots: cards.slice(), n: values.slice() });
      claimAmong(by, cards, values);
    };
    table.claimSome = (by, cards, values) => {
      note({ type: 'some', by, slots: cards.slice(), n: values.slice() });
      claimSome(by, cards, values);
    };
    table.claimSum = (by, cards, total) => {
      note({ type: 'sum', by, slots: cards.slice(), n: [total] });
      claimSum(by, cards, total);
    };
    table.claimHolds = (predicate, cards, ...n) => {
      note({ type: 'holds', by: predicate, slots: cards.slice(), n });
      claimHolds(predicate, cards, ...n);
    };
  }
}

/** The shuffles among these draws: where each begins, and how many cards it shuffled. */
export function shufflesIn(draws: readonly Draw[]): { at: number; size: number }[] {
  const found: { at: number; size: number }[] = [];
  let left = 0;
  draws.forEach(({ purpose, limit }, at) => {
    if (purpose !== 'shuffle') return;
    if (left === 0) found.push({ at, size: limit });
    left = limit - 2;
  });
  return found;
}

/** The draws that make one of these shuffles end with two places exchanged. */
export function exchanged(
  draws: readonly Draw[],
  { at, size }: { at: number; size: number },
  one: number,
  other: number,
): Changed {
  const cards = Array.from({ length: size }, (_, place) => place);
  const end = cards.slice();
  for (let i = size - 1; i > 0; i--) {
    const j = draws[at + size - 1 - i]?.value ?? i;
    [end[i], end[j]] = [end[j] ?? 0, end[i] ?? 0];
  }
  [end[one], end[other]] = [end[other] ?? 0, end[one] ?? 0];
  return new Map(shuffleDraws(cards, end).map((value, i) => [at + i, value]));
}
