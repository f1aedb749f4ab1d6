import { expect, test } from 'vitest';
import { HEADQUARTERS } from '../../rules/board.ts';
import { needsAt, priceOf } from '../../rules/facts.ts';
import { alerts, asked, count, has, lay, size, squadAt } from '../tables.ts';

// Situations of the book, each played as a table would play it

const MURDER = 1;
const DENS = 3;
const THERE = 5;
const tiles = { [MURDER]: 'murder-inc', [DENS]: 'gambling-dens', [THERE]: 'arms-dealing' };
type Types = readonly ('soldier' | 'assassin' | 'thief' | 'hacker' | 'scientist' | 'fixer' | 'named')[];
const at = (place: number, ...of: Types) => ({ at: place, of });
const inPhase = [{ phase: 'phase', after: 'spoils' }];

test('TD-22.8 TD-22.10 an odd point is no success, neither in striking nor in parrying', () => {
  const table = lay({
    seats: [
      { named: 'emerson-barlow', squads: [at(DENS, 'named', 'assassin')] },
      { squads: [at(DENS, 'soldier', 'soldier')] },
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 1] },
    stack: inPhase,
  });
  // Stealth 5 gives two successes; two Soldiers parry with Combat 4, which is two.
  table.answer(0, 'attack 1').answer(0, 'Strike with Stealth, defend with Combat');
  table.answer(1, 'Strike with Stealth, defend with Combat');
  expect(table.log()).toContain('Nobody gets through.');
});

test('TD-22.12 TD-22.15 TD-A69 a thief of Funding takes no more than there is; the other success sends one home', () => {
  const table = lay({
    seats: [
      { squads: [at(DENS, 'thief', 'thief')] },
      { squads: [at(DENS, 'fixer', 'fixer')], has: { funding: 1, espionage: 3 } },
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: inPhase,
  });
  table
    .answer(0, 'attack 1')
    .answer(0, 'Strike with Stealth, defend with Combat')
    .answer(1, 'Defend with Combat');
  table.answer(0, 'Steal 1 Funding');
  expect([has(table, 0, 'funding'), has(table, 1, 'funding'), has(table, 1, 'espionage')]).toEqual([1, 0, 3]);
  expect([size(table, 1, 0), count(table, 1, 3, 'fixer')]).toEqual([1, 1]);
});

test('TD-22.20 a Squad that is wiped out still strikes: both sides lose at once', () => {
  const pair = { squads: [at(DENS, 'soldier', 'soldier')] };
  const table = lay({ seats: [pair, pair], tiles, phase: 1, fields: { acting: [1, 1] }, stack: inPhase });
  table.answer(0, 'attack 1').answer(0, 'Strike with Combat, defend with Diplomacy');
  table.answer(1, 'Strike with Combat, defend with Diplomacy');
  for (const seat of [0, 0, 1, 1]) table.answer(seat, 'Deal one damage');
  expect([squadAt(table, 0, 0), squadAt(table, 1, 0)]).toEqual([-1, -1]);
  expect([size(table, 0, 3), size(table, 1, 3)]).toEqual([1, 1]);
});

test('TD-22.23 TD-A72 what a joint force steals is shared evenly, whatever its other successes do', () => {
  const thieves = { squads: [at(DENS, 'thief', 'thief', 'thief')] };
  const table = lay({
    seats: [
      thieves,
      thieves,
      { squads: [at(DENS, 'fixer', 'fixer', 'fixer', 'fixer')], has: { funding: 4 } },
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 1, 1] },
    stack: inPhase,
  });
  table.answer(0, 'attack 2').answer(0, 'Done').answer(1, 'Come in').answer(1, 'join 0').answer(0, 'Agree');
  table
    .answer(0, 'Strike with Stealth, defend with Combat')
    .answer(2, 'Strike with Combat, defend with Cunning');
  const effects: string[] = [];
  while (asked(table)[0] === '0 conflict') {
    const isTheft = effects.length % 2 === 0;
    effects.push(isTheft ? 'steal' : 'home');
    table.answer(0, isTheft ? 'Steal 1 Funding' : 'Send a Henchman home');
  }
  const stolen = [0, 1].map((seat) => has(table, seat, 'funding'));
  expect(Math.abs((stolen[0] ?? 0) - (stolen[1] ?? 0))).toBeLessThanOrEqual(1);
});

test('TD-22.1 TD-A63 in Scheming an attacker with Squads beside a rival on two tiles chooses the tile', () => {
  const table = lay({
    seats: [
      { squads: [at(DENS, 'soldier'), at(THERE, 'soldier', 'soldier')] },
      { squads: [at(DENS, 'fixer'), at(THERE, 'fixer')] },
    ],
    tiles,
    stack: [{ phase: 'scheming', after: 'sweep' }],
  });
  expect(table.options(0).filter((option) => option.startsWith('Attack'))).toEqual([
    'Attack Ben at Gambling Dens',
    'Attack Ben at Arms Dealing',
  ]);
  table.answer(0, 'Attack Ben at Arms Dealing');
  expect(table.log()).toContain('Ann attacks Ben at Arms Dealing.');
});

