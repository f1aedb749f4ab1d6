import { expect, test, vi } from 'vitest';
import { choicesAlike } from './worlds.ts';

vi.setConfig({ testTimeout: 900_000 });

test('10,000 positions over all five team shapes: the same choice in another world of the same view', () => {
  const unlike: unknown[] = [];
  const shapes = new Map<string, number>();
  const asks = new Set<string>();
  for (const alike of choicesAlike(10_000)) {
    const { truth, view, world, shape, ask } = alike;
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
    asks.add(ask);
    if (view !== truth || world !== truth) unlike.push(alike);
  }
  expect(unlike).toEqual([]);
  expect([...shapes.keys()].sort()).toEqual(['2x1', '2x2', '2x3', '3x1', '3x2']);
  for (const count of shapes.values()) expect(count).toBeGreaterThan(1_500);
  for (const ask of ['coordination', 'staging', 'funding', 'dealings', 'conflict', 'exchange', 'split'])
    expect(asks).toContain(ask);
});
