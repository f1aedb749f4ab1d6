import type { TurningPoint } from '@masterplan/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { findingsOf, inSpread, keepFindings, nothingYet, withLooked } from '../src/reveal/looking.ts';
import { review as en } from '../src/text/review.en.ts';
import { review as fr } from '../src/text/review.fr.ts';

const point = (moment: number, gain: number): TurningPoint => ({
  ...{ moment, seat: 0, chosen: 1, better: 2, gain, error: 0.01 },
});

test.each([0, 1, 2, 7, 26, 100, 1396])('of %i decisions each is looked at once', (count) => {
  const order = inSpread(count);
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, no) => no));
});

test('a look that is broken off was spread over the game', () => {
  const early = inSpread(1000).slice(0, 50);
  for (let tenth = 0; tenth < 10; tenth++)
    expect(early.filter((no) => Math.floor(no / 100) === tenth).length).toBeGreaterThanOrEqual(3);
});

describe('what was found', () => {
  test('is the eight greatest gains, the greatest first', () => {
    const gains = [0.1, 0.4, 0.2, 0.05, 0.3, 0.06, 0.07, 0.08, 0.09, 0.5];
    const found = gains.reduce(
      (now, gain, no) => withLooked(now, { of: 20, done: no + 1, found: point(no, gain) }),
      nothingYet,
    );
    expect(found).toMatchObject({ of: 20, done: 10 });
    expect(found.points.map(({ gain }) => gain)).toEqual([0.5, 0.4, 0.3, 0.2, 0.1, 0.09, 0.08, 0.07]);
    expect(withLooked(found, { of: 20, done: 11 }).points).toEqual(found.points);
  });

  const shelf = new Map<string, string>();
  beforeEach(() => {
    shelf.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (name: string) => shelf.get(name) ?? null,
        setItem: (name: string, value: string) => shelf.set(name, value),
        removeItem: (name: string) => shelf.delete(name),
      },
    });
  });

  test('is kept by the record, of the last twenty games', () => {
    for (let no = 0; no < 25; no++) keepFindings(`hash ${no}`, { of: 9, done: 9, points: [point(no, 0.1)] });
    expect(findingsOf('hash 24')).toEqual({ of: 9, done: 9, points: [point(24, 0.1)] });
    expect(findingsOf('hash 5')).toBeDefined();
    expect(findingsOf('hash 4')).toBeUndefined();
  });

  test('is nothing where what was kept cannot be read', () => {
    shelf.set('masterplan reviews', '{');
    expect(findingsOf('hash')).toBeUndefined();
    shelf.set('masterplan reviews', '[{"hash":"hash"},3]');
    expect(findingsOf('hash')).toBeUndefined();
  });
});

test('a turning point is told in both languages', () => {
  expect(en.better('Bank', 18)).toBe('Better: Bank. It would have won 18 more games in 100.');
  expect(en.better('Bank', 1)).toContain('1 more game in 100');
  expect(fr.better('Banque', 18)).toBe('Mieux : Banque. Cela aurait gagné 18 parties de plus sur 100.');
  expect(en.looked(3, 9)).toContain('3 of 9');
  expect(fr.looked(9, 9)).toContain('Les 9');
});
