import { beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../scripts/bundle.mjs';
import type { Series } from '../src/contest.ts';
import { addTally, emptyTally } from '../src/tally.ts';
import { playSeries } from '../src/workers.ts';
import { noughts } from './tiny/contest.ts';

const series: Series = {
  game: 'tic-tac-toe',
  seats: 2,
  games: 730,
  seed: 'fair',
  bots: ['centre', 'random'],
};
const program = new URL('../dist/test/worker.mjs', import.meta.url);

describe('a series', () => {
  beforeAll(() => bundle({ worker: 'lab/test/tiny/worker.ts' }, 'lab/dist/test'));

  test('gives the same tally played here, by one worker, by two and by five', async () => {
    const here = await playSeries(noughts, series);
    for (const workers of [1, 2, 5]) {
      expect(await playSeries(noughts, series, { workers, program })).toEqual(here);
    }
  });

  test('tells how far it is, in whatever crew', async () => {
    for (const crew of [{}, { workers: 2, program }]) {
      const seen: number[] = [];
      await playSeries(noughts, series, { ...crew, progress: (games) => seen.push(games) });
      expect(seen.at(-1)).toBe(series.games);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    }
  });

  test('differs with its seed', async () => {
    const other = await playSeries(noughts, { ...series, seed: 'other' });
    expect(other).not.toEqual(await playSeries(noughts, series));
  });

  test('breaks with what a worker threw', async () => {
    const wrong = { ...series, bots: ['nobody', 'random'] };
    await expect(playSeries(noughts, wrong, { workers: 2, program })).rejects.toThrow('nobody');
  });
});

const inPairs: Series = { ...series, sway: { factor: 'order', value: 'first' } };

test.each([
  ['alone', series],
  ['in pairs', inPairs],
])('a series played %s is its games: any two parts add up to the whole', (_, played) => {
  const whole = noughts.play(played, 0, 60);
  const parts = emptyTally();
  addTally(parts, noughts.play(played, 17, 60));
  addTally(parts, noughts.play(played, 0, 17));
  expect(parts).toEqual(whole);
});

test('pairs are of the same game: what changes nothing gains and loses nothing', () => {
  const { nothing, middle } = noughts.play(inPairs, 0, 60).pairs;
  expect(nothing?.forced).toMatchObject({ pairs: 60, gained: 0, lost: 0 });
  expect(middle?.forced.pairs).toBe(60);
  expect(middle?.forced.won).toBeGreaterThan(0);
  expect((middle?.forbidden.gained ?? 0) + (middle?.forbidden.lost ?? 0)).toBeGreaterThan(0);
});

test('a subject is only played where it concerns the table', () => {
  expect(noughts.play(inPairs, 0, 60).pairs.elsewhere).toBeUndefined();
});

test('everybody moves up one seat from game to game, so each bot plays each seat', () => {
  const { factors } = noughts.play(series, 0, 60);
  expect(factors.bot).toMatchObject({ centre: { trials: 60 }, random: { trials: 60 } });
  expect(factors.seat).toMatchObject({ 0: { trials: 60 }, 1: { trials: 60 } });
  const alone = noughts.play({ ...series, bots: ['centre', 'centre'] }, 0, 60);
  expect(alone.factors.bot).toMatchObject({ centre: { trials: 120 } });
});

test('wins, endings and lengths are counted game by game', () => {
  const tally = noughts.play(series, 0, 60);
  const wins = Object.values(tally.factors.order ?? {}).reduce((sum, count) => sum + count.wins, 0);
  expect(tally.games).toBe(60);
  expect(wins).toBe(tally.endings.line);
  expect((tally.endings.line ?? 0) + (tally.endings.full ?? 0)).toBe(60);
  const marks = Object.entries(tally.lengths.marks ?? {}).map(([length, games]) => ({
    length: +length,
    games,
  }));
  expect(marks.reduce((sum, { length, games }) => sum + length * games, 0)).toBe(tally.choices);
  for (const { length } of marks) expect([5, 6, 7, 8, 9]).toContain(length);
  const ninthMarks = tally.choices - tally.decisions;
  expect(ninthMarks).toBeGreaterThanOrEqual(tally.endings.full ?? 0);
  expect(ninthMarks).toBeLessThan(60);
});
