import { expect, test } from 'vitest';
import { game } from '../../game.ts';
import { HEADQUARTERS } from '../../rules/board.ts';
import { agentPath, needsAt } from '../../rules/facts.ts';
import { nextFor } from '../../rules/tiles.ts';
import { alerts, asked, count, has, lay, size, squadAt } from '../tables.ts';

const tiles = { 1: 'murder-inc', 2: 'gambling-dens', 4: 'art-thievery' };
const two = { at: 2, of: ['soldier', 'thief'] as const };

test('TD-17.1 TD-17.3 an Agent moves one tile clockwise, skipping missing tiles', () => {
  const scene = { seats: [{}, {}], tiles, stack: ['coordination'] };
  expect(nextFor(lay({ ...scene, agents: [1, 13] }).table, 'interpol')).toBe(2);
  expect(nextFor(lay({ ...scene, agents: [2, 13] }).table, 'interpol')).toBe(4);
  expect(nextFor(lay({ ...scene, agents: [4, 13] }).table, 'interpol')).toBe(1);
});

test('TD-17.2 TD-17.4 TD-17.6 from its headquarters it goes to the tile that became Active first; alone, it comes back to the same', () => {
  const doomsday = {
    7: { tile: 'corrupt-the-un', status: 'active' },
    8: { tile: 'crash-wall-street', status: 'inactive' },
    9: { tile: 'burgle-fort-knox', status: 'completed' },
  } as const;
  const since = Array.from({ length: 14 }, (_, place) => (place === 9 ? 1 : place));
  const table = lay({ seats: [{}, {}], tiles: doomsday, fields: { since }, stack: ['coordination'] });
  expect(nextFor(table.table, 'cia')).toBe(9);
  const only = lay({
    seats: [{}, {}],
    tiles: { 7: 'corrupt-the-un' },
    agents: [0, 7],
    stack: ['coordination'],
  });
  expect(nextFor(only.table, 'cia')).toBe(7);
  expect(nextFor(only.table, 'interpol')).toBe(HEADQUARTERS.interpol);
});

test('TD-17.8 TD-17.9 TD-17.10 players with Squads there may pay the Agent off for the High Alert of both', () => {
  const table = lay({
    seats: [{ squads: [two], has: { corruption: 3 } }, {}],
    tiles: { ...tiles, 2: { tile: 'gambling-dens', status: 'completed', alerts: 1 } },
    alerts: { interpol: 1 },
    agents: [1, 13],
    phase: 1,
    stack: ['agents'],
  });
  expect(table.options(0)).toEqual(['Pay nothing', 'Pay 1 Corruption', 'Pay 2 Corruption']);
  table.answer(0, 'pledge 2');
  expect(has(table, 0, 'corruption')).toBe(1);
  expect(size(table, 0, 0)).toBe(2);
  expect(table.log()).toContain('The Interpol Agent at Gambling Dens looks the other way.');
});

test('TD-17.11 TD-A47 a shortfall is not spent, and the Agent strikes', () => {
  const table = lay({
    seats: [
      { squads: [two], has: { corruption: 1 } },
      { squads: [two], has: { corruption: 1 } },
    ],
    tiles,
    alerts: { interpol: 2 },
    agents: [1, 13],
    phase: 1,
    stack: ['agents'],
  });
  table.answer(0, 'pledge 1').answer(1, 'pledge 0');
  expect([has(table, 0, 'corruption'), has(table, 1, 'corruption')]).toEqual([1, 1]);
  expect(asked(table)).toEqual(['0 damage share']);
});

test('TD-17.14 TD-17.15 TD-17.16 TD-17.17 TD-30.14 TD-30.17 damage sends Faceless Henchmen to the World; a Named one goes home and loses all Infamy', () => {
  const table = lay({
    seats: [{ squads: [{ at: 2, of: ['named', 'soldier'] }], has: { infamy: 4 } }, {}],
    tiles,
    alerts: { interpol: 2 },
    agents: [1, 13],
    phase: 1,
    stack: ['agents'],
  });
  expect(has(table, 0, 'infamy')).toBe(0);
  expect(squadAt(table, 0, 0)).toBe(-1);
  expect([count(table, 0, 3, 'named'), count(table, 0, 3, 'soldier')]).toEqual([1, 0]);
});

