import { expect, test } from 'vitest';
import { hasDone } from '../../rules/deeds.ts';
import { alerts, asked, count, has, lay, size } from '../tables.ts';

const ART = 1;
const CARS = 2;
const completed = { status: 'completed' } as const;
const spoils = ['funding', 'thief'];
/** Missions of the type and with the Requirements of Art Thievery and Exotic Car GTA. */
const larceny = { type: 'resource', mission: 'larceny', spoils };
const tiles = {
  [ART]: { tile: { ...larceny, id: 'art', completed: [0, 3, 3, 1] }, ...completed },
  [CARS]: { tile: { ...larceny, id: 'cars', completed: [0, 3, 3, 0] }, ...completed },
};
/** Stealth 4, Cunning 6, Diplomacy 2: enough to Generate on both. */
const able = ['hacker', 'hacker', 'thief', 'fixer'] as const;

test('TD-23.7 TD-23.14 TD-23.15 with an Affinity for Larceny idle Squads Generate on two tiles in one Phase, or Collect on one', () => {
  const scene = {
    seats: [
      {
        named: 'jin-feng',
        squads: [
          { at: ART, of: able },
          { at: CARS, of: able },
        ],
      },
      {},
    ],
    tiles,
    phase: 3,
    stack: ['spoils'],
  };
  const both = lay(scene);
  both.answer(0, 'Generate a Spoil').answer(0, 'Generate a Spoil');
  expect([alerts(both, ART), alerts(both, CARS)]).toEqual([1, 1]);
  const one = lay({ ...scene, tiles: { ...tiles, [ART]: { ...tiles[ART], alerts: 1 } } });
  one.answer(0, 'Collect Spoils').answer(0, 'Take 1 Funding').answer(0, 'Generate a Spoil');
  expect([alerts(one, ART), alerts(one, CARS)]).toEqual([0, 1]);
  expect(has(one, 0, 'funding')).toBe(1);
});

test('TD-19.2 TD-23.7 without the Affinity an idle Squad neither Generates nor Collects', () => {
  const table = lay({
    seats: [{ squads: [{ at: ART, of: able }] }, {}],
    tiles: { ...tiles, [ART]: { ...tiles[ART], alerts: 1 } },
    phase: 2,
    stack: ['spoils'],
  });
  expect(asked(table).filter((ask) => ask.includes('harvest'))).toEqual([]);
});

test('TD-23.1 TD-23.2 TD-A83 Spoils are on Completed Resource Missions only, and not in the Phase of their Completion', () => {
  for (const [status, completedIn] of [
    ['active', -1],
    ['completed', 2],
  ] as const) {
    const list = Array.from({ length: 14 }, (_, place) => (place === ART ? completedIn : -1));
    const table = lay({
      seats: [{ squads: [{ at: ART, of: able }] }, {}],
      tiles: { [ART]: { ...tiles[ART], status } },
      phase: 2,
      fields: { acting: [1, 0], completedIn: list },
      stack: ['spoils'],
    });
    expect(asked(table).filter((ask) => ask.includes('harvest'))).toEqual([]);
  }
});

const shared = (alertsThere: number) => ({
  seats: [{ squads: [{ at: ART, of: able }] }, { squads: [{ at: ART, of: ['soldier'] as const }] }],
  tiles: { ...tiles, [ART]: { ...tiles[ART], alerts: alertsThere } },
  phase: 2,
  fields: { acting: [1, 1] },
  stack: ['spoils'],
});

test('TD-21.8 TD-21.11 TD-21.13 TD-23.11 TD-A77 any team may declare a raid: then all there take one Spoil each in turn, the Team Leader’s team first', () => {
  const table = lay(shared(3));
  table.answer(0, 'Generate a Spoil').answer(1, 'Collect Spoils');
  expect(table.log()).toContain('Ben raids art.');
  table
    .answer(0, 'Let it be')
    .answer(0, 'Take 1 Funding')
    .answer(1, 'Take 1 Funding')
    .answer(0, 'Take 1 Funding');
  expect([has(table, 0, 'funding'), has(table, 1, 'funding'), alerts(table, ART)]).toEqual([2, 1, 0]);
});

