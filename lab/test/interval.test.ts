import { expect, test } from 'vitest';
import { meanOf, pairedOf, wilson } from '../src/interval.ts';

/** Published values: Newcombe 1998, table I, method 3 (Wilson score, no continuity correction). */
test.each([
  { wins: 81, trials: 263, low: 0.2553, high: 0.3662 },
  { wins: 15, trials: 148, low: 0.0624, high: 0.1605 },
  { wins: 0, trials: 20, low: 0, high: 0.1611 },
  { wins: 1, trials: 29, low: 0.0061, high: 0.1718 },
])('the interval of $wins out of $trials is the published one', ({ wins, trials, low, high }) => {
  const interval = wilson(wins, trials);
  expect(interval.rate).toBeCloseTo(wins / trials, 12);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('winning always mirrors winning never', () => {
  expect(wilson(20, 20).low).toBeCloseTo(1 - wilson(0, 20).high, 12);
  expect(wilson(20, 20).high).toBe(1);
});

test('without trials nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
});

test('a mean of counted numbers, with bounds that close in as there are more', () => {
  const few = meanOf({ 6: 10, 8: 10 });
  expect(few.mean).toBe(7);
  expect(few.high - few.mean).toBeCloseTo(1.96 / Math.sqrt(20), 2);
  expect(meanOf({ 6: 1000, 8: 1000 }).high).toBeLessThan(few.high);
});

test('pairs that agree tell nothing; without pairs nothing is known', () => {
  expect(pairedOf({ pairs: 50, won: 50, gained: 0, lost: 0 })).toEqual({ mean: 0, low: 0, high: 0 });
  const { mean, low, high } = pairedOf({ pairs: 100, won: 50, gained: 20, lost: 10 });
  expect(mean).toBeCloseTo(0.1);
  expect([low, high].map((bound) => Math.round(bound * 1000))).toEqual([-6, 206]);
  expect(pairedOf({ pairs: 0, won: 0, gained: 0, lost: 0 })).toEqual({ mean: 0, low: -1, high: 1 });
});
