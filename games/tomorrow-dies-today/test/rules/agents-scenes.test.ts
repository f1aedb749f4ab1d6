import { expect, test } from 'vitest';
import type { Piece } from '../../content/kinds.ts';
import { HEADQUARTERS } from '../../rules/board.ts';
import { asked, count, has, lay, size, squadAt } from '../tables.ts';

// Situations of the book about Agents and Sweeps, each played as a table would play it

const MURDER = 1;
const DENS = 3;
const THERE = 5;
const tiles = { [MURDER]: 'murder-inc', [DENS]: 'gambling-dens', [THERE]: 'arms-dealing' };
const at = (place: number, ...of: readonly Piece[]) => ({ at: place, of });
test('TD-17.19 damage that divides falls on all alike, and the Team Leader is not asked', () => {
  const pair = { squads: [at(DENS, 'soldier', 'soldier')] };
  const table = lay({
    seats: [pair, pair],
    tiles,
    alerts: { interpol: 2 },
    agents: [MURDER, HEADQUARTERS.cia],
    phase: 1,
    stack: ['agents'],
  });
  table.answer(0, 'decline');
  expect([size(table, 0, 0), size(table, 1, 0)]).toEqual([1, 1]);
});

test('TD-17.19 the Team Leader of another tile places the odd damage', () => {
  const pair = { squads: [at(DENS, 'soldier', 'soldier')] };
  const table = lay({
    seats: [{}, pair, pair],
    tiles,
    alerts: { interpol: 3 },
    agents: [MURDER, HEADQUARTERS.cia],
    phase: 1,
    stack: ['agents'],
  });
  table.answer(1, 'decline');
  expect(asked(table)).toEqual(['0 even damage']);
  table.answer(0, 'damage 2 1');
  expect([size(table, 1, 0), squadAt(table, 2, 0)]).toEqual([1, -1]);
});

test('TD-17.10 who pays an Agent off is safe for that Phase alone', () => {
  const table = lay({
    seats: [{ squads: [at(DENS, 'soldier', 'soldier')], has: { corruption: 1 } }, {}],
    tiles: { [DENS]: 'gambling-dens' },
    alerts: { interpol: 1 },
    agents: [DENS, HEADQUARTERS.cia],
    fields: { goals: [-1, -1, -1, -1, -1, -1] },
    stack: ['villainy'],
  });
  table.answer(0, 'Pay 1 Corruption');
  // The only tile: the Agent comes to it again in Phase 2, and nobody can pay.
  expect(size(table, 0, 0)).toBe(0);
  expect(table.log().filter((line) => line.includes('looks the other way')).length).toBe(1);
});

test('TD-17.23 damage left over on a Completed Doomsday Mission is one token, and Squads take it first', () => {
  const table = lay({
    seats: [{ squads: [at(8, 'soldier')] }, {}],
    tiles: { 7: 'crash-wall-street', 8: { tile: 'corrupt-the-un', status: 'completed' } },
    alerts: { cia: 3 },
    agents: [HEADQUARTERS.interpol, 7],
    phase: 1,
    stack: ['agents'],
  });
  expect(squadAt(table, 0, 0)).toBe(-1);
  expect(table.log()).toContain('Corrupt the UN: High Alert 1.');
});

test('TD-12.16 TD-17.2 TD-17.5 the CIA Agent comes to the first Mission that is revealed, and goes home when it is removed', () => {
  const table = lay({
    seats: [{ has: { espionage: 5 } }, {}],
    tiles: {
      8: { tile: 'corrupt-the-un', status: 'inactive' },
      9: { tile: 'destroy-ixps', status: 'inactive' },
    },
    agents: [HEADQUARTERS.interpol, HEADQUARTERS.cia],
    stack: ['coordination'],
  });
  table.answer(0, 'reveal 9');
  expect(table.fields.agents[1]).toBe(HEADQUARTERS.cia);
  const later = lay({
    seats: [{ has: { espionage: 5 } }, {}],
    tiles: { 8: { tile: 'corrupt-the-un', status: 'inactive' }, 9: 'destroy-ixps' },
    agents: [HEADQUARTERS.interpol, 9],
    stack: ['coordination'],
  });
  // Active and occupied by the Agent: four.
  later.answer(0, 'remove 9');
  expect([has(later, 0, 'espionage'), later.fields.agents[1]]).toEqual([1, HEADQUARTERS.cia]);
});

test('TD-9.1 TD-A23 a Sweep cannot be paid off, and a Named Henchman hit by it loses all Infamy', () => {
  const table = lay({
    seats: [
      { squads: [at(HEADQUARTERS.interpol, 'named', 'soldier')], has: { infamy: 2, corruption: 5 } },
      {},
    ],
    tiles,
    alerts: { interpol: 1 },
    stack: ['sweep'],
  });
  table.answer(0, 'the Named Henchman');
  expect([has(table, 0, 'infamy'), has(table, 0, 'corruption'), size(table, 0, 0)]).toEqual([0, 5, 1]);
  expect(count(table, 0, 3, 'named')).toBe(1);
});
