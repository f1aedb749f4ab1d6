import { nth, type StandIn } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { HEADQUARTERS } from '../../rules/board.ts';
import { needsAt, rewardAt } from '../../rules/facts.ts';
import { gain } from '../../rules/verbs/gain.ts';
import { alerts, asked, count, has, lay, vpOf } from '../tables.ts';

const DENS = 3;
/** A Mission with the Requirements of Gambling Dens. */
const den = {
  id: 'den',
  type: 'resource',
  mission: 'vice',
  needs: [1, 2, 3, 0],
  reward: { funding: 3, vp: 1, thief: 1 },
};
const un = {
  id: 'un',
  type: 'doomsday',
  mission: 'influence',
  needs: [0, 2, 3, 5],
  reward: { infamy: 1, vp: 3 },
};
const tiles = { [DENS]: { tile: den }, 7: { tile: un } };
const done = { status: 'completed' } as const;
const at = (place: number, ...of: readonly ('soldier' | 'thief' | 'hacker' | 'fixer' | 'named')[]) => ({
  squads: [{ at: place, of }],
});
/** Combat 2, Stealth 4, Cunning 3: enough for Gambling Dens (1/2/3/0). */
const enough = at(DENS, 'soldier', 'thief', 'hacker');
const weak = at(DENS, 'soldier');

test('TD-24.1 TD-24.3 TD-24.4 TD-25.4 deployed Squads that meet every Requirement Complete a Resource Mission and get its Reward', () => {
  const table = lay({
    seats: [enough, {}],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: ['missions'],
  });
  expect(table.options(0)).toContain('Complete it');
  table.answer(0, 'complete');
  expect(table.fields.status[DENS]).toBe(3);
  expect(table.log()).toContain('den is Completed by Ann!');
  expect(table.log()).toContain('Ann gains 3 Funding.');
  table.answer(0, 'To the Base Tile');
  expect([has(table, 0, 'funding'), vpOf(table, 0), count(table, 0, 3, 'thief')]).toEqual([3, 1, 1]);
});

test('TD-19.2 TD-A84 idle Squads Complete nothing, nor do those that are too weak', () => {
  for (const [seat, acting] of [
    [enough, 0],
    [weak, 1],
  ] as const) {
    const table = lay({
      seats: [seat, at(DENS, 'fixer')],
      tiles,
      phase: 1,
      fields: { acting: [acting, 0] },
      stack: ['missions'],
    });
    expect(table.log().filter((line) => line.includes('Completed'))).toEqual([]);
  }
});

test('TD-24.2 TD-21.6 TD-21.15 TD-A91 players add up what they have, or nobody Completes it', () => {
  const scene = {
    seats: [at(DENS, 'soldier', 'thief'), at(DENS, 'hacker')],
    tiles,
    phase: 1,
    fields: { acting: [1, 1] },
    stack: ['missions'],
  };
  const both = lay(scene);
  expect(both.options(0)).toContain('Complete it with all who want to');
  both.answer(0, 'complete').answer(1, 'complete');
  expect(both.log()).toContain('den is Completed by Ann and Ben!');
  const one = lay(scene);
  one.answer(0, 'complete').answer(1, 'Do nothing');
  expect(one.fields.status[DENS]).toBe(2);
});

test('TD-21.7 TD-A90 who can do it alone may shut out who cannot', () => {
  const table = lay({
    seats: [enough, weak],
    tiles,
    phase: 1,
    fields: { acting: [1, 1] },
    stack: ['missions'],
  });
  table.refuses(1, 'alone', 'TD-21.7');
  table.answer(0, 'alone').answer(1, 'complete');
  expect(table.log()).toContain('den is Completed by Ann!');
});

const together = {
  seats: [enough, weak],
  tiles: { ...tiles, [DENS]: { tile: den, ...done } },
  phase: 1,
  fields: { acting: [1, 1], won: [DENS, 0, DENS, 1] },
  stack: ['rewards'],
};

test('TD-25.1 those who Completed it share the Reward as they agree', () => {
  const table = lay(together);
  table.answer(0, 'All of it for Ben').answer(1, 'Agree').answer(1, 'To the Base Tile');
  expect([has(table, 0, 'funding'), has(table, 1, 'funding'), vpOf(table, 1)]).toEqual([0, 3, 1]);
});

test('TD-25.3 TD-A89 without agreement each team gets half of every good, rounded down; the rest is lost', () => {
  const table = lay(together);
  table.answer(0, 'Share it out in turn').answer(1, 'Do not agree');
  expect(table.log()).toContain('No agreement about den: each team gets its share, the rest is lost.');
  expect([has(table, 0, 'funding'), has(table, 1, 'funding')]).toEqual([1, 1]);
  expect([vpOf(table, 0), vpOf(table, 1)]).toEqual([0, 0]);
});

