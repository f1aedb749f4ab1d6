import { compareAlike, ofThumbs } from '@masterplan/bots/testkit';
import { expect, test } from 'vitest';
import { watchmen } from '../../index.ts';

test('10,000 positions over modes, editions and numbers of seats: the same choice in another world of the same view', () => {
  const { unlike, others, tables } = compareAlike(watchmen, ofThumbs(watchmen), 10_000);
  expect(unlike).toEqual([]);
  expect(others).toBe(10_000);
  expect(tables.size).toBe(16);
  for (const count of tables.values()) expect(count).toBeGreaterThan(300);
});