/** Seat 0 wants to Generate, and has fighters with it; seat 1 raids the tile with these, and is attacked. */
const raided = (...raiders: readonly 'fixer'[]) => {
  const table = lay({
    ...shared(2),
    seats: [
      { squads: [{ at: ART, of: [...able, 'soldier', 'soldier'] }] },
      { squads: [{ at: ART, of: raiders }] },
    ],
  });
  table.answer(0, 'Generate a Spoil').answer(1, 'Collect Spoils');
  expect(asked(table)).toEqual(['0 raid']);
  table.answer(0, 'Attack Ben').answer(0, 'fight 0 1').answer(1, 'fight 0 1');
  return table.answer(0, 'Deal one damage');
};

test('TD-21.12 TD-A78a a declared raid is stopped by a Conflict that leaves the raiders no Squad there: the Spoil is Generated', () => {
  const table = raided('fixer');
  expect(table.log()).toContain('Ben’s raid on art is stopped.');
  expect([alerts(table, ART), asked(table).filter((ask) => ask.includes('collecting'))]).toEqual([3, []]);
});

test('TD-21.12 a raid goes on as long as the raiders have a Squad there', () => {
  const table = raided('fixer', 'fixer', 'fixer');
  while (asked(table)[0] === '0 conflict') table.answer(0, 'Deal one damage');
  expect(table.log().filter((line) => line.includes('stopped'))).toEqual([]);
  expect(asked(table)).toEqual(['0 collecting']);
});

test('TD-21.12 TD-22.2 who has attacked already in this Phase cannot stop a raid, and is not asked', () => {
  const table = lay({ ...shared(2), fields: { acting: [1, 1], attacked: [true, false] } });
  table.answer(0, 'Generate a Spoil').answer(1, 'Collect Spoils');
  expect(asked(table)).toEqual(['0 collecting']);
});

test('TD-23.3 TD-23.4 TD-A82 TD-21.7 one Spoil is Generated on a tile; who can do it alone may shut out who cannot', () => {
  const table = lay(shared(0));
  table.answer(0, 'alone').answer(1, 'Generate a Spoil');
  expect(alerts(table, ART)).toBe(1);
  expect(table.log()).toContain('A Spoil is Generated at art by Ann.');
});

test('TD-A79 if a team disagrees the Team Leader decides', () => {
  const table = lay({
    seats: [{ squads: [{ at: ART, of: able }] }, {}, { squads: [{ at: ART, of: ['soldier'] }] }, {}],
    tiles: { ...tiles, [ART]: { ...tiles[ART], alerts: 1 } },
    phase: 2,
    fields: { acting: [1, 0, 1, 0] },
    stack: ['spoils'],
  });
  table.answer(0, 'Generate a Spoil').answer(2, 'Collect Spoils');
  expect(asked(table)).toEqual(['0 harvest']);
  table.answer(0, 'Generate a Spoil');
  expect(alerts(table, ART)).toBe(2);
});

test('TD-A79 TD-21.11 it is no raid where only team-mates disagree and a rival stays out of it', () => {
  const there = { squads: [{ at: ART, of: ['soldier'] as const }] };
  const table = lay({
    seats: [{ squads: [{ at: ART, of: able }] }, there, there, {}],
    tiles: { ...tiles, [ART]: { ...tiles[ART], alerts: 1 } },
    phase: 2,
    fields: { acting: [1, 1, 1, 0] },
    stack: ['spoils'],
  });
  table.answer(0, 'Generate a Spoil').answer(1, 'Do nothing').answer(2, 'Collect Spoils');
  expect(asked(table)).toEqual(['0 harvest']);
  expect(table.log().filter((line) => line.includes('raids'))).toEqual([]);
});

