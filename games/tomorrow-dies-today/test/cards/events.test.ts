import { expect, test } from 'vitest';
import { deedNames } from '../../rules/deeds.ts';
import { needsAt, priceOf, strengthOf } from '../../rules/facts.ts';
import { count, has, lay, vpOf } from '../tables.ts';

const DENS = 3;
const CARS = 4;
const tiles = { [DENS]: 'gambling-dens', [CARS]: 'exotic-car-gta', 7: 'corrupt-the-un' };
const options = { events: true };
const now = (id: string) => ({ event: [{ card: id, seenBy: 'all' as const }] });
type Scene = Parameters<typeof lay>[0];

/** A Global Event is out, and somebody coordinates. */
const under = (id: string, scene: Partial<Scene> = {}) =>
  lay({
    seats: [{}, {}],
    stack: ['coordination'],
    ...scene,
    tiles: { ...tiles, ...scene.tiles },
    options,
    zones: { ...now(id), ...scene.zones },
  });

/** A Global Event is revealed as the clock comes to 4. */
const reveal = (id: string, seats: Scene['seats']) =>
  lay({
    seats: [{ ...seats[0], has: { espionage: 1 } }, ...seats.slice(1)],
    tiles: { ...tiles, 8: { tile: 'crash-wall-street', status: 'inactive' } },
    options,
    phase: 4,
    zones: { vaultDoomsday: { 0: ['destroy-ixps'] }, eventDeck: [id] },
    fields: { clock: 5 },
    stack: ['swaps'],
  }).answer(0, 'Do nothing');

test('Global Security: every Resource Mission asks for one more of everything, Doomsday Missions do not', () => {
  const table = under('global-security');
  expect([needsAt(table.table, DENS), needsAt(table.table, 7)]).toEqual([
    [2, 3, 4, 1],
    [0, 2, 5, 8],
  ]);
});

test('TD-C17 Fuel Crisis: four Henchmen or more pay one more', () => {
  const price = (n: number) =>
    priceOf(
      under('fuel-crisis', {
        seats: [{ squads: [{ at: DENS, of: Array.from({ length: n }, () => 'thief' as const) }] }, {}],
      }).table,
      0,
      [0],
      CARS,
    );
  expect([3, 4, 6].map(price)).toEqual([1, 3, 4]);
});

test('Manhunt: whoever has 4 Infamy or more loses 2 at the end of the Round', () => {
  const ending = (...infamy: readonly number[]) => {
    const table = under('manhunt', {
      seats: infamy.map((n) => ({ has: { infamy: n } })),
      phase: 4,
      stack: [{ phase: 'monologuing', after: 'swaps' }],
    });
    return infamy.map((_, seat) => has(table, seat, 'infamy'));
  };
  expect([ending(4, 3), ending(5, 6)]).toEqual([
    [2, 3],
    [3, 4],
  ]);
});

test('TD-C20 Export Ban: nobody builds', () => {
  const table = under('export-ban', { seats: [{ has: { data: 3 } }, {}], zones: { research: ['jet-pack'] } });
  table.refuses(0, 'Build Jet Pack', 'TD-C20');
  expect(table.blocked(0).map(({ why }) => why)).toContain('The Global Event forbids it.');
});

test('TD-C20 Peace Summit: nobody starts a Conflict, and Doomsday Missions ask for four Diplomacy less', () => {
  const table = under('peace-summit', {
    seats: [
      { squads: [{ at: DENS, of: ['soldier', 'soldier'] }] },
      { squads: [{ at: DENS, of: ['fixer'] }] },
    ],
    phase: 1,
    fields: { acting: [1, 0] },
    stack: [{ phase: 'phase', after: 'spoils' }],
  });
  expect(table.options(0)).toEqual(['Let it be', 'Deal with Ben']);
  expect(needsAt(table.table, 7)).toEqual([0, 2, 5, 4]);
  const little = under('peace-summit', { tiles: { 8: 'destroy-ixps' } });
  expect(needsAt(little.table, 8)).toEqual([2, 6, 6, 0]);
});

test('TD-C13 Dragnet: an Agent passes over a tile and strikes where it comes to rest', () => {
  const table = under('dragnet', {
    seats: [
      {
        squads: [
          { at: DENS, of: ['thief'] },
          { at: CARS, of: ['thief'] },
        ],
        goal: 2,
        has: { funding: 1 },
      },
      {},
    ],
    tiles: { 2: 'murder-inc' },
    alerts: { interpol: 1 },
    agents: [2, 13],
    phase: 1,
    stack: ['agents'],
  });
  expect([table.fields.agents[0], count(table, 0, 0, 'thief'), count(table, 0, 1, 'thief')]).toEqual([
    CARS,
    1,
    0,
  ]);
});

