import { below, type Rng } from './chance.ts';
import { HIDDEN } from './lens.ts';
import { nth } from './nth.ts';
import type { Claim, Lot } from './state.ts';
import { dividedLot, isTrue, removeAt, takeOut, type Unknowns } from './unknowns.ts';

/** One try at a solution, at random. `fill` returns false where it ran into a dead end; then try again. */
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
    const { lots, layered, doubtful } = this.#unknowns;
    if (layered) for (let i = lots.length - 1; i >= 0; i--) if (!this.#demand(nth(lots, i))) return false;
    for (let i = 0; i < lots.length; i++) if (!this.#fillLot(i)) return false;
    for (const claim of doubtful) if (!isTrue(this.#unknowns, claim, this.#face)) return false;
    return true;
  }

  #below(limit: number): number {
    return below(this.#random, limit);
  }

  /** What is known to have come out of a lot must have gone in: asks it of the contents that are still to be found. */
  #demand(lot: Lot): boolean {
    const face = this.#face;
    const open = lot.ins.filter((slot) => face[slot] === HIDDEN);
    if (open.length === 0) return true;
    const supply = lot.pool.slice();
    for (const slot of lot.ins) if (face[slot] !== HIDDEN) supply.push(nth(face, slot));
    for (const slot of lot.outs) {
      const known = nth(face, slot);
      if (known === HIDDEN || takeOut(supply, known)) continue;
      if (open.length === 0) return false;
      const index = this.#below(open.length);
      face[nth(open, index)] = known;
      removeAt(open, index);
    }
    return true;
  }

  #fillLot(i: number): boolean {
    const { lots, left, divisions, layered } = this.#unknowns;
    const lot = nth(lots, i);
    const rest = layered ? this.#restOf(lot) : left[i];
    if (rest === undefined) return false;
    const division = layered ? dividedLot(this.#unknowns, lot, rest, this.#face) : divisions[i];
    if (division !== undefined) return division.deal(this.#face, this.#random);
    this.#rest = rest.slice();
    return this.#fillOneByOne(i);
  }

  #fillOneByOne(i: number): boolean {
    const { loose, binding } = this.#unknowns;
    for (const claim of nth(binding, i)) if (!this.#fillClaim(claim, i)) return false;
    for (const slot of nth(loose, i)) {
      if (this.#face[slot] === HIDDEN) this.#give(slot, this.#below(this.#rest.length));
    }
    return true;
  }

  #restOf(lot: Lot): number[] | undefined {
    const rest = lot.pool.concat(lot.ins.map((slot) => nth(this.#face, slot)));
    for (const slot of lot.outs) {
      const known = nth(this.#face, slot);
      if (known !== HIDDEN && !takeOut(rest, known)) return undefined;
    }
    return rest;
  }

  #give(slot: number, index: number): void {
    this.#face[slot] = nth(this.#rest, index);
    removeAt(this.#rest, index);
  }

  /** Gives the claim's hidden slots in this lot faces that fit it, as far as its other slots are found already. */
  #fillClaim(claim: Claim, lot: number): boolean {
    const face = this.#face;
    let open = 0;
    let found = HIDDEN;
    let sum = 0;
    for (const slot of claim.slots) {
      const kind = nth(face, slot);
      if (kind === HIDDEN) open += 1;
      else {
        found = kind;
        if (claim.type === 'sum') sum += this.#unknowns.value(claim.by, kind);
      }
    }
    let values: readonly number[] | undefined = claim.n;
    if (claim.type === 'alike') {
      const value = found === HIDDEN ? this.#sharedValue(claim, lot) : this.#unknowns.value(claim.by, found);
      if (value === undefined) return false;
      values = [value];
    }
    for (const slot of claim.slots) {
      if (face[slot] !== HIDDEN || this.#unknowns.lotAt[slot] !== lot) continue;
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
      if (!values.includes(this.#unknowns.value(by, nth(rest, i)))) continue;
      seen += 1;
      if (this.#below(seen) === 0) chosen = i;
    }
    return chosen;
  }

  /** A value for cards that are alike, each weighed by the number of ways to deal it to them. */
  #sharedValue(claim: Claim, lot: number): number | undefined {
    let wanted = 0;
    for (const slot of claim.slots)
      if (this.#face[slot] === HIDDEN && this.#unknowns.lotAt[slot] === lot) wanted += 1;
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