test('TD-17.19 TD-A49 damage is shared as agreed; else equally, the Team Leader placing the rest', () => {
  const shared = () =>
    lay({
      seats: [{ squads: [two] }, { squads: [two] }],
      tiles,
      alerts: { interpol: 3 },
      agents: [1, 13],
      phase: 1,
      stack: ['agents'],
    });
  const agreed = shared();
  agreed.answer(0, 'damage 0 2').answer(0, 'damage 1 1').answer(1, 'accept');
  expect(squadAt(agreed, 0, 0)).toBe(-1);
  agreed.answer(1, 'a Soldier');
  expect(count(agreed, 1, 0, 'thief')).toBe(1);
  const quarrel = shared();
  quarrel.answer(0, 'decline');
  expect(asked(quarrel)).toEqual(['0 even damage']);
  quarrel.answer(0, 'damage 1 1');
  expect(asked(quarrel)).toEqual(['0 casualties']);
  quarrel.answer(0, 'a Soldier');
  expect(squadAt(quarrel, 1, 0)).toBe(-1);
});

test('TD-17.20 TD-17.21 TD-17.22 with nobody left, each damage removes a Spoil', () => {
  const table = lay({
    seats: [{ squads: [{ at: 2, of: ['soldier'] }] }, {}],
    tiles: { ...tiles, 2: { tile: 'gambling-dens', status: 'completed', alerts: 3 } },
    alerts: { interpol: 0 },
    agents: [1, 13],
    phase: 1,
    stack: ['agents'],
  });
  expect(table.log()).toContain('Gambling Dens loses 2 Spoils.');
  expect(alerts(table, 2)).toBe(1);
  const empty = lay({
    seats: [{}, {}],
    tiles,
    alerts: { interpol: 2 },
    agents: [1, 13],
    phase: 3,
    stack: ['agents'],
  });
  expect(empty.log().filter((line) => line.includes('Spoil'))).toEqual([]);
});

test('TD-17.23 TD-17.24 TD-A52 TD-17.5 a Completed Doomsday Mission gets one token however much is left; the second sends it to the World', () => {
  const table = lay({
    seats: [{}, {}],
    tiles: { ...tiles, 7: { tile: 'corrupt-the-un', status: 'completed' } },
    alerts: { cia: 3 },
    phase: 1,
    stack: ['agents'],
  });
  expect(table.log()).toContain('Corrupt the UN: High Alert 1.');
  expect(table.log()).toContain('Corrupt the UN is shut down and goes to the World.');
  expect(table.zone('tile', undefined, 7)).toEqual([]);
  expect(table.fields.agents[1]).toBe(HEADQUARTERS.cia);
  // A Deployment to be funded stops the Phase there: the Agent has come but once.
  const once = (tokens: number) =>
    lay({
      seats: [{ squads: [{ of: ['thief'] }], goal: 1 }, {}],
      tiles: { ...tiles, 7: { tile: 'corrupt-the-un', status: 'completed', alerts: tokens } },
      alerts: { cia: 3 },
      phase: 1,
      stack: ['agents'],
    }).log();
  expect(once(0).filter((line) => line.includes('shut down'))).toEqual([]);
  expect(once(1)).toContain('Corrupt the UN is shut down and goes to the World.');
});

test('TD-17.13 an Agent adds the Requirements of its headquarters, unless it is paid off', () => {
  const scene = { seats: [{}, {}], tiles, agents: [1, 13] as const, stack: ['coordination'] };
  expect(needsAt(lay(scene).table, 1)).toEqual([2, 5, 3, 2]);
  expect(needsAt(lay({ ...scene, fields: { paidOff: [1, 0] } }).table, 1)).toEqual([1, 3, 1, 1]);
});

test('TD-9.1 TD-9.2 TD-9.3 TD-A22 TD-A23 the Sweep hits every Squad on a headquarters with its High Alert', () => {
  const table = lay({
    seats: [
      {
        squads: [
          { at: HEADQUARTERS.interpol, of: ['soldier', 'soldier', 'soldier'] },
          { at: HEADQUARTERS.interpol, of: ['thief', 'thief'] },
        ],
      },
      { squads: [{ at: HEADQUARTERS.cia, of: ['thief', 'thief'] }] },
    ],
    tiles,
    alerts: { interpol: 2 },
    stack: ['sweep'],
  });
  expect([size(table, 0, 0), squadAt(table, 0, 1), size(table, 1, 0)]).toEqual([1, -1, 2]);
});

