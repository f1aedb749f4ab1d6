import { expect, test } from 'vitest';
import { claimersOf } from '../../ui/read.ts';
import { fight, hero } from '../tables.ts';

const loot = { loot: { 0: ['henchmen', 'white-cat', 'moon-deed', 'death-ray'] } };

test('MP-7.1 MP-7.2 the board shows who claims in what order, and who has had their turn', () => {
  const table = fight({ 0: { 0: [hero(4)] }, 1: { 0: [hero(9)] }, 2: { 0: [hero(6)] } }, loot);
  const claimed: number[] = [];
  const shown = () => {
    const { claimers, done } = claimersOf(table.table.lens(0), claimed);
    claimed.push(claimers[done]?.card ?? -1);
    return [claimers.map(({ number }) => number), done];
  };
  expect(shown()).toEqual([[9, 6, 4], 0]);
  table.answer(1, 'claim moon-deed');
  expect(shown()).toEqual([[9, 6, 4], 1]);
  table.answer(2, 'claim henchmen');
  expect(shown()).toEqual([[9, 6, 4], 2]);
});
