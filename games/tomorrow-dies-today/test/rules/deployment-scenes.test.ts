import { expect, test } from 'vitest';
import type { Piece } from '../../content/kinds.ts';
import { LOOSE } from '../../rules/board.ts';
import { priceOf } from '../../rules/facts.ts';
import { count, lay, size, squadAt } from '../tables.ts';

// Situations of the book about Deployment, each played as a table would play it

const MURDER = 1;
const DENS = 3;
const THERE = 5;
const tiles = { [MURDER]: 'murder-inc', [DENS]: 'gambling-dens', [THERE]: 'arms-dealing' };
const at = (place: number, ...of: readonly Piece[]) => ({ at: place, of });

test('TD-18.2 TD-18.3 the discount is one in all: one Squad from Base and one that stays cost what they would, less one', () => {
  const four: readonly Piece[] = ['soldier', 'soldier', 'soldier', 'soldier'];
  const table = lay({
    seats: [{ squads: [{ of: four }, at(MURDER, 'thief'), at(DENS, 'thief')], goal: MURDER }, {}],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(priceOf(table.table, 0, [0, 1, 2], MURDER)).toBe(2 + 1 + 1 - 1);
});

test('TD-19.12 three Squads that are all there already cost 2', () => {
  const table = lay({
    seats: [
      { squads: [at(MURDER, 'soldier'), at(MURDER, 'soldier'), at(MURDER, 'soldier')], goal: MURDER },
      {},
    ],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(priceOf(table.table, 0, [0, 1, 2], MURDER)).toBe(2);
});

test('TD-18.6 a Squad that is too dear does not free from sending one that is not', () => {
  const table = lay({
    seats: [
      {
        squads: [at(DENS, 'soldier', 'soldier', 'soldier', 'soldier'), at(THERE, 'thief')],
        goal: MURDER,
        has: { funding: 1 },
      },
      {},
    ],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(table.options(0)).toEqual(['Deploy Squad B (1 Funding)']);
});

test('TD-19.8 TD-A113 Henchmen got in a deal after Funding never make seven on a tile', () => {
  const three: readonly Piece[] = ['soldier', 'soldier', 'soldier'];
  const table = lay({
    seats: [
      { squads: [at(DENS, ...three), at(MURDER, ...three)], goal: MURDER, has: { funding: 1 } },
      { squads: [at(DENS, ...three)], has: { funding: 1 } },
    ],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  table.answer(1, 'stand dealings ask').answer(0, 'Deploy Squad A (1 Funding)');
  table.answer(1, 'deal with 0').answer(1, 'Give 3 Soldiers').answer(1, 'Put it forward').answer(0, 'Agree');
  const there = [0, 1, 2].filter((slot) => squadAt(table, 0, slot) === MURDER);
  expect(there.reduce((sum, slot) => sum + size(table, 0, slot), 0)).toBe(6);
});

test('TD-19.8 TD-A113 who is paid for and on the way counts where they go: Henchmen got there in a deal go home', () => {
  const three: readonly Piece[] = ['soldier', 'soldier', 'soldier'];
  const table = lay({
    seats: [
      { squads: [at(DENS, ...three), at(MURDER, 'thief', 'thief')], goal: MURDER, has: { funding: 1 } },
      { squads: [at(MURDER, ...three)] },
    ],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  table.answer(1, 'stand dealings ask').answer(0, 'Deploy Squad A (1 Funding)');
  table.answer(1, 'deal with 0').answer(1, 'Give 3 Soldiers').answer(1, 'Put it forward').answer(0, 'Agree');
  expect([squadAt(table, 0, 0), squadAt(table, 0, 1), size(table, 0, 0), size(table, 0, 1)]).toEqual([
    MURDER,
    MURDER,
    3,
    3,
  ]);
  expect(count(table, 0, LOOSE, 'soldier')).toBe(2);
});

test('TD-18.3 TD-20.6 TD-A59 who have all ridden from Base ride again without the discount', () => {
  const two = { squads: [{ of: ['soldier'] as const }, { of: ['thief'] as const }], goal: MURDER };
  const table = lay({
    seats: [{ squads: [{ of: ['fixer'] }], goal: MURDER }, {}, { ...two, has: { funding: 1 } }, {}, two, {}],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  table.answer(0, 'ride').answer(0, 'board 0 0').answer(0, 'board 2 0').answer(0, 'board 4 0');
  table.answer(0, 'Put it forward').answer(2, 'Agree').answer(4, 'Agree');
  table.answer(2, 'ride').answer(2, 'board 2 1').answer(2, 'board 4 1');
  expect(table.options(2)).toEqual(['Cem pays 1 Funding', 'Give it up']);
});

test('TD-20.2 seven do not travel as one', () => {
  const table = lay({
    seats: [
      { squads: [at(DENS, 'soldier', 'soldier', 'soldier', 'soldier')], goal: MURDER, has: { funding: 2 } },
      { squads: [at(DENS, 'soldier', 'soldier', 'soldier')], goal: MURDER, has: { funding: 2 } },
    ],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(table.options(0)).toEqual(['Deploy Squad A (2 Funding)']);
});
