import { compareAlike, ofThumbs } from '@masterplan/bots/testkit';
import { expect, test, vi } from 'vitest';
import { tomorrowDiesToday } from '../../index.ts';

vi.setConfig({ testTimeout: 900_000 });

test('10,000 positions over all five team shapes: the same choice in another world of the same view', () => {
  const { unlike, others, tables, asks } = compareAlike(
    tomorrowDiesToday,
    ofThumbs(tomorrowDiesToday),
    10_000,
  );
  expect(unlike).toEqual([]);
  expect(others).toBe(10_000);
  expect(tables.size).toBe(16);
  for (const count of tables.values()) expect(count).toBeGreaterThan(200);
  for (const ask of ['coordination', 'staging', 'funding', 'dealings', 'conflict', 'exchange', 'split'])
    expect([...asks.keys()]).toContain(ask);
});
