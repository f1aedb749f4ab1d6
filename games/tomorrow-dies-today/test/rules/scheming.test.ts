import { expect, test } from 'vitest';
import { HEADQUARTERS } from '../../rules/board.ts';
import { removePrice, switchPrice } from '../../rules/facts.ts';
import { alerts, asked, count, has, lay, size, squadAt, vpOf } from '../tables.ts';

const DENS = 3;
const UN = 8;
const tiles = {
  [DENS]: 'gambling-dens',
  4: { tile: 'art-thievery', status: 'completed', alerts: 2 },
  7: { tile: 'burgle-fort-knox', status: 'completed' },
  [UN]: { tile: 'corrupt-the-un', status: 'inactive' },
  9: 'crash-wall-street',
} as const;
const start = { tiles, stack: ['coordination'] };

test('TD-11.1 TD-11.7 TD-A26 a VP buys a Faceless Henchman for the Base Tile', () => {
  const table = lay({ ...start, seats: [{ has: { vp: 1, espionage: 1 } }, {}] });
  table.answer(0, 'Spend 1 VP for a Hacker');
  expect([vpOf(table, 0), count(table, 0, 3, 'hacker')]).toEqual([0, 1]);
  const poor = lay({ ...start, seats: [{ has: { espionage: 1 } }, {}] });
  poor.refuses(0, 'Spend 1 VP for a Hacker', 'TD-11.1');
});

test('TD-11.2 TD-11.3 TD-A25 three Infamy buy a Resource, as often as they last; the Team Leader pays two', () => {
  const table = lay({ ...start, seats: [{ has: { infamy: 4 } }, { has: { infamy: 4 } }] });
  table.answer(0, 'Exchange 2 Infamy for 1 Data Cache').answer(0, 'Exchange 2 Infamy for 1 Funding');
  expect([has(table, 0, 'data'), has(table, 0, 'funding'), has(table, 0, 'infamy')]).toEqual([1, 1, 0]);
  if (asked(table)[0] === '0 coordination') table.answer(0, 'done');
  table.answer(1, 'Exchange 3 Infamy for 1 Funding');
  expect(has(table, 1, 'infamy')).toBe(1);
});

test('TD-11.4 TD-11.5 TD-11.6 the Team Leader alone fills empty spaces, from the own Vault', () => {
  const table = lay({
    ...start,
    seats: [{ has: { espionage: 1 } }, { has: { espionage: 1 } }],
    zones: { vaultResource: { 0: ['murder-inc'], 1: ['arms-dealing'] } },
  });
  const fills = (seat: number) => table.options(seat).filter((option) => option.startsWith('Fill'));
  // Each names its space.
  expect(new Set(fills(0)).size).toBe(4);
  table.answer(0, 'fill 1 with murder-inc');
  expect(table.zone('tile', undefined, 1)).toEqual(['murder-inc']);
  table.answer(0, 'done');
  expect(fills(1)).toEqual([]);
});

test('TD-12.5 TD-12.9 TD-12.17 TD-12.20 TD-A28 TD-A29 what switching and removing a Mission costs', () => {
  const table = lay({ ...start, seats: [{ squads: [{ at: DENS, of: ['soldier'] }] }, {}], agents: [4, 7] });
  expect([switchPrice(table.table, DENS), removePrice(table.table, DENS)]).toEqual([2, 3]);
  expect([switchPrice(table.table, 4), removePrice(table.table, 4)]).toEqual([4, 5]);
  expect([UN, 9, 7].map((place) => removePrice(table.table, place))).toEqual([2, 3, 5]);
});

test('TD-12.6 TD-12.7 TD-12.8 TD-A13 TD-A33 a switched tile goes to the Team Leader’s Vault; the player may replace it, else the Team Leader', () => {
  const table = lay({
    ...start,
    seats: [{}, { has: { espionage: 1 } }],
    zones: { vaultResource: { 1: ['murder-inc'] } },
  });
  table.answer(0, 'Pass').answer(1, `switch ${DENS}`);
  expect(table.zone('vaultResource', 0)).toEqual(['gambling-dens']);
  table.answer(1, 'replace with murder-inc');
  expect(table.zone('tile', undefined, DENS)).toEqual(['murder-inc']);
  // The Team Leader has but the tile that was switched out, which does not come back.
  const bare = lay({ ...start, seats: [{}, { has: { espionage: 1 } }] });
  bare.answer(0, 'Pass').answer(1, `switch ${DENS}`);
  expect(asked(bare)).not.toContain('0 replacing');
  expect(bare.zone('tile', undefined, DENS)).toEqual([]);
});

test('TD-12.11 TD-12.12 TD-12.13 TD-12.14 TD-A31 TD-A34 a space that stays empty sends Squads home and the Agent on', () => {
  const table = lay({
    ...start,
    seats: [{ has: { espionage: 5 } }, { squads: [{ at: 4, of: ['soldier'] }] }],
    agents: [4, 13],
  });
  table.answer(0, 'remove 4 for 5');
  expect(table.zone('tile', undefined, 4)).toEqual([]);
  expect(table.zone('worldResource')).toEqual(['art-thievery']);
  expect([squadAt(table, 1, 0), table.fields.agents[0], alerts(table, 4)]).toEqual([15, DENS, 0]);
});

