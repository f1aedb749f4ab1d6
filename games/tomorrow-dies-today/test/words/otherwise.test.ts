import { expect, test } from 'vitest';
import { HEADQUARTERS } from '../../rules/board.ts';
import { lay } from '../tables.ts';

const DENS = 3;
const ARMS = 5;
const pair = { squads: [{ at: DENS, of: ['soldier', 'soldier'] as const }] };
const both = (table: ReturnType<typeof lay>, seat: number) =>
  (['en', 'fr'] as const).map((language) => table.prompt(seat, language));

test('TD-17.19 who shares damage reads what follows without an agreement, proposing and answering', () => {
  const table = lay({
    seats: [pair, pair],
    tiles: { 2: 'murder-inc', [DENS]: 'gambling-dens' },
    alerts: { interpol: 2 },
    agents: [2, HEADQUARTERS.cia],
    phase: 1,
    stack: ['agents'],
  });
  const otherwise = [
    'Without an agreement all take the same, and the Team Leader places the rest.',
    'Sans accord, tous en subissent autant, et le Chef d’équipe place le reste.',
  ];
  for (const [i, said] of both(table, 0).entries()) expect(said).toContain(otherwise[i]);
  table.answer(0, 'damage 0 0').answer(0, 'damage 1 2');
  for (const [i, said] of both(table, 1).entries()) expect(said).toContain(otherwise[i]);
});

test('TD-25.3 who shares a Reward reads what follows without an agreement', () => {
  const tile = { id: 'heist', type: 'resource', mission: 'larceny', reward: { funding: 2 } };
  const table = lay({
    seats: [pair, pair],
    tiles: { [DENS]: { tile, status: 'completed' } },
    phase: 1,
    fields: { acting: [1, 1], won: [DENS, 0, DENS, 1] },
    stack: ['rewards'],
  });
  const otherwise = [
    'each team gets an equal part of every good, and the rest is lost.',
    'le reste est perdu.',
  ];
  for (const [i, said] of both(table, 0).entries()) expect(said).toContain(otherwise[i]);
});

test('TD-A15 who would travel with others reads that nobody has to', () => {
  const table = lay({
    seats: [
      { ...pair, goal: ARMS, has: { funding: 2 } },
      { ...pair, goal: ARMS, has: { funding: 2 } },
    ],
    tiles: { [DENS]: 'gambling-dens', [ARMS]: 'arms-dealing' },
    phase: 1,
    stack: ['funding'],
  });
  table.answer(0, 'Propose to travel together');
  expect(table.prompt(0)).toBe(
    'Who travels together, and who pays? Without an agreement each travels alone.',
  );
});

test('TD-25.11 who is asked about a special effect reads that all must agree', () => {
  const table = lay({
    seats: [{ squads: [{ at: 7, of: ['soldier'] }] }, {}],
    tiles: { 7: { tile: 'crash-wall-street', status: 'completed' } },
    phase: 1,
    fields: { acting: [1, 0], won: [7, 0] },
    stack: ['rewards'],
  });
  expect(table.prompt(0)).toContain('It happens only if all who Completed it do.');
});
