import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type Measured, measure, measureTogether } from '../src/fairness/bars.ts';
import { chapter, heading } from '../src/fairness/page.ts';
import { playedHere, playedIn } from '../src/fairness/played.ts';
import { emptyTally } from '../src/tally.ts';
import { noughts } from './tiny/contest.ts';

const inquiry = { games: 300, seed: 'bars', crew: {}, played: playedHere() };
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

test('a sway is bounded on both sides; what comes near the bar is measured again, for longer', () => {
  const treated = measured.filter(({ what }) => what === 'middle');
  expect(treated.map(({ treatment }) => treatment)).toEqual(['forced', 'forbidden']);
  for (const { trials, least, most, low, high, measure: by } of treated) {
    expect([trials, least, most]).toEqual([300, -0.12, 0.12]);
    expect(low).toBeLessThanOrEqual(by);
    expect(high).toBeGreaterThanOrEqual(by);
  }
  expect(about('nothing')).toMatchObject({ trials: 200, measure: 0, verdict: 'held' });
});

test('a bar about all numbers of seats together is told at each of them, and judged over their sum', async () => {
  const here = about('everywhere');
  expect(here.verdict).toBe('told');
  expect(chapter(noughts, '2 seats', [here])).not.toContain('at least');
  const together = await measureTogether(noughts, inquiry);
  expect(together.map(({ what }) => what)).toEqual(['everywhere']);
  expect(together[0]).toMatchObject({ trials: here.trials, measure: here.measure, verdict: 'held' });
});

test('what has been played is kept until a program of its game changes', async () => {
  const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'masterplan-lab-'))}/`);
  const programOf = (game: string) => new URL(`${game}.mjs`, folder);
  for (const game of ['noughts', 'crosses']) writeFileSync(programOf(game), 'one');
  const series = { game: 'noughts', seats: 2, games: 1, seed: 'kept', bots: [] };
  let times = 0;
  const countOf = async (wanted: typeof series) => {
    const played = playedIn(folder, (game) => [programOf(game)]);
    return (await played.tallyOf(wanted, async () => ({ ...emptyTally(), games: ++times }))).games;
  };
  expect([await countOf(series), await countOf(series)]).toEqual([1, 1]);
  expect(await countOf({ ...series, seed: 'other' })).toBe(2);
  writeFileSync(programOf('crosses'), 'two');
  expect(await countOf(series)).toBe(1);
  writeFileSync(programOf('noughts'), 'two');
  expect(await countOf(series)).toBe(3);
  rmSync(folder, { recursive: true });
});

test('the page tells every measure once', () => {
  const page = chapter(noughts, '2 seats', measured);
  for (const { what } of measured)
    expect(page).toContain(noughts.nameOf({}, 'en', 'lengths', noughts.nameOf({}, 'en', 'values', what)));
  expect(heading(noughts, inquiry, measured)).toMatch(/\d of \d+ measures miss/);
});
