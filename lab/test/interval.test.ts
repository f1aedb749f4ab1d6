import { expect, test } from 'vitest';
import { wilson } from '../src/interval.ts';

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
