import type { Game } from '../game/definition.ts';
import { valueBy } from '../knowledge/book.ts';
import { HIDDEN, type Seen } from '../knowledge/seen.ts';
import { nth, takeOut } from '../state/lists.ts';
import type { Claim, Lot, Shape } from '../state/state.ts';
import { Tangle } from './entangled.ts';
import { type Division, divisionOf } from './sharing.ts';

/**
 * What a viewer does not know, as a problem to solve: give every hidden slot a face so that in every lot the contents that
 * went in are the contents that came out, and every claim is true. `Deal` finds solutions at random; every solution can
 * be found, and nothing else.
 */
export interface Unknowns {
  /** Slot to kind, HIDDEN where it is to be found. */
  readonly face: readonly number[];
  /** Claims about hidden slots. */
  readonly claims: readonly Claim[];
  /** Lots whose contents are known, and what is to be found of each. */
  readonly shuffles: readonly Shuffle[];
  /** Lots that came out of other lots, together with those: one tangle for each group that nothing connects with another. */
  readonly tangles: readonly Tangle[];
  /** Claims that may still be false once the shuffles have been filled one by one. */
  readonly doubtful: readonly Claim[];
  value(by: string, kind: number): number;
  /** Whether a claim is true of complete faces. */
  holds(claim: Claim, face: readonly number[]): boolean;
  /** All of it as one problem, in which two solutions differ whenever a face does. */
  whole(): Tangle;
}

/** A lot whose contents are known. */
export interface Shuffle {
  /** Its contents besides the faces the viewer knows. */
  readonly left: readonly number[];
  /** Its hidden slots. */
  readonly hidden: ReadonlySet<number>;
  /** The hidden slots that no claim binds. */
  readonly loose: readonly number[];
  /** The claims about hidden slots of it, the most binding first. */
  readonly binding: readonly Claim[];
  /** Claims of a predicate whose hidden slots are all in it and in no other claim: each is dealt for itself. */
  readonly holding: readonly Claim[];
  readonly division: Division | undefined;
}

const urgency: Record<Claim['type'], number> = { among: 0, sum: 1, alike: 2, some: 3, holds: 4 };

/** What a viewer does not know. Throws where a hidden face came out of no lot: that is our fault. */
export function unknownsOf<S extends Shape>(game: Game<S>, seen: Seen<S>): Unknowns {
  const { face } = seen;
  const isHidden = (slot: number) => nth(face, slot) === HIDDEN;
  const lots = seen.lots.filter(({ ins, outs }) => ins.some(isHidden) || outs.some(isHidden));
  const numbers = new Set(lots.map(({ no }) => no));
  const lost = face.findIndex((kind, slot) => kind === HIDDEN && !numbers.has(nth(seen.lotOf, slot)));
  if (lost >= 0) throw new Error(`${game.id}: nothing is known of where slot ${lost} came from`);
  const claims = seen.claims.filter((claim) => claim.slots.some(isHidden));
  const value = (by: string, kind: number) => valueBy(game.attributeValues, by, kind);
  const holds = (claim: Claim, faces: readonly number[]) => isTrue(game, claim, faces);
  const tangleOf = (following: 'streams' | 'slots', part: Part) =>
    new Tangle({ face, ...part, holds, value, following });
  const parts = partsOf(lots, claims, isHidden);
  const tangled = parts.filter((part) => part.lots.some(({ ins }) => ins.some(isHidden)));
  const plain = parts.filter((part) => !tangled.includes(part));
  const shuffles = plain.flatMap((part) => part.lots.map((lot) => shuffleOf(lot, part.claims, seen, value)));
  return {
    face,
    claims,
    shuffles,
    tangles: tangled.map((part) => tangleOf('streams', part)),
    doubtful: plain.flatMap((part) => part.claims.filter((claim) => isDoubtful(claim, part, seen))),
    value,
    holds,
    whole: () => tangleOf('slots', { lots, claims }),
  };
}

/** Lots that have to do with each other, and the claims about their hidden slots. */
interface Part {
  readonly lots: readonly Lot[];
  readonly claims: readonly Claim[];
}

