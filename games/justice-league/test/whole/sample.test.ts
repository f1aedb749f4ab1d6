import { Sitting } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { villainPoints } from '../../rules/facts.ts';
import sample from '../../samples/justice-league.json' with { type: 'json' };

test('the sample is what the front page says: the heroes win, and Darkseid was nearly there', () => {
  const choices = sample.choices.map(([seat, key]): [number, string] => [Number(seat), String(key)]);
  const sitting = Sitting.of(justiceLeague.game, { ...sample, choices });
  if ('fault' in sitting)
    throw new Error(`the sample is to be chosen anew: ${JSON.stringify(sitting.fault)}`);
  const { state, seats } = sitting.table;
  expect([seats, state.outcome?.reason]).toEqual([5, 'hero-points']);
  expect(villainPoints(sitting.table)).toBeGreaterThanOrEqual(8);
});
