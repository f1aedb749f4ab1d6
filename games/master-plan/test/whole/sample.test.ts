import { Sitting } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { masterPlan } from '../../index.ts';
import record from '../../samples/master-plan.json' with { type: 'json' };

test('the game that the front page offers to watch can still be played: if not, run `npm run sample`, watch it and commit it', () => {
  const choices = record.choices.map(([seat, key]): [number, string] => [Number(seat), String(key)]);
  const sitting = Sitting.of(masterPlan.game, { ...record, choices });
  expect(sitting).not.toHaveProperty('fault');
  expect('table' in sitting && sitting.table.state.outcome?.reason).toBe('plan');
});
