import { expect, test } from 'vitest';
import { baseOf } from '../../rules/board.ts';
import { asked, count, has, lay, size, squadAt } from '../tables.ts';

const DENS = 3;
const tiles = { [DENS]: 'gambling-dens' };
/** The gap after Spoils, in Phase 1. */
const inPhase = [{ phase: 'phase', after: 'spoils' }];

const squad = (...of: readonly ('soldier' | 'assassin' | 'thief' | 'hacker' | 'fixer' | 'named')[]) => ({
  squads: [{ at: DENS, of }],
});

test('TD-22.7 TD-22.8 TD-22.10 TD-22.13 TD-22.15 TD-22.18 TD-22.19 TD-22.22 Emerson beats Azura and takes all of one Resource', () => {
  const table = lay({
    seats: [
      { named: 'emerson-barlow', ...squad('named', 'assassin') },
      { named: 'azura-badeau', ...squad('named'), has: { infamy: 3, funding: 1 } },
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 1] },
    stack: inPhase,
  });
  table.answer(0, 'attack 1');
  expect(table.options(0).length).toBe(12);
  expect(table.options(0).slice(0, 4)).toEqual([
    ...['Strike with Combat, defend with Stealth', 'Strike with Combat, defend with Cunning'],
    ...['Strike with Combat, defend with Diplomacy', 'Strike with Stealth, defend with Combat'],
  ]);
  table
    .answer(0, 'Strike with Stealth, defend with Combat')
    .answer(1, 'Strike with Combat, defend with Stealth');
  expect(table.log()).toContain('Ann strikes with Stealth (5) and defends with Combat (2).');
  expect(table.options(0)).toEqual(['Send a Henchman home', 'Steal 1 Funding']);
  table.answer(0, 'Send a Henchman home');
  expect(table.prompt(0)).toMatch(/^Ben’s Named Henchman is beaten\./);
  expect(table.options(0)).toEqual(['Claim all Funding', 'Claim all Infamy', 'Do nothing']);
  table.answer(0, 'Claim all Infamy');
  expect(table.log()).toContain('Ann takes 3 Infamy from Ben.');
  expect([has(table, 1, 'infamy'), has(table, 1, 'funding'), squadAt(table, 1, 0)]).toEqual([0, 1, -1]);
  expect(count(table, 1, 3, 'named')).toBe(1);
  expect(size(table, 0, 0)).toBe(2);
});

