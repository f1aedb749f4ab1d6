import { expect, test } from 'vitest';
import { baseOf, HEADQUARTERS } from '../../rules/board.ts';
import { type Deed, deedNames } from '../../rules/deeds.ts';
import { dangerAt, priceOf, strengthOf } from '../../rules/facts.ts';
import { alerts, asked, has, lay, size, squadAt } from '../tables.ts';

const DENS = 3;
const CARS = 4;
const tiles = { [DENS]: 'gambling-dens', [CARS]: 'exotic-car-gta' };
const coordination = { tiles, stack: ['coordination'] };
const five = ['soldier', 'soldier', 'soldier', 'soldier', 'soldier'] as const;

test('Hypnotic Spray: the Squad with the Named Henchman has 2 more Diplomacy', () => {
  const table = lay({
    ...coordination,
    seats: [{ squads: [{ of: ['named'] }, { of: ['fixer'] }], gadgets: ['hypnotic-spray'] }, {}],
  });
  expect([0, 1].map((slot) => strengthOf(table.table, 0, [slot], 'diplomacy'))).toEqual([2, 2]);
});

test('TD-C4 Explosive Rounds: a Squad has 2 more Combat this Round', () => {
  const table = lay({
    ...coordination,
    seats: [{ squads: [{ of: ['named'] }, { at: DENS, of: ['fixer'] }], gadgets: ['explosive-rounds'] }, {}],
  });
  table.answer(0, 'Use Explosive Rounds').answer(0, 'Squad B');
  expect(strengthOf(table.table, 0, [1], 'combat')).toBe(2);
  expect(table.log()).toContain('Ann: Squad B has +2 Combat this Round.');
});

test('TD-C4 what a card has added to a Squad stays when it joins another', () => {
  const table = lay({
    ...coordination,
    seats: [{ squads: [{ of: ['named'] }, { of: ['fixer'] }], gadgets: ['explosive-rounds'] }, {}],
  });
  table.answer(0, 'Use Explosive Rounds').answer(0, 'Squad B');
  table.answer(0, 'Commit forces').answer(0, 'Combine Squad B with Squad A');
  expect(strengthOf(table.table, 0, [0], 'combat')).toBe(2);
});

test('TD-23.6 TD-C9 Neurotoxin: three damage to those on a Mission, then to its Spoils; then it is discarded', () => {
  const table = lay({
    ...coordination,
    seats: [{ gadgets: ['neurotoxin'] }, { squads: [{ at: DENS, of: ['thief', 'thief'] }] }],
    tiles: { ...tiles, [DENS]: { tile: 'gambling-dens', status: 'completed', alerts: 3 } },
  });
  table.answer(0, 'Use Neurotoxin').answer(0, 'Gambling Dens');
  expect([squadAt(table, 1, 0), alerts(table, DENS)]).toEqual([-1, 2]);
  expect([table.zone('gadgets', 0), table.zone('usedGadgets')]).toEqual([[], ['neurotoxin']]);
});

test('TD-C9 Neurotoxin: several players share the damage equally, and the Team Leader places the rest', () => {
  const table = lay({
    ...coordination,
    seats: [
      { gadgets: ['neurotoxin'], squads: [{ at: DENS, of: ['thief', 'thief', 'thief'] }] },
      { squads: [{ at: DENS, of: ['soldier', 'soldier', 'soldier'] }] },
    ],
  });
  table.answer(0, 'Use Neurotoxin').answer(0, 'Gambling Dens');
  expect(asked(table)).toEqual(['0 even damage']);
  table.answer(0, 'Ben takes 1');
  expect([size(table, 0, 0), size(table, 1, 0)]).toEqual([2, 1]);
});

const inPhase = { tiles, phase: 2, stack: ['agents'] };

test('TD-15.8 TD-C12 Jet Pack: your marker of this Phase goes to any open tile, and the Gadget is spent', () => {
  const table = lay({
    ...inPhase,
    seats: [{ gadgets: ['jet-pack'], goal: DENS }, { goal: DENS }],
    tiles: { ...tiles, 9: { tile: 'corrupt-the-un', status: 'inactive' } },
  });
  expect(table.options(0)).toEqual([
    'Move Ann’s marker to Interpol Headquarters',
    'Move Ann’s marker to Exotic Car GTA',
    'Move Ann’s marker to CIA Building',
    'Do nothing',
  ]);
  table.answer(0, 'Exotic Car GTA');
  expect([...table.fields.goals]).toEqual([-1, CARS, -1, -1, DENS, -1]);
  expect(table.log()).toContain('Ann discards Jet Pack.');
  expect(table.zone('gadgets', 0)).toEqual([]);
  const idle = lay({ ...inPhase, seats: [{ gadgets: ['jet-pack'] }, {}] });
  expect(asked(idle)).not.toContain('0 redirect');
});

