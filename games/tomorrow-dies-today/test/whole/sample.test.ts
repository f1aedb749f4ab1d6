import { Sitting } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { tomorrowDiesToday } from '../../index.ts';
import { scoreOf } from '../../rules/facts.ts';
import sample from '../../samples/tomorrow-dies-today.json' with { type: 'json' };

test('the sample is what the front page says: two teams of two, deals and Conflicts, and a point or two decides', () => {
  const choices = sample.choices.map(([seat, key]): [number, string] => [Number(seat), String(key)]);
  const sitting = Sitting.of(tomorrowDiesToday.game, { ...sample, choices });
  if ('fault' in sitting)
    throw new Error(`the sample is to be chosen anew: ${JSON.stringify(sitting.fault)}`);
  const { table, log } = sitting;
  expect([table.seats, table.state.outcome?.reason]).toEqual([4, 'prestige']);
  const apart = Math.abs(scoreOf(table, 0) - scoreOf(table, 1));
  expect([1, 2]).toContain(apart);
  const told = log.flatMap(({ events }) => events.map(({ name }) => name));
  expect([told.includes('dealt'), told.includes('attacks')]).toEqual([true, true]);
});
