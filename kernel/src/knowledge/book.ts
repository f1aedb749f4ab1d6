import { NOT_ANY } from '../state/fields.ts';
import { nth } from '../state/lists.ts';
import type { Claim, Lot, Position } from '../state/state.ts';
import { everybody } from '../state/zones.ts';
import { hasHiddenCard, sweep } from './forgetting.ts';
import { dropFrom, freeSlot, lotNo, newSlot, removeLot, replaceIn, settlePast } from './lots.ts';

/**
 * The kernel's book of what can be known: it makes, settles and joins lots and claims. Everything here follows from public
 * facts and from the faces that everybody knows, so the book itself is public and is the same in every world a viewer
 * cannot rule out. Nothing here is consulted by rules; only `imagine` reads it.
 */

/** Kinds' values by attribute, `by` to value of each kind. `kind` is the kind itself. */
export type Attributes = Readonly<Record<string, readonly number[]>>;

/** True if mixing these cards again would cost nobody any knowledge: same lot, same knowers, nothing claimed. */
export function areMixed(position: Position, cards: readonly number[], keep: number): boolean {
  const { mask, lotOf, tied } = position;
  const first = nth(cards, 0);
  const knowers = nth(mask, first);
  const lot = nth(lotOf, first);
  if ((knowers & ~keep) !== 0) return false;
  for (const card of cards) {
    if (mask[card] !== knowers || lotOf[card] !== lot || tied[card] !== 0) return false;
  }
  return true;
}

/**
 * Mixes the faces under these cards, as far as knowledge goes: from now on they are one lot, known to `knowers` alone.
 * The faces themselves stay; the caller moves them.
 */
export function mix(position: Position, cards: readonly number[], knowers: number): void {
  const { face, mask, lotOf, tied } = position;
  const all = everybody(position.seats);
  const lot: Lot = { no: position.nextLot++, pool: [], ins: [], outs: cards.slice() };
  absorbWhole(position, lot, knowers);
  for (const card of cards) {
    const from = nth(lotOf, card);
    if (from !== lot.no) {
      const known = nth(mask, card) === all;
      const past = from >= 0 || nth(tied, card) > 0 ? leaveTrace(position, card) : card;
      if (known) lot.pool.push(nth(face, card));
      else lot.ins.push(past);
      lotOf[card] = lot.no;
    }
    mask[card] = knowers;
  }
  position.lots.push(lot);
  sweep(position);
}

/**
 * Merges into `late`, known to `knowers`, every earlier lot that went into it whole and of which nothing else has to be
 * remembered.
 */
function absorbWhole(position: Position, late: Lot, knowers: number): void {
  const mixed = new Set(late.outs);
  for (let i = position.lots.length - 1; i >= 0; i--) {
    const early = nth(position.lots, i);
    if (!early.outs.every((slot) => mixed.has(slot))) continue;
    if (!(early.ins.length === 0 ? isSelfContained(position, early) : isKept(position, early, knowers)))
      continue;
    position.claims = position.claims.filter((claim) => {
      if (!claim.slots.some((slot) => position.lotOf[slot] === early.no)) return true;
      untie(position, claim.slots);
      return false;
    });
    for (const slot of early.outs) position.lotOf[slot] = late.no;
    for (const kind of early.pool) late.pool.push(kind);
    for (const slot of early.ins) late.ins.push(slot);
    removeLot(position, early);
  }
}

/**
 * Whether no claim ties a hidden card of this lot to a card outside it. Then no claim tells anything about contents that are
 * public.
 */
function isSelfContained(position: Position, lot: Lot): boolean {
  const all = everybody(position.seats);
  return position.claims.every((claim) => {
    const hidden = claim.slots.filter((slot) => position.mask[slot] !== all);
    const inside = hidden.filter((slot) => position.lotOf[slot] === lot.no);
    return inside.length === 0 || inside.length === hidden.length;
  });
}

/**
 * Whether no claim is about a face in this lot, and nobody knows one but those who will know all of them, and who know what
 * went in: mixing them again costs nobody anything.
 */
function isKept({ mask, tied }: Position, { ins, outs }: Lot, knowers: number): boolean {
  let known = 0;
  for (const slot of outs) {
    if (nth(tied, slot) !== 0 || (nth(mask, slot) & ~knowers) !== 0) return false;
    known |= nth(mask, slot);
  }
  for (const slot of ins) if ((nth(mask, slot) & known) !== known) return false;
  return true;
}