test('TD-C8 Leaked Dossiers: everybody shows a Side Job of their choice to all', () => {
  const table = reveal('leaked-dossiers', [{ jobs: ['moles', 'payday'] }, { jobs: ['handshake'] }]);
  table.answer(0, 'Show Payday');
  expect(table.log()).toContain('Ann shows a Side Job to all: Payday.');
  expect(table.log()).toContain('Ben shows a Side Job to all: Handshake.');
  expect(table.sees('public', 'jobs', 0).sort()).toEqual(['?', 'payday']);
});

test('Mercenary Glut: everybody recruits one', () => {
  const table = reveal('mercenary-glut', [{}, {}]);
  table.answer(0, 'Recruit a Fixer').answer(1, 'Recruit a Thief');
  expect([count(table, 0, 3, 'fixer'), count(table, 1, 3, 'thief')]).toEqual([1, 1]);
});

test('Moonless Nights: Squads of up to three have two more Stealth, larger ones do not', () => {
  const table = under('moonless-nights', {
    seats: [
      { squads: [{ of: ['fixer', 'fixer', 'fixer'] }] },
      { squads: [{ of: ['fixer', 'fixer', 'fixer', 'fixer'] }] },
    ],
  });
  expect([0, 1].map((seat) => strengthOf(table.table, seat, [0], 'stealth'))).toEqual([2, 0]);
});

const working = {
  seats: [{ squads: [{ at: DENS, of: ['soldier', 'thief', 'hacker'] as const }] }, {}],
  phase: 1,
  fields: { acting: [1, 0] },
};

test('Bull Market: whoever Generates a Spoil gains a Funding', () => {
  const table = under('bull-market', {
    ...working,
    tiles: { [DENS]: { tile: 'gambling-dens', status: 'completed' } },
    stack: ['spoils'],
  });
  table.answer(0, 'Generate a Spoil');
  expect(has(table, 0, 'funding')).toBe(1);
});

test('Brain Drain: when a Round begins, a Funding buys a Data Cache', () => {
  const table = under('brain-drain', { seats: [{ has: { funding: 2 } }, {}], stack: ['scheming'] });
  table.answer(0, 'Do it');
  expect([has(table, 0, 'funding'), has(table, 0, 'data')]).toEqual([1, 1]);
});

test('Paparazzi: two Infamy when a Round ends for whoever leaves the Named Henchman outside Base', () => {
  const table = under('paparazzi', {
    seats: [
      { squads: [{ at: DENS, of: ['named'] }] },
      { squads: [{ of: ['named'] }, { at: CARS, of: ['thief'] }] },
    ],
    phase: 4,
    stack: [{ phase: 'monologuing', after: 'swaps' }],
  });
  expect([0, 1].map((seat) => has(table, seat, 'infamy'))).toEqual([2, 0]);
});

test('TD-28.4 who meets the Solution has the card and 1 VP', () => {
  const table = under('dragnet', {
    fields: { deeds: [deedNames.indexOf('bribed'), 1, 0, 1] },
    phase: 1,
    stack: [{ phase: 'phase', after: 'spoils' }],
  });
  expect([table.zone('claimed', 1), table.zone('event')]).toEqual([['dragnet'], []]);
  expect([vpOf(table, 0), vpOf(table, 1)]).toEqual([0, 1]);
});

const PHASE_OVER = { phase: 1, stack: [{ phase: 'phase', after: 'spoils' }] };

test('TD-28.4 a deal with a rival solves Peace Summit, one with a team-mate does not', () => {
  const solved = (whom: number) =>
    under('peace-summit', {
      ...PHASE_OVER,
      seats: [{}, {}, {}, {}],
      fields: { deeds: [deedNames.indexOf('traded'), 0, whom, 1] },
    }).zone('claimed', 0);
  expect([solved(1), solved(2)]).toEqual([['peace-summit'], []]);
});

test('TD-28.4 TD-C21 two Henchmen recruited in one Round solve Mercenary Glut', () => {
  const solved = (n: number) =>
    under('mercenary-glut', {
      ...PHASE_OVER,
      fields: { deeds: [deedNames.indexOf('recruited'), 0, 6, n] },
    }).zone('claimed', 0);
  expect([solved(2), solved(1)]).toEqual([['mercenary-glut'], []]);
});

test('TD-B2 where several meet it at once the first of each team gains 1 VP, and the first of all the card', () => {
  const bribed = (seat: number) => [deedNames.indexOf('bribed'), seat, 0, 1];
  const table = under('dragnet', {
    seats: [{}, {}, {}, {}],
    fields: { deeds: [...bribed(3), ...bribed(2), ...bribed(1)] },
    phase: 1,
    stack: [{ phase: 'phase', after: 'spoils' }],
  });
  expect([0, 1, 2, 3].map((seat) => vpOf(table, seat))).toEqual([0, 1, 1, 0]);
  expect([table.zone('claimed', 1), table.zone('claimed', 2)]).toEqual([['dragnet'], []]);
});
