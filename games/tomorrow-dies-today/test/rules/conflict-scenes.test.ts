import { expect, test } from 'vitest';
import type { Piece } from '../../content/kinds.ts';
import { deedsOf } from '../../rules/deeds.ts';
import { asked, count, has, lay, size, squadAt } from '../tables.ts';

// Situations of the book about Conflicts, each played as a table would play it

const MURDER = 1;
const DENS = 3;
const THERE = 5;
const tiles = { [MURDER]: 'murder-inc', [DENS]: 'gambling-dens', [THERE]: 'arms-dealing' };
const at = (place: number, ...of: readonly Piece[]) => ({ at: place, of });
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
  expect(table.options(2)).toEqual(['Strike Ann’s Squad A', 'Strike Ben’s Squad A']);
});

test('TD-C23 who leads a joint force has sent the Named Henchman home, not who came in', () => {
  const pair = { squads: [at(DENS, 'soldier', 'soldier')] };
  const table = lay({
    seats: [pair, pair, { named: 'the-node', squads: [at(DENS, 'named')] }],
    tiles,
    phase: 1,
    fields: { acting: [1, 1, 1] },
    stack: inPhase,
  });
  table.answer(0, 'attack 2').answer(0, 'Done').answer(1, 'Come in').answer(1, 'join 0').answer(0, 'Agree');
  table.answer(0, 'Strike with Combat, defend with Diplomacy');
  table.answer(2, 'Strike with Stealth, defend with Diplomacy');
  table.answer(2, 'Strike Ann’s Squad A').answer(0, 'Deal one damage');
  expect([0, 1, 2].map((seat) => deedsOf(table.table, seat, 'routed'))).toEqual([
    [{ what: 2, n: 1 }],
    [],
    [],
  ]);
});
