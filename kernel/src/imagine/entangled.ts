import { below, type Rng, takeAny } from '../cards/chance.ts';
import { HIDDEN } from '../knowledge/lens.ts';
import { nth } from '../state/lists.ts';
import type { Claim, Lot } from '../state/state.ts';

/**
 * Lots that came out of each other, with the claims about them, as a puzzle of counts. Hidden slots that left one lot for the
 * same next one are a stream: nobody can tell them apart, so a solution is how many cards of each kind every stream
 * carried. What went into a lot came out of it, kind by kind; a stream carries as many cards as it has slots: both are equations,
 * and every count is narrowed by them before one is guessed. A guess that fails is taken back, so a solution is found
 * wherever there is one.
 */
export interface TangleProblem {
  /** Slot to kind, HIDDEN where it is to be found. */
  readonly face: readonly number[];
  readonly lots: readonly Lot[];
  /** Claims about hidden slots of these lots and no others. */
  readonly claims: readonly Claim[];
  readonly holds: (claim: Claim, face: readonly number[]) => boolean;
  readonly value: (by: string, kind: number) => number;
  /**
   * `streams`: slots that no claim names are counted together. `slots`: each slot is followed by itself, so that two
   * solutions differ whenever a face does.
   */
  readonly following: 'streams' | 'slots';
}

/** Hidden slots that came out of one lot and went into the same other. */
interface Stream {
  readonly from: Lot;
  /** Undefined for cards that lie where they came out. */
  readonly into: Lot | undefined;
  readonly slots: number[];
  readonly isClaimed: boolean;
}