/** Puts a new slot in the card's place in its lot and claims; returns it. */
function leaveTrace(position: Position, card: number): number {
  const { face, mask, lotOf, tied } = position;
  const from = nth(lotOf, card);
  const past = newSlot(position, nth(face, card), nth(mask, card), from);
  if (from >= 0) replaceIn(lotNo(position, from).outs, card, past);
  if (nth(tied, card) > 0) {
    for (const claim of position.claims) replaceIn(claim.slots, card, past);
    tied[past] = nth(tied, card);
    tied[card] = 0;
  }
  return past;
}

/** Called when a face became public: takes it out of what is uncertain. */
export function settle(position: Position, slot: number, attributes: Attributes): void {
  if (nth(position.tied, slot) > 0) settleClaims(position, slot, attributes);
  const no = nth(position.lotOf, slot);
  if (no < 0) return;
  const lot = lotNo(position, no);
  if (lot.ins.length > 0 && !settleApart(position, lot, slot, attributes)) {
    settleThrough(position, lot, attributes);
    if (!hasHiddenCard(position, lot, everybody(position.seats))) sweep(position);
    return;
  }
  if (nth(position.lotOf, slot) < 0) return;
  dropFrom(lot.pool, nth(position.face, slot));
  dropOut(position, lot, slot);
}

function dropOut(position: Position, lot: Lot, slot: number): void {
  dropFrom(lot.outs, slot);
  position.lotOf[slot] = -1;
  if (lot.outs.length === 0) removeLot(position, lot);
}

/**
 * Takes a face that became public out of a lot where it is certain whence it came: from what everybody knew to be in it, or from one
 * past place. Several past places of one lot that nobody tells apart are as good as one. False where it is not certain.
 */
function settleApart(position: Position, lot: Lot, out: number, attributes: Attributes): boolean {
  const face = nth(position.face, out);
  let source = NOT_ANY;
  let truly = NOT_ANY;
  for (const slot of lot.ins) {
    if (!couldBe(position, slot, face)) continue;
    if (source === NOT_ANY) source = slot;
    else if (!areAlike(position, source, slot)) return false;
    if (truly === NOT_ANY && position.face[slot] === face) truly = slot;
  }
  if (source === NOT_ANY) {
    dropFrom(lot.pool, face);
    dropOut(position, lot, out);
    return true;
  }
  if (lot.pool.includes(face)) return false;
  if (truly !== NOT_ANY) position.face[truly] = nth(position.face, source);
  position.face[source] = face;
  dropFrom(lot.ins, source);
  dropOut(position, lot, out);
  if (position.mask[source] !== everybody(position.seats)) {
    position.mask[source] = everybody(position.seats);
    settle(position, source, attributes);
  }
  if (nth(position.lotOf, source) < 0 && nth(position.tied, source) === 0) freeSlot(position, source);
  return true;
}

/** Whether a place could hold, or have held, a face, as far as everybody knows. */
function couldBe(position: Position, slot: number, face: number): boolean {
  if (position.mask[slot] === everybody(position.seats)) return position.face[slot] === face;
  const no = nth(position.lotOf, slot);
  if (no < 0) return true;
  const { pool, ins } = lotNo(position, no);
  if (pool.includes(face)) return true;
  for (const each of ins) if (couldBe(position, each, face)) return true;
  return false;
}

/** Whether nobody can tell these past places apart: outs of one lot, known to the same viewers, nothing claimed of them. */
const areAlike = ({ at, lotOf, mask, tied }: Position, one: number, other: number): boolean =>
  one >= at.length &&
  other >= at.length &&
  tied[one] === 0 &&
  tied[other] === 0 &&
  lotOf[one] === lotOf[other] &&
  mask[one] === mask[other];

/** If all outs of a lot are public, so is what went in. Ins about which that leaves no doubt are settled in turn. */
function settleThrough(position: Position, lot: Lot, attributes: Attributes): void {
  const all = everybody(position.seats);
  const isOut = lot.outs.every((slot) => position.mask[slot] === all);
  const contents = isOut ? lot.outs.map((slot) => nth(position.face, slot)) : [];
  if (isOut) for (const face of lot.pool) dropFrom(contents, face);
  if (!isOut || contents.some((face) => face !== contents[0])) {
    settlePast(position, lot);
    return;
  }
  removeLot(position, lot);
  for (const slot of lot.outs) {
    position.lotOf[slot] = -1;
    if (nth(position.tied, slot) === 0) freeSlot(position, slot);
  }
  for (const slot of lot.ins) {
    position.mask[slot] = all;
    settle(position, slot, attributes);
    if (nth(position.lotOf, slot) < 0 && nth(position.tied, slot) === 0) freeSlot(position, slot);
  }
}

