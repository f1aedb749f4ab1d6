import { expect, test } from 'vitest';
import { deal, hero, throwdown, villain } from '../tables.ts';

const decks = {
  throwdownDeck: ['reading-room', 'gelato-corner', 'washing-lines', 'last-train', 'night-zoo', 'museum-gala'],
  bag: Array.from({ length: 30 }, () => 'henchmen'),
};
const four = [hero(1), hero(2), hero(3), hero(4)];

/** The end of a round: nothing is left to be settled. */
const endOfRound = (round: number, zones: object, holder = 0) =>
  deal({ fields: { round, holder }, zones: { ...decks, ...zones }, stack: ['throwdowns'] });

test('MP-2.3 MP-8.1 after the third round the game is counted out at once, and nothing goes back', () => {
  const table = endOfRound(3, { koPile: { 1: [hero(1)] }, stash: { 0: ['henchmen'] } });
  expect(table.outcome?.winners).toEqual([0]);
  expect(table.fields.holder).toBe(0);
  expect(table.zone('koPile', 1)).toEqual(['hero-1']);
});

test('MP-8.2 MP-8.3 after the first and second round Loser Lad goes to the fewest KOs, then the Supers go back', () => {
  for (const round of [1, 2]) {
    const table = endOfRound(round, {
      koPile: { 0: [hero(1), hero(2)], 1: [hero(3)], 3: [hero(4), hero(5)] },
      discard: [hero(6), hero(7), hero(8)],
    });
    expect(table.fields.holder).toBe(2);
    expect(table.fields.round).toBe(round + 1);
    expect([0, 1, 2, 3].map((seat) => table.zone('hand', seat).length)).toEqual([2, 2, 2, 2]);
  }
});

test('MP-8.4 MP-A28 among several with the fewest the holder decides, and may be one of them or not', () => {
  const table = endOfRound(1, {
    koPile: { 0: [hero(1)], 2: [hero(2), hero(3)], 3: [hero(4)] },
    discard: [hero(5), hero(6), hero(7), hero(8)],
    superDeck: [],
  });
  expect(table.fields.holder).toBe(1);
  const tied = endOfRound(1, { koPile: { 0: [hero(1)], 2: [hero(2)] }, discard: [hero(3), hero(4)] });
  expect(tied.asks.map(({ seat, name }) => [seat, name])).toEqual([[0, 'regroup']]);
  expect(tied.options(0)).toHaveLength(2);
  tied.refuses(0, 'loser lad to 0', 'MP-A28').refuses(0, 'loser lad to 2', 'MP-A28');
  tied.answer(0, 'loser lad to 3');
  expect(tied.fields.holder).toBe(3);
});

test('MP-A28 a holder who is among the fewest may keep Loser Lad', () => {
  const table = endOfRound(2, { discard: four }, 1);
  table.answer(1, 'loser lad to 1');
  expect(table.fields.holder).toBe(1);
});

test('MP-8.5 MP-A26 MP-A27 KO piles, discards, Supers put aside and cards left in hand all go back', () => {
  const table = endOfRound(1, {
    koPile: { 0: [hero(1)], 1: [hero(2)], 2: [hero(3)] },
    discard: [villain(4), villain(5)],
    aside: [villain(6)],
    leftOver: { 1: [villain(7)], 2: [villain(8)] },
  });
  const dealt = [0, 1, 2, 3].flatMap((seat) => table.zone('hand', seat));
  expect(dealt.sort()).toEqual([
    'hero-1',
    'hero-2',
    'hero-3',
    'villain-4',
    'villain-5',
    'villain-6',
    'villain-7',
    'villain-8',
  ]);
  for (const seat of [0, 1, 2, 3]) expect(table.zone('koPile', seat)).toEqual([]);
  expect(table.zone('discard')).toEqual([]);
});

test('MP-8.6 nobody knows the Supers any more once the deck is shuffled again', () => {
  const table = endOfRound(1, { koPile: { 0: [hero(1)], 1: [hero(2)], 2: [hero(3)] }, discard: [hero(4)] });
  for (const seat of [1, 2, 3]) expect(table.sees(0, 'hand', seat)).toEqual(['?']);
});

test('MP-8.7 a new round starts with Recruit', () => {
  const table = endOfRound(1, { koPile: { 0: [hero(1)], 1: [hero(2)], 2: [hero(3)] }, discard: [hero(4)] });
  expect(table.fields.round).toBe(2);
  expect(table.asks.map(({ seat, name }) => [seat, name])).toEqual([[3, 'assemble']]);
});

test('MP-7.13 MP-A2 when all Throwdowns are settled, Regroup follows', () => {
  const table = deal({
    fields: { round: 1 },
    zones: {
      ...decks,
      throwdown: { 1: [throwdown('docks')] },
      squad: { 0: { 1: [hero(1)] } },
      discard: [hero(2), hero(3), hero(4)],
    },
    stack: ['throwdowns'],
  });
  expect(table.asks.map(({ name }) => name)).toEqual(['regroup']);
});
