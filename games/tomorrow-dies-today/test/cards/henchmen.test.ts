import { expect, test } from 'vitest';
import { type Deed, deedNames } from '../../rules/deeds.ts';
import { priceOf } from '../../rules/facts.ts';
import { strengthOf } from '../../rules/questions.ts';
import { asked, count, has, lay, size } from '../tables.ts';

const DENS = 3;
const CARS = 4;
const tiles = { [DENS]: 'gambling-dens', [CARS]: 'exotic-car-gta' };
const coordination = { tiles, stack: ['coordination'] };

/** The end of a Round in which seat 0 did something, perhaps: a deed and how often or with how many. */
const ending = (own: Seat, other: Seat, ...deeds: readonly (readonly [Deed, number])[]) =>
  lay({
    seats: [own, other],
    tiles,
    phase: 4,
    fields: { deeds: deeds.flatMap(([deed, n]) => [deedNames.indexOf(deed), 0, 0, n]) },
    stack: [{ phase: 'monologuing', after: 'swaps' }],
  });
type Seat = Parameters<typeof lay>[0]['seats'][number];

test('TD-C16 Archibald Kluge builds for two Data Caches less, and the first for nothing', () => {
  const scene = { ...coordination, zones: { research: ['media-drone'] } };
  const dear = lay({
    ...scene,
    seats: [{ named: 'archibald-kluge', has: { data: 1 } }, { has: { data: 1 } }],
    fields: { track: 3 },
  });
  dear.answer(0, 'Build Media Drone (1 Data Cache)');
  expect([has(dear, 0, 'data'), dear.fields.track, dear.zone('gadgets', 0)]).toEqual([0, 4, ['media-drone']]);
  const free = lay({ ...scene, seats: [{ named: 'archibald-kluge' }, {}] });
  expect(free.options(0)).toContain('Build Media Drone (free)');
});

test('TD-18.7 TD-C5 Axle Robbins sabotages for two Infamy: a rival’s Deployments of this Round cost one more', () => {
  const table = lay({
    ...coordination,
    seats: [
      { named: 'axle-robbins', has: { infamy: 2 } },
      { squads: [{ of: ['soldier'] }, { at: DENS, of: ['thief'] }] },
    ],
  });
  table.answer(0, 'Use Axle Robbins').answer(0, 'choose the second');
  expect(table.forced).toContain('Ann: player 1');
  expect(has(table, 0, 'infamy')).toBe(0);
  expect(table.log()).toContain('Ann sabotages Ben’s transport: 1 Funding more for every Deployment.');
  expect([priceOf(table.table, 1, [0], CARS), priceOf(table.table, 1, [1], CARS)]).toEqual([1, 2]);
  table.refuses(0, 'Use Axle Robbins', 'TD-13.5');
});

test('TD-20.9 TD-C5 Axle Robbins tunes up for a Corruption: anybody else’s Deployments cost one less', () => {
  const table = lay({
    ...coordination,
    seats: [
      { named: 'axle-robbins', has: { corruption: 1 } },
      {},
      { squads: [{ at: DENS, of: ['thief'] }] },
      {},
    ],
  });
  table.answer(0, 'Use Axle Robbins').answer(0, 'choose the first');
  expect(table.options(0)).toEqual(['Ben', 'Cem', 'Dot']);
  table.answer(0, 'Cem');
  expect(priceOf(table.table, 2, [0], CARS)).toBe(0);
});

test('TD-C3 Axle Robbins chooses what he can pay for, and is not used where he can pay for neither', () => {
  const table = lay({ ...coordination, seats: [{ named: 'axle-robbins', has: { corruption: 1 } }, {}] });
  table.answer(0, 'Use Axle Robbins');
  table.refuses(0, 'choose the second', 'TD-C3');
  expect(table.options(0)).toHaveLength(1);
  const poor = lay({ ...coordination, seats: [{ named: 'axle-robbins' }, {}] });
  poor.refuses(0, 'Use Axle Robbins', 'TD-C3');
});

test('Axle Robbins gains a Funding when a Round ends in which he deployed five Henchmen in one Phase', () => {
  const convoy = (n: number) => ending({ named: 'axle-robbins' }, {}, ['deployed', n]);
  expect([4, 5].map((n) => has(convoy(n), 0, 'funding'))).toEqual([0, 1]);
});

