import { HIDDEN } from '../knowledge/seen.ts';
import { nth } from '../state/lists.ts';
import type { Claim, Lot } from '../state/state.ts';

/**
 * Lots that came out of each other, with the claims about them, as a puzzle of counts. Hidden slots that left one lot for the
 * same next one are a stream: nobody can tell them apart, so a solution is how many cards of each kind every stream
 * carried. What went into a lot came out of it, kind by kind; a stream carries as many cards as it has slots: both are equations,
 * and every count is narrowed by them before one is guessed. A guess that fails is taken back, so a solution is found
 * wherever there is one.
 */
export interface TangleProblem {
  /** Slot to kind, HIDDEN where it is to be found. */
  readonly face: readonly number[];
  readonly lots: readonly Lot[];
  /** Claims about hidden slots of these lots and no others. */
  readonly claims: readonly Claim[];
  readonly holds: (claim: Claim, face: readonly number[]) => boolean;
  readonly value: (by: string, kind: number) => number;
  /**
   * `streams`: slots that no claim names are counted together. `slots`: each slot is followed by itself, so that two
   * solutions differ whenever a face does.
   */
  readonly following: 'streams' | 'slots';
}

/** Hidden slots that came out of one lot and went into the same other. */
export interface Stream {
  readonly from: Lot;
  /** Undefined for cards that lie where they came out. */
  readonly into: Lot | undefined;
  readonly slots: number[];
  readonly isClaimed: boolean;
}

/** The sum of the counts `plus` less the sum of the counts `minus` is `total`. */
export interface Equation {
  readonly plus: readonly number[];
  readonly minus: readonly number[];
  readonly total: number;
}

/** What must be true of the counts: those of the first stream for each kind, then those of the next. */
export function equationsOf(
  { face, lots }: TangleProblem,
  streams: readonly Stream[],
  kinds: readonly number[],
): Equation[] {
  const leftIn = (lot: Lot) => knownLeft(lot, face, kinds);
  return [
    ...carried(streams, kinds.length),
    ...passedOn(lots, streams, leftIn),
    ...crossed(inOrder(lots, streams), streams, leftIn),
  ];
}

/** Every stream carries as many cards as it has slots. */
const carried = (streams: readonly Stream[], kinds: number): Equation[] =>
  streams.map(({ slots }, stream) => ({
    plus: Array.from({ length: kinds }, (_, k) => stream * kinds + k),
    minus: [],
    total: slots.length,
  }));

/** Of every kind as many cards came out of a lot as went in. */
function passedOn(
  lots: readonly Lot[],
  streams: readonly Stream[],
  leftIn: (lot: Lot) => readonly number[],
): Equation[] {
  const ends = endsIn(lots, streams);
  return lots.flatMap((lot, place) => conserved(ends, place, place, leftIn(lot)));
}

/**
 * The same of the first lots together, for each number of them in the order in which cards went through: a card that has left the
 * first few is in one stream only of all that lead on from there. That follows from the lots one by one, but it is seen at once.
 */
function crossed(
  order: readonly Lot[],
  streams: readonly Stream[],
  leftIn: (lot: Lot) => readonly number[],
): Equation[] {
  const ends = endsIn(order, streams);
  let left: readonly number[] = [];
  return order.flatMap((lot, last) => {
    left = leftIn(lot).map((n, k) => n + (left[k] ?? 0));
    return last === 0 ? [] : conserved(ends, 0, last, left);
  });
}

/** Where a stream came out and went in, as places in a list of lots. */
interface Ends {
  readonly from: number;
  readonly into: number;
}

/** The place of a lot that is not in the list. */
const NOWHERE = -1;

function endsIn(lots: readonly Lot[], streams: readonly Stream[]): Ends[] {
  const places = new Map<Lot | undefined, number>(lots.map((lot, place) => [lot, place]));
  return streams.map(({ from, into }) => ({
    from: places.get(from) ?? NOWHERE,
    into: places.get(into) ?? NOWHERE,
  }));
}

/** Of every kind as many cards came out of the lots from `first` to `last` together as went in; `left` is what is known of that. */
function conserved(ends: readonly Ends[], first: number, last: number, left: readonly number[]): Equation[] {
  const outs: number[] = [];
  const ins: number[] = [];
  ends.forEach(({ from, into }, stream) => {
    const isOut = from >= first && from <= last;
    const isIn = into >= first && into <= last;
    if (isOut && !isIn) outs.push(stream * left.length);
    if (isIn && !isOut) ins.push(stream * left.length);
  });
  return left.map((total, k) => ({
    plus: outs.map((count) => count + k),
    minus: ins.map((count) => count + k),
    total,
  }));
}

/** Of each kind, how many more cards are known to have gone into a lot than are known to have come out. */
function knownLeft(
  { pool, ins, outs }: Lot,
  face: readonly number[],
  kinds: readonly number[],
): readonly number[] {
  const left = new Map<number, number>();
  const add = (kind: number, n: number) => left.set(kind, (left.get(kind) ?? 0) + n);
  for (const kind of pool) add(kind, 1);
  for (const slot of ins) add(nth(face, slot), 1);
  for (const slot of outs) add(nth(face, slot), -1);
  return kinds.map((kind) => left.get(kind) ?? 0);
}

/** Lots in an order in which hidden cards only go on to later ones. */
function inOrder(lots: readonly Lot[], streams: readonly Stream[]): Lot[] {
  const order = new Set<Lot>();
  const before = new Map<Lot, Lot[]>(lots.map((lot) => [lot, []]));
  for (const { from, into } of streams) if (into !== undefined) before.get(into)?.push(from);
  const isReady = (lot: Lot) => !order.has(lot) && (before.get(lot) ?? []).every((each) => order.has(each));
  for (let next = lots.find(isReady); next !== undefined; next = lots.find(isReady)) order.add(next);
  return [...order];
}

/** Claimed slots first, each a stream of its own. */
export function streamsOf({ face, lots, claims, following }: TangleProblem): Stream[] {
  const claimed = new Set(claims.flatMap(({ slots }) => slots));
  const intoOf = new Map<number, Lot>();
  for (const lot of lots) for (const slot of lot.ins) if (!intoOf.has(slot)) intoOf.set(slot, lot);
  const streams: Stream[] = [];
  for (const from of lots) {
    const joined = new Map<Lot | undefined, Stream>();
    for (const slot of from.outs) {
      if (nth(face, slot) !== HIDDEN) continue;
      const into = intoOf.get(slot);
      const isClaimed = claimed.has(slot);
      const stream = isClaimed || following === 'slots' ? undefined : joined.get(into);
      if (stream !== undefined) {
        stream.slots.push(slot);
        continue;
      }
      const begun = { from, into, slots: [slot], isClaimed };
      streams.push(begun);
      if (!isClaimed) joined.set(into, begun);
    }
  }
  return streams.sort((a, b) => Number(b.isClaimed) - Number(a.isClaimed));
}

/** The kinds that are known to have been in these lots. */
export function kindsIn({ face, lots }: TangleProblem): number[] {
  const found = new Set<number>();
  for (const { pool, ins, outs } of lots) {
    for (const kind of pool) found.add(kind);
    for (const slot of ins) found.add(nth(face, slot));
    for (const slot of outs) found.add(nth(face, slot));
  }
  found.delete(HIDDEN);
  return [...found];
}