test('TD-23.8 TD-A48 an Agent strikes before Spoils are Collected, as if it had just come', () => {
  const table = lay({
    seats: [{ named: 'jin-feng', squads: [{ at: ART, of: ['thief', 'thief'] }] }, {}],
    tiles: { ...tiles, [ART]: { ...tiles[ART], alerts: 1 } },
    alerts: { interpol: 0 },
    agents: [ART, 13],
    phase: 2,
    stack: ['spoils'],
  });
  table.answer(0, 'Collect Spoils');
  expect(size(table, 0, 0)).toBe(1);
  table.answer(0, 'Take 1 Funding');
  expect(alerts(table, ART)).toBe(0);
});

test('TD-23.9 TD-23.12 TD-23.13 TD-14.4 some or all are taken; a Henchman joins the Squad, forms a new one, or goes home', () => {
  const table = lay({
    seats: [{ named: 'jin-feng', squads: [{ at: ART, of: ['thief'] }] }, {}],
    tiles: { ...tiles, [ART]: { ...tiles[ART], alerts: 2 } },
    phase: 2,
    stack: ['spoils'],
  });
  table.answer(0, 'Collect Spoils').answer(0, 'Take 1 Thief');
  expect(table.options(0)).toEqual(['Into Squad A', 'Into Squad B', 'To the Base Tile']);
  table.answer(0, 'Into Squad B').answer(0, 'Do nothing');
  expect([size(table, 0, 0), size(table, 0, 1), alerts(table, ART)]).toEqual([1, 1, 1]);
});

test('TD-21.17 TD-21.18 TD-A76 TD-A80 TD-A81 TD-A86 Spoils are taken in turn, whatever the Squads are worth; one of those listed for each, also with the Affinity', () => {
  const table = lay({
    ...shared(2),
    seats: [
      { named: 'jin-feng', squads: [{ at: ART, of: ['fixer'] }] },
      { squads: [{ at: ART, of: ['fixer'] }] },
    ],
  });
  table.answer(0, 'Collect Spoils').answer(1, 'Collect Spoils');
  expect(table.options(0)).toEqual(['Take 1 Funding', 'Take 1 Thief', 'Do nothing']);
  table.answer(0, 'Take 1 Funding').answer(1, 'Take 1 Funding');
  expect([has(table, 0, 'funding'), has(table, 1, 'funding'), alerts(table, ART)]).toEqual([1, 1, 0]);
});

test('TD-A78 who has a deployed Squad there, or an idle one with the Affinity, is asked; others are not', () => {
  const table = lay({
    ...shared(1),
    seats: [
      { squads: [{ at: ART, of: ['fixer'] }] },
      { named: 'jin-feng', squads: [{ at: ART, of: ['fixer'] }] },
      { squads: [{ at: ART, of: ['fixer'] }] },
    ],
    fields: { acting: [1, 0, 0] },
  });
  expect(asked(table)).toEqual(['0 harvest', '1 harvest']);
});

test('TD-A85 TD-21.16 all who Generate have credit for it; of Spoils, only who takes them', () => {
  const together = lay({
    ...shared(0),
    seats: [
      { squads: [{ at: ART, of: ['hacker', 'thief'] }] },
      { squads: [{ at: ART, of: ['hacker', 'fixer'] }] },
    ],
  });
  together.answer(0, 'Generate a Spoil').answer(1, 'Generate a Spoil');
  expect([0, 1].map((seat) => hasDone(together.table, seat, 'generated'))).toEqual([true, true]);
  const taken = lay(shared(1));
  taken.answer(0, 'Collect Spoils').answer(1, 'Collect Spoils').answer(0, 'Take 1 Funding');
  expect([0, 1].map((seat) => hasDone(taken.table, seat, 'collected'))).toEqual([true, false]);
});

test('TD-A62 a recruit that would be the seventh on a tile goes home', () => {
  const six = ['thief', 'thief', 'thief', 'thief', 'thief', 'thief'] as const;
  const table = lay({
    ...shared(1),
    seats: [{ squads: [{ at: ART, of: six }] }, {}],
    fields: { acting: [1, 0] },
  });
  table.answer(0, 'Collect Spoils').answer(0, 'Take 1 Thief');
  expect([size(table, 0, 0), count(table, 0, 3, 'thief')]).toEqual([6, 1]);
});
