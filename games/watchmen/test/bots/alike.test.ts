import { expect, test } from 'vitest';
import { choicesAlike } from './worlds.ts';

test('10,000 positions over modes, editions and numbers of seats: the same choice in another world of the same view', () => {
  const unlike: unknown[] = [];
  const seen = new Map<string, number>();
  for (const alike of choicesAlike(10_000)) {
    const { truth, view, world, seats, mode } = alike;
    seen.set(`${mode} ${seats}`, (seen.get(`${mode} ${seats}`) ?? 0) + 1);
    if (view !== truth || world !== truth) unlike.push(alike);
  }
  expect(unlike).toEqual([]);
  expect([...seen.keys()].sort()).toEqual(
    ['base', 'watchmen'].flatMap((mode) => [2, 3, 4, 5].map((seats) => `${mode} ${seats}`)),
  );
  for (const count of seen.values()) expect(count).toBeGreaterThan(300);
});
