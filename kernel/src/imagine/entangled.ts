import { below, type Rng, takeAny } from '../cards/chance.ts';
import { HIDDEN } from '../knowledge/seen.ts';
import { nth } from '../state/lists.ts';
import type { Claim } from '../state/state.ts';
import {
  type Equation,
  equationsOf,
  kindsIn,
  type Stream,
  streamsOf,
  type TangleProblem,
} from './streams.ts';

export type { TangleProblem } from './streams.ts';

/** The bounds of each count: how many cards of a kind a stream carries. */
interface Bounds {
  readonly least: Int16Array;
  readonly most: Int16Array;
}

/** How many more guesses may fail before the deal starts over. */
interface Patience {
  left: number;
}

/** How many guesses may fail in the first try; each further try doubles it. */
const PATIENCE = 16;

export class Tangle {
  readonly #problem: TangleProblem;
  readonly #streams: readonly Stream[];
  readonly #kinds: readonly number[];
  readonly #equations: readonly Equation[];
  /** For each count, the numbers of the equations it stands in. */
  readonly #equationsOf: readonly number[][];
  /** Whether an equation is queued while counts are narrowed. */
  readonly #isWaiting: Uint8Array;
  readonly #claimedCounts: number;
  /** For each claimed slot, the first of its counts. */
  readonly #firstOf: readonly number[];
  /** The bounds before any guess, as narrow as the equations make them; undefined if nothing fits. */
  readonly #start: Bounds | undefined;

