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

test('a length is the mean of all games, beside the share of games within the bar', () => {
  const { measure: mean, low, high, rate } = about('marks');
  expect(mean).toBeGreaterThan(5);
  expect(mean).toBeLessThan(9);
  expect(low).toBeLessThan(mean);
  expect(high).toBeGreaterThan(mean);
  expect(rate.rate).toBeLessThan(1);
});

test('what is counted while a game is played is a length too', () => {
  expect(about('centred')).toMatchObject({ trials: 300, measure: 1, verdict: 'held' });
});

test('a share measured with fewer games plays no more of them', () => {
  expect(about('few')).toMatchObject({ trials: 40, verdict: 'held' });
});

test('a sway is bounded on both sides, and measured for what is forced and what is forbidden', () => {
  const treated = measured.filter(({ what }) => what === 'middle');
  expect(treated.map(({ treatment }) => treatment)).toEqual(['forced', 'forbidden']);
  for (const { trials, least, most, low, high, measure: by } of treated) {
    expect([trials, least, most]).toEqual([200, -0.12, 0.12]);
    expect(low).toBeLessThanOrEqual(by);
    expect(high).toBeGreaterThanOrEqual(by);
  }
  expect(about('nothing')).toMatchObject({ measure: 0, verdict: 'held' });
});

test('the page tells every measure once', () => {
  const page = seatsPage(noughts, 2, measured);
  for (const { what } of measured)
    expect(page).toContain(noughts.nameOf({}, 'en', 'lengths', noughts.nameOf({}, 'en', 'values', what)));
  expect(heading(noughts, inquiry, measured)).toMatch(/\d of \d+ measures miss/);
});
