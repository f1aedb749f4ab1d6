import { compareAlike, ofThumbs } from '@masterplan/bots/testkit';
import { expect, test } from 'vitest';
import { masterPlan } from '../../index.ts';

test('10,000 positions over both ways to begin and all numbers of seats: the same choice in another world of the same view', () => {
  const { unlike, others, tables } = compareAlike(masterPlan, ofThumbs(masterPlan), 10_000);
  expect(unlike).toEqual([]);
  expect(others).toBe(10_000);
  expect(tables.size).toBe(6);
  for (const count of tables.values()) expect(count).toBeGreaterThan(1_000);
});
