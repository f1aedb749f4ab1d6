import { expect, test } from 'vitest';
import { baseOf, HEADQUARTERS } from '../../rules/board.ts';
import { completed } from '../../rules/conditions/completed.ts';
import { has as holds } from '../../rules/conditions/has.ts';
import { deedNames } from '../../rules/deeds.ts';
import { scoreOf, triggersOn } from '../../rules/facts.ts';
import { spend } from '../../rules/goods.ts';
import { updateTriggers } from '../../rules/triggers.ts';
import { moveClock } from '../../rules/world-reacts.ts';
import { asked, has, lay, squadAt, vpOf } from '../tables.ts';

const DENS = 3;
const tiles = { [DENS]: 'gambling-dens' };
const directive = (id: string, vp: number) => ({
  card: { id, type: 'directive', needs: [completed({ least: 1 })], reward: { vp } },
  seenBy: 'all' as const,
});
const job = (id: string) => ({
  id,
  type: 'job',
  needs: [completed({ least: 1 })],
  reward: { vp: 1, infamy: 1 },
});
/** Seats that have Completed a Mission in this Round: any kind will do. */
const deedsOf = (...seats: readonly number[]) =>
  seats.flatMap((seat) => [deedNames.indexOf('completed'), seat, 0, 1]);

test('TD-27.1 any Squads are recalled, free', () => {
  const table = lay({
    seats: [
      {
        squads: [
          { at: DENS, of: ['soldier'] },
          { at: DENS, of: ['thief'] },
        ],
      },
      {},
    ],
    tiles,
    phase: 3,
    stack: ['monologuing'],
  });
  expect(table.options(0).length).toBe(4);
  table.answer(0, 'recall 2');
  expect([squadAt(table, 0, 0), squadAt(table, 0, 1)]).toEqual([DENS, baseOf(0)]);
});

test('TD-27.1 a Squad on a team-mate’s Base Tile is recalled, too', () => {
  const table = lay({
    seats: [{ squads: [{ at: baseOf(2), of: ['named'] }] }, {}, {}, {}],
    tiles,
    phase: 3,
    stack: ['monologuing'],
  });
  table.answer(0, 'recall 1');
  expect(squadAt(table, 0, 0)).toBe(baseOf(0));
});

test('TD-27.3 TD-27.4 TD-27.5 TD-27.7 TD-27.8 TD-27.9 Directives go one each in turn order, until nobody claims', () => {
  const table = lay({
    seats: [{}, {}],
    tiles,
    phase: 4,
    zones: { directives: [directive('one', 1), directive('two', 2), directive('three', 3)] },
    fields: { deeds: deedsOf(0, 1) },
    stack: ['directives'],
  });
  table.answer(0, 'Claim three').answer(1, 'Claim two');
  expect(asked(table)).toEqual(['0 directives']);
  table.answer(0, 'Claim one');
  expect([vpOf(table, 0), vpOf(table, 1)]).toEqual([4, 2]);
  expect(table.zone('claimed', 0)).toEqual(['three', 'one']);
});

test('TD-27.6 TD-27.10 TD-A98 who has not met a Directive in this Round is not asked', () => {
  const table = lay({
    seats: [{}, {}],
    tiles,
    phase: 4,
    zones: { directives: [directive('one', 1)] },
    fields: { deeds: deedsOf(1) },
    stack: ['directives'],
  });
  expect(asked(table)).toEqual(['1 directives']);
});

test('TD-27.11 TD-A99 TD-A100 TD-A101 all Side Jobs that are met can be claimed, one at a time; whoever holds one is asked', () => {
  const table = lay({
    seats: [{}, {}],
    tiles,
    phase: 4,
    zones: { jobs: { 0: [job('favour'), job('errand')], 1: [job('chore')] } },
    fields: { deeds: deedsOf(0) },
    stack: ['side jobs'],
  });
  expect(asked(table)).toEqual(['0 side jobs', '1 side jobs']);
  table.answer(0, 'Claim favour');
  expect([vpOf(table, 0), has(table, 0, 'infamy')]).toEqual([2, 2]);
  expect(table.zone('jobs', 1)).toEqual(['chore']);
});

test('TD-27.1 TD-27.11 TD-A98a who recalls Squads from where a Side Job wants them has met it all the same', () => {
  const table = lay({
    seats: [
      {
        squads: [
          { at: HEADQUARTERS.interpol, of: ['soldier'] },
          { at: HEADQUARTERS.cia, of: ['thief'] },
        ],
        jobs: ['both-payrolls'],
      },
      { jobs: ['both-payrolls'] },
    ],
    phase: 3,
    stack: ['monologuing'],
  });
  table.answer(0, 'recall 3');
  expect([squadAt(table, 0, 0), squadAt(table, 0, 1)]).toEqual([baseOf(0), baseOf(0)]);
  expect([table.zone('claimed', 0), table.zone('claimed', 1)]).toEqual([['both-payrolls'], []]);
});

