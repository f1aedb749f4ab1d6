import type { Claim, Lot, State } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { hasHiddenCard, sweep } from '../../src/knowledge/forgetting.ts';
import { lay } from '../tiny/bare.ts';

const EVERYBODY = 0b111;
const SEAT_0_ONLY = 0b001;

interface Books {
  /** How many of the slots are cards; those after them are places of the past. */
  readonly cards: number;
  readonly hidden: readonly number[];
  /** By name: what went in, and what came out. */
  readonly lots: Readonly<
    Record<string, { readonly ins?: readonly number[]; readonly outs: readonly number[] }>
  >;
  readonly claims?: readonly (readonly number[])[];
}

const claimOf = (slots: readonly number[]): Claim => ({
  type: 'alike',
  by: 'side',
  slots: slots.slice(),
  n: [],
});

/** A position with these books, for two seats. */
function booksOf({ cards, hidden, lots, claims = [] }: Books): State {
  const all = Object.values(lots);
  const slots = 1 + Math.max(...all.flatMap(({ ins = [], outs }) => [...ins, ...outs]), cards - 1);
  const range = Array.from({ length: slots }, (_, slot) => slot);
  const { state } = lay({});
  return {
    ...state,
    at: range.slice(0, cards).map(() => 0),
    face: range.map(() => 0),
    mask: range.map((slot) => (hidden.includes(slot) ? SEAT_0_ONLY : EVERYBODY)),
    lotOf: range.map((slot) => all.findIndex(({ outs }) => outs.includes(slot))),
    tied: range.map((slot) => claims.filter((claim) => claim.includes(slot)).length),
    lots: all.map(({ ins = [], outs }, no): Lot => ({ no, pool: [], ins: ins.slice(), outs: outs.slice() })),
    claims: claims.map(claimOf),
    spare: [],
  };
}

/** The books once what is about the past alone has been dropped. */
function swept(books: Books) {
  const position = booksOf(books);
  sweep(position);
  const names = Object.keys(books.lots);
  return {
    lots: position.lots.map(({ no }) => names[no]),
    claims: position.claims.map(({ slots }) => slots.join(' ')),
    spare: position.spare,
    lotOf: position.lotOf.map((no) => names[no] ?? '–').join(' '),
    tied: position.tied.join(' '),
  };
}

describe('a lot', () => {
  test('speaks of a card that anybody does not know; of public cards and of the past it does not', () => {
    const speaks = (hidden: readonly number[], outs: readonly number[]) => {
      const position = booksOf({ cards: 2, hidden, lots: { deck: { outs } } });
      const [lot] = position.lots;
      return lot !== undefined && hasHiddenCard(position, lot, EVERYBODY);
    };
    expect(speaks([1], [0, 1])).toBe(true);
    expect(speaks([], [0, 1])).toBe(false);
    expect(speaks([1], [0])).toBe(false);
    expect(speaks([2], [0, 2])).toBe(false);
  });

  test('is kept as long as one of its cards is hidden', () => {
    const books = { cards: 2, hidden: [1], lots: { deck: { outs: [0, 1] } } };
    expect(swept(books)).toMatchObject({ lots: ['deck'], lotOf: 'deck deck' });
  });

  test('is forgotten once all its cards are public, and others are not', () => {
    const books = { cards: 3, hidden: [2], lots: { deck: { outs: [0, 1] }, bag: { outs: [2] } } };
    expect(swept(books)).toMatchObject({ lots: ['bag'], lotOf: '– – bag' });
  });

  /** Card 0 is all that is left of the deck, and public; slot 2 went from there into the bag, of which card 1 is left. */
  const intoTheBag = { cards: 2, lots: { deck: { outs: [0, 2] }, bag: { ins: [2], outs: [1] } } };

  test('of the past is kept where something hidden went from it into one that speaks', () => {
    expect(swept({ ...intoTheBag, hidden: [1, 2] }).lots).toEqual(['deck', 'bag']);
  });

  test('of the past is forgotten where what went on is public: that parts what lies on either side', () => {
    expect(swept({ ...intoTheBag, hidden: [1] })).toMatchObject({
      lots: ['bag'],
      spare: [],
      lotOf: '– bag –',
    });
  });

  test('of the past goes with the one it went into', () => {
    expect(swept({ ...intoTheBag, hidden: [2] })).toMatchObject({ lots: [], spare: [2], lotOf: '– – –' });
  });

  test('is kept where what came out of it came into it from one that speaks', () => {
    const lots = { bag: { ins: [2], outs: [1] }, deck: { outs: [0, 2] } };
    expect(swept({ cards: 2, hidden: [0, 2], lots }).lots).toEqual(['bag', 'deck']);
  });

  test('is kept however many lie between it and one that speaks', () => {
    const lots = {
      first: { outs: [0, 3] },
      second: { ins: [3], outs: [1, 4] },
      third: { ins: [4], outs: [2] },
    };
    expect(swept({ cards: 3, hidden: [2, 3, 4], lots }).lots).toEqual(['first', 'second', 'third']);
    expect(swept({ cards: 3, hidden: [2, 4], lots }).lots).toEqual(['second', 'third']);
    expect(swept({ cards: 3, hidden: [3, 4], lots })).toMatchObject({ lots: [], spare: [3, 4] });
  });
});

describe('a claim', () => {
  /** Slot 2 is of the past; something was claimed of it and of card 1, which came out of the bag. */
  const tied = { cards: 2, lots: { deck: { outs: [0, 2] }, bag: { outs: [1] } }, claims: [[2, 1]] };

  test('keeps a lot of the past that it ties to a hidden card', () => {
    expect(swept({ ...tied, hidden: [1, 2] })).toMatchObject({ lots: ['deck', 'bag'], claims: ['2 1'] });
  });

  test('goes with the lots it ties together, and ties nothing any more', () => {
    expect(swept({ ...tied, hidden: [2] })).toMatchObject({
      lots: [],
      claims: [],
      spare: [2],
      tied: '0 0 0',
    });
  });

  test('is kept where it speaks of other lots, or of nothing hidden that is forgotten', () => {
    const books = { ...tied, hidden: [1], claims: [[1], [2, 1]] };
    expect(swept(books)).toMatchObject({ lots: ['bag'], claims: ['1', '2 1'], tied: '0 2 1' });
  });

  test('keeps the place in the past that it speaks of from being used again', () => {
    expect(swept({ ...tied, hidden: [1], claims: [[2, 1]] }).spare).toEqual([]);
    expect(swept({ ...tied, hidden: [1], claims: [] }).spare).toEqual([2]);
  });
});