/** Groups lots that a hidden face went through, or that one claim speaks of; everything else stays apart. */
function partsOf(
  lots: readonly Lot[],
  claims: readonly Claim[],
  isHidden: (slot: number) => boolean,
): Part[] {
  const unseen = new Set(lots);
  const hidden = new Map(lots.map((lot) => [lot, lot.ins.concat(lot.outs).filter(isHidden)]));
  const hiddenIn = (lot: Lot) => hidden.get(lot) ?? [];
  return lots.flatMap((first) => {
    if (!unseen.delete(first)) return [];
    const together = [first];
    const spoken = new Set<Claim>();
    for (const lot of together) {
      const slots = new Set(hiddenIn(lot));
      for (const claim of claims) {
        if (!claim.slots.some((slot) => slots.has(slot))) continue;
        spoken.add(claim);
        for (const slot of claim.slots) if (isHidden(slot)) slots.add(slot);
      }
      for (const other of unseen) {
        if (!hiddenIn(other).some((slot) => slots.has(slot))) continue;
        unseen.delete(other);
        together.push(other);
      }
    }
    return [{ lots: together, claims: [...spoken] }];
  });
}

function shuffleOf(
  lot: Lot,
  claims: readonly Claim[],
  seen: Seen,
  value: (by: string, kind: number) => number,
): Shuffle {
  const { face } = seen;
  const left = lot.pool.concat(lot.ins.map((slot) => nth(face, slot)));
  for (const slot of lot.outs) takeOut(left, nth(face, slot));
  const hidden = lot.outs.filter((slot) => nth(face, slot) === HIDDEN);
  const here = claims.filter((claim) => claim.slots.some((slot) => hidden.includes(slot)));
  const binding = here.filter(isBinding).sort((a, b) => urgency[a.type] - urgency[b.type]);
  const holding = here.filter((claim) => isApart(claim, hidden, seen));
  const bound = new Set([...binding, ...holding].flatMap((claim) => claim.slots));
  const reachesOut = here.some((claim) =>
    claim.slots.some((slot) => nth(face, slot) === HIDDEN && !hidden.includes(slot)),
  );
  const counted = here.filter(({ type }) => type !== 'holds');
  return {
    left,
    hidden: new Set(hidden),
    loose: hidden.filter((slot) => !bound.has(slot)),
    binding,
    holding,
    division:
      reachesOut || holding.length > 0
        ? undefined
        : divisionOf({ face, hidden, rest: left, claims: counted, value }),
  };
}

/** Whether a predicate's claim is about hidden slots of one lot alone, none of which another claim speaks of. */
const isApart = (claim: Claim, hidden: readonly number[], { face, tied }: Seen): boolean =>
  claim.type === 'holds' &&
  claim.slots.every((slot) => nth(face, slot) !== HIDDEN || (hidden.includes(slot) && nth(tied, slot) === 1));

/** Whether a claim says of each of its slots what may be there. */
const isBinding = (claim: Claim): boolean => urgency[claim.type] < urgency.some;

/** Whether a claim may come out false although each lot was filled by the claims that bind it. */
function isDoubtful(claim: Claim, { lots }: Part, seen: Seen): boolean {
  const { tied, face } = seen;
  if (lots.some(({ outs }) => isApart(claim, outs, seen))) return false;

  const hidden = claim.slots.filter((slot) => nth(face, slot) === HIDDEN);
  return (
    !isBinding(claim) ||
    hidden.some((slot) => nth(tied, slot) > 1) ||
    lots.filter(({ outs }) => outs.some((slot) => hidden.includes(slot))).length > 1
  );
}

/** Whether a claim is true of complete faces. */
export function isTrue<S extends Shape>(game: Game<S>, claim: Claim, face: readonly number[]): boolean {
  const { by, n } = claim;
  if (claim.type === 'holds') {
    const kinds = claim.slots.map((slot) => nth(game.kinds, nth(face, slot)));
    return game.predicates?.[by]?.(kinds, n) ?? false;
  }
  const values = claim.slots.map((slot) => valueBy(game.attributeValues, by, nth(face, slot)));
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
