import { below, type Rng } from './chance.ts';
import { type Division, divisionOf } from './division.ts';
import type { Game } from './game.ts';
import { valueBy } from './knowledge.ts';
import { HIDDEN, type Seen } from './lens.ts';
import { nth } from './nth.ts';
import type { Claim, Lot, Shape } from './state.ts';

/**
 * What a viewer does not know, as a problem to solve: give every hidden slot a face so that in every lot the contents that
 * went in are the contents that came out, and every claim is true. `Deal` finds solutions at random; every solution can
 * be found, and nothing else.
 */
export interface Unknowns {
  /** Slot to kind, HIDDEN where it is to be found. */
  readonly face: readonly number[];
  /** Earlier lots first: what went into a lot came out of earlier ones. */
  readonly lots: readonly Lot[];
  readonly claims: readonly Claim[];
  /** For each lot, the claims about hidden slots of it, the most binding first. */
  readonly binding: readonly (readonly Claim[])[];
  /** For a lot whose contents are public: what is left in it besides the faces known to the viewer. */
  readonly left: readonly (readonly number[] | undefined)[];
  /** Whether some lot has contents that are to be found themselves. */
  readonly layered: boolean;
  /** For each lot, its division, where it has one and the lot's contents are known beforehand. */
  readonly divisions: readonly (Division | undefined)[];
  /** For each lot, its hidden slots that no claim binds. */
  readonly loose: readonly (readonly number[])[];
  /** Claims that filling the lots one by one does not make true of itself. */
  readonly doubtful: readonly Claim[];
  /** Slot to the number of its lot in `lots`, or -1. */
  readonly lotAt: readonly number[];
  value(by: string, kind: number): number;
  holds(claim: Claim, faces: readonly number[]): boolean;
}

/** Takes one copy of `face` out of a list whose order does not matter; false where there is none. */
export function takeOut(list: number[], face: number): boolean {
  const index = list.indexOf(face);
  if (index < 0) return false;
  removeAt(list, index);
  return true;
}

function removeAt(list: number[], index: number): void {
  const last = list.pop();
  if (last !== undefined && index < list.length) list[index] = last;
}

const urgency: Record<Claim['type'], number> = { among: 0, sum: 1, alike: 2, some: 3, holds: 4 };

export function unknownsOf<S extends Shape>(game: Game<S>, seen: Seen<S>): Unknowns {
  const { face, lots, lotOf, tied } = seen;
  const lotAt = lotOf.map((no) => lots.findIndex((lot) => lot.no === no));
  face.forEach((kind, slot) => {
    if (kind === HIDDEN && lotAt[slot] === -1)
      throw new Error(`${game.id}: nothing is known of where slot ${slot} came from`);
  });
  const hidden = (slot: number) => nth(face, slot) === HIDDEN;
  const claims = seen.claims.filter((claim) => claim.slots.some(hidden));
  const bound = new Set(
    claims.filter((c) => c.type !== 'some' && c.type !== 'holds').flatMap((c) => c.slots),
  );
  const left = lots.map((lot) => {
    if (lot.ins.some(hidden)) return undefined;
    const rest = lot.pool.concat(lot.ins.map((slot) => nth(face, slot)));
    for (const slot of lot.outs) if (!hidden(slot)) takeOut(rest, nth(face, slot));
    return rest;
  });
  const value = (by: string, kind: number) => valueBy(game.attributeValues, by, kind);
  return {
    face,
    lots,
    claims,
    left,
    divisions: lots.map((lot, i) => {
      const rest = left[i];
      return rest === undefined ? undefined : dividedLot({ lots, lotAt, claims, value }, lot, rest, face);
    }),
    layered: left.includes(undefined),
    binding: lots.map((lot) =>
      claims
        .filter((claim) => urgency[claim.type] < urgency.some)
        .filter((claim) => claim.slots.some((slot) => hidden(slot) && lot.outs.includes(slot)))
        .sort((a, b) => urgency[a.type] - urgency[b.type]),
    ),
    lotAt,
    doubtful: claims.filter(
      (claim) =>
        left.includes(undefined) ||
        urgency[claim.type] >= urgency.some ||
        claim.slots.some((slot) => hidden(slot) && nth(tied, slot) > 1) ||
        new Set(claim.slots.filter(hidden).map((slot) => lotAt[slot])).size > 1,
    ),
    loose: lots.map((lot) => lot.outs.filter((slot) => hidden(slot) && !bound.has(slot))),
    value,
    holds: (claim, faces) => {
      const kinds = faces.map((kind) => nth(game.kinds, kind));
      return game.predicates?.[claim.by]?.(kinds, claim.n) ?? false;
    },
  };
}

/** The division of a lot as far as faces are found; undefined where a claim reaches into a lot still to be filled. */
function dividedLot(
  unknowns: Pick<Unknowns, 'lots' | 'lotAt' | 'claims' | 'value'>,
  lot: Lot,
  rest: readonly number[],
  face: readonly number[],
): Division | undefined {
  const { lots, lotAt, value } = unknowns;
  const isHere = (slot: number) => lots[nth(lotAt, slot)] === lot;
  const hidden = (slot: number) => nth(face, slot) === HIDDEN;
  const claims = unknowns.claims.filter(
    (claim) => claim.type !== 'holds' && claim.slots.some((slot) => hidden(slot) && isHere(slot)),
  );
  if (claims.some((claim) => claim.slots.some((slot) => hidden(slot) && !isHere(slot)))) return undefined;
  return divisionOf({ face, hidden: lot.outs.filter(hidden), rest, claims, value });
}

/** Whether a claim is true of complete faces. */
export function isTrue(unknowns: Unknowns, claim: Claim, face: readonly number[]): boolean {
  const { by, n } = claim;
  if (claim.type === 'holds')
    return unknowns.holds(
      claim,
      claim.slots.map((slot) => nth(face, slot)),
    );
  const values = claim.slots.map((slot) => unknowns.value(by, nth(face, slot)));
  switch (claim.type) {
    case 'alike':
      return values.every((value) => value === values[0]);
    case 'among':
      return values.every((value) => n.includes(value));
    case 'some':
      return values.some((value) => n.includes(value));
    case 'sum':
      return values.reduce((total, value) => total + value, 0) === n[0];
  }
}

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