test('TD-22.14 TD-22.27 damage sends a Named Henchman home and a Faceless one to the World; the attacker claims Infamy', () => {
  const table = lay({
    seats: [squad('soldier', 'soldier'), { named: 'the-node', ...squad('named'), has: { infamy: 2 } }],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: inPhase,
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'defend 0');
  table.answer(0, 'Deal one damage');
  table.answer(0, 'Claim all Infamy');
  expect(has(table, 1, 'infamy')).toBe(0);
  expect(count(table, 1, 3, 'named')).toBe(1);
});

test('TD-22.9 TD-22.25 two successes strike one Squad, or one each of two', () => {
  const table = lay({
    seats: [
      squad('soldier', 'soldier'),
      {
        squads: [
          { at: DENS, of: ['fixer'] },
          { at: DENS, of: ['fixer'] },
        ],
      },
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: inPhase,
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'defend 0');
  expect(table.options(0)).toEqual(['Strike Ben’s Squad A', 'Strike Ben’s Squad B']);
  table.answer(0, 'Strike Squad A').answer(0, 'Strike Squad B');
  table.answer(0, 'Deal one damage').answer(0, 'Deal one damage');
  expect([squadAt(table, 1, 0), squadAt(table, 1, 1)]).toEqual([-1, -1]);
});

const three = {
  seats: [squad('soldier', 'assassin'), squad('soldier', 'assassin'), squad('thief', 'thief')],
  tiles,
  phase: 1,
  fields: { acting: [1, 1, 1] },
  stack: inPhase,
};

test('TD-22.26 TD-22.11 TD-A65 two separate attacks of one success each are both parried by two', () => {
  const table = lay(three);
  table.answer(0, 'attack 2').answer(0, 'Done').answer(1, 'Come in');
  table.answer(1, 'Do nothing').answer(2, 'Do nothing');
  for (const seat of [0, 1, 2]) table.answer(seat, 'fight 0 1');
  table.answer(0, 'strike 2 0').answer(1, 'strike 2 0');
  expect(table.log()).toContain('Nobody gets through.');
  expect(size(table, 2, 0)).toBe(2);
});

test('TD-22.23 TD-22.24 TD-22.26 joined they have three successes, and one gets through', () => {
  const table = lay(three);
  table.answer(0, 'attack 2').answer(0, 'Done').answer(1, 'Come in');
  table.answer(1, 'join 0');
  expect(asked(table)).toEqual(['0 conflict']);
  table.answer(0, 'Agree');
  expect(asked(table)).toEqual(['0 conflict', '2 conflict']);
  table.answer(0, 'fight 0 1').answer(2, 'fight 0 1');
  expect(table.log()).toContain('Ann strikes with Combat (6) and defends with Stealth (6).');
  table.answer(0, 'Deal one damage');
  expect(size(table, 2, 0)).toBe(1);
});

test('TD-22.1 TD-19.3 TD-19.4 TD-A67 an idle Squad starts no Conflict and has no offence, but defends', () => {
  const table = lay({
    seats: [squad('soldier', 'soldier'), squad('soldier', 'soldier')],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: inPhase,
  });
  expect(table.options(1)).toEqual(['Let it be', 'Deal with Ann']);
  table.answer(0, 'attack 1');
  expect(table.options(1)).toEqual([
    'Defend with Combat',
    'Defend with Stealth',
    'Defend with Cunning',
    'Defend with Diplomacy',
  ]);
});

test('TD-22.2 TD-22.21 TD-A64 a player starts one Conflict in a Phase; being attacked uses up nothing', () => {
  const table = lay({
    seats: [squad('fixer'), squad('fixer')],
    tiles,
    phase: 1,
    fields: { acting: [1, 1] },
    stack: inPhase,
  });
  for (const seat of [0, 1]) table.answer(seat, 'stand dealings ask');
  table.answer(0, 'attack 1');
  for (const seat of [0, 1]) table.answer(seat, 'fight 0 1');
  expect(table.fields.attacked).toEqual([true, false]);
  expect(asked(table)).toEqual(['0 dealings', '1 dealings']);
  expect(table.options(0)).toEqual(['Let it be', 'Deal with Ben']);
  expect(table.options(1)).toContain('Attack Ann');
});

test('TD-A63 in Scheming any Squad on a Mission tile or headquarters may attack, but none at Base', () => {
  const table = lay({
    seats: [squad('soldier'), squad('soldier'), {}, {}],
    tiles,
    stack: [{ phase: 'scheming', after: 'sweep' }],
  });
  expect(table.options(0)).toContain('Attack Ben');
  const home = lay({
    seats: [{ squads: [{ at: baseOf(2), of: ['soldier'] }] }, {}, { squads: [{ of: ['named'] }] }, {}],
    tiles,
    stack: [{ phase: 'scheming', after: 'sweep' }],
  });
  expect(home.options(0)).not.toContain('Attack Cem');
});

test('TD-22.16 TD-22.17 TD-A69 Cunning steals Espionage and Diplomacy Corruption, at most what is there', () => {
  for (const [attack, good] of [
    ['fight 2 0', 'espionage'],
    ['fight 3 0', 'corruption'],
  ] as const) {
    const table = lay({
      seats: [squad('fixer', 'fixer', 'fixer', 'fixer'), { ...squad('soldier'), has: { [good]: 1 } }],
      tiles,
      phase: 1,
      fields: { acting: [1, 0] },
      stack: inPhase,
    });
    table.answer(0, 'attack 1').answer(0, attack).answer(1, 'defend 0').answer(0, 'Steal');
    while (asked(table)[0] === '0 conflict') table.answer(0, 'home');
    expect([has(table, 0, good), has(table, 1, good)]).toEqual([1, 0]);
  }
});

test('TD-22.3 who loses the only Squad between Completing and Collecting Rewards collects nothing', () => {
  const table = lay({
    seats: [squad('soldier', 'soldier'), { named: 'the-node', ...squad('fixer') }],
    tiles: { [DENS]: { tile: 'gambling-dens', status: 'completed' } },
    phase: 1,
    fields: { acting: [1, 1], won: [DENS, 1] },
    stack: [{ phase: 'phase', after: 'missions' }],
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'fight 0 1').answer(0, 'Deal one damage');
  expect(squadAt(table, 1, 0)).toBe(-1);
  expect(table.log().filter((line) => line.startsWith('Ben gains'))).toEqual([]);
});

test('TD-22.3 TD-C24 who keeps an idle Squad there collects the Reward all the same', () => {
  const node = {
    named: 'the-node',
    squads: [
      { at: DENS, of: ['fixer'] as const },
      { at: DENS, of: ['thief'] as const },
    ],
  };
  const table = lay({
    seats: [squad('soldier', 'soldier'), node],
    tiles: { [DENS]: { tile: 'gambling-dens', status: 'completed' } },
    phase: 1,
    fields: { acting: [1, 1], won: [DENS, 1] },
    stack: [{ phase: 'phase', after: 'missions' }],
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'fight 0 1');
  table.answer(0, 'Strike Ben’s Squad A').answer(0, 'Strike Ben’s Squad A').answer(0, 'Deal one damage');
  expect([squadAt(table, 1, 0), squadAt(table, 1, 1)]).toEqual([-1, DENS]);
  expect(table.log().filter((line) => line.startsWith('Ben gains'))).not.toEqual([]);
});

test('TD-22.5 TD-22.12 TD-A73 Henchmen on the Base Tile in no Squad defend as one; team-mates may attack each other', () => {
  const table = lay({
    seats: [
      { squads: [{ at: baseOf(2), of: ['soldier', 'soldier'] }], goal: baseOf(2) },
      {},
      { loose: ['thief', 'fixer', 'named'] },
      {},
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 0, 0, 0] },
    stack: inPhase,
  });
  table.answer(0, 'attack 2').answer(0, 'fight 0 1').answer(2, 'defend 0');
  table.answer(0, 'Deal one damage').answer(0, 'Deal one damage');
  table.answer(2, 'a Thief').answer(2, 'a Fixer');
  expect(size(table, 2, 3)).toBe(1);
});

test('TD-22.6 TD-30.1 TD-A66 everybody in it strikes and defends; Attributes are chosen secretly and shown together', () => {
  const table = lay({
    seats: [squad('soldier', 'soldier'), squad('soldier', 'soldier')],
    tiles,
    phase: 1,
    fields: { acting: [1, 1] },
    stack: inPhase,
  });
  table.answer(0, 'attack 1');
  expect([table.options(0).length, table.options(1).length]).toEqual([12, 12]);
  const before = JSON.stringify(table.seen(1));
  table.answer(0, 'fight 0 1');
  expect(JSON.stringify(table.seen(1)).replace('"ready":1', '"ready":0')).toBe(before);
  table.answer(1, 'fight 0 1');
  expect(table.log().filter((line) => line.includes('strikes with Combat (4)')).length).toBe(2);
});

test('TD-22.20 TD-A71 everything happens at once: two who send each other home both claim what was held before', () => {
  const both = squad('named', 'soldier', 'soldier');
  const table = lay({
    seats: [
      { ...both, has: { infamy: 3 } },
      { ...both, has: { infamy: 1 } },
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 1] },
    stack: inPhase,
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 2').answer(1, 'fight 0 2');
  while (asked(table).length > 0 && asked(table)[0]?.includes('conflict')) {
    const seat = Number(asked(table)[0]?.slice(0, 1));
    const [option = ''] = table.options(seat);
    table.answer(seat, table.options(seat).find((each) => each.includes('Named')) ?? option);
  }
  expect([has(table, 0, 'infamy'), has(table, 1, 'infamy')]).toEqual([1, 3]);
  expect([count(table, 0, 3, 'named'), count(table, 1, 3, 'named')]).toEqual([1, 1]);
});

test('TD-A68 TD-A75 effects are chosen after parrying, and the defender picks who is hit', () => {
  const table = lay({
    seats: [squad('soldier', 'soldier'), squad('thief', 'fixer', 'named')],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: inPhase,
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'defend 1');
  expect(table.options(0)).toEqual(['Send a Henchman home', 'Deal one damage']);
  table.answer(0, 'Deal one damage');
  expect(asked(table)).toEqual(['1 conflict']);
  expect(table.prompt(1)).toBe('Who takes the damage?');
  expect(table.options(1).length).toBe(3);
});

test('TD-A74 whom a Conflict sends home stands on the own Base Tile, in no Squad and unhurt', () => {
  const table = lay({
    seats: [squad('soldier', 'soldier'), squad('fixer', 'fixer')],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: inPhase,
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'defend 0');
  table.answer(0, 'Send a Henchman home').answer(0, 'Send a Henchman home');
  expect([squadAt(table, 1, 0), count(table, 1, 3, 'fixer')]).toEqual([-1, 2]);
});

test('TD-A70 in a Conflict any one Resource is claimed; an Agent costs all Infamy, and nobody gets it', () => {
  const table = lay({
    seats: [squad('soldier', 'soldier'), { ...squad('named'), has: { infamy: 2, data: 1 } }],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: inPhase,
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'defend 3').answer(0, 'Deal one damage');
  table.answer(0, 'Claim all Data');
  expect([has(table, 0, 'data'), has(table, 1, 'infamy')]).toEqual([1, 2]);
  const struck = lay({
    seats: [squad('soldier', 'soldier'), { ...squad('named'), has: { infamy: 2, data: 1 } }],
    tiles,
    alerts: { interpol: 3 },
    agents: [0, 13],
    phase: 1,
    stack: ['agents'],
  });
  expect([has(struck, 0, 'infamy'), has(struck, 1, 'infamy'), has(struck, 1, 'data')]).toEqual([0, 0, 1]);
});

test('TD-A72 a joint force shares what it claims evenly; what does not divide stays', () => {
  const table = lay({
    ...three,
    seats: [three.seats[0] ?? {}, three.seats[1] ?? {}, { ...squad('named'), has: { infamy: 3 } }],
  });
  table.answer(0, 'attack 2').answer(0, 'Done').answer(1, 'Come in').answer(1, 'join 0').answer(0, 'Agree');
  table
    .answer(0, 'fight 0 1')
    .answer(2, 'fight 0 1')
    .answer(0, 'Deal one damage')
    .answer(0, 'Claim all Infamy');
  expect([0, 1, 2].map((seat) => has(table, seat, 'infamy'))).toEqual([1, 1, 1]);
});

test('TD-22.3 a Conflict before Spoils that disbands a rival’s Squads leaves nobody there to raid', () => {
  const table = lay({
    seats: [
      { ...squad('soldier', 'soldier'), goal: DENS },
      { ...squad('fixer'), goal: DENS },
    ],
    tiles: { [DENS]: { tile: 'gambling-dens', status: 'completed', alerts: 1 } },
    phase: 1,
    fields: { funded: [1, 1] },
    stack: [{ phase: 'phase', after: 'funding' }],
  });
  table.answer(0, 'stand dealings ask').answer(0, 'Let it be').answer(0, 'attack 1');
  table.answer(0, 'fight 0 1').answer(1, 'fight 3 0').answer(0, 'Deal one damage');
  expect([asked(table), squadAt(table, 1, 0)]).toEqual([['0 harvest'], -1]);
});

test('TD-14.8 a Squad that is lost after it was paid for is not deployed', () => {
  const table = lay({
    seats: [
      { ...squad('soldier', 'soldier'), goal: DENS },
      { ...squad('fixer'), goal: DENS },
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 0], funded: [1, 1] },
    stack: [{ phase: 'phase', after: 'funding' }],
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'defend 0').answer(0, 'Deal one damage');
  expect(table.log()).not.toContain('Ben sends 0 Henchmen to Gambling Dens.');
  expect(squadAt(table, 1, 0)).toBe(-1);
});

test('TD-22.2 in Monologuing there is one Conflict and one dealing more', () => {
  const table = lay({
    seats: [squad('soldier'), squad('soldier')],
    tiles,
    phase: 3,
    fields: { attacked: [true, true], dealtWith: [2, 1] },
    stack: ['monologuing'],
  });
  table.answer(0, 'stand dealings ask').answer(0, 'Do nothing').answer(1, 'Do nothing');
  expect([table.fields.phase, table.options(0)]).toEqual([4, ['Let it be', 'Deal with Ben', 'Attack Ben']]);
});