test('TD-17.7 TD-17.12 an Agent strikes when it comes to a Mission, and again when Spoils are Collected there', () => {
  const scene = {
    seats: [{ named: 'jin-feng', squads: [{ at: 4, of: ['thief', 'thief', 'thief'] as const }] }, {}],
    tiles: { ...tiles, 4: { tile: 'art-thievery', status: 'completed', alerts: 1 } } as const,
    phase: 2,
  };
  const comes = lay({ ...scene, agents: [2, 13], stack: ['agents'] });
  expect(size(comes, 0, 0)).toBe(2);
  const collects = lay({ ...scene, agents: [4, 13], stack: ['spoils'] });
  collects.answer(0, 'Collect Spoils');
  expect(size(collects, 0, 0)).toBe(2);
});

test('TD-23.5 TD-23.6 a Spoil is a High Alert token: it makes the Agent dearer, and damage to an empty tile removes it', () => {
  const scene = {
    tiles: { ...tiles, 4: { tile: 'art-thievery', status: 'completed', alerts: 1 } } as const,
    agents: [2, 13] as const,
    phase: 2,
    stack: ['agents'],
  };
  const paid = lay({ ...scene, seats: [{ squads: [{ at: 4, of: ['thief'] }], has: { corruption: 3 } }, {}] });
  expect(paid.options(0).at(-1)).toBe('Pay 1 Corruption');
  const empty = lay({ ...scene, seats: [{}, {}] });
  expect(alerts(empty, 4)).toBe(0);
});

test('TD-A50 an Agent at its headquarters neither strikes nor adds Requirements there', () => {
  const table = lay({
    seats: [{ squads: [{ at: HEADQUARTERS.cia, of: ['soldier'] }] }, {}],
    tiles: {},
    alerts: { cia: 1 },
    phase: 1,
    stack: ['agents'],
  });
  expect(size(table, 0, 0)).toBe(1);
  const cia = game.kinds.find(({ id }) => id === 'cia-building');
  expect(needsAt(table.table, HEADQUARTERS.cia)).toEqual(cia !== undefined && 'needs' in cia && cia.needs);
});

test('TD-A51 damage left over does nothing to a Doomsday Mission that is Active', () => {
  const table = lay({
    seats: [{}, {}],
    tiles: { 7: 'corrupt-the-un' },
    alerts: { cia: 3 },
    phase: 1,
    stack: ['agents'],
  });
  expect([alerts(table, 7), table.zone('tile', undefined, 7)]).toEqual([0, ['corrupt-the-un']]);
});

test('TD-17.1 an Agent’s way through the Phases to come can be told from the War Map', () => {
  const table = lay({ seats: [{}, {}], tiles, agents: [1, 13], stack: ['coordination'] });
  expect(agentPath(table.table, 'interpol')).toEqual([2, 4, 1]);
  expect(agentPath(table.table, 'cia')).toEqual([13, 13, 13]);
  const thief = { squads: [{ of: ['thief'] as const }], goal: 4, has: { funding: 2 } };
  const later = lay({ seats: [thief, {}], tiles, agents: [2, 13], phase: 2, stack: ['funding'] });
  expect(agentPath(later.table, 'interpol')).toEqual([4]);
});

test('TD-17.10 TD-17.13 an Agent who was paid off does not interfere with what is done there in that Phase', () => {
  const table = lay({
    seats: [{ squads: [two], has: { corruption: 1 }, goal: 2 }, {}],
    tiles,
    alerts: { interpol: 1 },
    agents: [1, 13],
    phase: 1,
    stack: ['agents'],
  });
  table.answer(0, 'Pay 1 Corruption');
  expect(table.fields.paidOff).toEqual([1, 0]);
  const free = lay({ seats: [{}, {}], tiles, stack: ['coordination'] });
  expect(needsAt(table.table, 2)).toEqual(needsAt(free.table, 2));
});

test('TD-A47 nobody is asked where those there cannot raise the price together', () => {
  const table = lay({
    seats: [
      { squads: [two], has: { corruption: 1 } },
      { squads: [two], has: { corruption: 1 } },
    ],
    tiles,
    alerts: { interpol: 3 },
    agents: [1, 13],
    phase: 1,
    stack: ['agents'],
  });
  expect(asked(table)).toEqual(['0 damage share']);
});