test('TD-A98a what an objective asks you to have is looked at when you claim it, not before', () => {
  const table = lay({
    seats: [{ jobs: ['war-chest'], has: { funding: 7 } }, {}],
    phase: 4,
    stack: ['side jobs'],
  });
  expect(table.options(0)).toEqual(['Claim War Chest', 'Do nothing']);
  spend(table.table, 0, 'funding', 1);
  expect(table.options(0)).toEqual(['Do nothing']);
});

test('TD-27.13 TD-27.14 TD-A102 a new Directive and Gadget are laid out; an Espionage swaps an Inactive Doomsday Mission', () => {
  const table = lay({
    seats: [{ has: { espionage: 1 } }, {}],
    tiles: { ...tiles, 7: { tile: 'corrupt-the-un', status: 'inactive' } },
    phase: 4,
    zones: {
      vaultDoomsday: { 0: ['crash-wall-street'] },
      gadgetDeck: ['explosive-rounds'],
      directiveDeck: [
        { id: 'order', type: 'directive', needs: [completed({ least: 1 })], reward: { vp: 1 } },
      ],
    },
    stack: [{ phase: 'monologuing', after: 'side jobs' }],
  });
  expect([table.zone('research'), table.zone('directives')]).toEqual([['explosive-rounds'], ['order']]);
  table.answer(0, 'swap crash-wall-street at 7');
  expect(table.zone('tile', undefined, 7)).toEqual(['crash-wall-street']);
  expect(table.sees(0, 'vaultDoomsday', 0)).toEqual(['corrupt-the-un']);
  expect(table.sees(1, 'vaultDoomsday', 0)).toEqual(['?']);
});

test('TD-8.1 TD-28.1 TD-28.2 TD-29.1 TD-29.3 TD-A104 TD-A106 at 0 the team with the most VP wins', () => {
  const table = lay({
    seats: [{ has: { vp: 3, espionage: 1 } }, { has: { vp: 2 } }, { has: { vp: 1 } }, { has: { vp: 1 } }],
    tiles: { ...tiles, 7: { tile: 'corrupt-the-un', status: 'inactive' } },
    options: { events: true },
    phase: 4,
    zones: { vaultDoomsday: { 0: ['crash-wall-street'] } },
    fields: { clock: 1 },
    stack: ['swaps'],
  });
  table.answer(0, 'Do nothing');
  expect(table.outcome?.winners).toEqual([0, 2]);
});

/** A Named Henchman whom nothing tempts. */
const calm = (id: string) => ({ id, type: 'henchman', triggers: [] });

test('TD-A107 tied teams share the victory', () => {
  const table = lay({
    seats: [{ has: { vp: 3, espionage: 1 } }, { has: { vp: 3 } }],
    tiles: { ...tiles, 7: { tile: 'corrupt-the-un', status: 'inactive' } },
    phase: 4,
    zones: {
      henchman: { 0: [calm('one')], 1: [calm('two')] },
      vaultDoomsday: { 0: ['crash-wall-street'] },
    },
    fields: { clock: 1 },
    stack: ['swaps'],
  });
  table.answer(0, 'Do nothing');
  expect(table.outcome?.winners).toEqual([0, 1]);
});

test('TD-7.9 TD-7.10 TD-29.2 TD-A108 TD-A109 each Betrayal Trigger that is on costs 1 VP, but for those about the Team Leader', () => {
  const named = {
    id: 'traitor',
    type: 'henchman',
    triggers: [
      { when: holds({ good: 'infamy', least: 1 }) },
      { when: holds({ good: 'infamy', least: 1 }), leader: true },
      { when: holds({ good: 'infamy', least: 9 }) },
    ],
  };
  const table = lay({
    seats: [{ has: { infamy: 1, espionage: 1 } }, {}],
    tiles: { ...tiles, 7: { tile: 'corrupt-the-un', status: 'inactive' } },
    phase: 4,
    zones: { henchman: { 0: [named], 1: [calm('saint')] }, vaultDoomsday: { 0: ['crash-wall-street'] } },
    fields: { clock: 1 },
    stack: ['swaps'],
  });
  table.answer(0, 'Do nothing');
  expect(scoreOf(table.table, 0)).toBe(-1);
  expect(table.outcome?.winners).toEqual([1]);
});

