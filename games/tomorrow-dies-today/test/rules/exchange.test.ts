import { DECLINE, NOT_ANY, silentAnswer } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { hasDone } from '../../rules/deeds.ts';
import { asked, count, has, lay, size, squadAt, vpOf } from '../tables.ts';

const DENS = 3;
const tiles = { [DENS]: 'gambling-dens' };
const here = (...of: readonly ('soldier' | 'thief' | 'fixer' | 'named')[]) => ({
  squads: [{ at: DENS, of }],
});
const inPhase = [{ phase: 'phase', after: 'agents' }];

const pair = () =>
  lay({
    seats: [
      {
        ...here('soldier', 'soldier'),
        has: { funding: 2, vp: 1 },
        gadgets: ['hypnotic-spray'],
        jobs: ['nightlife'],
      },
      { ...here('thief'), has: { data: 1 } },
    ],
    tiles,
    phase: 1,
    stack: inPhase,
  });

test('TD-21.1 TD-21.2 TD-21.4 two players on one tile exchange what they agree on, all at once', () => {
  const table = pair();
  table.answer(0, 'deal with 1');
  table
    .answer(0, 'Give 2 Funding')
    .answer(0, 'Give 1 Soldier')
    .answer(0, 'Give 1 VP')
    .answer(0, 'Ask for 1 Data Cache');
  table.answer(0, 'Give hypnotic-spray').answer(0, 'Put it forward');
  expect(has(table, 0, 'funding')).toBe(2);
  table.answer(1, 'Agree');
  expect([has(table, 0, 'funding'), has(table, 1, 'funding'), has(table, 0, 'data')]).toEqual([0, 2, 1]);
  expect([vpOf(table, 0), vpOf(table, 1)]).toEqual([0, 1]);
  expect(table.zone('gadgets', 1)).toEqual(['hypnotic-spray']);
});

test('TD-A113 a Henchman who changes hands joins a Squad of the new owner on the tile', () => {
  const table = pair();
  table.answer(0, 'deal with 1').answer(0, 'Give 1 Soldier').answer(0, 'Put it forward').answer(1, 'Agree');
  expect([size(table, 0, 0), count(table, 1, 0, 'soldier')]).toEqual([1, 1]);
});

test('TD-C21 a Henchman got in a deal is not recruited', () => {
  const table = pair();
  table.answer(0, 'deal with 1').answer(0, 'Give 1 Soldier').answer(0, 'Put it forward').answer(1, 'Agree');
  expect(hasDone(table.table, 1, 'recruited')).toBe(false);
});

test('TD-21.5 TD-A111 Side Jobs, Mission tiles and Named Henchmen are not traded', () => {
  const table = pair();
  table.answer(0, 'deal with 1');
  expect(table.options(0).filter((option) => option.includes('job') || option.includes('Named'))).toEqual([]);
});

test('TD-A110b a deal has at most eight parts: the eighth puts it forward', () => {
  const goods = { funding: 2, data: 1, espionage: 1, corruption: 1, infamy: 1, vp: 1 };
  const table = lay({
    seats: [{ ...here('soldier', 'thief', 'fixer'), has: goods }, here('thief')],
    tiles,
    phase: 1,
    stack: inPhase,
  });
  table.answer(0, 'deal with 1').answer(0, 'Give 2 Funding');
  for (const what of ['Data Cache', 'Espionage', 'Corruption', 'Infamy', 'VP', 'Soldier'])
    table.answer(0, `Give 1 ${what}`);
  expect(asked(table)).toEqual(['0 exchange']);
  table.answer(0, 'Give 1 Thief');
  expect(asked(table)).toEqual(['1 exchange']);
});

test('TD-A110 a failed attempt uses up the dealing of the pair in this Phase', () => {
  const table = pair();
  for (const seat of [0, 1]) table.answer(seat, 'stand dealings ask');
  table.answer(0, 'deal with 1');
  table.answer(0, 'Give 2 Funding').answer(0, 'Put it forward').answer(1, 'Do not agree');
  expect(table.log()).toContain('Ann and Ben do not come to terms.');
  expect(has(table, 0, 'funding')).toBe(2);
  expect(table.fields.phase).toBe(2);
});

test('TD-A110a a counter-offer takes the pen, once for each', () => {
  const table = pair();
  table.answer(0, 'deal with 1').answer(0, 'Give 1 Funding').answer(0, 'Put it forward');
  expect(table.options(1)).toEqual(['Agree', 'Propose something else', 'Do not agree']);
  table.answer(1, 'Propose something else');
  expect(asked(table)).toEqual(['1 exchange']);
  table.answer(1, 'Ask for 2 Funding').answer(1, 'Put it forward');
  expect(table.options(0)).toEqual(['Agree', 'Do not agree']);
  table.answer(0, 'Agree');
  expect(has(table, 1, 'funding')).toBe(2);
});

