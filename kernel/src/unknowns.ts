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

/** Takes the entry at a place out of a list whose order does not matter. */
export function removeAt(list: number[], index: number): void {
  const last = list.pop();
  if (last !== undefined && index < list.length) list[index] = last;
}

const urgency: Record<Claim['type'], number> = { among: 0, sum: 1, alike: 2, some: 3, holds: 4 };

/** Whether a viewer has yet to find the face of a slot. */
type IsHidden = (slot: number) => boolean;

/** What a viewer does not know. Throws where a hidden face came out of no lot: that is our fault. */
export function unknownsOf<S extends Shape>(game: Game<S>, seen: Seen<S>): Unknowns {
  const { face, lots } = seen;
  const hidden: IsHidden = (slot) => nth(face, slot) === HIDDEN;
  const lotAt = seen.lotOf.map((no) => lots.findIndex((lot) => lot.no === no));
  const lost = face.findIndex((kind, slot) => kind === HIDDEN && lotAt[slot] === -1);
  if (lost >= 0) throw new Error(`${game.id}: nothing is known of where slot ${lost} came from`);
  const claims = seen.claims.filter((claim) => claim.slots.some(hidden));
  const left = lots.map((lot) => leftIn(lot, face, hidden));
  const layered = left.includes(undefined);
  const value = (by: string, kind: number) => valueBy(game.attributeValues, by, kind);
  const bound = new Set(claims.filter(isBinding).flatMap((claim) => claim.slots));
  return {
    face,
    lots,
    claims,
    left,
    layered,
    lotAt,
    value,
    divisions: lots.map((lot, i) => {
      const rest = left[i];
      return rest === undefined ? undefined : dividedLot({ lots, lotAt, claims, value }, lot, rest, face);
    }),
    binding: lots.map((lot) => bindingIn(lot, claims, hidden)),
    loose: lots.map((lot) => lot.outs.filter((slot) => hidden(slot) && !bound.has(slot))),
    doubtful: claims.filter((claim) => layered || isDoubtful(claim, seen, lotAt, hidden)),
    holds: (claim, faces) => {
      const kinds = faces.map((kind) => nth(game.kinds, kind));
      return game.predicates?.[claim.by]?.(kinds, claim.n) ?? false;
    },
  };
}

/** What is left in a lot besides the faces the viewer knows; undefined where its contents are to be found themselves. */
function leftIn(lot: Lot, face: readonly number[], hidden: IsHidden): number[] | undefined {
  if (lot.ins.some(hidden)) return undefined;
  const rest = lot.pool.concat(lot.ins.map((slot) => nth(face, slot)));
  for (const slot of lot.outs) if (!hidden(slot)) takeOut(rest, nth(face, slot));
  return rest;
}

/** Whether a claim says of each of its slots what may be there. */
const isBinding = (claim: Claim): boolean => urgency[claim.type] < urgency.some;

/** The claims that bind hidden slots of a lot, the most binding first. */
const bindingIn = (lot: Lot, claims: readonly Claim[], hidden: IsHidden): Claim[] =>
  claims
    .filter(isBinding)
    .filter((claim) => claim.slots.some((slot) => hidden(slot) && lot.outs.includes(slot)))
    .sort((a, b) => urgency[a.type] - urgency[b.type]);

/** Whether a claim may come out false although each lot was filled by the claims that bind it. */
const isDoubtful = (claim: Claim, { tied }: Seen, lotAt: readonly number[], hidden: IsHidden): boolean =>
  !isBinding(claim) ||
  claim.slots.some((slot) => hidden(slot) && nth(tied, slot) > 1) ||
  new Set(claim.slots.filter(hidden).map((slot) => lotAt[slot])).size > 1;

/** The division of a lot as far as faces are found; undefined where a claim reaches into a lot still to be filled. */
export function dividedLot(
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
