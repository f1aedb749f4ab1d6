import { below, type Rng } from '../cards/chance.ts';
import { HIDDEN } from '../knowledge/seen.ts';
import { missing, nth, removeAt } from '../state/lists.ts';
import type { Claim } from '../state/state.ts';
import type { Shuffle, Unknowns } from './unknowns.ts';

/** So often faces are tried for one claim of a predicate. */
const LOCAL_TRIES = 2000;

/** One random attempt at a solution. `fill` returns false at a dead end; then try again. */
export class Deal {
  readonly #unknowns: Unknowns;
  readonly #face: number[];
  readonly #random: Rng;
  #rest: number[] = [];

  constructor(unknowns: Unknowns, random: Rng) {
    this.#unknowns = unknowns;
    this.#face = unknowns.face.slice();
    this.#random = random;
  }

  /** Slot to kind; complete once `fill` returned true. */
  get face(): number[] {
    return this.#face;
  }

  fill(): boolean {
    const { shuffles, tangles, doubtful } = this.#unknowns;
    for (const shuffle of shuffles) if (!this.#fillShuffle(shuffle)) return false;
    for (const tangle of tangles) if (!tangle.deal(this.#face, this.#random)) return false;
    for (const claim of doubtful) if (!this.#unknowns.holds(claim, this.#face)) return false;
    return true;
  }

  #below(limit: number): number {
    return below(this.#random, limit);
  }

  #fillShuffle(shuffle: Shuffle): boolean {
    if (shuffle.division !== undefined) return shuffle.division.deal(this.#face, this.#random);
    this.#rest = shuffle.left.slice();
    for (const claim of shuffle.holding) if (!this.#fillHolding(claim)) return false;

    for (const claim of shuffle.binding) if (!this.#fillClaim(claim, shuffle)) return false;
    for (const slot of shuffle.loose) {
      if (this.#face[slot] === HIDDEN) this.#give(slot, this.#below(this.#rest.length));
    }
    return true;
  }

  /** Gives a predicate's slots faces until it is true of them. */
  #fillHolding(claim: Claim): boolean {
    const open = claim.slots.filter((slot) => this.#face[slot] === HIDDEN);
    const rest = this.#rest;
    for (let tries = 0; tries < LOCAL_TRIES && open.length <= rest.length; tries++) {
      this.#rest = rest.slice();
      for (const slot of open) this.#give(slot, this.#below(this.#rest.length));
      if (this.#unknowns.holds(claim, this.#face)) return true;
      for (const slot of open) this.#face[slot] = HIDDEN;
    }
    return false;
  }

  #give(slot: number, index: number): void {
    const rest = this.#rest;
    this.#face[slot] = rest[index] ?? missing(rest, index);
    removeAt(rest, index);
  }

  /** Gives the claim's hidden slots in this shuffle faces that fit it, as far as its other slots are found already. */
  #fillClaim(claim: Claim, shuffle: Shuffle): boolean {
    const face = this.#face;
    let open = 0;
    let found = HIDDEN;
    let sum = 0;
    for (const slot of claim.slots) {
      const kind = face[slot] ?? missing(face, slot);
      if (kind === HIDDEN) open += 1;
      else {
        found = kind;
        if (claim.type === 'sum') sum += this.#unknowns.value(claim.by, kind);
      }
    }
    let values: readonly number[] | undefined = claim.n;
    if (claim.type === 'alike') {
      const value =
        found === HIDDEN ? this.#sharedValue(claim, shuffle) : this.#unknowns.value(claim.by, found);
      if (value === undefined) return false;
      values = [value];
    }
    for (const slot of claim.slots) {
      if (face[slot] !== HIDDEN || !shuffle.hidden.has(slot)) continue;
      if (claim.type === 'sum') values = open === 1 ? [nth(claim.n, 0) - sum] : undefined;
      const index = this.#indexAmong(claim.by, values);
      if (index < 0) return false;
      if (claim.type === 'sum') sum += this.#unknowns.value(claim.by, nth(this.#rest, index));
      this.#give(slot, index);
      open -= 1;
    }
    return true;
  }

  /** A random place in what is left whose value is among `values` (any where none is named); -1 where there is none. */
  #indexAmong(by: string, values: readonly number[] | undefined): number {
    const rest = this.#rest;
    if (values === undefined) return rest.length === 0 ? -1 : this.#below(rest.length);
    let chosen = -1;
    let seen = 0;
    for (let i = 0; i < rest.length; i++) {
      if (!values.includes(this.#unknowns.value(by, rest[i] ?? missing(rest, i)))) continue;
      seen += 1;
      if (this.#below(seen) === 0) chosen = i;
    }
    return chosen;
  }

  /** A value for cards that are alike, each weighed by the number of ways to deal it to them. */
  #sharedValue(claim: Claim, shuffle: Shuffle): number | undefined {
    let wanted = 0;
    for (const slot of claim.slots) if (this.#face[slot] === HIDDEN && shuffle.hidden.has(slot)) wanted += 1;
    const counts = new Map<number, number>();
    for (const kind of this.#rest) {
      const value = this.#unknowns.value(claim.by, kind);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    let total = 0;
    let chosen: number | undefined;
    for (const [value, count] of counts) {
      let ways = 1;
      for (let i = 0; i < wanted; i++) ways *= Math.max(0, count - i);
      total += ways;
      if (ways > 0 && (this.#below(0x1000000) / 0x1000000) * total < ways) chosen = value;
    }
    return chosen;
  }
}