test('TD-21.3 TD-30.19 TD-A114 TD-A115 team-mates deal if both Named Henchmen are in their Base; an idle Squad suffices on a tile', () => {
  const table = lay({
    seats: [
      { has: { funding: 1 } },
      { has: { funding: 1 } },
      { has: { funding: 1 } },
      { has: { funding: 1 } },
    ],
    tiles,
    stack: [{ phase: 'scheming', after: 'sweep' }],
  });
  expect(table.options(0)).toEqual(['Let it be', 'Deal with Cem']);
  const away = lay({
    seats: [here('named'), {}, {}, {}],
    tiles,
    stack: [{ phase: 'scheming', after: 'sweep' }],
  });
  expect(away.options(0)).toEqual([]);
});

test('TD-A41 Squads of different players never combine for good', () => {
  const table = pair();
  expect(table.options(0).filter((option) => option.startsWith('Combine'))).toEqual([]);
});

test('TD-A112 promises are talk: a deal has no part that is not handed over at once', () => {
  const table = pair();
  table.answer(0, 'deal with 1');
  expect(table.options(0).every((option) => /^(Give|Ask for|Put it|Give up|Drop)/.test(option))).toBe(true);
  expect(table.game.talk).toContain('table');
});

test('TD-21.4 TD-A113 both let go before either takes: full Squads swap Henchmen and stay full', () => {
  const table = lay({
    seats: [
      here('named', 'soldier', 'soldier', 'soldier', 'soldier', 'soldier'),
      here('named', 'thief', 'thief', 'thief', 'thief', 'thief'),
    ],
    tiles,
    phase: 1,
    stack: inPhase,
  });
  table.answer(0, 'deal with 1').answer(0, 'Give 2 Soldiers').answer(0, 'Ask for 2 Thieves');
  table.answer(0, 'Put it forward').answer(1, 'Agree');
  expect([size(table, 0, 0), size(table, 1, 0)]).toEqual([6, 6]);
  expect([count(table, 0, 0, 'thief'), count(table, 1, 0, 'soldier')]).toEqual([2, 2]);
});

test('TD-21.4 TD-14.8 a Squad that swaps its only Henchman is still the Squad it was; one that gives him away is disbanded', () => {
  const squads = [undefined, { at: DENS, of: ['soldier'] as const }];
  const lone = () => lay({ seats: [{ squads }, here('thief', 'fixer')], tiles, phase: 1, stack: inPhase });
  const swapped = lone();
  swapped.answer(0, 'deal with 1').answer(0, 'Give 1 Soldier').answer(0, 'Ask for 1 Thief');
  swapped.answer(0, 'Put it forward').answer(1, 'Agree');
  expect([squadAt(swapped, 0, 0), squadAt(swapped, 0, 1)]).toEqual([NOT_ANY, DENS]);
  expect(count(swapped, 0, 1, 'thief')).toBe(1);
  const given = lone();
  given.answer(0, 'deal with 1').answer(0, 'Give 1 Soldier').answer(0, 'Put it forward').answer(1, 'Agree');
  expect([squadAt(given, 0, 0), squadAt(given, 0, 1)]).toEqual([NOT_ANY, NOT_ANY]);
});

test('TD-21.4 the table hears of a deal in one go, and nobody is asked before it is done', () => {
  const table = pair();
  table.answer(0, 'deal with 1').answer(0, 'Give 2 Funding').answer(0, 'Give 1 Soldier');
  table.answer(0, 'Ask for 1 Data Cache').answer(0, 'Give hypnotic-spray').answer(0, 'Put it forward');
  const before = table.log().length;
  table.answer(1, 'Agree');
  expect(table.log().slice(before, before + 6)).toEqual([
    'Ann gives 2 Funding to Ben.',
    'Ann gives 1 Soldier to Ben.',
    'Ben takes a Soldier into Squad A.',
    'Ben gives 1 Data Cache to Ann.',
    'Ann gives Hypnotic Spray to Ben.',
    'Ann and Ben strike a deal.',
  ]);
});

test('TD-21.1 TD-8.9 there is a gap between Goodman’s Plotting and The World Reacts', () => {
  const table = lay({
    seats: [{ ...here('soldier'), has: { funding: 1 } }, here('thief')],
    tiles,
    phase: 4,
    stack: ['round', { phase: 'monologuing', after: 'swaps' }],
  });
  expect(asked(table)).toEqual(['0 dealings', '1 dealings']);
  expect([table.fields.leader, table.fields.clock]).toEqual([1, 6]);
  table.answer(0, 'deal with 1').answer(0, 'Give 1 Funding').answer(0, 'Put it forward').answer(1, 'Agree');
  expect(has(table, 1, 'funding')).toBe(1);
});

test('TD-21.1 TD-8.7 there is a gap between placing Staging Markers and revealing them', () => {
  const table = lay({
    seats: [{ ...here('soldier'), has: { funding: 1 } }, here('thief')],
    tiles,
    stack: [{ phase: 'staging markers', after: 'staging' }],
  });
  expect(asked(table)).toEqual(['0 dealings', '1 dealings']);
});

test('TD-A110a silence declines, and every agreement of this game reads it so', () => {
  const table = pair();
  table.answer(0, 'deal with 1').answer(0, 'Give 1 Funding').answer(0, 'Put it forward');
  expect(silentAnswer(table.table.lens(1))).toBe(DECLINE);
  const silences = Object.values(table.game.phaseNamed).flatMap(({ silence }) => silence ?? []);
  expect(new Set(silences)).toEqual(new Set(['decline']));
});
