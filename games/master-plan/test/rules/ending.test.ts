import { expect, test } from 'vitest';
import { deal, hero, plan, villain } from '../tables.ts';

/** The end of the third round. */
const counted = (zones: object) => deal({ fields: { round: 3 }, zones: { ...zones }, stack: ['throwdowns'] });

test('MP-2.2 MP-9.1 MP-9.3 at the end the most different kinds of Loot win', () => {
  const table = counted({
    stash: { 0: ['henchmen', 'death-ray'], 2: ['henchmen', 'moon-deed', 'white-cat'] },
  });
  expect(table.outcome).toEqual({ winners: [2], reason: 'variety' });
});

test('MP-2.4 variety wins however far its owner’s plan was from complete', () => {
  const table = counted({ stash: { 1: ['henchmen'] }, plan: { 1: [plan('far-off', { 'moon-deed': 9 })] } });
  expect(table.outcome).toEqual({ winners: [1], reason: 'variety' });
});

test('MP-A38 every player counts, whoever fought last', () => {
  const table = counted({
    stash: { 0: ['henchmen'], 1: [], 2: ['henchmen', 'white-cat'], 3: ['moon-deed'] },
  });
  expect(table.log().filter((line) => /kinds? of Loot/.test(line)).length).toBeGreaterThanOrEqual(4);
  expect(table.outcome?.winners).toEqual([2]);
});

test('MP-9.2 several of one kind count once', () => {
  const table = counted({ stash: { 0: ['henchmen', 'henchmen', 'henchmen'], 1: ['henchmen', 'white-cat'] } });
  expect(table.outcome?.winners).toEqual([1]);
});

test('MP-9.4 among equals the most Supers in the KO pile win', () => {
  const table = counted({
    stash: { 0: ['henchmen'], 1: ['white-cat'] },
    koPile: { 0: [hero(30)], 1: [hero(2), villain(3)] },
  });
  expect(table.outcome).toEqual({ winners: [1], reason: 'knock-outs' });
});

test('MP-A40 only players still tied take part in a tie-break', () => {
  const table = counted({
    stash: { 0: ['henchmen'], 1: ['white-cat'] },
    koPile: { 0: [hero(1)], 2: [hero(2), hero(3), hero(4)] },
  });
  expect(table.outcome).toEqual({ winners: [0], reason: 'knock-outs' });
});

test('MP-9.5 if they are still tied, the largest Action Number in a KO pile wins', () => {
  const table = counted({
    stash: { 0: ['henchmen'], 3: ['white-cat'] },
    koPile: { 0: [hero(9), hero(8)], 3: [hero(1), villain(12)], 2: [hero(30), hero(31)] },
  });
  expect(table.outcome).toEqual({ winners: [3], reason: 'largest-knock-out' });
});

test('MP-A39 those still tied with empty KO piles share the win', () => {
  const table = counted({ stash: { 1: ['henchmen'], 2: ['white-cat'] }, koPile: { 0: [hero(1)] } });
  expect(table.outcome).toEqual({ winners: [1, 2], reason: 'shared' });
});
