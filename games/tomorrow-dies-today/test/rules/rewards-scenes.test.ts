import { expect, test } from 'vitest';
import type { Piece } from '../../content/kinds.ts';
import { HEADQUARTERS } from '../../rules/board.ts';
import { needsAt } from '../../rules/facts.ts';
import { alerts, asked, has, lay, squadAt } from '../tables.ts';

// Situations of the book about Spoils, Missions and Rewards, each played as a table would play it

const MURDER = 1;
const DENS = 3;
const THERE = 5;
const tiles = { [MURDER]: 'murder-inc', [DENS]: 'gambling-dens', [THERE]: 'arms-dealing' };
const at = (place: number, ...of: readonly Piece[]) => ({ at: place, of });
const dens = { id: 'dens', type: 'resource', mission: 'vice', completed: [1, 0, 0, 0], spoils: ['funding'] };

test('TD-21.13 TD-23.11 in a raid Spoils go round all there until they are gone, the raided included', () => {
  const table = lay({
    seats: [{ squads: [at(DENS, 'fixer')] }, { squads: [at(DENS, 'soldier')] }],
    tiles: { [DENS]: { tile: dens, status: 'completed', alerts: 3 } },
    phase: 2,
    fields: { acting: [1, 1], leader: 1, order: [1, 0] },
    stack: ['spoils'],
  });
  table.answer(0, 'Collect Spoils').answer(1, 'Generate a Spoil').answer(1, 'Let it be');
  for (const seat of [1, 0, 1]) table.answer(seat, 'Take 1 Funding');
  expect([has(table, 0, 'funding'), has(table, 1, 'funding'), alerts(table, DENS)]).toEqual([1, 2, 0]);
});

test('TD-25.3 without an agreement two teams have half of every good, and the odd ones are lost', () => {
  const tile = {
    id: 'heist',
    type: 'resource',
    mission: 'larceny',
    needs: [1, 0, 0, 0],
    reward: { funding: 3, infamy: 2, data: 1 },
  };
  const table = lay({
    seats: [{ squads: [at(DENS, 'soldier')] }, { squads: [at(DENS, 'soldier')] }, {}],
    tiles: { [DENS]: { tile, status: 'completed' } },
    phase: 1,
    fields: { acting: [1, 1, 0], won: [DENS, 0, DENS, 1] },
    stack: ['rewards'],
  });
  table.answer(0, 'decline');
  for (const seat of [0, 1])
    expect([has(table, seat, 'funding'), has(table, seat, 'infamy'), has(table, seat, 'data')]).toEqual([
      1, 1, 0,
    ]);
});

test('TD-25.13 TD-A93a a headquarters gets its token though a Conflict has left nobody to take the Reward', () => {
  const table = lay({
    seats: [
      { squads: [at(HEADQUARTERS.cia, 'soldier', 'soldier')] },
      { squads: [at(HEADQUARTERS.cia, 'fixer')] },
    ],
    tiles,
    alerts: { cia: 1 },
    phase: 1,
    fields: { acting: [1, 1], won: [HEADQUARTERS.cia, 1] },
    stack: [{ phase: 'phase', after: 'missions' }],
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'fight 0 1').answer(0, 'Deal one damage');
  expect(squadAt(table, 1, 0)).toBe(-1);
  expect(alerts(table, HEADQUARTERS.cia)).toBe(2);
});

test('TD-24.8 TD-25.13 a headquarters on High Alert 2 asks for twice as much and gives twice as much', () => {
  const one = lay({ seats: [{}, {}], tiles, alerts: { interpol: 1 }, stack: ['coordination'] });
  const two = lay({ seats: [{}, {}], tiles, alerts: { interpol: 2 }, stack: ['coordination'] });
  const needs = needsAt(one.table, HEADQUARTERS.interpol);
  expect(needsAt(two.table, HEADQUARTERS.interpol)).toEqual(needs.map((n) => 2 * n));
});

test('TD-24.9 TD-24.11 TD-A95 Corrupting an agency without High Alert costs 1, a Doomsday Mission 2, and there is no token to remove', () => {
  const table = lay({
    seats: [{ squads: [at(HEADQUARTERS.cia, 'fixer')], has: { corruption: 2 } }, {}],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    zones: { worldDoomsday: ['corrupt-the-un'], worldResource: ['art-thievery'] },
    stack: ['missions'],
  });
  table.answer(0, 'Do nothing');
  expect(table.options(0).length).toBe(4);
  table.answer(0, 'take doomsday');
  expect([has(table, 0, 'corruption'), table.zone('vaultDoomsday', 0).length]).toEqual([0, 1]);
});

test('TD-25.3 TD-A89 three teams have a third of every good each', () => {
  const tile = {
    id: 'heist',
    type: 'resource',
    mission: 'larceny',
    needs: [1, 0, 0, 0],
    reward: { funding: 5, infamy: 2 },
  };
  const one = { squads: [at(DENS, 'soldier')] };
  const table = lay({
    seats: [one, one, one],
    tiles: { [DENS]: { tile, status: 'completed' } },
    phase: 1,
    fields: { acting: [1, 1, 1], won: [DENS, 0, DENS, 1, DENS, 2] },
    stack: ['rewards'],
  });
  table.answer(0, 'decline');
  for (const seat of [0, 1, 2])
    expect([has(table, seat, 'funding'), has(table, seat, 'infamy')]).toEqual([1, 0]);
});

test('TD-23.11 two of one team and one of another take Spoils team by team', () => {
  const one = { squads: [at(DENS, 'fixer')] };
  const table = lay({
    seats: [one, one, one, {}],
    tiles: { [DENS]: { tile: dens, status: 'completed', alerts: 4 } },
    phase: 2,
    fields: { acting: [1, 1, 1, 0] },
    stack: ['spoils'],
  });
  for (const seat of [0, 1, 2]) table.answer(seat, 'Collect Spoils');
  const takers: string[] = [];
  while (asked(table)[0]?.endsWith('collecting')) {
    const seat = Number(asked(table)[0]?.slice(0, 1));
    takers.push(String(seat));
    table.answer(seat, 'Take 1 Funding');
  }
  expect(takers).toEqual(['0', '1', '2', '1']);
});
