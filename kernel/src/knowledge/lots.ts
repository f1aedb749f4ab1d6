import { nth } from '../state/lists.ts';
import type { Lot, Position } from '../state/state.ts';
import { everybody } from '../state/zones.ts';

export const lotNo = (position: Position, no: number): Lot => {
  for (const lot of position.lots) if (lot.no === no) return lot;
  throw new RangeError(`no lot ${no}`);
};

export const dropFrom = (list: number[], entry: number): void => {
  const index = list.indexOf(entry);
  if (index < 0) throw new RangeError(`${entry} is not in the list`);
  const last = list.pop();
  if (last !== undefined && index < list.length) list[index] = last;
};

export const replaceIn = (list: number[], entry: number, by: number): void => {
  for (let i = 0; i < list.length; i++) if (list[i] === entry) list[i] = by;
};

export function newSlot(position: Position, face: number, mask: number, lot: number): number {
  const slot = position.spare.pop() ?? position.face.length;
  position.face[slot] = face;
  position.mask[slot] = mask;
  position.lotOf[slot] = lot;
  position.tied[slot] = 0;
  return slot;
}

export function freeSlot(position: Position, slot: number): void {
  if (slot < position.at.length || position.spare.includes(slot)) return;
  position.face[slot] = 0;
  position.mask[slot] = everybody(position.seats);
  position.lotOf[slot] = -1;
  position.tied[slot] = 0;
  position.spare.push(slot);
}

export const removeLot = (position: Position, lot: Lot): void => {
  position.lots.splice(position.lots.indexOf(lot), 1);
};

/**
 * Settles lots that are about the past alone: all their contents have come out, openly or into each other. If everything in
 * doubt about them came out of one other lot, nobody needs to know which of its places held which face: they left it
 * together, and what they were is known. Called when an out of `lot` became public.
 */
export function settlePast(position: Position, lot: Lot): void {
  const past = pastAround(position, lot);
  if (past === undefined) return;
  const inside = new Set(past.flatMap(({ ins }) => ins));
  const sources = new Set<number>();
  const taken: number[] = [];
  for (const slot of inside) {
    const no = nth(position.lotOf, slot);
    if (past.some((each) => each.no === no)) continue;
    sources.add(no);
    taken.push(slot);
  }
  const [source = -1] = sources;
  if (sources.size !== 1 || source < 0) return;
  const contents = past.flatMap(({ outs }) => outs.filter((slot) => !inside.has(slot)));
  const faces = contents.map((slot) => nth(position.face, slot));
  for (const { pool } of past) for (const face of pool) dropFrom(faces, face);
  forget(position, past);
  takeOut(position, lotNo(position, source), taken, faces);
}

/** The lots connected with this one that are about the past together; undefined if a claim ties any of them to anything. */
function pastAround(position: Position, lot: Lot): readonly Lot[] | undefined {
  const all = everybody(position.seats);
  const past = [lot];
  const ins = new Set(lot.ins);
  const join = (other: Lot) => {
    past.push(other);
    for (const slot of other.ins) ins.add(slot);
  };
  for (let i = 0; i < past.length; i++) {
    for (const slot of nth(past, i).outs) {
      if (position.mask[slot] === all || ins.has(slot)) continue;
      const next = position.lots.find((other) => other.ins.includes(slot));
      if (next === undefined) return undefined;
      join(next);
    }
  }
  const isPast = (other: Lot) => other.outs.every((slot) => position.mask[slot] === all || ins.has(slot));
  for (let found: Lot | undefined = lot; found !== undefined; ) {
    found = position.lots.find(
      (other) => !past.includes(other) && other.outs.some((slot) => ins.has(slot)) && isPast(other),
    );
    if (found !== undefined) join(found);
  }
  const isTied = past.some((each) => each.ins.concat(each.outs).some((slot) => nth(position.tied, slot) > 0));
  return isTied ? undefined : past;
}

function forget(position: Position, past: readonly Lot[]): void {
  for (const lot of past) {
    removeLot(position, lot);
    for (const slot of lot.outs) {
      position.lotOf[slot] = -1;
      freeSlot(position, slot);
    }
  }
}

/** Takes slots out of a lot, and with them the faces they held together: which slot held which does not matter any more. */
function takeOut(position: Position, lot: Lot, slots: readonly number[], faces: readonly number[]): void {
  if (lot.ins.length > 0) {
    for (const [i, slot] of slots.entries()) {
      position.face[slot] = nth(faces, i);
      position.mask[slot] = everybody(position.seats);
    }
    settlePast(position, lot);
    return;
  }
  for (const face of faces) dropFrom(lot.pool, face);
  for (const slot of slots) {
    dropFrom(lot.outs, slot);
    position.lotOf[slot] = -1;
    freeSlot(position, slot);
  }
  if (lot.outs.length === 0) removeLot(position, lot);
}
