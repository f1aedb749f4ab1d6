import { aimsOf, wordIn } from '@masterplan/boards/aims';
import { candidates, DONE, nth, open, openAsks } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import { expect, test } from 'vitest';

test('what an option points at is what its word says', () => {
  const table = open(masterPlan.game, { seats: 4, seed: 'aims', options: {} });
  const { seat } = nth(openAsks(table.lens(4)), 0);
  const lens = table.lens(seat);
  const { options } = candidates(lens);
  expect(options.length).toBeGreaterThan(3);
  for (const option of options) {
    const [card, place, ...more] = aimsOf(lens, option);
    expect(wordIn(lens, option)).toBe('deploy');
    expect([card?.hole, place?.hole, more]).toEqual(['card', 'place', []]);
    expect(lens.kind(card?.at ?? -1)?.type).toBe('super');
    expect(masterPlan.game.keyOf(option)).toBe(`deploy ${card?.at} to ${place?.at}`);
  }
});

test('a word of every game points at nothing', () => {
  const lens = open(masterPlan.game, { seats: 4, seed: 'aims', options: {} }).lens(0);
  expect(aimsOf(lens, DONE)).toEqual([]);
  expect(wordIn(lens, DONE)).toBeUndefined();
});
