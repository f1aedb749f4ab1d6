import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { optionSetsOf } from '@masterplan/kernel';
import type { ConformanceReport } from '@masterplan/kernel/testkit';
import { masterPlan } from '@masterplan/master-plan';
import { tomorrowDiesToday } from '@masterplan/tomorrow-dies-today';
import { describe, expect, test } from 'vitest';
import { teamsOf } from '../../games/tomorrow-dies-today/rules/order.ts';
import {
  closeness,
  fullEffort,
  gamesOfEachCase,
  least,
  shareOf,
  wantedBy,
} from '../conformance/arguments.ts';
import { keptIn } from '../conformance/kept.ts';
import { conformancePage, shortfalls } from '../conformance/page.ts';
import { minutesLeft } from '../conformance/progress.ts';
import { together } from '../conformance/threads.ts';

describe('the command line', () => {
  test('asks for the full counts of every game where it says nothing', () => {
    expect(wantedBy([])).toEqual({ effort: { full: true, seed: 'conformance' } });
  });

  test('asks for less by time or by count, and for one game', () => {
    expect(wantedBy(['--seconds', '60', '--game', 'chess'])).toEqual({
      game: 'chess',
      effort: { seed: 'conformance', seconds: 60 },
    });
    expect(wantedBy(['--games', '10', '--seed', 'x'])).toEqual({
      effort: { seed: 'x', games: 10, twins: 5 },
    });
  });

  test.each([[['--seconds', 'many']], [['--games', '0']], [['--gmaes', '3']], [['more']]])(
    'refuses %j',
    (args) => {
      expect(wantedBy(args)).toMatchObject({ exitCode: 2 });
    },
  );

  test('full counts play every seat count and option set often enough, however many there are', () => {
    const sets = (count: number) => Array.from({ length: count }, () => ({}));
    const cases = (count: number) => fullEffort({ ...masterPlan, optionSets: sets(count) }, 's');
    expect(cases(1)).toMatchObject({ games: 3 * least.gamesOfEachCase });
    expect(cases(5)).toMatchObject({ games: 15 * least.gamesOfEachCase, twins: 7500 });
  });

  test('of Tomorrow Dies Today each shape of teams is played a thousand times, with Global Events and without', () => {
    const { game } = tomorrowDiesToday;
    const played = new Map<string, number>();
    for (const seats of game.seats)
      for (const options of optionSetsOf(tomorrowDiesToday)) {
        const shape = `${seats} in ${teamsOf(seats, options)}, events ${String(options.events)}`;
        played.set(shape, (played.get(shape) ?? 0) + gamesOfEachCase(game.id));
      }
    expect(played.size).toBe(10);
    for (const [, games] of played) expect(games).toBeGreaterThanOrEqual(500);
  });

  test('a full run looks closely at a third of the positions of Tomorrow Dies Today, a short one at a tenth', () => {
    expect(fullEffort(tomorrowDiesToday, 's')).toMatchObject({ games: 8000, twins: 2000, lookEvery: 3 });
    expect(closeness(tomorrowDiesToday).lookEvery).toBe(10);
  });

  test('a time is split among all games; one that took longer leaves less to the others', () => {
    expect(shareOf(120, 0, 4)).toBe(30);
    expect(shareOf(120, 36, 3)).toBe(28);
    expect(shareOf(120, 130, 1)).toBe(1);
  });

  test('shows help', () => {
    expect(wantedBy(['--help'])).toMatchObject({
      exitCode: 0,
      sentence: expect.stringContaining('--seconds N'),
    });
  });
});

const report: ConformanceReport = {
  game: 'chess',
  version: '3',
  seed: 's',
  counts: {
    games: 5000,
    choices: 400_000,
    longest: 90,
    positions: 123_456,
    redeals: 370_368,
    optionsTried: 1,
    refusalsTried: 2,
    twinGames: 1999,
    twinsByDeal: 1000,
    twinsByChoice: 999,
    twinSteps: 4,
    twinEnds: { over: 1, shown: 2, claimed: 3, asked: 4, stopped: 5 },
  },
  cases: { '2 seats': 5000 },
  needed: ['turn asked', 'turn answered'],
  met: ['turn asked'],
  faults: [],
  failed: { coverage: 1 },
};

const made = 'Masterplan 1.2.3, 2026-01-02, Node 20.0.0, 2 cores, 8 GiB, 7 min';

test('the page names version, date, machine, counts and faults', () => {
  const page = conformancePage('', report, made);
  expect(page).toContain('Masterplan 1.2.3, 2026-01-02, Node 20.0.0, 2 cores, 8 GiB, 7 min.');
  expect(page).toContain('## chess, rules 3');
  expect(page).toContain('| positions re-dealt, each for every viewer | 123,456 |');
  expect(page).toContain('- **coverage**: 1');
  expect(page).toContain('1 of 2 phases, verbs and kinds were met');
  expect(page).toContain('2 seats (5,000)');
});

test('a run of one game leaves what was kept of the others', () => {
  const both = conformancePage(conformancePage('', report, made), { ...report, game: 'go' }, made);
  const again = conformancePage(both, { ...report, version: '4' }, made);
  expect(again.match(/^## .*/gm)).toEqual(['## chess, rules 4', '## go, rules 3']);
  expect(again.match(/^# .*/gm)).toEqual(['# Conformance']);
});

test('a full run that played too little is told', () => {
  const cases = { '2 seats': 3001, '3 seats': 1999 };
  expect(shortfalls({ ...report, cases })).toEqual([
    'twinGames: 1,999 of 2,000',
    'games with 3 seats: 1,999 of 2,000',
  ]);
});

test('the progress of all threads is one', () => {
  const parts = [
    { games: 3, twins: 1, faults: 0, done: 0.5 },
    { games: 1, twins: 2, faults: 1, done: 0.25 },
  ];
  expect(together(parts)).toEqual({ games: 4, twins: 3, faults: 1, done: 0.375 });
});

test('the time left is told by the pace since the run went on, whatever had been played before', () => {
  const first = { at: 0, done: 0.5 };
  expect(minutesLeft(first, first)).toBeUndefined();
  expect(minutesLeft(first, { at: 600_000, done: 0.75 })).toBe(10);
  expect(minutesLeft(first, { at: 600_000, done: 1 })).toBe(0);
});

describe('a run that was stopped', () => {
  const home = mkdtempSync(join(tmpdir(), 'conformance-'));
  const program = pathToFileURL(join(home, 'part.mjs'));
  const folder = pathToFileURL(`${join(home, 'kept')}/`);
  const part = (no: number) => ({ game: 'chess', effort: { seed: 's', games: 10, part: { no, of: 2 } } });
  const played = { report, seconds: 7 };
  writeFileSync(program, 'one');
  keptIn(folder, program).keep(part(0), played);

  test('has its parts when it goes on, and no others', () => {
    expect(keptIn(folder, program).find(part(0))).toEqual(played);
    expect(keptIn(folder, program).find(part(1))).toBeUndefined();
  });

  test('begins anew once the program that plays it has changed', () => {
    writeFileSync(program, 'another');
    expect(keptIn(folder, program).find(part(0))).toBeUndefined();
    writeFileSync(program, 'one');
  });

  test('leaves nothing behind when it is whole', () => {
    keptIn(folder, program).clear();
    expect(existsSync(folder)).toBe(false);
  });
});