test('TD-22.19 the attacker may leave the Resources where they are', () => {
  const table = lay({
    seats: [
      { squads: [at(DENS, 'soldier', 'soldier')] },
      { squads: [at(DENS, 'named')], has: { infamy: 2 } },
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: inPhase,
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'defend 1').answer(0, 'Send a Henchman home');
  table.answer(0, 'Do nothing');
  expect([has(table, 0, 'infamy'), has(table, 1, 'infamy'), count(table, 1, 3, 'named')]).toEqual([0, 2, 1]);
});

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

test('TD-18.2 TD-18.3 the discount is one in all: one Squad from Base and one that stays cost what they would, less one', () => {
  const four: Types = ['soldier', 'soldier', 'soldier', 'soldier'];
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
  const three: Types = ['soldier', 'soldier', 'soldier'];
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

const dens = { id: 'dens', type: 'resource', mission: 'vice', completed: [1, 0, 0, 0], spoils: ['funding'] };

test('TD-21.13 TD-23.11 in a raid Spoils go round all there until they are gone, the raided included', () => {
  const table = lay({
    seats: [{ squads: [at(DENS, 'fixer')] }, { squads: [at(DENS, 'soldier')] }],
    tiles: { [DENS]: { tile: dens, status: 'completed', alerts: 3 } },
    phase: 2,
    fields: { acting: [1, 1], leader: 1, order: [1, 0] },
    stack: ['spoils'],
  });
  table.answer(0, 'Collect Spoils').answer(1, 'Generate a Spoil');
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

test('TD-10.2 TD-A24 who got Henchmen in a deal may commit forces again', () => {
  const table = lay({
    seats: [{ loose: ['soldier', 'named'] }, {}, { loose: ['thief', 'named'] }, {}],
    tiles,
    stack: ['coordination'],
  });
  table.answer(0, 'stand dealings ask');
  table.answer(0, 'Commit forces').answer(0, 'Put a Soldier into Squad A').answer(0, 'done');
  table.answer(0, 'deal with 2').answer(0, 'Ask for 1 Thief').answer(0, 'Put it forward').answer(2, 'Agree');
  while (asked(table)[0] !== '0 coordination' && asked(table)[0]?.endsWith('coordination'))
    table.answer(Number(asked(table)[0]?.slice(0, 1)), 'done');
  expect(asked(table)).toEqual(['0 coordination']);
  expect(table.options(0)).toContain('Commit forces to Squads');
});

test('TD-12.16 the token of the first reveal is told with the High Alert that the CIA has then', () => {
  const table = lay({
    seats: [{ has: { espionage: 1 } }, {}],
    tiles: { 8: { tile: 'corrupt-the-un', status: 'inactive' } },
    alerts: { cia: 2 },
    stack: ['coordination'],
  });
  table.answer(0, 'reveal 8');
  expect(alerts(table, HEADQUARTERS.cia)).toBe(3);
  expect(table.log()).toContain('CIA Building: High Alert 3.');
});

test('TD-28.3 TD-A104 Global Events come at 4 and 2, not at 5, 3 or 0', () => {
  for (const [clock, events] of [
    [6, 0],
    [5, 1],
    [4, 0],
    [3, 1],
    [2, 0],
  ] as const) {
    const table = lay({
      seats: [{}, {}],
      options: { events: true },
      fields: { clock },
      zones: { eventDeck: ['fuel-crisis'] },
      stack: [{ phase: 'round', after: 'monologuing' }],
    });
    expect(table.zone('event').length, `from ${clock}`).toBe(events);
  }
});

test('TD-A67 TD-22.7 an attacker strikes with the deployed Squad alone, but defends with the idle one too', () => {
  const table = lay({
    seats: [
      { squads: [at(DENS, 'soldier'), at(DENS, 'soldier', 'soldier')] },
      { squads: [at(DENS, 'fixer')] },
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 1] },
    stack: inPhase,
  });
  table.answer(0, 'attack 1').answer(0, 'fight 1 0').answer(1, 'fight 2 0');
  expect(table.log()).toContain('Ann strikes with Stealth (1) and defends with Combat (6).');
});

test('TD-22.23 TD-A65 those who join forces cannot strike each other, and coming in uses up the own Conflict', () => {
  const pair = { squads: [at(DENS, 'soldier', 'soldier')] };
  const table = lay({
    seats: [pair, pair, pair],
    tiles,
    phase: 1,
    fields: { acting: [1, 1, 1] },
    stack: inPhase,
  });
  table.answer(0, 'attack 2').answer(0, 'Done').answer(1, 'Come in').answer(1, 'join 0').answer(0, 'Agree');
  expect(table.fields.attacked).toEqual([true, true, false]);
  table.answer(0, 'Strike with Combat, defend with Diplomacy');
  table.answer(2, 'Strike with Combat, defend with Diplomacy');
  // Four successes of the joint force can only be meant for the third, who chooses between the two.
  expect(asked(table)).toEqual(['2 conflict']);
  expect(table.options(2)).toEqual(['Strike Squad A of Ann', 'Strike Squad A of Ben']);
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

test('TD-13.6 TD-A37 the track is not moved below 1 or above 5', () => {
  const moves = (track: number) =>
    lay({ seats: [{ has: { corruption: 9 } }, {}], tiles, fields: { track }, stack: ['coordination'] })
      .options(0)
      .filter((option) => option.includes('Technology Track'));
  expect([moves(1).length, moves(3).length, moves(5).length]).toEqual([1, 2, 1]);
});

test('TD-21.1 TD-A110 the next Phase gives a pair another dealing; rivals at home have none', () => {
  const there = { squads: [at(DENS, 'soldier')], has: { funding: 1 } };
  const table = lay({
    seats: [there, there],
    tiles,
    phase: 1,
    fields: { dealtWith: [2, 1] },
    stack: [{ phase: 'phase', after: 'rewards' }],
  });
  // Nothing is open in Phase 1 any more; Phase 2 asks anew.
  expect([table.fields.phase, table.options(0)]).toEqual([2, ['Let it be', 'Deal with Ben']]);
  const home = lay({ seats: [{}, {}], tiles, stack: [{ phase: 'scheming', after: 'sweep' }] });
  expect(home.options(0)).not.toContain('Deal with Ben');
});
