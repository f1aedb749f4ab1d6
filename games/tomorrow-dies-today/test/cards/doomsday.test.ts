import { expect, test } from 'vitest';
import type { Piece } from '../../content/kinds.ts';
import { baseOf, HEADQUARTERS } from '../../rules/board.ts';
import { alerts, asked, count, has, lay, size, squadAt, vpOf } from '../tables.ts';

const HERE = 8;
const DENS = 3;
const CARS = 4;
type Scene = Parameters<typeof lay>[0];

/** Seat 0 of four Completes a Doomsday Mission with five Henchmen who meet it exactly, and agrees to its effect. */
function complete(tile: string, of: readonly Piece[], scene: Partial<Scene> = {}) {
  const [me = {}, ...some] = scene.seats ?? [];
  const others = [0, 1, 2].map((no) => some[no] ?? {});
  const table = lay({
    phase: 1,
    stack: [{ phase: 'phase', after: 'spoils' }],
    ...scene,
    seats: [{ named: 'ugo-dottore', squads: [{ at: HERE, of }], ...me }, ...others],
    tiles: { [HERE]: tile, ...scene.tiles },
    fields: { acting: [1, ...others.map(() => 0)], ...scene.fields },
  });
  quiet(table).answer(0, 'Complete it');
  quiet(table);
  if (asked(table).includes('0 recruiting')) table.answer(0, 'To the Base Tile');
  return table.answer(0, 'Agree');
}

/** Everybody lets every gap go by. */
function quiet(table: ReturnType<typeof lay>) {
  for (;;) {
    const [open] = table.asks.filter(({ name }) => name === 'dealings');
    if (open === undefined) return table;
    table.answer(open.seat, 'Let it be');
  }
}
const four = (piece: Piece): Piece[] => [piece, piece, piece, piece];

test('Take Over South American Cartels: every Completed Resource Mission has a Spoil more', () => {
  const table = complete('take-over-cartels', [...four('assassin'), 'fixer'], {
    tiles: {
      [DENS]: { tile: 'gambling-dens', status: 'completed', alerts: 1 },
      [CARS]: { tile: 'exotic-car-gta', status: 'completed' },
      5: 'murder-inc',
    },
  });
  const raised = table.log().filter((line) => line.includes('High Alert'));
  expect(raised).toEqual(['Gambling Dens: High Alert 2.', 'Exotic Car GTA: High Alert 1.']);
  // Ugo has an Affinity for Vice.
  expect([vpOf(table, 0), has(table, 0, 'funding')]).toEqual([5, 2]);
});

test('TD-C14 Corrupt the UN: up to three High Alert tokens leave the headquarters, and one may stop before', () => {
  const table = complete('corrupt-the-un', [...four('fixer'), 'thief'], { alerts: { interpol: 2, cia: 1 } });
  table.answer(0, 'Interpol').answer(0, 'CIA');
  expect(table.options(0)).toEqual(['Interpol Headquarters', 'Done']);
  table.answer(0, 'Done');
  expect([alerts(table, HEADQUARTERS.interpol), alerts(table, HEADQUARTERS.cia)]).toEqual([1, 0]);
});

test('TD-C1 Burgle Fort Knox: the whole team gains 2 Funding besides the Reward', () => {
  const table = complete('burgle-fort-knox', ['assassin', 'thief', 'thief', 'thief', 'fixer'], {
    seats: [{}, {}, {}, {}],
  });
  expect([0, 1, 2, 3].map((seat) => has(table, seat, 'funding'))).toEqual([6, 0, 2, 0]);
});

test('TD-C11 Kidnap Leaders: the Team Leader token changes hands, the turn order stays', () => {
  const table = complete('kidnap-leaders', ['assassin', 'assassin', 'assassin', 'scientist', 'fixer'], {
    fields: { leader: 1, order: [1, 0, 3, 2] },
  });
  expect([table.fields.leader, [...table.fields.order]]).toEqual([0, [1, 0, 3, 2]]);
  expect(table.log()).toContain('Ann is Team Leader.');
});

test('TD-C15 Supplant Warlords: two Spoils come from wherever they lie, Henchmen to the Base Tile', () => {
  const table = complete('supplant-african-warlords', [...four('soldier'), 'fixer'], {
    seats: [{}, { squads: [{ at: DENS, of: ['thief'] }] }],
    tiles: {
      [DENS]: { tile: 'gambling-dens', status: 'completed', alerts: 1 },
      1: { tile: 'murder-inc', status: 'completed', alerts: 2 },
    },
  });
  table.answer(0, '1 Assassin from Murder Inc').answer(0, '1 Corruption from Gambling Dens');
  expect(table.log()).toContain('Ann collects 1 Corruption at Gambling Dens.');
  expect([count(table, 0, 3, 'assassin'), has(table, 0, 'corruption')]).toEqual([1, 1]);
});

test('TD-C15 Spoils that a card Collects are Collected: Bull Market pays 1 Funding for each', () => {
  const table = complete('supplant-african-warlords', [...four('soldier'), 'fixer'], {
    options: { events: true },
    zones: { event: [{ card: 'bull-market', seenBy: 'all' }] },
    tiles: { 1: { tile: 'murder-inc', status: 'completed', alerts: 2 } },
  });
  table.answer(0, '1 Infamy from Murder Inc').answer(0, '1 Infamy from Murder Inc');
  expect([has(table, 0, 'infamy'), has(table, 0, 'funding')]).toEqual([2, 2]);
});

