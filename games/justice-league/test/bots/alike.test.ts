import { expect, test } from 'vitest';
import { choicesAlike } from './worlds.ts';

test('10,000 positions over both sides and all numbers of heroes: the same choice in another world of the same view', () => {
  const unlike: unknown[] = [];
  const seen = new Map<string, number>();
  for (const alike of choicesAlike(10_000)) {
    const { truth, view, world, seats, side } = alike;
    seen.set(`${side} ${seats}`, (seen.get(`${side} ${seats}`) ?? 0) + 1);
    if (view !== truth || world !== truth) unlike.push(alike);
  }
  expect(unlike).toEqual([]);
  expect([...seen.keys()].sort()).toEqual(
    ['darkseid', 'hero'].flatMap((side) => [3, 4, 5].map((seats) => `${side} ${seats}`)),
  );
  for (const count of seen.values()) expect(count).toBeGreaterThan(300);
});