test('TD-25.5 TD-25.6 TD-25.14 TD-A87 TD-A88 an Affinity doubles each Resource of the Reward, once', () => {
  const vicious = (no: number) => ({ id: `crook-${no}`, type: 'henchman', affinity: 'vice' });
  const amounts = (...henchmen: readonly (string | StandIn)[]) =>
    rewardAt(
      lay({ ...together, zones: { henchman: { 0: henchmen.slice(0, 1), 1: henchmen.slice(1) } } }).table,
      DENS,
    ).map(({ good, n }) => `${n} ${good}`);
  expect(amounts('boris-myasneek', 'jin-feng')).toEqual(['3 funding', '1 vp', '1 thief']);
  expect(amounts('boris-myasneek', vicious(1))).toEqual(['6 funding', '1 vp', '1 thief']);
  expect(amounts(vicious(1), vicious(2))).toEqual(['6 funding', '1 vp', '1 thief']);
});

test('TD-25.7 TD-25.8 TD-25.9 TD-3.3 TD-A14 on a Doomsday Mission each with the Affinity gains 1 VP besides; the rest, VP too, is shared by those who Completed it', () => {
  const crook = (no: number) => ({ id: `crook-${no}`, type: 'henchman', affinity: 'influence' });
  const table = lay({
    seats: [{}, at(7, 'fixer'), {}, at(7, 'fixer')],
    tiles: { 7: { tile: un, ...done } },
    phase: 1,
    zones: {
      henchman: { 0: [crook(0)], 1: [crook(1)], 2: [crook(2)], 3: [{ ...crook(3), affinity: 'vice' }] },
    },
    fields: { acting: [0, 1, 0, 1], won: [7, 1, 7, 3] },
    stack: ['rewards'],
  });
  expect([0, 1, 2, 3].map((seat) => vpOf(table, seat))).toEqual([0, 1, 0, 0]);
  table.answer(1, 'All of it for Dot').answer(3, 'Agree');
  expect([0, 1, 2, 3].map((seat) => vpOf(table, seat))).toEqual([0, 1, 0, 3]);
});

test('TD-25.12 TD-24.5 a Completed Doomsday Mission is not Completed again', () => {
  const table = lay({
    seats: [at(7, 'fixer', 'fixer', 'fixer', 'fixer', 'thief'), at(DENS, 'fixer')],
    tiles: { ...tiles, 7: { tile: un, ...done } },
    phase: 1,
    fields: { acting: [1, 0] },
    stack: ['missions'],
  });
  expect(table.log().filter((line) => line.includes('Completed'))).toEqual([]);
});

test('TD-24.8 TD-25.13 a headquarters asks for its Requirements times its High Alert, pays as often, and gets one more', () => {
  const hq = HEADQUARTERS.interpol;
  const table = lay({
    seats: [at(hq, 'soldier', 'thief', 'thief', 'fixer', 'hacker', 'hacker'), {}],
    tiles,
    alerts: { interpol: 2 },
    phase: 1,
    fields: { acting: [1, 0] },
    stack: ['missions'],
  });
  expect(needsAt(table.table, hq)).toEqual([2, 4, 4, 2]);
  const [first] = rewardAt(table.table, hq);
  table.answer(0, 'complete');
  expect(nth([first], 0)?.n).toBe(2);
  expect(alerts(table, hq)).toBe(3);
});

test('TD-A93 without High Alert any deployed Squad Completes a headquarters for nothing, and raises the alert', () => {
  const table = lay({
    seats: [at(HEADQUARTERS.cia, 'fixer'), {}],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: ['missions'],
  });
  table.answer(0, 'complete');
  expect(alerts(table, HEADQUARTERS.cia)).toBe(1);
});

test('TD-24.7 TD-24.9 TD-A94 TD-A95 instead a player may Corrupt the Agency', () => {
  const hq = HEADQUARTERS.interpol;
  const scene = {
    seats: [{ ...at(hq, 'fixer'), has: { corruption: 4 } }, {}],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: ['missions'],
  };
  const table = lay({ ...scene, alerts: { interpol: 2 } });
  expect(table.options(0)).toEqual([
    'Add a High Alert token (2 Corruption)',
    'Remove a High Alert token (2 Corruption)',
    'Do nothing',
  ]);
  table.answer(0, 'Remove');
  expect([alerts(table, hq), has(table, 0, 'corruption')]).toEqual([1, 2]);
  const calm = lay(scene);
  calm.answer(0, 'Do nothing');
  expect(calm.options(0)).toEqual(['Add a High Alert token (1 Corruption)', 'Do nothing']);
});

