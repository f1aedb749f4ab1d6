import { expect, test } from 'vitest';
import { zones } from '../../rules/board.ts';
import { armed, asked, doing, fight, hero, villain } from '../tables.ts';

const leaves = doing({ do: 'may-move', who: 'this', to: 'elsewhere' });
const calls = doing({ do: 'may-move', who: 'yours elsewhere', to: 'here' });

/** The sides that cards of a zone have in the worlds a viewer cannot rule out. */
const sidesImagined = (table: ReturnType<typeof fight>, viewer: number, zone: number): Set<string> => {
  const worlds = Array.from({ length: 60 }, (_, i) => table.imagine(viewer, `world ${i}`));
  const sides = worlds.flatMap((world) => world.zone(zone).map((card) => world.kind(card)));
  return new Set(sides.map((kind) => (kind.type === 'super' ? kind.side : kind.type)));
};

test('MP-B11 a Super that moves joins its Mastermind’s Squad there, if it is of one side with it', () => {
  const table = fight({
    0: { 0: [hero(1, leaves)], 1: [hero(2)], 2: [villain(3)] },
    1: { 0: [villain(4)] },
  });
  table.refuses(0, 'move hero-1 to 2', 'MP-B11');
  table.answer(0, 'move hero-1 to 1');
  expect(table.zone('squad', 0, 1)).toEqual(['hero-2', 'hero-1']);
});

test('MP-B11 or it forms a Squad there, and the Squad it was the last of is gone', () => {
  const table = fight({ 0: { 0: [hero(1, leaves), hero(6)] }, 1: { 0: [villain(4)] } });
  table.answer(0, 'move hero-1 to 2');
  expect(table.zone('squad', 0, 2)).toEqual(['hero-1']);
});

test('MP-B11 MP-6.21 where the last of a camp moves away, the fight is over', () => {
  const table = fight(
    { 0: { 0: [hero(1, leaves)] }, 1: { 0: [villain(4)] } },
    { loot: { 0: ['henchmen', 'white-cat'] } },
  );
  table.answer(0, 'move hero-1 to 2');
  expect(asked(table)).toEqual(['loot 1']);
});

test('MP-B11 whoever moves a Super onto a face-down Squad tells everybody its side', () => {
  const table = fight({
    0: { 0: [hero(1, leaves)], 1: [hero(2)], 2: [villain(5)] },
    1: { 0: [villain(4), villain(9)] },
    2: { 2: [villain(6)] },
  });
  expect(sidesImagined(table, 3, zones.squad(0, 1))).toEqual(new Set(['hero', 'villain']));
  table.answer(0, 'move hero-1 to 1');
  expect(sidesImagined(table, 3, zones.squad(0, 1))).toEqual(new Set(['hero']));
});

test('MP-B11 a face-down Super moved onto a face-down Squad is like it, and nobody learns more', () => {
  const table = fight({
    0: {
      0: [hero(1, doing({ do: 'may-move', who: 'yours elsewhere', to: 'elsewhere' }))],
      1: [villain(2)],
      2: [villain(3)],
    },
    1: { 0: [villain(4)], 1: [hero(5)], 2: [hero(6)] },
  });
  expect(table.options(0)).toEqual(['Move villain-2 to zoo', 'Move villain-3 to bank', 'Do nothing']);
  table.answer(0, 'move villain-2 to 2');
  expect(table.sees(1, 'squad', 0, 2)).toEqual(['?', '?']);
  const worlds = Array.from({ length: 60 }, (_, i) => table.imagine(3, `world ${i}`));
  const squads = worlds.map((world) =>
    world
      .zone(zones.squad(0, 2))
      .map((card) => world.kind(card).id.replace(/-.*/, ''))
      .join(' '),
  );
  expect(new Set(squads)).toEqual(new Set(['hero hero', 'villain villain']));
});

test('MP-B12 a Super that comes here is turned up and acts in its turn', () => {
  const table = fight({
    0: { 0: [hero(1, calls)], 1: [hero(5, armed), hero(6)], 2: [villain(7)] },
    1: { 0: [villain(2), villain(3)] },
  });
  expect(table.options(0)).toEqual(['Move hero-5 to docks', 'Move hero-6 to docks', 'Do nothing']);
  table.answer(0, 'move hero-5 to 0');
  expect(table.sees('public', 'squad', 0, 0)).toEqual(['hero-1', 'hero-5']);
  expect(table.sees('public', 'squad', 0, 1)).toEqual(['?']);
  expect(asked(table)).toEqual(['act 0']);
});

