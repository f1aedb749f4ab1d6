import { compareAlike, ofThumbs } from '@masterplan/bots/testkit';
import { expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';

test('10,000 positions over all numbers of heroes: the same choice in another world of the same view', () => {
  const { unlike, others, tables, asks } = compareAlike(justiceLeague, ofThumbs(justiceLeague), 10_000);
  expect(unlike).toEqual([]);
  expect(others).toBe(10_000);
  expect(tables.size).toBe(6);
  for (const count of tables.values()) expect(count).toBeGreaterThan(1_000);
  for (const ask of ['hero planning', 'darkseid planning', 'confrontation', 'power'])
    expect(asks.get(ask)).toBeGreaterThan(300);
});
