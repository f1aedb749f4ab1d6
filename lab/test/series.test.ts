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

test('a series is its games: any two parts add up to the whole', () => {
  const whole = noughts.play(series, 0, 60);
  const parts = emptyTally();
  addTally(parts, noughts.play(series, 17, 60));
  addTally(parts, noughts.play(series, 0, 17));
  expect(parts).toEqual(whole);
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
  expect(tally.lengths.marks?.sum).toBe(tally.choices);
  expect(tally.lengths.marks?.least).toBeGreaterThanOrEqual(5);
  expect(tally.lengths.marks?.most).toBeLessThanOrEqual(9);
  const ninthMarks = tally.choices - tally.decisions;
  expect(ninthMarks).toBeGreaterThanOrEqual(tally.endings.full ?? 0);
  expect(ninthMarks).toBeLessThan(60);
});