test('TD-C12 Decoy Beacon: a rival’s marker goes to the tile next to it', () => {
  const table = lay({
    ...inPhase,
    seats: [
      { gadgets: ['decoy-beacon'], goal: DENS },
      { goal: DENS },
      { goal: DENS },
      { goal: HEADQUARTERS.cia },
    ],
  });
  expect(table.options(0)).toEqual(['Move Ben’s marker to Exotic Car GTA', 'Do nothing']);
  table.answer(0, 'Ben');
  expect(table.fields.goals[4]).toBe(CARS);
  expect(table.log()).toContain('Ann moves a marker: Ben is bound for Exotic Car GTA now.');
});

test('Escape Pod: a Squad goes home in the middle of a Round', () => {
  const table = lay({
    ...inPhase,
    seats: [{ gadgets: ['escape-pod'], squads: [{ at: DENS, of: ['soldier'] }, { of: ['thief'] }] }, {}],
  });
  expect(table.options(0)).toEqual(['Squad A', 'Do nothing']);
  table.answer(0, 'Squad A');
  expect(squadAt(table, 0, 0)).toBe(baseOf(0));
});

test('TD-C17 Cargo Plane: four or five deploy for 1, six for 3 as ever', () => {
  const price = (of: readonly 'soldier'[]) =>
    priceOf(
      lay({ ...coordination, seats: [{ squads: [{ at: DENS, of }], gadgets: ['cargo-plane'] }, {}] }).table,
      0,
      [0],
      CARS,
    );
  expect([price(['soldier']), price(five), price([...five, 'soldier'])]).toEqual([1, 1, 3]);
});

test('TD-C18 Disguise Kit: where you are, an Agent counts a High Alert token less, and every Squad of yours has a Diplomacy more', () => {
  const table = lay({
    ...coordination,
    seats: [
      { squads: [{ at: DENS, of: ['soldier'] }], gadgets: ['disguise-kit'] },
      { squads: [{ at: CARS, of: ['thief'] }] },
    ],
    alerts: { interpol: 2 },
  });
  expect([dangerAt(table.table, DENS), dangerAt(table.table, CARS)]).toEqual([1, 2]);
  expect([0, 1].map((seat) => strengthOf(table.table, seat, [0], 'diplomacy'))).toEqual([1, 0]);
});

test('TD-17.17 Body Double: an Agent sends you home, and your Infamy stays', () => {
  const struck = (gadgets: readonly string[]) =>
    lay({
      seats: [{ squads: [{ at: DENS, of: ['named'] }], has: { infamy: 3 }, gadgets }, {}],
      tiles,
      alerts: { interpol: 1 },
      agents: [CARS, HEADQUARTERS.cia],
      phase: 1,
      stack: ['agents'],
    });
  expect(has(struck([]), 0, 'infamy')).toBe(0);
  const saved = struck(['body-double']);
  expect([squadAt(saved, 0, 0), has(saved, 0, 'infamy')]).toEqual([-1, 3]);
});