test('TD-C13 Bring Down Satellites: both Agents are back at their headquarters', () => {
  const table = complete('bring-down-satellites', ['soldier', 'hacker', 'scientist', 'scientist', 'fixer'], {
    tiles: { [DENS]: 'gambling-dens', 9: 'corrupt-the-un' },
    agents: [DENS, 9],
  });
  const moves = table.log().filter((line) => line.includes('Agent comes'));
  expect(moves.slice(0, 2)).toEqual([
    'The Interpol Agent comes to Interpol Headquarters.',
    'The CIA Agent comes to CIA Building.',
  ]);
});

test('TD-C3 Crash Wall Street: each rival loses 2 Funding, or all there is', () => {
  const table = complete('crash-wall-street', ['thief', 'thief', 'hacker', 'hacker', 'scientist'], {
    seats: [
      { has: { funding: 3 } },
      { has: { funding: 5 } },
      { has: { funding: 3 } },
      { has: { funding: 1 } },
    ],
  });
  expect([0, 1, 2, 3].map((seat) => has(table, seat, 'funding'))).toEqual([3, 3, 3, 0]);
});

test('Hijack World Media: two more Directives lie open', () => {
  const table = complete('hijack-world-media', ['hacker', 'hacker', 'fixer', 'fixer', 'fixer'], {
    zones: { directives: ['diversify'], directiveDeck: ['arms-race', 'sin-tax', 'show-of-force'] },
  });
  expect(table.zone('directives').slice(0, 3)).toEqual(['diversify', 'show-of-force', 'sin-tax']);
  expect(table.log()).toContain('Ann has Directives laid out: Show of Force and Sin Tax.');
});

test('TD-C10 Acquire Nuclear Stockpile: a Mission goes to the World, its space stays empty, Squads and Agent leave', () => {
  const table = complete('russian-nuclear-stockpile', ['soldier', 'soldier', 'soldier', 'hacker', 'hacker'], {
    seats: [{}, { squads: [{ at: DENS, of: ['thief'] }] }],
    tiles: {
      [DENS]: 'gambling-dens',
      [CARS]: 'exotic-car-gta',
      10: { tile: 'corrupt-the-un', status: 'inactive' },
    },
    agents: [DENS, HEADQUARTERS.cia],
    zones: { vaultResource: { 0: ['art-thievery'] } },
  });
  expect(table.options(0)).toEqual(['Gambling Dens', 'Exotic Car GTA', 'Acquire Russian Nuclear Stockpile']);
  table.answer(0, 'Gambling Dens');
  expect(table.zone('tile', undefined, DENS)).toEqual([]);
  expect(table.zone('worldResource')).toEqual(['gambling-dens']);
  expect([squadAt(table, 1, 0), table.fields.agents[0]]).toEqual([baseOf(1), CARS]);
});

test('TD-C9 Deploy Neurotoxin: every rival Squad away from Base takes one damage, at its owner’s choice', () => {
  const table = complete('deploy-neurotoxin', ['soldier', 'soldier', 'hacker', 'scientist', 'scientist'], {
    seats: [
      {},
      {
        named: 'the-node',
        squads: [{ at: DENS, of: ['thief', 'fixer'] }, { at: CARS, of: ['named'] }, { of: ['soldier'] }],
        has: { infamy: 2 },
      },
    ],
    tiles: { [DENS]: 'gambling-dens', [CARS]: 'exotic-car-gta' },
  });
  expect(asked(table)).toEqual(['1 casualties']);
  table.answer(1, 'a Fixer');
  expect([size(table, 1, 0), squadAt(table, 1, 1), size(table, 1, 2), has(table, 1, 'infamy')]).toEqual([
    1, -1, 1, 0,
  ]);
  expect(size(table, 0, 0)).toBe(5);
});

test('TD-C8 Infiltrate Asian Intelligence: you alone see the Side Jobs of each rival', () => {
  const table = complete(
    'infiltrate-asian-intelligence',
    ['soldier', 'assassin', 'hacker', 'fixer', 'fixer'],
    {
      seats: [{}, { jobs: ['moles'] }, {}, { jobs: ['payday'] }],
    },
  );
  expect([table.sees(0, 'jobs', 1), table.sees(0, 'jobs', 3)]).toEqual([['moles'], ['payday']]);
  expect([table.sees(2, 'jobs', 1), table.sees('public', 'jobs', 3)]).toEqual([['?'], ['?']]);
  expect(table.log('en', 0)).toContain('Ann looks at Ben’s Side Jobs: Moles.');
  expect(table.log('en', 2)).toContain('Ann looks at Ben’s Side Jobs.');
});

test('Destroy IXP’s: the Technology Track goes where you like', () => {
  const table = complete('destroy-ixps', ['soldier', 'thief', 'thief', 'hacker', 'scientist'], {
    fields: { track: 2 },
  });
  expect(table.options(0)).toEqual(['Level 1', 'Level 3', 'Level 4', 'Level 5']);
  table.answer(0, 'Level 5');
  expect(table.log()).toContain('The Technology Track is at 5.');
});

test('TD-25.11 an effect to which one does not agree does not happen', () => {
  const table = lay({
    seats: [
      { squads: [{ at: HERE, of: ['thief', 'thief', 'hacker', 'hacker', 'scientist'] }] },
      { has: { funding: 2 } },
    ],
    tiles: { [HERE]: 'crash-wall-street' },
    phase: 1,
    fields: { acting: [1, 0] },
    stack: [{ phase: 'phase', after: 'spoils' }],
  });
  table.answer(0, 'Complete it').answer(0, 'Do not agree');
  expect(has(table, 1, 'funding')).toBe(2);
});
