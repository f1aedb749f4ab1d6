import { nth } from '../state/lists.ts';
import type { Lot, Position } from '../state/state.ts';
import { everybody } from '../state/zones.ts';
import { freeSlot } from './lots.ts';

/** Whether a lot has an out that is a card now and not public. */
export function hasHiddenCard({ at, mask }: Position, { outs }: Lot, all: number): boolean {
  for (const slot of outs) if (slot < at.length && mask[slot] !== all) return true;
  return false;
}

/**
 * Drops lots and claims that say nothing, even indirectly, about a card that is hidden now: they are about the past alone.
 * Public faces separate what lies on either side of them.
 */
export function sweep(position: Position): void {
  const all = everybody(position.seats);
  const silent = new Set<Lot>();
  for (const lot of position.lots) if (!hasHiddenCard(position, lot, all)) silent.add(lot);
  if (silent.size === 0) return;
  const links = linksOf(position);
  for (let before = silent.size + 1; silent.size > 0 && silent.size < before; ) {
    before = silent.size;
    for (const lot of silent) if (isLinked(position, lot, silent, links)) silent.delete(lot);
  }
  if (silent.size > 0) dropLots(position, (lot) => silent.has(lot));
}

/** Lots by number, and by each slot that went into them. */
interface Links {
  readonly byNo: ReadonlyMap<number, Lot>;
  readonly byIn: ReadonlyMap<number, Lot>;
}

function linksOf({ lots }: Position): Links {
  const byNo = new Map<number, Lot>();
  const byIn = new Map<number, Lot>();
  for (const lot of lots) {
    byNo.set(lot.no, lot);
    for (const slot of lot.ins) byIn.set(slot, lot);
  }
  return { byNo, byIn };
}

/**
 * Whether a hidden slot of this lot is a card, is also part of a lot that is not silent, or is tied by a claim to such a
 * slot.
 */
function isLinked(position: Position, lot: Lot, silent: ReadonlySet<Lot>, { byNo, byIn }: Links): boolean {
  const all = everybody(position.seats);
  const speaks = (other: Lot | undefined): boolean => other !== undefined && !silent.has(other);
  const tells = (slot: number): boolean =>
    position.mask[slot] !== all &&
    (slot < position.at.length || speaks(byNo.get(nth(position.lotOf, slot))) || speaks(byIn.get(slot)));
  const isTied = (slot: number): boolean =>
    nth(position.tied, slot) > 0 &&
    position.claims.some(({ slots }) => slots.includes(slot) && slots.some((each) => tells(each)));
  const reaches = (slot: number): boolean => position.mask[slot] !== all && (tells(slot) || isTied(slot));
  return lot.ins.some(reaches) || lot.outs.some(reaches);
}

function dropLots(position: Position, isDropped: (lot: Lot) => boolean): void {
  const dropped = position.lots.filter(isDropped);
  if (dropped.length === 0) return;
  const past = new Set(dropped.flatMap((lot) => lot.outs));
  position.lots = position.lots.filter((lot) => !isDropped(lot));
  const needed = new Set(position.lots.flatMap((lot) => lot.ins));
  for (const slot of past) position.lotOf[slot] = -1;
  position.claims = position.claims.filter((claim) => {
    if (!claim.slots.some((slot) => past.has(slot) && position.mask[slot] !== everybody(position.seats)))
      return true;
    for (const slot of claim.slots) position.tied[slot] = nth(position.tied, slot) - 1;
    return false;
  });
  for (const slot of past) if (!needed.has(slot) && nth(position.tied, slot) === 0) freeSlot(position, slot);
}