/** Takes a slot that became public out of every claim that can be made about the other slots alone. */
function settleClaims(position: Position, slot: number, attributes: Attributes): void {
  const { claims } = position;
  for (let i = 0; i < claims.length; ) {
    const claim = nth(claims, i);
    const rest = claim.slots.includes(slot) ? settledClaim(position, claim, slot, attributes) : claim;
    if (rest === undefined) claims.splice(i, 1);
    else claims[i++] = rest;
  }
}

/** What is left of a claim about a slot that became public; undefined where nothing is. */
function settledClaim(
  position: Position,
  claim: Claim,
  slot: number,
  attributes: Attributes,
): Claim | undefined {
  if (claim.type === 'holds') {
    const all = everybody(position.seats);
    if (!claim.slots.every((each) => position.mask[each] === all)) return claim;
    untie(position, claim.slots);
    return undefined;
  }
  const rest = withoutSlot(claim, slot, valueBy(attributes, claim.by, nth(position.face, slot)));
  untie(position, rest === undefined ? claim.slots : [slot]);
  return rest;
}

function untie(position: Position, slots: readonly number[]): void {
  for (const slot of slots) {
    const ties = nth(position.tied, slot) - 1;
    position.tied[slot] = ties;
    if (ties === 0 && nth(position.lotOf, slot) < 0) freeSlot(position, slot);
  }
}

/** The claim about the other slots once this one's value is public; undefined where nothing is left to say. */
function withoutSlot(claim: Claim, slot: number, value: number): Claim | undefined {
  const slots = claim.slots.filter((s) => s !== slot);
  if (slots.length === 0) return undefined;
  switch (claim.type) {
    case 'alike':
      return { type: 'among', by: claim.by, slots, n: [value] };
    case 'sum':
      return { type: 'sum', by: claim.by, slots, n: [nth(claim.n, 0) - value] };
    case 'some':
      return claim.n.includes(value) ? undefined : { ...claim, slots };
    default:
      return { ...claim, slots };
  }
}

export const valueBy = (attributes: Attributes, by: string, kind: number): number => {
  const values = attributes[by];
  if (values === undefined) throw new RangeError(`no attribute "${by}"`);
  return nth(values, kind);
};

/** Makes a claim. Slots that are already public are taken out of it at once. */
export function makeClaim(position: Position, claim: Claim, attributes: Attributes): void {
  const all = everybody(position.seats);
  let rest: Claim | undefined = claim;
  if (claim.type !== 'holds') {
    for (const slot of claim.slots) {
      if (rest === undefined || nth(position.mask, slot) !== all) continue;
      rest = withoutSlot(rest, slot, valueBy(attributes, claim.by, nth(position.face, slot)));
    }
  }
  if (rest === undefined) return;
  for (const slot of rest.slots) position.tied[slot] = nth(position.tied, slot) + 1;
  position.claims.push(rest);
}

/** Claims that `card` is like `other` in `by`: the card joins a claim that says so of `other`, or a new claim is made. */
export function growAlike(
  position: Position,
  by: string,
  card: number,
  other: number,
  attributes: Attributes,
): void {
  const all = everybody(position.seats);
  if (position.mask[other] !== all && position.mask[card] !== all) {
    for (const claim of position.claims) {
      const says = claim.type === 'alike' || (claim.type === 'among' && claim.n.length === 1);
      if (!says || claim.by !== by || !claim.slots.includes(other)) continue;
      if (!claim.slots.includes(card)) {
        claim.slots.push(card);
        position.tied[card] = nth(position.tied, card) + 1;
      }
      return;
    }
  }
  makeClaim(position, { type: 'alike', by, slots: [other, card], n: [] }, attributes);
}

/** Drops the claims of a predicate that speak of none but these cards: a claim about all of them is made next. */
export function dropHolds(position: Position, by: string, cards: readonly number[]): void {
  const { claims } = position;
  for (let i = claims.length - 1; i >= 0; i--) {
    const claim = nth(claims, i);
    if (claim.type !== 'holds' || claim.by !== by || !claim.slots.every((slot) => cards.includes(slot)))
      continue;
    claims.splice(i, 1);
    untie(position, claim.slots);
  }
}
