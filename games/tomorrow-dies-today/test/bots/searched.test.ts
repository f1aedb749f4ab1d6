import { weigh } from '@masterplan/bots';
import { open } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { foresight } from '../../bot/index.ts';
import type { Amounts } from '../../content/kinds.ts';
import { tomorrowDiesToday } from '../../index.ts';
import { MONOLOGUING } from '../../rules/board.ts';
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