test('TD-28.3 TD-28.4 TD-A103 a new Global Event replaces the old one; who meets its Solution gains 1 VP and the card', () => {
  const event = (id: string, least: number) => ({
    id,
    type: 'event',
    solution: [holds({ good: 'infamy', least })],
  });
  const table = lay({
    seats: [{ has: { espionage: 1 } }, { has: { infamy: 2, vp: 0 } }],
    tiles: { ...tiles, 7: { tile: 'corrupt-the-un', status: 'inactive' } },
    options: { events: true },
    phase: 4,
    zones: {
      vaultDoomsday: { 0: ['crash-wall-street'] },
      eventDeck: [event('storm', 2)],
      event: [{ card: event('calm', 9), seenBy: 'all' }],
    },
    fields: { clock: 5 },
    stack: ['swaps'],
  });
  table.answer(0, 'Do nothing');
  expect(table.zone('pastEvents')).toEqual(['calm']);
  expect(table.zone('claimed', 1)).toEqual(['storm']);
  expect(vpOf(table, 1)).toBe(1);
});

test('TD-28.4 what is done in the last gap of Villainy still solves a Global Event', () => {
  const there = { squads: [{ at: DENS, of: ['soldier'] as const }], has: { funding: 1 } };
  const table = lay({
    seats: [there, there],
    tiles,
    options: { events: true },
    phase: 3,
    zones: { event: [{ card: 'peace-summit', seenBy: 'all' }] },
    stack: [{ phase: 'phase', after: 'rewards' }],
  });
  table.answer(0, 'deal with 1').answer(0, 'Give 1 Funding').answer(0, 'Put it forward').answer(1, 'Agree');
  expect(asked(table).every((ask) => ask.endsWith('recall'))).toBe(true);
  expect([vpOf(table, 0), vpOf(table, 1)]).toEqual([1, 1]);
});

test('TD-7.8 Betrayal Triggers that are on are marked, and come off where they do not stay', () => {
  const named = {
    id: 'traitor',
    type: 'henchman',
    triggers: [
      { when: holds({ good: 'infamy', least: 1 }) },
      { when: holds({ good: 'infamy', least: 1 }), stays: true },
    ],
  };
  const table = lay({
    seats: [{ has: { infamy: 1 } }, {}],
    tiles,
    zones: { henchman: { 0: [named], 1: [calm('saint')] } },
    stack: ['coordination'],
  });
  updateTriggers(table.table);
  expect(triggersOn(table.table, 0)).toBe(2);
  spend(table.table, 0, 'infamy', 1);
  updateTriggers(table.table);
  expect([triggersOn(table.table, 0), triggersOn(table.table, 1)]).toEqual([1, 0]);
});

test('TD-A105 however far the clock moves, there is one new Global Event at most', () => {
  const event = (id: string) => ({ id, type: 'event', solution: [holds({ good: 'infamy', least: 9 })] });
  const clockFrom = (clock: number, steps: number) => {
    const table = lay({
      seats: [{}, {}],
      tiles,
      options: { events: true },
      zones: { eventDeck: [event('storm'), event('flood')] },
      fields: { clock },
      stack: ['coordination'],
    });
    moveClock(table.table, steps);
    return [table.fields.clock, table.zone('event').length, table.zone('eventDeck').length];
  };
  expect(clockFrom(6, 1)).toEqual([5, 0, 2]);
  expect(clockFrom(5, 2)).toEqual([3, 1, 1]);
  expect(clockFrom(6, 4)).toEqual([2, 1, 1]);
});

test('TD-28.4 what is met in Monologuing solves no Global Event', () => {
  const there = { squads: [{ at: DENS, of: ['soldier'] as const }], has: { funding: 1 } };
  const table = lay({
    seats: [there, there],
    tiles,
    options: { events: true },
    phase: 4,
    zones: { event: [{ card: 'peace-summit', seenBy: 'all' }] },
    stack: [{ phase: 'monologuing', after: 'recall' }],
  });
  table.answer(0, 'deal with 1').answer(0, 'Give 1 Funding').answer(0, 'Put it forward').answer(1, 'Agree');
  expect([vpOf(table, 0), vpOf(table, 1)]).toEqual([0, 0]);
});

test('TD-A102 Doomsday Missions are swapped as often as paid', () => {
  const table = lay({
    seats: [{ has: { espionage: 2 } }, {}],
    tiles: {
      ...tiles,
      7: { tile: 'corrupt-the-un', status: 'inactive' },
      8: { tile: 'destroy-ixps', status: 'inactive' },
    },
    phase: 4,
    zones: { vaultDoomsday: { 0: ['crash-wall-street'] } },
    stack: ['swaps'],
  });
  table.answer(0, 'swap crash-wall-street at 7').answer(0, 'swap corrupt-the-un at 8');
  expect(table.zone('vaultDoomsday', 0)).toEqual(['destroy-ixps']);
});
