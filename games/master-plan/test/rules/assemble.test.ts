import { open } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { masterPlan } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import { deal, hero, throwdown, villain } from '../tables.ts';

const opened = (seats: number) => open(masterPlan.game, { seats, seed: 'assemble' });
const places = { 0: [throwdown('docks')], 1: [throwdown('bank')], 2: [throwdown('zoo')] };
/** In the middle of a round, with the first seat to deploy. */
const assembling = ['assemble'];

test('MP-4.1 MP-A1 a round is Recruit, Assemble, Battle and Loot for each Throwdown, then Regroup', () => {
  const table = deal({
    zones: {
      superDeck: [hero(1), hero(2), hero(3), hero(4)],
      throwdownDeck: [throwdown('zoo'), throwdown('bank'), throwdown('docks')],
    },
    stack: ['round'],
  });
  expect(table.asks.map(({ name }) => name)).toEqual(['assemble']);
  table.answer(0, 'deploy hero-4 to 0').answer(1, 'deploy hero-3 to 0').answer(2, 'deploy hero-2 to 1');
  table.answer(3, 'deploy hero-1 to 1');
  expect(table.asks.map(({ name }) => name)).toEqual(['naming']);
  table.answer(0, 'settle 0').answer(0, 'settle 1');
  expect(table.asks.map(({ name }) => name)).toEqual(['regroup']);
});

test.each([
  [4, 9, 0],
  [5, 7, 1],
  [6, 6, 0],
])('MP-4.2 MP-4.3 %i players are dealt %i Supers each; %i are put aside', (seats, hand, aside) => {
  const table = opened(seats);
  for (let seat = 0; seat < seats; seat++) expect(table.zone(zones.hand(seat))).toHaveLength(hand);
  expect(table.zone(zones.aside())).toHaveLength(aside);
  expect(table.zone(zones.superDeck())).toHaveLength(0);
});

test('MP-A7 nobody sees a Super that is put aside', () => {
  const [card = -1] = opened(5).zone(zones.aside());
  expect(opened(5).state.mask[card]).toBe(0);
});

test('MP-4.4 MP-A42 a hand is its owner’s to see; the others see only how many cards', () => {
  const table = deal({ zones: { throwdown: places, hand: { 0: [hero(1), villain(2)] } }, stack: assembling });
  expect(table.sees(0, 'hand', 0)).toEqual(['hero-1', 'villain-2']);
  expect(table.sees(1, 'hand', 0)).toEqual(['?', '?']);
  expect(table.sees('public', 'hand', 0)).toEqual(['?', '?']);
});

test('MP-A10 the owner may look at own face-down Supers; the others see how many there are', () => {
  const table = deal({ zones: { throwdown: places, hand: { 0: [hero(1)] } }, stack: assembling });
  table.answer(0, 'deploy hero-1 to 1');
  expect(table.sees(0, 'squad', 0, 1)).toEqual(['hero-1']);
  expect(table.sees(2, 'squad', 0, 1)).toEqual(['?']);
});

test.each([
  ['MP-5.2', 4, 3],
  ['MP-5.3', 5, 4],
  ['MP-5.4', 6, 4],
])('%s MP-5.1 with %i players %i Throwdowns lie face-up', (_clause, seats, count) => {
  const table = opened(seats);
  const laid = [0, 1, 2, 3].flatMap((place) => [...table.zone(zones.throwdown(place))]);
  expect(laid).toHaveLength(count);
  for (const card of laid) expect(table.lens(seats).knows(card)).toBe(true);
});

test('MP-A36 when the Throwdown deck runs out, the settled ones are shuffled into a new one', () => {
  const table = deal({
    zones: {
      throwdownDeck: [throwdown('docks')],
      settled: [throwdown('zoo'), throwdown('bank')],
      superDeck: [hero(1), hero(2), hero(3), hero(4)],
    },
    stack: ['round'],
    shuffles: [['zoo', 'bank']],
  });
  expect([0, 1, 2].map((place) => table.zone('throwdown', undefined, place))).toEqual([
    ['docks'],
    ['bank'],
    ['zoo'],
  ]);
  expect(table.zone('settled')).toEqual([]);
});