const conflict = (mine: object, theirs: object) =>
  lay({
    seats: [
      { named: 'emerson-barlow', squads: [{ at: DENS, of: ['named', 'assassin'] }], ...mine },
      { named: 'the-node', squads: [{ at: DENS, of: ['named'] }], has: { funding: 2, infamy: 2 }, ...theirs },
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: [{ phase: 'phase', after: 'spoils' }],
  });

test('TD-C19 Quantum Safe: nothing is stolen in a Conflict, nor claimed for a Named Henchman', () => {
  const open = conflict({}, {}).answer(0, 'attack 1').answer(0, 'fight 1 0').answer(1, 'defend 3');
  expect(open.options(0)).toContain('Steal 1 Funding');
  const safe = conflict({}, { gadgets: ['quantum-safe'] });
  safe.answer(0, 'attack 1').answer(0, 'fight 1 0').answer(1, 'defend 3');
  expect(safe.log()).toContain('Ben: the Named Henchman returns to Base.');
  expect([has(safe, 1, 'funding'), has(safe, 1, 'infamy')]).toEqual([2, 2]);
});

test('TD-C19 Smoke Screen: one success more is parried', () => {
  const table = conflict({}, { gadgets: ['smoke-screen'] });
  table.answer(0, 'attack 1').answer(0, 'fight 1 0').answer(1, 'defend 1');
  expect(table.log()).toContain('Nobody gets through.');
});

test('Grappling Hooks: 2 more Stealth on headquarters, for every Squad', () => {
  const table = lay({
    ...coordination,
    seats: [
      {
        squads: [
          { at: HEADQUARTERS.cia, of: ['thief'] },
          { at: DENS, of: ['thief'] },
        ],
        gadgets: ['grappling-hooks'],
      },
      {},
    ],
  });
  expect([0, 1].map((slot) => strengthOf(table.table, 0, [slot], 'stealth'))).toEqual([4, 2]);
});

test('TD-12.1 TD-13.1 Command Console: you plot and build far from home', () => {
  const away = { squads: [{ at: DENS, of: ['named'] as const }], has: { espionage: 1, data: 1, vp: 1 } };
  const zones = { research: ['media-drone'] };
  const without = lay({ ...coordination, zones, seats: [away, {}] });
  without.refuses(0, 'Build Media Drone', 'TD-13.1').refuses(0, 'Switch out Gambling Dens', 'TD-12.1');
  const table = lay({ ...coordination, zones, seats: [{ ...away, gadgets: ['command-console'] }, {}] });
  table.answer(0, 'Build Media Drone').answer(0, 'Switch out Exotic Car GTA');
  expect(table.zone('gadgets', 0)).toEqual(['command-console', 'media-drone']);
});

test('TD-6.8 TD-C8 Spy Satellite: you alone see a face-down Doomsday Mission', () => {
  const table = lay({
    ...coordination,
    tiles: {
      ...tiles,
      7: { tile: 'corrupt-the-un', status: 'inactive' },
      9: { tile: 'crash-wall-street', status: 'inactive' },
    },
    seats: [{ squads: [{ at: DENS, of: ['named'] }], gadgets: ['spy-satellite'] }, {}],
  });
  table.answer(0, 'Use Spy Satellite').answer(0, 'space 9');
  expect(table.sees(0, 'tile', undefined, 9)).toEqual(['crash-wall-street']);
  expect([table.sees(0, 'tile', undefined, 7), table.sees(1, 'tile', undefined, 9)]).toEqual([['?'], ['?']]);
  expect(table.log('en', 0)).toContain('Ann looks at the face-down Mission on space 9: Crash Wall Street.');
  expect(table.log('en', 1)).toContain('Ann looks at the face-down Mission on space 9.');
});

test('TD-C13 Burner Phone: an Agent goes to another tile of its ring and does not strike', () => {
  const table = lay({
    ...coordination,
    seats: [{ gadgets: ['burner-phone'] }, { squads: [{ at: CARS, of: ['thief'] }] }],
    alerts: { interpol: 1 },
    agents: [DENS, HEADQUARTERS.cia],
  });
  table.answer(0, 'Use Burner Phone');
  expect(table.options(0)).toEqual(['The Agent goes to Exotic Car GTA']);
  table.answer(0, 'Exotic Car GTA');
  expect([table.fields.agents[0], size(table, 1, 0)]).toEqual([CARS, 1]);
});

test('Forged Orders: a Doomsday Mission is revealed without Espionage', () => {
  const table = lay({
    ...coordination,
    tiles: { ...tiles, 7: { tile: 'corrupt-the-un', status: 'inactive' } },
    seats: [{ gadgets: ['forged-orders'] }, {}],
  });
  table.answer(0, 'Use Forged Orders').answer(0, 'space 7');
  expect(table.log()).toContain('Ann reveals Corrupt the UN.');
  expect([has(table, 0, 'infamy'), alerts(table, HEADQUARTERS.cia)]).toEqual([1, 1]);
  expect(table.zone('usedGadgets')).toEqual(['forged-orders']);
});

test('Money Press: a Data Cache becomes 2 Funding, if you like', () => {
  const scene = { ...coordination, seats: [{ gadgets: ['money-press'], has: { data: 1 } }, {}] };
  const table = lay(scene).answer(0, 'Use Money Press').answer(0, 'Do it');
  expect([has(table, 0, 'data'), has(table, 0, 'funding')]).toEqual([0, 2]);
  const kept = lay(scene).answer(0, 'Use Money Press').answer(0, 'Do nothing');
  expect([has(kept, 0, 'data'), has(kept, 0, 'funding')]).toEqual([1, 0]);
});

test('Cloning Vat: at the end of the Round 2 Funding hire a Henchman', () => {
  const table = lay({
    seats: [{ gadgets: ['cloning-vat'], has: { funding: 2 } }, {}],
    tiles,
    phase: 4,
    stack: [{ phase: 'monologuing', after: 'swaps' }],
  });
  table.answer(0, 'Do it').answer(0, 'Recruit a Hacker');
  expect(table.log()).toContain('Ann gains 1 Hacker.');
  expect(has(table, 0, 'funding')).toBe(0);
});

test('Media Drone: three Infamy when a Round ends in which an Agent saw you Complete a Mission', () => {
  const ending = (...deeds: readonly Deed[]) =>
    lay({
      seats: [{ gadgets: ['media-drone'] }, {}],
      tiles,
      phase: 4,
      fields: { deeds: deeds.flatMap((deed) => [deedNames.indexOf(deed), 0, 0, 1]) },
      stack: [{ phase: 'monologuing', after: 'swaps' }],
    });
  expect(has(ending('completed', 'defied'), 0, 'infamy')).toBe(3);
  expect(has(ending('completed'), 0, 'infamy')).toBe(0);
});

test('TD-C2 TD-C8 Truth Serum: whom you get the better of shows you the Side Jobs', () => {
  const table = conflict({ gadgets: ['truth-serum'] }, { jobs: ['moles'] });
  table.answer(0, 'attack 1').answer(0, 'fight 1 0').answer(1, 'defend 1').answer(0, 'Steal 1 Funding');
  expect(table.sees(0, 'jobs', 1)).toEqual(['moles']);
  const parried = conflict({ gadgets: ['truth-serum'] }, { jobs: ['moles'], gadgets: ['smoke-screen'] });
  parried.answer(0, 'attack 1').answer(0, 'fight 1 0').answer(1, 'defend 1');
  expect(parried.sees(0, 'jobs', 1)).toEqual(['?']);
});
