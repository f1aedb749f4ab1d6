import { expect, test } from 'vitest';
import { zones } from '../../rules/board.ts';
import { changesOf, claimersOf, fightersOf } from '../../ui/read.ts';
import { armed, assembled, deal, doing, fight, hero, places, villain } from '../tables.ts';

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

test('MP-A20 the board shows equal numbers in the order in which they act, also those that are out', () => {
  const twin = { ...hero(4, armed), id: 'hero-4-too' };
  const table = deal({
    fields: { round: 3, holder: 2 },
    zones: {
      throwdown: places,
      squad: { 1: { 0: [twin] }, 3: { 0: [hero(4, armed)] }, 2: { 0: [villain(8), villain(4), villain(7)] } },
    },
    stack: assembled,
  }).answer(2, 'settle 0');
  const shown = (...out: readonly { card: number; seat: number }[]) =>
    fightersOf(table.table.lens(0), out).map(({ kind }) => kind.id);
  const all = ['villain-4', 'hero-4', 'hero-4-too', 'villain-7', 'villain-8'];
  expect(shown()).toEqual(all);
  const [, card = -1] = table.table.zone(zones.squad(2, 0));
  table.answer(3, 'knock out villain-4');
  expect(shown({ card, seat: 2 })).toEqual(all);
});

test('MP-B18 the board shows the Defenses that a Super has gained, not those it had', () => {
  const guards = doing({ do: 'guard', who: 'this', against: ['force', 'magic'] });
  const table = fight({
    0: { 0: [hero(1, { ...guards, defenses: ['force'] })] },
    1: { 0: [villain(2, armed)] },
    2: { 0: [hero(3), hero(4)] },
  });
  const lens = table.table.lens(0);
  expect(fightersOf(lens).map((fighter) => changesOf(lens, fighter).gained)).toEqual([['magic'], [], [], []]);
});