test('TD-12.15 TD-12.16 TD-A35 revealing costs 1; the first ever puts a token on the CIA', () => {
  const table = lay({
    ...start,
    seats: [{ has: { espionage: 2 } }, {}],
    tiles: { ...tiles, 10: { tile: 'destroy-ixps', status: 'inactive' } },
  });
  table.answer(0, `reveal ${UN}`);
  expect(alerts(table, HEADQUARTERS.cia)).toBe(1);
  table.answer(0, 'reveal 10');
  expect(alerts(table, HEADQUARTERS.cia)).toBe(1);
  expect(table.sees('public', 'tile', undefined, UN)).toEqual(['corrupt-the-un']);
});

test('TD-12.1 TD-A27 plotting needs the Named Henchman on the Base Tile', () => {
  const table = lay({
    ...start,
    seats: [{ squads: [{ at: DENS, of: ['named'] }], has: { espionage: 3, vp: 1 } }, {}],
  });
  table.refuses(0, `reveal ${UN}`, 'TD-12.1');
  expect(table.options(0)).toContain('Spend 1 VP for a Thief');
});

test('TD-13.1 TD-13.2 TD-13.3 TD-13.4 TD-A38 building costs Data Caches equal to the track and raises it, at most to 5', () => {
  const scene = { ...start, seats: [{ has: { data: 5 } }, {}], zones: { research: ['hypnotic-spray'] } };
  const table = lay({ ...scene, fields: { track: 2 } });
  table.answer(0, 'Build hypnotic-spray');
  expect([has(table, 0, 'data'), table.fields.track]).toEqual([3, 3]);
  expect(table.zone('gadgets', 0)).toEqual(['hypnotic-spray']);
  const top = lay({ ...scene, fields: { track: 5 } });
  top.answer(0, 'Build hypnotic-spray');
  expect([has(top, 0, 'data'), top.fields.track]).toEqual([0, 5]);
});

test('TD-13.6 TD-A37 Corruption equal to the track moves it by one', () => {
  const table = lay({ ...start, seats: [{ has: { corruption: 2 } }, {}], fields: { track: 2 } });
  table.answer(0, 'Lower the Technology Track');
  expect([has(table, 0, 'corruption'), table.fields.track]).toEqual([0, 1]);
});

test('TD-10.1 TD-10.2 TD-10.3 turns go round; who passes may act when the turn comes again; it ends when all pass', () => {
  const seat = { has: { vp: 2 } };
  const table = lay({ ...start, seats: [seat, seat] });
  table.answer(0, 'Pass').answer(1, 'Spend 1 VP for a Thief').answer(1, 'End your turn');
  expect(asked(table)).toEqual(['0 coordination']);
  table.answer(0, 'Pass').answer(1, 'Pass');
  expect(asked(table)).not.toContain('0 coordination');
});

test('TD-14.3 TD-14.5 TD-14.6 TD-14.9 TD-A39 Squads are made at Base: three at most, of six at most', () => {
  const six = ['soldier', 'soldier', 'soldier', 'soldier', 'soldier', 'soldier'] as const;
  const table = lay({ ...start, seats: [{ squads: [{ of: six }], loose: ['thief', 'named'] }, {}] });
  table.answer(0, 'Commit forces');
  table.refuses(0, 'Put a Thief into Squad A', 'TD-14.6');
  table.answer(0, 'Put a Thief into Squad B').answer(0, 'Put the Named Henchman into Squad C');
  expect([size(table, 0, 0), size(table, 0, 1), size(table, 0, 2)]).toEqual([6, 1, 1]);
});

test('TD-14.7 TD-14.8 TD-A40 Squads on one tile combine', () => {
  const table = lay({
    ...start,
    seats: [
      {
        squads: [
          { at: DENS, of: ['soldier'] },
          { at: DENS, of: ['thief'] },
        ],
        loose: ['named', 'fixer'],
      },
      {},
    ],
  });
  table.answer(0, 'Commit forces').answer(0, 'Combine Squad B with Squad A');
  expect([size(table, 0, 0), squadAt(table, 0, 1)]).toEqual([2, -1]);
});

test('TD-10.1 a turn has one Gadget to build; the next turn has another', () => {
  const table = lay({
    ...start,
    seats: [{ has: { data: 5 } }, {}],
    zones: { research: ['hypnotic-spray', 'jet-pack'] },
  });
  table.answer(0, 'Build hypnotic-spray');
  expect(table.options(0).filter((option) => option.startsWith('Build'))).toEqual([]);
  table.answer(0, 'done').answer(1, 'done');
  expect(table.options(0).filter((option) => option.startsWith('Build'))).toEqual([
    'Build Jet Pack (2 Data Caches)',
  ]);
});

test('TD-A40 Squads on one tile combine between two Actions, but not from Fund Deployment to the end of a Phase', () => {
  const pair = {
    squads: [
      { at: DENS, of: ['soldier'] as const },
      { at: DENS, of: ['thief'] as const },
    ],
  };
  const combining = (after: string, isUnderway: boolean) => {
    const table = lay({
      ...start,
      seats: [pair, pair],
      phase: 1,
      fields: { underway: isUnderway },
      stack: [{ phase: 'phase', after }],
    });
    return table.options(0).includes('Combine Squad B with Squad A');
  };
  expect([combining('agents', false), combining('funding', true)]).toEqual([true, false]);
});