test('MP-B12 a Super that goes elsewhere is still known, and acts again there', () => {
  const table = fight({
    0: { 0: [hero(1, { ...armed, ...leaves })] },
    1: { 0: [villain(4), villain(5)] },
    2: { 1: [villain(6), villain(7)] },
  });
  table.answer(0, 'knock out villain-4').answer(0, 'move hero-1 to 1');
  expect(table.sees('public', 'squad', 0, 1)).toEqual(['hero-1']);
  table.answer(0, 'settle 1');
  expect(asked(table)).toEqual(['act 0']);
});

test('MP-B17 what was done to a Super stays behind when it goes elsewhere', () => {
  const renumbers = doing({ do: 'change-number', who: 'another', to: 0 });
  const table = fight({
    0: { 0: [hero(8, leaves)] },
    1: { 0: [villain(4, renumbers), villain(5)] },
    2: { 1: [villain(6, armed)] },
    3: { 1: [hero(9)] },
  });
  table.answer(1, 'renumber hero-8').answer(0, 'move hero-8 to 1').answer(0, 'settle 1');
  expect(asked(table)).toEqual(['act 2']);
});

test('MP-B13 two of your Supers swap places; both Squads are of one side afterwards', () => {
  const table = fight(
    {
      0: {
        0: [hero(1, doing({ do: 'may-swap', who: 'yours here' })), hero(2)],
        1: [hero(3), hero(4)],
        2: [villain(5)],
      },
      1: { 0: [villain(6)] },
    },
    { loot: { 0: ['henchmen', 'white-cat'] } },
  );
  table.refuses(0, 'swap hero-1 with villain-5', 'MP-B13');
  table.answer(0, 'swap hero-2 with hero-4');
  expect(table.sees('public', 'squad', 0, 0)).toEqual(['hero-1', 'hero-4']);
  expect(table.sees('public', 'squad', 0, 1)).toEqual(['?', 'hero-2']);
});

test('MP-B13 a Super alone in both places may swap with one of the other side, who fights for the other camp', () => {
  const table = fight(
    {
      0: { 0: [hero(1, doing({ do: 'may-swap', who: 'this' }))], 1: [villain(5)] },
      1: { 0: [villain(6)] },
    },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
  );
  table.answer(0, 'swap hero-1 with villain-5');
  expect(table.sees('public', 'squad', 0, 0)).toEqual(['villain-5']);
  expect(asked(table)).toEqual(['loot 1']);
});

test('MP-B13 a Super alone here does not swap with one of several of the other side', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'may-swap', who: 'this' }))], 1: [villain(5), villain(7)] },
    1: { 0: [villain(6)] },
  });
  table.refuses(0, 'swap hero-1 with villain-5', 'MP-B13');
  expect(table.options(0)).toEqual(['Do nothing']);
});

test('MP-B13 a Super that swaps onto others tells everybody their side', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'may-swap', who: 'this' }))], 1: [hero(3), hero(4)] },
    1: { 0: [villain(6)], 1: [villain(7)] },
    2: { 2: [villain(8)] },
  });
  table.answer(0, 'swap hero-1 with hero-3');
  expect(sidesImagined(table, 3, zones.squad(0, 1))).toEqual(new Set(['hero']));
});

test('MP-B14 traded Supers change Masterminds and nothing else', () => {
  const trades = doing({ do: 'trade', who: 'this', may: true });
  const table = fight({
    0: { 0: [hero(1, { ...armed, ...trades }), hero(2)] },
    1: { 0: [hero(3, armed)] },
    2: { 0: [villain(4), villain(5), villain(6)] },
  });
  table.answer(0, 'knock out villain-4');
  expect(table.options(0)).toEqual(['Trade hero-1 for hero-3 (Ben)', 'Do nothing']);
  table.answer(0, 'trade hero-1 for hero-3');
  expect(table.zone('squad', 1, 0)).toEqual(['hero-1']);
  expect(asked(table)).toEqual(['act 0']);
  table.answer(0, 'knock out villain-5');
  expect(table.zone('koPile', 0)).toEqual(['villain-4', 'villain-5']);
});

test('MP-B14 only Supers of one camp are traded', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'trade', who: 'yours here', may: true })), hero(2)] },
    1: { 0: [hero(3)] },
    2: { 0: [villain(4)] },
  });
  expect(table.options(0)).toEqual([
    'Trade hero-1 for hero-3 (Ben)',
    'Trade hero-2 for hero-3 (Ben)',
    'Do nothing',
  ]);
});
