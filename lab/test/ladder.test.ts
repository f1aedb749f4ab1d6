import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { masterPlan } from '../../games/master-plan/index.ts';
import { amongLines, keptHere, keptIn, ladderLines, pageWith, playAmong } from '../src/index.ts';
import type { Turn } from '../src/ladder/among.ts';
import { bout, type Met, seating } from '../src/ladder/bouts.ts';
import { ratingsOf } from '../src/ladder/rating.ts';

test('two levels take turns by sides, and swap in the next game', () => {
  expect(seating([0, 1, 2, 3], 0)).toEqual([0, 1, 0, 1]);
  expect(seating([0, 1, 2, 3], 1)).toEqual([1, 0, 1, 0]);
  expect(seating([0, 1, 0, 0], 0)).toEqual([0, 1, 0, 0]);
  expect(seating([0, 1, 0, 0], 1)).toEqual([1, 0, 1, 1]);
});

test('two levels go on where they were stopped, and each pair of games is one deal with the seats swapped', () => {
  const ring = { manifest: masterPlan, seats: 4, options: {}, seed: 'bout' };
  const kept = keptHere<Met>();
  let told = 0;
  const meet = (games: number) => bout(ring, ['thumb', 'random'], games, kept, () => told++);
  const [first, more] = [meet(4), meet(10)];
  expect(told).toBe(10);
  expect(more.won).toBeGreaterThan(5);
  expect(more).toEqual(bout(ring, ['thumb', 'random'], 10, keptHere<Met>()));
  expect(first.games).toBe(4);
  expect(meet(4)).toEqual(more);
  expect(bout(ring, ['thumb', 'thumb'], 10, keptHere<Met>()).won).toBe(5);
});

test('three games won of four are about 190 points, and more games make it surer', () => {
  const rated = (games: number) =>
    ratingsOf(['thumb', 'sharp'], [{ levels: ['sharp', 'thumb'], games, won: 0.75 * games }]);
  const [thumb, sharp] = rated(400);
  expect(thumb).toEqual({ level: 'thumb', points: 0, within: 0 });
  expect(sharp?.points).toBeGreaterThan(180);
  expect(sharp?.points).toBeLessThan(195);
  expect(sharp?.within ?? 0).toBeLessThan(rated(40)[1]?.within ?? 0);
});

test('a level that has not met another is rated by those it has met', () => {
  const bouts = [
    { levels: ['sharp', 'thumb'] as const, games: 100, won: 75 },
    { levels: ['ruthless', 'sharp'] as const, games: 100, won: 75 },
  ];
  const [, sharp, ruthless] = ratingsOf(['thumb', 'sharp', 'ruthless'], bouts);
  expect(ruthless?.points).toBeGreaterThan(1.9 * (sharp?.points ?? 0));
});

test('the page keeps what other ladders wrote, and replaces its own part', () => {
  const climbed = {
    bouts: [{ levels: ['sharp', 'thumb'] as const, games: 10, won: 7 }],
    ratings: [
      { level: 'thumb', points: 0, within: 0 },
      { level: 'sharp', points: 120, within: 90 },
    ],
    speeds: [{ level: 'sharp', seconds: 0.1, playouts: 5000 }],
  };
  const lines = ladderLines(climbed);
  expect(lines.join('\n')).toMatch(/sharp +120 +± 90 +0\.100 +5,000/);
  const one = pageWith(undefined, { title: 'Some Game, 4 seats', made: 'today', lines });
  const two = pageWith(one, { title: 'Other Game, 2 seats', made: 'today', lines });
  expect(two.match(/^## .*/gm)).toEqual(['## Other Game, 2 seats', '## Some Game, 4 seats']);
  const again = pageWith(two, { title: 'Some Game, 4 seats', made: 'tomorrow', lines });
  expect(again.match(/^## .*/gm)).toHaveLength(2);
  expect(again).toContain('tomorrow.');
});

describe('a level among the usual bots', () => {
  const ring = { manifest: masterPlan, seats: 4, options: {}, seed: 'among' };

  test('has another side in every game, and usual bots play the same deals beside it', () => {
    const kept = keptHere<Turn>();
    const told: number[] = [];
    playAmong(ring, 'thumb', 8, kept, (turns) => told.push(turns.length));
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { won, usual, seats, choices } of kept.played) {
      expect(won).toBe(usual);
      expect(seats).toBe(1);
      expect(choices).toBeGreaterThan(0);
    }
    expect(new Set(kept.played.map(({ won }) => won)).size).toBeGreaterThan(1);
  });

  test('goes on where it was stopped, as long as the programs are the same', () => {
    const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'ladder-'))}/`);
    const program = new URL('program.mjs', folder);
    writeFileSync(program, 'one');
    const played = (games: number): number => {
      let count = 0;
      playAmong(ring, 'random', games, keptIn<Turn>(folder, [program], ring, 'random'), () => count++);
      return count;
    };
    expect([played(2), played(3), played(3)]).toEqual([2, 1, 0]);
    writeFileSync(program, 'another');
    expect(played(2)).toBe(2);
    rmSync(folder, { recursive: true });
  });

  test('is held against its floor once enough games have been played, side by side where they differ in size', () => {
    const turn = { seats: 1, usual: 0.25, choices: 10, seconds: 1 };
    const turns = (won: number, games: number) => Array.from({ length: games }, () => ({ ...turn, won }));
    const floor = { level: 'sharp', seats: 4, least: 0.45 };
    const said = (stood: Omit<Parameters<typeof amongLines>[0], 'level'>) =>
      amongLines({ level: 'sharp', ...stood }).join('\n');
    expect(said({ turns: turns(0.5, 400), floor })).toMatch(/sharp +400 +50\.0% .* 25\.0% +45\.0% +held/);
    expect(said({ turns: turns(0.4, 400), floor })).toContain('missed');
    expect(said({ turns: turns(0.5, 399), floor })).toContain('open');
    expect(said({ turns: turns(0.5, 100), floor: { ...floor, games: 100 } })).toContain('held');
    expect(said({ turns: turns(0.5, 4), playouts: 5000 })).toContain('0.100 s a choice, 5,000 playouts');
    const sides = [...turns(0.4, 400), ...turns(0.5, 400).map((each) => ({ ...each, seats: 3 }))];
    expect(said({ turns: sides, floor: { ...floor, games: 900 } })).not.toContain('held');
    expect(said({ turns: sides, floor: { ...floor, games: 800 } })).toContain('held');
    const above = { level: 'sharp', seats: 4, above: 0.2 };
    const lines = said({ turns: sides, floor: above });
    expect(lines).toMatch(/1 of the seats +400 +40\.0% .* 45\.0% +missed/);
    expect(lines).toMatch(/3 of the seats +400 +50\.0% .* 45\.0% +held/);
  });
});
