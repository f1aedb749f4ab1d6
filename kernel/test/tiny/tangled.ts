import { type Claim, generator, HIDDEN, type Lot, nth } from '@masterplan/kernel';
import { Tangle, type TangleProblem } from '../../src/imagine/entangled.ts';
import { isTrue } from '../../src/imagine/unknowns.ts';
import { valueBy } from '../../src/knowledge/book.ts';
import { bare } from './bare.ts';

type Following = TangleProblem['following'];

/** Lots, what is known of their slots, and what is claimed. */
export interface Tangled {
  /** What went in and where it came out, cards by name and slots by number: `0 1 ten > 2 3 4`. */
  readonly lots: readonly string[];
  /** Slot to the card that lies there for all to see. */
  readonly known?: Readonly<Record<number, string>>;
  /** Sort, attribute, slots and numbers: `sum cost 0 2: 5`. */
  readonly claims?: readonly string[];
}

/** Everything is known of the cards of `bare`: what is tangled is only where they lie. */
export function problemOf({ lots, known = {}, claims = [] }: Tangled, following: Following): TangleProblem {
  const read = lots.map(lotOf);
  const slots = Math.max(...read.flatMap(({ outs }) => outs)) + 1;
  const kindAt = (slot: number) => {
    const id = known[slot];
    return id === undefined ? HIDDEN : bare.kindNo(id);
  };
  return {
    face: Array.from({ length: slots }, (_, slot) => kindAt(slot)),
    lots: read,
    claims: claims.map(claimOf),
    holds: (claim, face) => isTrue(bare, claim, face),
    value: (by, kind) => valueBy(bare.attributeValues, by, kind),
    following,
  };
}

function lotOf(text: string, no: number): Lot {
  const [wentIn = '', cameOut = ''] = text.split(' > ');
  const contents = wentIn.split(' ');
  const isSlot = (word: string) => /^\d+$/.test(word);
  return {
    no,
    pool: contents.filter((word) => !isSlot(word)).map((id) => bare.kindNo(id)),
    ins: contents.filter(isSlot).map(Number),
    outs: cameOut.split(' ').map(Number),
  };
}

const sorts: readonly Claim['type'][] = ['alike', 'sum', 'among', 'some', 'holds'];

function claimOf(text: string): Claim {
  const [about = '', numbers = ''] = text.split(':');
  const [sort, by = '', ...slots] = about.split(' ');
  const type = sorts.find((each) => each === sort);
  if (type === undefined) throw new Error(`no sort of claim: ${text}`);
  return { type, by, slots: slots.map(Number), n: numbers.split(' ').filter(Boolean).map(Number) };
}

/** Faces as the names of their cards; `?` where they were not found. */
const namesOf = (face: readonly number[]): string =>
  face.map((kind) => (kind === HIDDEN ? '?' : nth(bare.kinds, kind).id)).join(' ');

/** Every solution in the order it came, as the cards in order of their slots. */
export function solved(tangled: Tangled, following: Following): string[] {
  const problem = problemOf(tangled, following);
  const face = problem.face.slice();
  const found: string[] = [];
  for (const _ of new Tangle(problem).solutions(face, generator('solved'))) found.push(namesOf(face));
  return found;
}

/** All that these slots could be, one line a possibility, in order. */
export function couldLie(tangled: Tangled, ...slots: number[]): string[] {
  const of = (faces: string) => {
    const cards = faces.split(' ');
    return slots.map((slot) => nth(cards, slot)).join(' ');
  };
  return [...new Set(solved(tangled, 'slots').map(of))].sort();
}

/** So many deals, one after the other; `none` where there was no solution. */
export function* deals(tangled: Tangled, count: number): Generator<string> {
  const problem = problemOf(tangled, 'streams');
  const tangle = new Tangle(problem);
  const random = generator('dealt');
  for (let i = 0; i < count; i++) {
    const face = problem.face.slice();
    yield tangle.deal(face, random) ? namesOf(face) : 'none';
  }
}

/** All different deals of so many, in order. */
export const dealt = (tangled: Tangled, count: number): string[] =>
  [...new Set(deals(tangled, count))].sort();

/** Every solution by trying all cards in all hidden slots, in order. */
export function bruteForce(tangled: Tangled): string[] {
  const problem = problemOf(tangled, 'slots');
  const { face, lots, claims } = problem;
  const kinds = bare.kinds.map((_, kind) => kind);
  let tries = [face];
  face.forEach((kind, slot) => {
    if (kind === HIDDEN) tries = tries.flatMap((some) => kinds.map((each) => some.with(slot, each)));
    const isFull = (lot: Lot) => Math.max(...lot.ins, ...lot.outs) === slot;
    for (const lot of lots.filter(isFull)) tries = tries.filter((some) => isKept(lot, some));
  });
  return tries
    .filter((some) => claims.every((claim) => problem.holds(claim, some)))
    .map(namesOf)
    .sort();
}

/** Whether so written faces are a solution. */
export function fits(tangled: Tangled, faces: string): boolean {
  const problem = problemOf(tangled, 'slots');
  const { face: known, lots, claims } = problem;
  const face = faces.split(' ').map((id) => bare.kindNo(id));
  return (
    known.every((kind, slot) => kind === HIDDEN || kind === face[slot]) &&
    lots.every((lot) => isKept(lot, face)) &&
    claims.every((claim) => problem.holds(claim, face))
  );
}

/** Whether what went into a lot is what came out. */
export function isKept({ pool, ins, outs }: Lot, face: readonly number[]): boolean {
  const sorted = (kinds: readonly number[]) => kinds.toSorted((a, b) => a - b).join(' ');
  const faceAt = (slot: number) => nth(face, slot);
  return sorted([...pool, ...ins.map(faceAt)]) === sorted(outs.map(faceAt));
}
