import { expect, test } from 'vitest';
import { baseOf } from '../../rules/board.ts';
import { completed } from '../../rules/conditions/completed.ts';
import { gain } from '../../rules/verbs/gain.ts';
import { alerts, asked, has, lay, size, squadAt } from '../tables.ts';

const tiles = {
  3: 'gambling-dens',
  7: { tile: 'burgle-fort-knox', status: 'completed' },
  9: 'crash-wall-street',
} as const;
const start = { tiles, stack: ['coordination'] };
const job = (id: string) => ({ id, type: 'job', needs: [completed({ least: 1 })], reward: { vp: 1 } });

test('TD-12.2 TD-12.3 a Side Job: draw three, keep one, put two back on top', () => {
  const table = lay({
    ...start,
    seats: [{ has: { espionage: 2 } }, {}],
    zones: { jobDeck: [job('bottom'), job('one'), job('two'), job('three')] },
  });
  table.answer(0, 'Look for a Side Job');
  expect(table.options(0).length).toBe(6);
  table.answer(0, 'keep two');
  expect([table.zone('jobs', 0), has(table, 0, 'espionage')]).toEqual([['two'], 1]);
  expect(table.zone('jobDeck').slice(0, 1)).toEqual(['bottom']);
  expect(table.zone('jobDeck').slice(1).sort()).toEqual(['one', 'three']);
});

test('TD-12.4 TD-A36 a Gadget: of what there is to draw, one is laid out in R&D for all', () => {
  const table = lay({
    ...start,
    seats: [{ has: { espionage: 1 } }, {}],
    zones: { gadgetDeck: ['hypnotic-spray', 'explosive-rounds'] },
  });
  table.answer(0, 'Look for a Gadget').answer(0, 'lay out hypnotic-spray');
  expect([table.zone('research'), table.zone('gadgetDeck')]).toEqual([
    ['hypnotic-spray'],
    ['explosive-rounds'],
  ]);
});

test('TD-12.10 TD-12.18 TD-A32 a Doomsday Mission that replaces another comes Inactive, and the Agent there moves on', () => {
  const table = lay({
    ...start,
    seats: [{ has: { espionage: 4 } }, {}],
    agents: [0, 9],
    zones: { vaultDoomsday: { 0: ['destroy-ixps'] } },
  });
  table.answer(0, 'remove 9').answer(0, 'replace with destroy-ixps');
  expect(table.sees('public', 'tile', undefined, 9)).toEqual(['?']);
  expect(table.fields.agents[1]).toBe(7);
});

test('TD-13.5 TD-B1 a Gadget is used in Plotting, once a Round', () => {
  const table = lay({
    ...start,
    seats: [{ has: { vp: 1 } }, {}],
    zones: { gadgets: { 0: [{ id: 'toy', type: 'gadget', plot: [gain({ good: 'data', n: 1 })] }] } },
  });
  table.answer(0, 'Use toy');
  expect(has(table, 0, 'data')).toBe(1);
  table.refuses(0, 'Use toy', 'TD-13.5');
});

test('TD-A24 forces are committed again only if something else has happened since', () => {
  const table = lay({ ...start, seats: [{}, {}] });
  table.answer(0, 'Commit forces').answer(0, 'done').answer(1, 'Commit forces').answer(1, 'done');
  expect(asked(table).filter((ask) => ask.includes('coordination'))).toEqual([]);
});

test('TD-8.3 TD-8.4 TD-8.6 TD-26.1 TD-26.2 TD-A20 TD-A46 three Phases, in each of which Agents move, then Monologuing, the clock and a new Round', () => {
  const table = lay({
    ...start,
    seats: [{}, {}],
    tiles: { 1: 'murder-inc', 2: 'gambling-dens' },
    stack: ['phase'],
  });
  const told = table.log().filter((line) => /^(Phase|The Interpol|The Doomsday|Round)/.test(line));
  expect(told).toEqual([
    'Phase 1.',
    'The Interpol Agent comes to Murder Inc.',
    'Phase 2.',
    'The Interpol Agent comes to Gambling Dens.',
    'Phase 3.',
    'The Interpol Agent comes to Murder Inc.',
    'The Doomsday Clock is at 5.',
    'Round 2. Ben leads.',
  ]);
});

test('TD-12.19 a Doomsday Mission that is not replaced leaves a space: Squads go home, the Agent moves on, tokens are removed', () => {
  const table = lay({
    ...start,
    seats: [{ has: { espionage: 5 } }, { squads: [{ at: 7, of: ['soldier'] }] }],
    tiles: { ...tiles, 7: { ...tiles[7], alerts: 1 } },
    agents: [0, 7],
  });
  table.answer(0, 'remove 7');
  expect([table.zone('tile', undefined, 7), alerts(table, 7)]).toEqual([[], 0]);
  expect([squadAt(table, 1, 0), table.fields.agents[1]]).toEqual([baseOf(1), 9]);
});

test('TD-3.2 TD-A30 tokens leave with a tile that is switched, Squads and the Agent stay; the old tile is the Team Leader’s', () => {
  const table = lay({
    ...start,
    seats: [{}, { has: { espionage: 4 }, squads: [{ at: 3, of: ['soldier'] }] }],
    tiles: { ...tiles, 3: { tile: 'gambling-dens', status: 'completed', alerts: 2 } },
    agents: [3, 13],
    zones: { vaultResource: { 1: ['murder-inc'] } },
  });
  table.answer(0, 'Pass').answer(1, 'switch 3').answer(1, 'replace with murder-inc');
  expect([alerts(table, 3), squadAt(table, 1, 0), table.fields.agents[0]]).toEqual([0, 3, 3]);
  expect(table.sees(0, 'vaultResource', 0)).toEqual(['gambling-dens']);
});

test('TD-3.6 the Team Leader is first', () => {
  const seat = { has: { vp: 1 } };
  const table = lay({ ...start, seats: [seat, seat], fields: { leader: 1, order: [1, 0] } });
  expect(asked(table)).toEqual(['1 coordination']);
});

test('TD-A41a a Squad that goes home as one stays one', () => {
  const table = lay({
    ...start,
    seats: [{ has: { espionage: 5 } }, { squads: [{ at: 3, of: ['soldier', 'thief'] }] }],
  });
  table.answer(0, 'remove 3 for 3');
  expect([squadAt(table, 1, 0), size(table, 1, 0)]).toEqual([baseOf(1), 2]);
});