test('TD-20.9 Azura Badeau carries her Squad for one Funding less; others of hers pay in full', () => {
  const squads = [
    { at: DENS, of: ['named', 'thief'] as const },
    { at: DENS, of: ['thief'] as const },
  ];
  const table = lay({ ...coordination, seats: [{ named: 'azura-badeau', squads }, {}] });
  expect([priceOf(table.table, 0, [0], CARS), priceOf(table.table, 0, [1], CARS)]).toEqual([0, 1]);
});

const fight = (winner: string, loser: object) =>
  lay({
    seats: [{ named: winner, squads: [{ at: DENS, of: ['named', 'soldier'] }] }, loser],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: [{ phase: 'phase', after: 'spoils' }],
  });

test('TD-C2 Boris steals a Resource from whom he has got the better of', () => {
  const table = fight('boris-myasneek', {
    squads: [{ at: DENS, of: ['fixer', 'fixer'] }],
    has: { data: 2, infamy: 1 },
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'defend 1');
  table.answer(0, 'Deal one damage').answer(0, 'Deal one damage');
  expect(table.options(0)).toEqual(['Steal 1 Data Cache from Ben', 'Steal 1 Infamy from Ben']);
  table.answer(0, 'Steal 1 Data Cache');
  expect([has(table, 0, 'data'), has(table, 1, 'data'), has(table, 0, 'infamy')]).toEqual([1, 1, 0]);
});

test('TD-C2 Boris steals nothing where no success got through', () => {
  const table = fight('boris-myasneek', {
    squads: [{ at: DENS, of: ['soldier', 'assassin', 'soldier', 'assassin'] }],
    has: { data: 2 },
  });
  table.answer(0, 'attack 1').answer(0, 'fight 0 1').answer(1, 'defend 0');
  expect(table.log()).toContain('Nobody gets through.');
  expect(has(table, 1, 'data')).toBe(2);
});

test('TD-C2 Boris steals nothing after a Conflict that he loses, though he won one before in this Round', () => {
  const table = lay({
    seats: [
      { named: 'boris-myasneek', squads: [{ at: DENS, of: ['named'] }] },
      { squads: [{ at: DENS, of: ['soldier', 'assassin', 'soldier', 'assassin'] }], has: { data: 2 } },
    ],
    tiles,
    phase: 2,
    fields: { acting: [1, 1], deeds: [deedNames.indexOf('beaten'), 0, 1, 1] },
    stack: [{ phase: 'phase', after: 'spoils' }],
  });
  table.answer(1, 'attack 0').answer(0, 'fight 0 1').answer(1, 'fight 0 1');
  table.answer(1, 'Send a Henchman home');
  expect(has(table, 1, 'data')).toBe(2);
});

test('TD-C1 TD-C2 Boris steals nothing from a team-mate whom he beats', () => {
  const table = lay({
    seats: [
      { named: 'boris-myasneek', squads: [{ at: DENS, of: ['named', 'soldier'] }] },
      {},
      { squads: [{ at: DENS, of: ['fixer', 'fixer'] }], has: { data: 2 } },
      {},
    ],
    tiles,
    phase: 1,
    fields: { acting: [1, 0, 0, 0] },
    stack: [{ phase: 'phase', after: 'spoils' }],
  });
  table.answer(0, 'attack 2').answer(0, 'fight 0 1').answer(2, 'defend 0');
  table.answer(0, 'Deal one damage').answer(0, 'Deal one damage');
  expect([has(table, 2, 'data'), asked(table).includes('0 effect')]).toEqual([2, false]);
});

test('Boris gains three Funding when a Round ends in which he Completed two Missions', () => {
  const boris = (...deeds: readonly (readonly [Deed, number])[]) =>
    has(ending({ named: 'boris-myasneek' }, {}, ...deeds), 0, 'funding');
  expect([boris(['completed', 1], ['completed', 2]), boris(['completed', 1])]).toEqual([3, 0]);
});

/** Somebody Completes Gambling Dens, perhaps with others about. */
const atTheDens = (named: string, other: object = {}) =>
  lay({
    seats: [{ named, squads: [{ at: DENS, of: ['named', 'soldier', 'hacker', 'hacker'] }] }, other],
    tiles,
    phase: 1,
    fields: { acting: [1, 0] },
    stack: ['missions'],
  }).answer(0, 'Complete it');

test('Emerson Barlow gains two Infamy with every Mission Completed', () => {
  expect(atTheDens('emerson-barlow').log()).toContain('Ann gains 2 Infamy.');
});

test('Jin Feng gains a Funding with a Mission where nobody else has a Squad', () => {
  const gains = 'Ann gains 1 Funding.';
  expect(atTheDens('jin-feng').log()).toContain(gains);
  expect(atTheDens('jin-feng', { squads: [{ at: CARS, of: ['thief'] }] }).log()).toContain(gains);
  expect(atTheDens('jin-feng', { squads: [{ at: DENS, of: ['thief'] }] }).log()).not.toContain(gains);
});

test('TD-C6 Cassandra O’Shea exchanges up to three Resources, Infamy too', () => {
  const table = lay({
    ...coordination,
    seats: [{ named: 'cassandra-oshea', has: { infamy: 3 } }, {}],
  });
  table.answer(0, 'Use Cassandra O’Shea');
  table.answer(0, 'Exchange 1 Infamy for 1 Data Cache').answer(0, 'Exchange 1 Infamy for 1 Corruption');
  table.answer(0, 'Exchange 1 Infamy for 1 Data Cache');
  expect([has(table, 0, 'infamy'), has(table, 0, 'data'), has(table, 0, 'corruption')]).toEqual([0, 2, 1]);
  const once = lay({ ...coordination, seats: [{ named: 'cassandra-oshea', has: { funding: 1 } }, {}] });
  once.answer(0, 'Use Cassandra O’Shea').answer(0, 'Exchange 1 Funding for 1 Infamy').answer(0, 'Done');
  expect(has(once, 0, 'infamy')).toBe(1);
});

test('Cassandra O’Shea gains two Espionage when a Round ends, if nobody has as much Infamy', () => {
  const beside = (rival: number) =>
    ending({ named: 'cassandra-oshea', has: { infamy: 2 } }, { has: { infamy: rival } });
  expect([1, 2].map((rival) => has(beside(rival), 0, 'espionage'))).toEqual([2, 0]);
});

test('Cassandra O’Shea gains two Corruption when a Round ends in which she lost nobody', () => {
  const clean = ending({ named: 'cassandra-oshea' }, {});
  expect([has(clean, 0, 'corruption'), has(clean, 1, 'corruption')]).toEqual([2, 0]);
  const bloody = ending({ named: 'cassandra-oshea' }, {}, ['lost', 1]);
  expect(has(bloody, 0, 'corruption')).toBe(0);
});

test('Cassandra O’Shea exchanges wherever she is', () => {
  const squads = [{ at: DENS, of: ['named'] as const }];
  const away = lay({
    ...coordination,
    seats: [{ named: 'cassandra-oshea', squads, has: { corruption: 1 } }, {}],
  });
  away.answer(0, 'Use Cassandra O’Shea').answer(0, 'Exchange 1 Corruption for 1 Funding');
  expect(has(away, 0, 'funding')).toBe(1);
});

test('TD-C7 Emerson Barlow pays an Infamy to have a Henchman of a rival vanish, wherever either of them is', () => {
  const table = lay({
    ...coordination,
    seats: [
      { named: 'emerson-barlow', squads: [{ at: DENS, of: ['named'] }], has: { infamy: 3 } },
      { squads: [{ at: CARS, of: ['thief', 'named'] }], loose: ['soldier'] },
    ],
  });
  table.answer(0, 'Use Emerson Barlow').answer(0, 'Do it');
  expect(table.options(0)).toEqual([
    'A Thief of Ben (Squad A)',
    'A Soldier of Ben (Henchmen on the Base Tile)',
  ]);
  table.answer(0, 'a Thief of Ben');
  expect([size(table, 1, 0), has(table, 0, 'infamy')]).toEqual([1, 2]);
});

test('TD-C3 who cannot pay cannot use it', () => {
  const table = lay({
    ...coordination,
    seats: [{ named: 'emerson-barlow' }, { loose: ['soldier'] }],
  });
  table.refuses(0, 'Use Emerson Barlow', 'TD-C3');
  expect(table.blocked(0).map(({ why }) => why)).toContain('You cannot pay what it asks for.');
});

test('Jin Feng steals only from a rival who has more of it', () => {
  const table = lay({
    ...coordination,
    seats: [
      { named: 'jin-feng', has: { funding: 2 } },
      { has: { funding: 3, data: 1 } },
      { has: { infamy: 4 } },
      { has: { funding: 2 } },
    ],
  });
  table.answer(0, 'Use Jin Feng');
  expect(table.options(0)).toEqual(['Steal 1 Funding from Ben', 'Steal 1 Data Cache from Ben']);
  table.answer(0, 'Steal 1 Funding');
  expect([has(table, 0, 'funding'), has(table, 1, 'funding')]).toEqual([3, 2]);
});

test('Jin Feng steals from wherever he is', () => {
  const squads = [{ at: DENS, of: ['named', 'hacker', 'hacker'] as const }];
  const away = lay({ ...coordination, seats: [{ named: 'jin-feng', squads }, { has: { data: 1 } }] });
  away.answer(0, 'Use Jin Feng');
  expect(has(away, 0, 'data')).toBe(1);
});

test('The Node gains two Funding when a Round begins, if somebody has more', () => {
  const beside = (funding: number) =>
    lay({
      tiles,
      seats: [{ named: 'the-node', has: { funding: 1 } }, { has: { funding } }],
      stack: [{ phase: 'round' }],
    });
  expect([1, 2].map((funding) => has(beside(funding), 0, 'funding'))).toEqual([1, 3]);
});

test('TD-C8 The Node gains three Espionage for an Infamy or sees a rival’s Side Jobs, wherever it is', () => {
  const scene = {
    ...coordination,
    seats: [
      { named: 'the-node', squads: [{ at: DENS, of: ['named'] as const }], has: { infamy: 1 } },
      { jobs: ['moles', 'payday'] },
    ],
  };
  const gains = lay(scene).answer(0, 'Use The Node').answer(0, 'Spend 1 Infamy, then gain 3 Espionage');
  expect([has(gains, 0, 'espionage'), has(gains, 0, 'infamy')]).toEqual([3, 0]);
  const looks = lay(scene).answer(0, 'Use The Node').answer(0, 'Look at a rival’s Side Jobs');
  expect(looks.sees(0, 'jobs', 1).sort()).toEqual(['moles', 'payday']);
});

test('Ugo Dottore gains a Data Cache when a Round ends, if he has none', () => {
  const left = (data: number) => ending({ named: 'ugo-dottore', has: { data } }, {});
  expect([0, 1, 2].map((data) => has(left(data), 0, 'data'))).toEqual([1, 1, 2]);
});

test('TD-C3 TD-C4 Ugo Dottore spends a Data Cache and adds one of every Attribute, each to a Squad of his choice', () => {
  const table = lay({
    ...coordination,
    seats: [
      {
        ...{ named: 'ugo-dottore', has: { data: 1 } },
        squads: [{ of: ['soldier'] }, { at: DENS, of: ['fixer'] }],
      },
      {},
    ],
  });
  table.answer(0, 'Use Ugo Dottore');
  expect(has(table, 0, 'data')).toBe(0);
  expect(table.options(0)).toEqual(['+1 Combat for Squad A', '+1 Combat for Squad B']);
  table.answer(0, 'Squad A').answer(0, 'Squad A').answer(0, 'Squad B').answer(0, 'Squad B');
  const of = (slot: number) =>
    (['combat', 'stealth', 'cunning', 'diplomacy'] as const).map((each) =>
      strengthOf(table.table, 0, [slot], each),
    );
  expect([of(0), of(1)]).toEqual([
    [3, 2, 0, 0],
    [0, 0, 2, 3],
  ]);
  expect(table.log()).toContain('Ann: Squad B has +1 Diplomacy this Round.');
  expect(count(table, 0, 0, 'soldier')).toBe(1);
});