  constructor(problem: TangleProblem) {
    this.#problem = problem;
    this.#streams = streamsOf(problem);
    this.#kinds = kindsIn(problem);
    this.#claimedCounts = this.#streams.filter(({ isClaimed }) => isClaimed).length * this.#kinds.length;
    this.#firstOf = firstCounts(this.#streams, this.#kinds.length);
    this.#equations = equationsOf(problem, this.#streams, this.#kinds);
    this.#equationsOf = Array.from({ length: this.#streams.length * this.#kinds.length }, () => []);
    this.#equations.forEach(({ plus, minus }, i) => {
      for (const count of plus) nth(this.#equationsOf, count).push(i);
      for (const count of minus) nth(this.#equationsOf, count).push(i);
    });
    this.#isWaiting = new Uint8Array(this.#equations.length);
    const widest = this.#widest();
    this.#start = this.#narrow(
      widest,
      this.#equations.map((_, i) => i),
    )
      ? widest
      : undefined;
  }

  /**
   * Gives every hidden slot a face, at random: every solution can come, and nothing else. False if there is none. A wrong
   * early guess would be taken back only after everything that follows from it was tried. So a try that fails often is given
   * up, and the next one begins with other guesses.
   */
  deal(face: number[], random: Rng): boolean {
    if (this.#start === undefined) return false;
    for (let patience = PATIENCE; ; patience *= 2) {
      const mine = { left: patience };
      for (const { least } of this.#guessed(copyOf(this.#start), random, mine)) {
        this.#write(least, face, random);
        return true;
      }
      if (mine.left > 0) return false;
    }
  }

  /** Every solution in turn, in an order that `random` decides, each written into `face`. */
  *solutions(face: number[], random: Rng): Generator<void> {
    if (this.#start === undefined) return;
    const endless = { left: Number.POSITIVE_INFINITY };
    for (const { least } of this.#guessed(copyOf(this.#start), random, endless)) {
      this.#write(least, face, random);
      yield;
    }
  }

  /** All solutions that can be found from here; ends early when patience runs out. */
  *#guessed(bounds: Bounds, random: Rng, patience: Patience): Generator<Bounds> {
    while (patience.left > 0 && this.#heedClaims(bounds)) {
      const count = this.#openCount(bounds, random);
      if (count === undefined) {
        yield bounds;
        return;
      }
      const more = copyOf(bounds);
      more.least[count] = nth(more.least, count) + 1;
      if (this.#narrow(more, nth(this.#equationsOf, count))) yield* this.#guessed(more, random, patience);
      bounds.most[count] = nth(bounds.least, count);
      if (!this.#narrow(bounds, nth(this.#equationsOf, count))) break;
    }
    patience.left -= 1;
  }

  /** A count that is still open, at random; undefined if all are found. Those of claimed slots come first. */
  #openCount(bounds: Bounds, random: Rng): number | undefined {
    return (
      this.#openAmong(bounds, 0, this.#claimedCounts, random) ??
      this.#openAmong(bounds, this.#claimedCounts, bounds.most.length, random)
    );
  }

  /** Of the stream that has fewest counts left to find, among some: what cannot be is found out soonest there. */
  #openAmong(bounds: Bounds, from: number, to: number, random: Rng): number | undefined {
    const kinds = this.#kinds.length;
    let [fewest, alike, chosen] = [Number.POSITIVE_INFINITY, 0, -1];
    for (let first = from; first < to; first += kinds) {
      let open = 0;
      for (let count = first; count < first + kinds; count++)
        if (bounds.most[count] !== bounds.least[count]) open += 1;
      if (open === 0 || open > fewest) continue;
      alike = open < fewest ? 1 : alike + 1;
      fewest = open;
      if (below(random, alike) === 0) chosen = first;
    }
    return chosen < 0 ? undefined : this.#openIn(bounds, chosen, chosen + kinds, random);
  }

  /** An open count among some, the likelier the wider its bounds are. */
  #openIn({ least, most }: Bounds, from: number, to: number, random: Rng): number | undefined {
    let width = 0;
    let chosen: number | undefined;
    for (let count = from; count < to; count++) {
      const open = (most[count] ?? 0) - (least[count] ?? 0);
      if (open === 0) continue;
      width += open;
      if (below(random, width) < open) chosen = count;
    }
    return chosen;
  }

  /** Narrows the counts by these equations and all that follows; false where nothing fits any more. */
  #narrow(bounds: Bounds, by: readonly number[]): boolean {
    const waiting = by.slice();
    for (const i of waiting) this.#isWaiting[i] = 1;
    for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
      this.#isWaiting[i] = 0;
      if (this.#narrowBy(nth(this.#equations, i), bounds, waiting)) continue;
      for (const left of waiting) this.#isWaiting[left] = 0;
      return false;
    }
    return true;
  }

  /** Narrows the counts of one equation; false where it cannot come out any more. */
  #narrowBy({ plus, minus, total }: Equation, bounds: Bounds, waiting: number[]): boolean {
    const { least, most } = bounds;
    let lowest = -total;
    let highest = -total;
    for (const count of plus) {
      lowest += least[count] ?? 0;
      highest += most[count] ?? 0;
    }
    for (const count of minus) {
      lowest -= most[count] ?? 0;
      highest -= least[count] ?? 0;
    }
    if (lowest > 0 || highest < 0) return false;
    for (const count of plus)
      this.#bound(bounds, count, (most[count] ?? 0) - highest, (least[count] ?? 0) - lowest, waiting);
    for (const count of minus)
      this.#bound(bounds, count, (most[count] ?? 0) + lowest, (least[count] ?? 0) + highest, waiting);
    return true;
  }

  /** Bounds a count by `low` and `high`. If that narrows it, its equations are queued to be looked at again. */
  #bound({ least, most }: Bounds, count: number, low: number, high: number, waiting: number[]): void {
    const lowBefore = least[count] ?? 0;
    const highBefore = most[count] ?? 0;
    if (low <= lowBefore && high >= highBefore) return;
    if (low > lowBefore) least[count] = low;
    if (high < highBefore) most[count] = high;
    for (const i of nth(this.#equationsOf, count)) {
      if (this.#isWaiting[i] === 1) continue;
      this.#isWaiting[i] = 1;
      waiting.push(i);
    }
  }

  /**
   * Whether every claim whose faces are all found is true. Of one that lacks a single face, the kinds that would make it false are
   * ruled out, with all that follows.
   */
  #heedClaims(bounds: Bounds): boolean {
    const { claims, holds } = this.#problem;
    if (claims.length === 0) return true;
    for (;;) {
      const found = this.#foundIn(bounds);
      const narrowed: number[] = [];
      for (const claim of claims) {
        const hidden = claim.slots.filter((slot) => nth(found, slot) === HIDDEN);
        const [last] = hidden;
        if (last === undefined && !holds(claim, found)) return false;
        if (last !== undefined && hidden.length === 1) this.#ruleOut(claim, last, found, bounds, narrowed);
      }
      if (narrowed.length === 0) return true;
      const touched = new Set(narrowed.flatMap((count) => nth(this.#equationsOf, count)));
      if (!this.#narrow(bounds, [...touched])) return false;
    }
  }

  /** The faces of claimed slots that are found, among those that were known before. */
  #foundIn({ least }: Bounds): number[] {
    const found = this.#problem.face.slice();
    for (let count = 0; count < this.#claimedCounts; count++)
      if (least[count] === 1) found[this.#slotOf(count)] = nth(this.#kinds, count % this.#kinds.length);
    return found;
  }

  /** The slot of a count that a claim names: it is a stream of its own. */
  #slotOf(count: number): number {
    return nth(nth(this.#streams, Math.floor(count / this.#kinds.length)).slots, 0);
  }

  /** Rules out every kind that would make a claim false if the last slot it lacks had it. */
  #ruleOut(claim: Claim, last: number, found: number[], { most }: Bounds, narrowed: number[]): void {
    const first = nth(this.#firstOf, last);
    for (const [k, kind] of this.#kinds.entries()) {
      if (most[first + k] === 0) continue;
      found[last] = kind;
      if (this.#problem.holds(claim, found)) continue;
      most[first + k] = 0;
      narrowed.push(first + k);
    }
    found[last] = HIDDEN;
  }

  #write(counts: Int16Array, face: number[], random: Rng): void {
    this.#streams.forEach(({ slots }, stream) => {
      const carried: number[] = [];
      this.#kinds.forEach((kind, k) => {
        for (let n = nth(counts, stream * this.#kinds.length + k); n > 0; n--) carried.push(kind);
      });
      for (const slot of slots) face[slot] = takeAny(carried, random);
    });
  }

  /** A stream may carry as many cards of a kind as it has slots, but none that a claim rules out. */
  #widest(): Bounds {
    const { claims, value } = this.#problem;
    const most = this.#streams.flatMap(({ slots, isClaimed }) => {
      if (!isClaimed) return this.#kinds.map(() => slots.length);
      const limits = claims.filter(({ type, slots: of }) => type === 'among' && of.includes(nth(slots, 0)));
      return this.#kinds.map((kind) =>
        limits.some(({ by, n }) => !n.includes(value(by, kind))) ? 0 : slots.length,
      );
    });
    return { least: new Int16Array(most.length), most: Int16Array.from(most) };
  }
}

const copyOf = ({ least, most }: Bounds): Bounds => ({ least: least.slice(), most: most.slice() });

/** For each slot of a claim, the first of the counts of its stream. */
function firstCounts(streams: readonly Stream[], kinds: number): number[] {
  const firsts: number[] = [];
  for (const [stream, { slots, isClaimed }] of streams.entries())
    if (isClaimed) firsts[nth(slots, 0)] = stream * kinds;
  return firsts;
}