test('MP-5.5 MP-5.6 each Throwdown gets as much Loot out of the bag as it states, open to all', () => {
  const table = deal({
    zones: {
      superDeck: [hero(1), hero(2), hero(3), hero(4)],
      throwdownDeck: [throwdown('zoo', 0), throwdown('bank', 1), throwdown('docks', 2)],
      bag: ['moon-deed', 'death-ray', 'henchmen', 'white-cat'],
    },
    stack: ['round'],
    picks: ['white-cat', 'moon-deed', 'henchmen'],
  });
  expect(table.sees('public', 'loot', undefined, 0)).toEqual(['white-cat', 'moon-deed']);
  expect(table.sees('public', 'loot', undefined, 1)).toEqual(['henchmen']);
  expect(table.sees('public', 'loot', undefined, 2)).toEqual([]);
  expect(table.zone('bag')).toEqual(['death-ray']);
});

test('MP-A35 an empty bag stocks the Throwdowns in order as far as it goes; one without Loot is still a Throwdown', () => {
  const table = deal({
    zones: {
      superDeck: [hero(1), hero(2), hero(3), hero(4)],
      throwdownDeck: [throwdown('zoo', 2), throwdown('bank', 2), throwdown('docks', 2)],
      bag: ['moon-deed', 'death-ray', 'henchmen'],
    },
    stack: ['round'],
  });
  expect([0, 1, 2].map((place) => table.zone('loot', undefined, place).length)).toEqual([2, 1, 0]);
  expect(table.zone('throwdown', undefined, 2)).toEqual(['zoo']);
});

test('MP-5.7 MP-5.8 MP-5.9 the holder of Loser Lad deploys first, then clockwise, one Super a turn', () => {
  const table = deal({
    fields: { holder: 2 },
    zones: {
      superDeck: [hero(1), hero(2), hero(3), hero(4), hero(5), hero(6), hero(7), hero(8)],
      throwdownDeck: [throwdown('zoo'), throwdown('bank'), throwdown('docks')],
    },
    stack: ['round'],
  });
  const turns: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const seat = table.asks[0]?.seat ?? -1;
    turns.push(seat);
    table.answer(seat, `deploy ${table.zone('hand', seat)[0]} to 0`);
  }
  expect(turns).toEqual([2, 3, 0, 1, 2, 3]);
});

test('MP-A5 a player who can deploy has no way to pass', () => {
  const table = deal({ zones: { throwdown: places, hand: { 0: [hero(1)] } }, stack: assembling });
  expect(table.options(0)).toHaveLength(3);
});

test('MP-5.10 MP-5.11 a Super is played face-down to any Throwdown', () => {
  const table = deal({ zones: { throwdown: places, hand: { 0: [hero(1), hero(2)] } }, stack: assembling });
  expect(table.options(0)).toHaveLength(6);
  table.answer(0, 'deploy hero-2 to 2');
  expect(table.sees(1, 'squad', 0, 2)).toEqual(['?']);
});

test('MP-5.12 MP-5.14 MP-5.17 what a player deploys to a Throwdown is one Squad, of several Supers if they wish', () => {
  const table = deal({
    zones: { throwdown: places, hand: { 0: [hero(1), hero(2), hero(3)] } },
    stack: assembling,
  });
  table.answer(0, 'deploy hero-1 to 1').answer(0, 'deploy hero-2 to 1').answer(0, 'deploy hero-3 to 1');
  expect(table.zone('squad', 0, 1)).toEqual(['hero-1', 'hero-2', 'hero-3']);
});

test('MP-5.13 MP-A11 everybody sees at which Throwdowns a player has a Squad', () => {
  const table = deal({ zones: { throwdown: places, hand: { 0: [hero(1), villain(2)] } }, stack: assembling });
  table.answer(0, 'deploy hero-1 to 1');
  expect([0, 1, 2].map((place) => table.sees(3, 'squad', 0, place).length)).toEqual([0, 1, 0]);
});

test('MP-5.15 MP-5.16 a Hero never joins a Squad of Villains, nor a Villain one of Heroes', () => {
  const table = deal({
    zones: {
      throwdown: places,
      hand: { 0: [hero(1), villain(2)] },
      squad: { 0: { 0: [hero(3)], 1: [villain(4)] } },
    },
    stack: assembling,
  });
  table.refuses(0, 'deploy villain-2 to 0', 'MP-5.16').refuses(0, 'deploy hero-1 to 1', 'MP-5.16');
  table.answer(0, 'deploy hero-1 to 0').answer(0, 'deploy villain-2 to 1');
  expect(table.zone('squad', 0, 0)).toEqual(['hero-3', 'hero-1']);
});

