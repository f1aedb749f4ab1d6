import { generator, nth, type Rng } from '@masterplan/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Tangle } from '../../src/imagine/entangled.ts';
import { hardTangles } from '../tiny/hard-tangle.ts';
import { smallTangles } from '../tiny/small-tangles.ts';
import {
  bruteForce,
  couldLie,
  deals,
  dealt,
  fits,
  isKept,
  problemOf,
  solved,
  type Tangled,
} from '../tiny/tangled.ts';

/** Two of three shuffled together with the ten; the third lies where it came out. */
const lots = ['ace king queen > 0 1 2', '0 1 ten > 3 4 5'];

describe('a tangle without a solution', () => {
  test.each<[string, Tangled]>([
    ['a card lies there that never went in', { lots, known: { 3: 'knave' } }],
    ['a card lies there twice that went in once', { lots, known: { 2: 'ace', 4: 'ace' } }],
    ['no card is of the value claimed', { lots, claims: ['among cost 4: 4'] }],
    ['each claim could be true, but not both', { lots, claims: ['among cost 2: 3', 'sum cost 2 3: 6'] }],
    ['the game’s predicate is true of no cards that fit', { lots, claims: ['holds at-least 0 1: 6'] }],
  ])('deals nothing and touches no face: %s', (_why, tangled) => {
    const problem = problemOf(tangled, 'streams');
    const face = problem.face.slice();
    expect(new Tangle(problem).deal(face, generator('none'))).toBe(false);
    expect(face).toEqual(problem.face);
    expect(solved(tangled, 'slots')).toEqual([]);
  });
});

describe('a tangle with one solution', () => {
  test.each<[string, Tangled, string]>([
    [
      'what lies open leaves one place for each card',
      { lots, known: { 2: 'queen', 0: 'king', 4: 'ten', 5: 'ace' } },
      'king ace queen king ten ace',
    ],
    ['all cards are the same', { lots: ['ace ace > 0 1', '0 ace > 2 3'] }, 'ace ace ace ace'],
    [
      'a card that came out at the end tells what passed through two shuffles',
      { lots: ['ace king > 0 1', '0 ten > 2 3', '2 ten > 4 5'], known: { 3: 'ten', 4: 'king', 5: 'ten' } },
      'king ace king ten king ten',
    ],
    [
      'claims say the rest',
      {
        lots: ['ace king > 0 1', '0 ten > 2 3'],
        claims: ['among cost 2: 5', 'holds rising 3 1'],
      },
      'ace king ten ace',
    ],
  ])('deals it: %s', (_why, tangled, only) => {
    expect(solved(tangled, 'slots')).toEqual([only]);
    expect(dealt(tangled, 20)).toEqual([only]);
  });
});

test('faces known in the middle of a tangle stay, and bind what came before and after', () => {
  const tangled = { lots, known: { 1: 'queen', 3: 'queen' } };
  expect(couldLie(tangled, 0, 2)).toEqual(['ace king', 'king ace']);
  expect(dealt(tangled, 200)).toEqual([
    'ace queen king queen ace ten',
    'ace queen king queen ten ace',
    'king queen ace queen king ten',
    'king queen ace queen ten king',
  ]);
});

test('slots that nobody can tell apart are one stream, solved by how many cards of each kind it carried', () => {
  const tangled = { lots: ['ace ace king > 0 1 2', '0 1 queen > 3 4 5'] };
  expect(solved(tangled, 'streams')).toHaveLength(2);
  expect(solved(tangled, 'slots')).toHaveLength(15);
  expect(dealt(tangled, 600)).toEqual(bruteForce(tangled));
});

test('a claimed slot is followed by itself: it is not taken for another of its stream', () => {
  const tangled = { lots, claims: ['among cost 0: 3'] };
  expect(couldLie(tangled, 0)).toEqual(['queen']);
  expect(dealt(tangled, 400)).toEqual(bruteForce(tangled));
});

describe('a claim about tangled slots', () => {
  test.each<[claim: string, slots: number[], could: string[]]>([
    ['alike side 2 3', [2, 3], ['ace king', 'ace ten', 'king ace', 'king ten']],
    ['sum cost 2 3: 5', [2, 3], ['king queen', 'queen king']],
    ['among cost 3: 3 5', [2, 3], ['ace queen', 'ace ten', 'king queen', 'king ten', 'queen ten']],
    ['some cost 2 3: 3', [2, 3], ['ace queen', 'king queen', 'queen ace', 'queen king', 'queen ten']],
    ['holds rising 2 3 4', [2, 3, 4], ['ace king queen', 'ace king ten', 'ace queen ten', 'king queen ten']],
    ['sum cost 0 1: 3', [2, 0], ['queen ace', 'queen king']],
  ])('is true of every deal, and of all that fit: %s', (claim, slots, could) => {
    const tangled = { lots, claims: [claim] };
    expect(couldLie(tangled, ...slots)).toEqual(could);
    expect(dealt(tangled, 600)).toEqual(bruteForce(tangled));
  });

  test('counts a face that is known', () => {
    const tangled = { lots, known: { 3: 'ten' }, claims: ['sum cost 3 2: 6'] };
    expect(couldLie(tangled, 2)).toEqual(['ace']);
  });

  test('holds beside others about the same slots', () => {
    const tangled = { lots, claims: ['alike side 2 3', 'some cost 3 4: 3', 'sum cost 3 5: 3'] };
    expect(couldLie(tangled, 2, 3, 4, 5)).toEqual([]);
    const fitting = { lots, claims: ['alike side 2 3', 'some cost 3 4: 3', 'sum cost 3 5: 6'] };
    expect(couldLie(fitting, 2, 3, 4, 5)).toEqual(['king ace queen ten', 'king ten queen ace']);
  });
});

