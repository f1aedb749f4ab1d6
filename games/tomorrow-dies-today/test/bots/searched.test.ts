import { weigh } from '@masterplan/bots';
import { open } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { foresight } from '../../bot/index.ts';
import type { Amounts } from '../../content/kinds.ts';
import { tomorrowDiesToday } from '../../index.ts';
import { MONOLOGUING, PHASES } from '../../rules/board.ts';
import { gap } from './kept.ts';

test('before Named Henchmen are chosen no side is ahead', () => {
  const table = open(tomorrowDiesToday.game, { seats: 2, seed: 'early', options: { henchmen: 'chosen' } });
  expect(foresight.features(table, 0, [])).toEqual(foresight.features(table, 1, []));
});

/** What the features of seat 0 come to. */
function worth(has: Amounts, fields: object): number {
  const { table } = gap([{ has }, {}], [0, 0]);
  Object.assign(table.fields, fields);
  return weigh(foresight.features(table, 0, []), foresight.weights);
}

test('Resources are worth something while they can be used, VP most when the game ends', () => {
  const ended = { clock: 1, phase: MONOLOGUING };
  expect(worth({ funding: 3 }, {})).toBeGreaterThan(worth({}, {}));
  expect(worth({ funding: 3 }, ended)).toBe(worth({}, ended));
  expect(worth({ vp: 2 }, ended) - worth({}, ended)).toBeGreaterThan(worth({ vp: 2 }, {}) - worth({}, {}));
});

/** When play may be broken off that began in a Phase of Round 2, as the Round and the Phase. */
function end(phase: number): string | undefined {
  const { table } = gap([{}, {}], [0, 0]);
  const { fields } = table;
  Object.assign(fields, { round: 2, phase, phases: 3 + Math.min(phase, PHASES) });
  const since = structuredClone(fields);
  for (const round of [2, 3, 4])
    for (let now = round === 2 ? phase : 0; now <= MONOLOGUING; now++) {
      Object.assign(fields, { round, phase: now, phases: (round - 1) * PHASES + Math.min(now, PHASES) });
      if (foresight.isQuiet(table, since)) return `Round ${round}, Phase ${now}`;
    }
  return undefined;
}

test('play is broken off when a Round is over, and what begins late in one goes on into the next', () => {
  expect([0, 1, 2, PHASES, MONOLOGUING].map(end)).toEqual([
    'Round 3, Phase 0',
    'Round 3, Phase 0',
    'Round 3, Phase 0',
    'Round 3, Phase 2',
    'Round 3, Phase 2',
  ]);
});

test('from set-up play goes on through the first Round', () => {
  const { table } = gap([{}, {}], [0, 0]);
  const since = { ...structuredClone(table.fields), round: 0, phase: 0, phases: 0 };
  const quiet = [1, 2].filter((round) => {
    table.fields.round = round;
    return foresight.isQuiet(table, since);
  });
  expect(quiet).toEqual([2]);
});