test('MP-5.16 that a second Super joined a Squad tells that the two are of one side', () => {
  const table = deal({
    zones: { throwdown: places, hand: { 0: [hero(1), villain(2)], 1: [hero(3), villain(4)] } },
    stack: assembling,
  });
  table.answer(0, 'deploy hero-1 to 0').answer(1, 'deploy hero-3 to 0').answer(0, 'deploy villain-2 to 1');
  table.answer(1, 'deploy villain-4 to 1');
  const worlds = Array.from({ length: 40 }, (_, i) => {
    const world = table.imagine(0, `world ${i}`);
    return [0, 1].map((place) => world.kind(world.zone(zones.squad(1, place))[0] ?? 0).id).join(' ');
  });
  expect(new Set(worlds)).toEqual(new Set(['hero-3 villain-4', 'villain-4 hero-3']));
});

test('MP-5.18 Squads of different players do not bind each other', () => {
  const table = deal({
    zones: { throwdown: places, hand: { 0: [hero(1)], 1: [villain(2)] } },
    stack: assembling,
  });
  table.answer(0, 'deploy hero-1 to 0').answer(1, 'deploy villain-2 to 0');
  expect(table.zone('squad', 1, 0)).toEqual(['villain-2']);
});

test('MP-A4 turns go round until all hands are empty', () => {
  const table = deal({
    zones: { throwdown: places, hand: { 0: [hero(1)], 1: [hero(2), hero(3), hero(4)] } },
    stack: assembling,
  });
  table.answer(0, 'deploy hero-1 to 0').answer(1, 'deploy hero-2 to 0').answer(1, 'deploy hero-3 to 0');
  expect(table.asks.map(({ seat }) => seat)).toEqual([1]);
});

test('MP-A6 a player whose Supers fit nowhere is skipped, keeps them secret, and all can tell why', () => {
  const table = deal({
    zones: {
      throwdown: places,
      hand: { 0: [hero(1)], 1: [villain(2), villain(3)], 2: [hero(4), hero(5), hero(6)] },
      squad: { 1: { 0: [hero(7)], 1: [hero(8)], 2: [hero(9)] } },
    },
    stack: assembling,
  });
  table.answer(0, 'deploy hero-1 to 0');
  expect(table.asks.map(({ seat }) => seat)).toEqual([2]);
  expect(table.zone('leftOver', 1)).toHaveLength(2);
  expect(table.sees(0, 'leftOver', 1)).toEqual(['?', '?']);
  for (let i = 0; i < 20; i++) {
    const world = table.imagine(0, `world ${i}`);
    const sides = (zone: number) =>
      world
        .zone(zone)
        .map((card) => world.kind(card))
        .map((kind) => kind.type === 'super' && kind.side);
    const held = new Set(sides(zones.leftOver(1)));
    const out = new Set([0, 1, 2].flatMap((place) => sides(zones.squad(1, place))));
    expect(held.size).toBe(1);
    expect(out.size).toBe(1);
    expect(held).not.toEqual(out);
  }
});

test('MP-A6 a player with Squads of both sides always finds a place', () => {
  const table = deal({
    zones: {
      throwdown: places,
      hand: { 0: [hero(1)], 1: [villain(2)] },
      squad: { 1: { 0: [hero(7)], 1: [hero(8)], 2: [villain(9)] } },
    },
    stack: assembling,
  });
  table.answer(0, 'deploy hero-1 to 0');
  expect(table.options(1)).toHaveLength(1);
  table.answer(1, 'deploy villain-2 to 2');
});

test('MP-A6 that a player with a Squad everywhere is asked tells that they are not stuck', () => {
  const table = deal({
    zones: {
      throwdown: places,
      hand: { 0: [hero(1), hero(2)], 1: [hero(3)] },
      squad: { 1: { 0: [hero(7)], 1: [hero(8)], 2: [hero(9)] } },
    },
    stack: assembling,
  });
  table.table.learned = false;
  table.answer(0, 'deploy hero-1 to 0');
  expect(table.table.learned).toBe(true);
});

test('MP-A6 that a player with room for a Squad is asked tells nothing', () => {
  const table = deal({
    zones: { throwdown: places, hand: { 0: [hero(1), hero(2)], 1: [hero(3)] } },
    stack: assembling,
  });
  table.table.learned = false;
  table.answer(0, 'deploy hero-1 to 0');
  expect(table.table.learned).toBe(false);
});