test.each([HEADQUARTERS.interpol, HEADQUARTERS.cia])(
  'TD-24.10 TD-24.11 TD-A96 TD-A97 at headquarters %i a Resource Mission is chosen out of the World, a Doomsday Mission taken blindly for twice as much',
  (hq) => {
    const scene = {
      seats: [{ ...at(hq, 'fixer'), has: { corruption: 2 } }, {}],
      tiles,
      alerts: { interpol: 1, cia: 1 },
      zones: { worldResource: ['murder-inc', 'skin-trade'], worldDoomsday: ['destroy-ixps'] },
      phase: 1,
      fields: { acting: [1, 0] },
      stack: ['missions'],
    };
    const open = lay(scene);
    open.answer(0, 'take tile skin-trade');
    expect([open.zone('vaultResource', 0), has(open, 0, 'corruption')]).toEqual([['skin-trade'], 1]);
    const blind = lay(scene);
    expect(blind.sees(0, 'worldDoomsday')).toEqual(['?']);
    blind.answer(0, 'take doomsday');
    expect([blind.sees(0, 'vaultDoomsday', 0), blind.sees(1, 'vaultDoomsday', 0)]).toEqual([
      ['destroy-ixps'],
      ['?'],
    ]);
    expect(has(blind, 0, 'corruption')).toBe(0);
  },
);

test('TD-24.6 an Inactive Doomsday Mission is not Completed', () => {
  const table = lay({
    seats: [at(7, 'fixer', 'fixer', 'fixer', 'thief'), at(DENS, 'fixer')],
    tiles: { ...tiles, 7: { tile: un, status: 'inactive' } },
    phase: 1,
    fields: { acting: [1, 0] },
    stack: ['missions'],
  });
  expect(asked(table).filter((ask) => ask.includes('completing'))).toEqual([]);
});

test('TD-8.11 TD-A18 Missions are worked on tile by tile: the Team Leader’s first, then the others’ in turn order', () => {
  const other = { ...den, id: 'other den' };
  const table = lay({
    seats: [enough, at(5, 'soldier', 'thief', 'hacker')],
    tiles: { ...tiles, 5: { tile: other } },
    phase: 1,
    fields: { acting: [1, 1], leader: 1, order: [1, 0] },
    stack: ['missions'],
  });
  expect(asked(table)).toEqual(['1 completing']);
  table.answer(1, 'complete');
  expect(asked(table)).toEqual(['0 completing']);
});

test('TD-A92 a Henchman among the Rewards joins a Squad there, forms one, or goes home', () => {
  const table = lay({ ...together, fields: { acting: [1, 1], won: [DENS, 0] } });
  expect(table.options(0)).toEqual(['Into Squad A', 'Into Squad B', 'To the Base Tile']);
});

test('TD-25.11 a special effect happens only if all who Completed the Mission agree', () => {
  const bomb = { ...un, id: 'bomb', reward: {}, effect: [gain({ good: 'data', n: 2 })] };
  const scene = {
    seats: [at(7, 'fixer'), at(7, 'fixer')],
    tiles: { 7: { tile: bomb, ...done } },
    phase: 1,
    fields: { acting: [1, 1], won: [7, 0, 7, 1] },
    stack: ['rewards'],
  };
  const agreed = lay(scene);
  agreed.answer(0, 'Agree').answer(1, 'Agree');
  const refused = lay(scene);
  refused.answer(0, 'Agree').answer(1, 'Do not agree');
  expect([has(agreed, 0, 'data'), has(refused, 0, 'data')]).toEqual([2, 0]);
});

test('TD-C22 “you” in a special effect are the first in turn order of those who Completed the Mission', () => {
  const bomb = { ...un, id: 'bomb', reward: {}, effect: [gain({ good: 'data', n: 2 })] };
  const table = lay({
    seats: [at(7, 'fixer'), at(7, 'fixer')],
    tiles: { 7: { tile: bomb, ...done } },
    phase: 1,
    fields: { acting: [1, 1], won: [7, 0, 7, 1], order: [1, 0] },
    stack: ['rewards'],
  });
  table.answer(0, 'Agree').answer(1, 'Agree');
  expect([has(table, 0, 'data'), has(table, 1, 'data')]).toEqual([0, 2]);
});

test('TD-A94 TD-24.7 who Completed the Mission of a headquarters does not Corrupt the Agency as well', () => {
  const rich = { ...at(HEADQUARTERS.cia, 'soldier'), has: { corruption: 3 } };
  const table = lay({
    seats: [rich, rich],
    tiles,
    phase: 1,
    fields: { acting: [1, 1] },
    stack: ['missions'],
  });
  table.answer(0, 'complete').answer(1, 'Do nothing');
  expect(asked(table)).toEqual(['1 corrupting']);
});