describe('of any small tangle', () => {
  test('following slots, every solution comes once, and nothing else', () => {
    fc.assert(
      fc.property(smallTangles, (tangled) => {
        expect(solved(tangled, 'slots').sort()).toEqual(bruteForce(tangled));
      }),
      { numRuns: 300 },
    );
  });

  test('every solution can be dealt, and nothing else', () => {
    fc.assert(
      fc.property(smallTangles, (tangled) => {
        const all = bruteForce(tangled);
        const missing = new Set(all.length === 0 ? ['none'] : all);
        const possible = [...missing];
        fc.pre(possible.length <= 24);
        for (const faces of deals(tangled, 2000 * possible.length)) {
          expect(possible).toContain(faces);
          missing.delete(faces);
          if (missing.size === 0) break;
        }
        expect([...missing]).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

/** How many cards each of twelve shuffles was of; no hand of five ends where one of them does. */
const sizes = [7, 9, 5, 6, 7, 9, 8, 10, 7, 5, 8, 10];
const bought = ['ace', 'ace', 'ace', 'king', 'king', 'queen', 'knave', 'ten'];
const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

/**
 * What the shuffles of a deck-building game leave behind: hands of five are drawn from one after the other and played for all
 * to see. Where a hand took the last cards of one shuffle and the first of the next, nobody knows which came out of which.
 * The last six cards of the last shuffle lie face down.
 */
function deckBuilding(): Tangled {
  const cards = sizes.reduce((sum, size) => sum + size, 0);
  const faceOf = (slot: number) => nth(bought, (slot * 5 + Math.floor(slot / 7)) % bought.length);
  const shuffles = sizes.map((size, i) =>
    from(
      sizes.slice(0, i).reduce((sum, each) => sum + each, 0),
      size,
    ),
  );
  const hands = from(0, Math.floor((cards - 6) / 5)).map((hand) => from(5 * hand, 5));
  const isWhole = (hand: readonly number[]) =>
    shuffles.some((outs) => hand.every((slot) => outs.includes(slot)));
  const torn = hands.filter((hand) => !isWhole(hand));
  const played = torn.map((hand, i) =>
    hand.map((slot, k) => ({ slot: cards + 5 * i + k, face: faceOf(slot) })),
  );
  const open = hands.filter(isWhole).flatMap((hand) => hand.map((slot) => ({ slot, face: faceOf(slot) })));
  return {
    lots: [
      ...shuffles.map((outs) => `${outs.map(faceOf).toSorted().join(' ')} > ${outs.join(' ')}`),
      ...torn.map(
        (hand, i) =>
          `${hand.join(' ')} > ${nth(played, i)
            .map(({ slot }) => slot)
            .join(' ')}`,
      ),
    ],
    known: Object.fromEntries([...open, ...played.flat()].map(({ slot, face }) => [slot, face])),
  };
}

test('the shuffles of a long deck-building game are dealt in a few milliseconds', () => {
  const tangled = deckBuilding();
  expect(tangled.lots).toHaveLength(23);
  const times = [1, 2, 3, 4, 5].map(() => {
    const start = performance.now();
    const [faces = ''] = deals(tangled, 1);
    const time = performance.now() - start;
    expect(fits(tangled, faces)).toBe(true);
    return time;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});

/** Chance that is asked so often at the most: whoever guesses for ever is stopped. */
function bounded(seed: string, most: number): Rng {
  const words = generator(seed);
  let asked = 0;
  let count = nth(words, 3);
  Object.defineProperty(words, 3, {
    get: () => count,
    set: (next: number) => {
      asked += 1;
      if (asked > most) throw new Error(`chance was asked more than ${most} times`);
      count = next;
    },
  });
  return words;
}

test.each(Object.entries(hardTangles))(
  'a wrong guess made early does not cost all that follows from it: %s is dealt in no time',
  (_name, tangled) => {
    const problem = tangled();
    const tangle = new Tangle(problem);
    const found = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const face = problem.face.slice();
      expect(tangle.deal(face, bounded(`hard ${i}`, 4_000))).toBe(true);
      expect(problem.lots.every((lot) => isKept(lot, face))).toBe(true);
      found.add(face.join(' '));
    }
    expect(found.size).toBe(40);
  },
);