/** The sum of the counts `plus` less the sum of the counts `minus` is `total`. */
interface Equation {
  readonly plus: readonly number[];
  readonly minus: readonly number[];
  readonly total: number;
}

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
  readonly #claimedCounts: number;
  /** The bounds before any guess, as narrow as the equations make them; undefined if nothing fits. */
  readonly #start: Bounds | undefined;

  constructor(problem: TangleProblem) {
    this.#problem = problem;
    this.#streams = streamsOf(problem);
    this.#kinds = kindsIn(problem);
    this.#claimedCounts = this.#streams.filter(({ isClaimed }) => isClaimed).length * this.#kinds.length;
    this.#equations = [...this.#carried(), ...this.#passedOn()];
    this.#equationsOf = Array.from({ length: this.#streams.length * this.#kinds.length }, () => []);
    this.#equations.forEach(({ plus, minus }, i) => {
      for (const count of [...plus, ...minus]) nth(this.#equationsOf, count).push(i);
    });
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
    while (patience.left > 0 && this.#claimsHold(bounds)) {
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

  /**
   * A count that is still open, at random: those of claimed slots first, then the likelier the wider its bounds are.
   * Undefined if all are found.
   */
  #openCount({ least, most }: Bounds, random: Rng): number | undefined {
    let width = 0;
    let chosen: number | undefined;
    for (let count = 0; count < least.length; count++) {
      if (count === this.#claimedCounts && chosen !== undefined) break;
      const open = nth(most, count) - nth(least, count);
      if (open === 0) continue;
      width += open;
      if (below(random, width) < open) chosen = count;
    }
    return chosen;
  }

  /** Narrows the counts by these equations and all that follows; false where nothing fits any more. */
  #narrow(bounds: Bounds, by: readonly number[]): boolean {
    const waiting = [...by];
    for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
      const { plus, minus, total } = nth(this.#equations, i);
      const { least, most } = bounds;
      let lowest = -total;
      let highest = -total;
      for (const count of plus) {
        lowest += nth(least, count);
        highest += nth(most, count);
      }
      for (const count of minus) {
        lowest -= nth(most, count);
        highest -= nth(least, count);
      }
      if (lowest > 0 || highest < 0) return false;
      for (const count of plus) {
        const [low, high] = [nth(least, count), nth(most, count)];
        this.#bound(bounds, count, high - highest, low - lowest, waiting);
      }
      for (const count of minus) {
        const [low, high] = [nth(least, count), nth(most, count)];
        this.#bound(bounds, count, high + lowest, low + highest, waiting);
      }
    }
    return true;
  }

  /** Bounds a count by `low` and `high`. If that narrows it, its equations are queued to be looked at again. */
  #bound({ least, most }: Bounds, count: number, low: number, high: number, waiting: number[]): void {
    if (low <= nth(least, count) && high >= nth(most, count)) return;
    if (low > nth(least, count)) least[count] = low;
    if (high < nth(most, count)) most[count] = high;
    for (const i of nth(this.#equationsOf, count)) if (!waiting.includes(i)) waiting.push(i);
  }

  /** Whether every claim whose faces are all found is true. */
  #claimsHold({ least }: Bounds): boolean {
    const { claims, face, holds } = this.#problem;
    if (claims.length === 0) return true;
    const found = face.slice();
    for (let stream = 0; stream * this.#kinds.length < this.#claimedCounts; stream++) {
      this.#kinds.forEach((kind, k) => {
        const slot = nth(nth(this.#streams, stream).slots, 0);
        if (nth(least, stream * this.#kinds.length + k) === 1) found[slot] = kind;
      });
    }
    return claims.every(
      (claim) => claim.slots.some((slot) => nth(found, slot) === HIDDEN) || holds(claim, found),
    );
  }

  #write(counts: Int16Array, face: number[], random: Rng): void {
    this.#streams.forEach(({ slots }, stream) => {
      const carried = this.#kinds.flatMap((kind, k) =>
        new Array<number>(nth(counts, stream * this.#kinds.length + k)).fill(kind),
      );
      for (const slot of slots) face[slot] = takeAny(carried, random);
    });
  }

  #countsOf(stream: Stream): number[] {
    const first = this.#streams.indexOf(stream) * this.#kinds.length;
    return this.#kinds.map((_, k) => first + k);
  }

  /** Every stream carries as many cards as it has slots. */
  #carried(): Equation[] {
    return this.#streams.map((stream) => ({
      plus: this.#countsOf(stream),
      minus: [],
      total: stream.slots.length,
    }));
  }

  /** Of every kind as many cards came out of a lot as went in. */
  #passedOn(): Equation[] {
    const { face, lots } = this.#problem;
    return lots.flatMap((lot) => {
      const ins = this.#streams.filter(({ into }) => into === lot).map((stream) => this.#countsOf(stream));
      const outs = this.#streams.filter(({ from }) => from === lot).map((stream) => this.#countsOf(stream));
      const wentIn = lot.pool.concat(lot.ins.map((slot) => nth(face, slot)));
      const cameOut = lot.outs.map((slot) => nth(face, slot));
      const numberOf = (list: readonly number[], kind: number) => list.filter((each) => each === kind).length;
      return this.#kinds.map((kind, k) => ({
        plus: outs.map((counts) => nth(counts, k)),
        minus: ins.map((counts) => nth(counts, k)),
        total: numberOf(wentIn, kind) - numberOf(cameOut, kind),
      }));
    });
  }

  /** A stream may carry as many cards of a kind as it has slots, but none that a claim rules out. */
  #widest(): Bounds {
    const { claims, value } = this.#problem;
    const most = this.#streams.flatMap(({ slots, isClaimed }) => {
      const limits = claims.filter(({ type, slots: of }) => type === 'among' && of.includes(nth(slots, 0)));
      return this.#kinds.map((kind) =>
        isClaimed && limits.some(({ by, n }) => !n.includes(value(by, kind))) ? 0 : slots.length,
      );
    });
    return { least: new Int16Array(most.length), most: Int16Array.from(most) };
  }
}

const copyOf = ({ least, most }: Bounds): Bounds => ({ least: least.slice(), most: most.slice() });

/** Claimed slots first, each a stream of its own. */
function streamsOf({ face, lots, claims, following }: TangleProblem): Stream[] {
  const claimed = new Set(claims.flatMap(({ slots }) => slots));
  const intoOf = (slot: number) => lots.find((lot) => lot.ins.includes(slot));
  const streams: Stream[] = [];
  for (const from of lots) {
    for (const slot of from.outs) {
      if (nth(face, slot) !== HIDDEN) continue;
      const into = intoOf(slot);
      const isClaimed = claimed.has(slot);
      const isAlone = isClaimed || following === 'slots';
      const joined = streams.find(
        (stream) => !isAlone && !stream.isClaimed && stream.from === from && stream.into === into,
      );
      if (joined !== undefined) joined.slots.push(slot);
      else streams.push({ from, into, slots: [slot], isClaimed });
    }
  }
  return streams.sort((a, b) => Number(b.isClaimed) - Number(a.isClaimed));
}

const kindsIn = ({ face, lots }: TangleProblem): number[] => {
  const found = lots.flatMap(({ pool, ins, outs }) =>
    pool.concat([...ins, ...outs].map((slot) => nth(face, slot))),
  );
  return [...new Set(found)].filter((kind) => kind !== HIDDEN);
};
