import { expect, test } from 'vitest';
import { type Measured, measure } from '../src/fairness/bars.ts';
import { heading, seatsPage } from '../src/fairness/page.ts';
import { noughts } from './tiny/contest.ts';

const inquiry = { games: 300, seed: 'bars', crew: {} };
const measured = await measure(noughts, 2, inquiry);
const about = (what: string): Measured => {
  const found = measured.find((each) => each.what === what);
  if (found === undefined) throw new Error(`nothing was measured about ${what}`);
  return found;
};

test('a share is that of the seats with a value, played by the bots of a cast', () => {
  const { trials, rate, measure: share, verdict } = about('follower');
  expect(trials).toBe(300);
  expect(share).toBe(rate.rate);
  expect(share).toBeGreaterThan(0.5);
  expect(verdict).toBe('held');
});

test('a worth is the difference between two casts, and is held only where their intervals are apart', () => {
  const { rate, measure: points, low, high, verdict } = about('thinking');
  expect(rate.rate).toBe(about('follower').rate.rate);
  expect(points).toBeGreaterThan(0.1);
  expect(low).toBeLessThan(points);
  expect(high).toBeGreaterThan(points);
  expect(verdict).toBe(low > 0 ? 'held' : 'missed');
});

test('a bar of other numbers of seats is not measured', () => {
  expect(measured.map(({ what }) => what)).not.toContain('nowhere');
});

test('what never comes into play misses its bar', () => {
  expect(about('never')).toMatchObject({ measure: 0, verdict: 'missed' });
  expect(about('line')).toMatchObject({ verdict: 'held' });
});

test('the page tells every measure once', () => {
  const page = seatsPage(noughts, 2, measured);
  for (const { what } of measured) expect(page).toContain(noughts.nameOf({}, 'en', 'values', what));
  expect(heading(noughts, inquiry, measured)).toMatch(/1 of \d+ measures miss/);
});
