import { nth } from '@masterplan/kernel';
import type { Kind } from '../content/kinds.ts';
import { byWorth, type Counted, cardsIn, ownerOf, seatsOf, type View } from './read.ts';

/** What lies somewhere, as far as the viewer can know it: kinds with their number, and how many are beyond knowing. */
export interface Contents {
  readonly list: readonly Counted[];
  readonly unknown: number;
  readonly size: number;
}

const own = ['hand', 'deck', 'discard', 'inPlay', 'locations', 'underHero'] as const;

/** All that a seat owns, wherever it lies. */
export const holdingsOf = (lens: View, seat: number): Contents => contentsOf(lens, cardsOf(lens, seat));

/** What is still in a seat's deck, in no order. */
export const toDraw = (lens: View, seat: number): Contents => contentsOf(lens, cardsIn(lens, 'deck', seat));

/** The cards a seat owns: those in its own places, less what it borrows, and what others have borrowed. */
function cardsOf(lens: View, seat: number): number[] {
  return seatsOf(lens).flatMap((holder) =>
    own.flatMap((zone) => cardsIn(lens, zone, holder).filter((card) => ownerOf(lens, card) === seat)),
  );
}

/**
 * The faces of some cards without their places. Cards that were mixed are known together: what went in is what came out, so
 * where all that came out and is not known lies among these cards, so does what went in.
 */
function contentsOf(lens: View, cards: readonly number[]): Contents {
  const there = new Set(cards);
  const counts = new Map<Kind, number>();
  let known = 0;
  const add = (face: number) => {
    const kind = nth(lens.game.kinds, face);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    known += 1;
  };
  for (const card of cards) if (lens.face(card) >= 0) add(lens.face(card));
  for (const { pool, ins, outs } of mixings(lens)) {
    const hidden = outs.filter((card) => lens.face(card) < 0);
    if (hidden.length === 0 || !hidden.every((card) => there.has(card))) continue;
    const faces = [...pool, ...ins.map((slot) => lens.face(slot)).filter((face) => face >= 0)];
    for (const card of outs) strike(faces, lens.face(card));
    for (const face of faces.slice(0, hidden.length)) add(face);
  }
  const list = [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => byWorth(a.kind, b.kind));
  return { list, unknown: cards.length - known, size: cards.length };
}

interface Mixing {
  readonly pool: readonly number[];
  readonly ins: readonly number[];
  readonly outs: readonly number[];
}

/** Mixings of which one went into another are one: what passed from one to the other is neither in nor out of both. */
function mixings({ lots }: View): Mixing[] {
  const groups: Mixing[] = [];
  for (const lot of lots) {
    const slots = new Set([...lot.ins, ...lot.outs]);
    const touches = ({ ins, outs }: Mixing) => [...ins, ...outs].some((slot) => slots.has(slot));
    const joined = [lot, ...groups.filter(touches)];
    for (const each of joined) if (groups.includes(each)) groups.splice(groups.indexOf(each), 1);
    const ins = joined.flatMap((each) => each.ins);
    const outs = joined.flatMap((each) => each.outs);
    const passed = new Set(ins.filter((slot) => outs.includes(slot)));
    groups.push({
      pool: joined.flatMap((each) => each.pool),
      ins: ins.filter((slot) => !passed.has(slot)),
      outs: outs.filter((slot) => !passed.has(slot)),
    });
  }
  return groups;
}

function strike(faces: number[], face: number): void {
  const at = face < 0 ? -1 : faces.indexOf(face);
  if (at >= 0) faces.splice(at, 1);
}
