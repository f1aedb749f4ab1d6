import { expect, test } from 'vitest';
import { baseOf } from '../../rules/board.ts';
import { priceOf } from '../../rules/facts.ts';
import { asked, has, lay, squadAt } from '../tables.ts';
import { ARMS, alone, GAMBLING, MURDER, tiles } from './journeys.ts';

const rival = { goal: 4 };

test('TD-14.10 a Squad of 1 to 3 costs 1 Funding to deploy, of 4 or 5 costs 2, of 6 costs 3', () => {
  const prices = [1, 3, 4, 5, 6].map((n) => {
    const squad = { at: ARMS, of: Array.from({ length: n }, () => 'soldier' as const) };
    const table = lay({
      seats: [{ squads: [squad], goal: MURDER }, {}],
      tiles,
      phase: 1,
      stack: ['funding'],
    });
    return priceOf(table.table, 0, [0], MURDER);
  });
  expect(prices).toEqual([1, 1, 2, 2, 3]);
});

test('TD-19.11 three Squads of one from different Missions to Murder Inc cost 3', () => {
  const table = lay({
    seats: [{ squads: [alone(ARMS), alone(GAMBLING), alone(4)], goal: MURDER, has: { funding: 3 } }, {}],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(table.options(0)).toContain('Deploy Squad A, Squad B, and Squad C (3 Funding)');
});

test('TD-18.2 TD-18.3 TD-19.12 if any or all of them come from Base or are already there, they cost 2', () => {
  for (const squads of [
    [alone(ARMS), alone(GAMBLING), alone(undefined)],
    [alone(ARMS), alone(GAMBLING), alone(MURDER)],
    [alone(MURDER), alone(GAMBLING), alone(undefined)],
  ]) {
    const table = lay({ seats: [{ squads, goal: MURDER }, {}], tiles, phase: 1, stack: ['funding'] });
    expect(priceOf(table.table, 0, [0, 1, 2], MURDER)).toBe(2);
  }
});

test('TD-19.13 TD-19.7 one Henchman from Base and a Squad of one already there: 1 for both, or 0 if the latter stays idle', () => {
  const table = lay({
    seats: [{ squads: [alone(undefined), alone(MURDER)], goal: MURDER, has: { funding: 1 } }, {}],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(table.options(0)).toEqual([
    'Deploy Squad A (free)',
    'Deploy Squad B (free)',
    'Deploy Squad A and Squad B (1 Funding)',
  ]);
  table.answer(0, 'deploy 1');
  expect(has(table, 0, 'funding')).toBe(1);
  expect(table.log()).toContain('Ann deploys 1 Squad for free.');
  expect(squadAt(table, 0, 0)).toBe(MURDER);
});

test('TD-18.6 TD-18.7 without enough Funding nothing is spent and the Phase is skipped; the next one is open again', () => {
  const table = lay({
    seats: [
      { squads: [{ at: ARMS, of: ['soldier'] }], has: { funding: 1 } },
      { squads: [{ at: GAMBLING, of: ['thief'] }], goal: MURDER, has: { funding: 1 } },
    ],
    tiles,
    phase: 1,
    fields: { goals: [MURDER, MURDER, -1, MURDER, -1, -1], fares: [0, 1, 1] },
    stack: ['funding'],
  });
  expect(table.log()).toContain('Ann deploys nobody.');
  table.answer(1, 'deploy 1');
  expect(has(table, 0, 'funding')).toBe(1);
  expect(squadAt(table, 0, 0)).toBe(ARMS);
  while (!asked(table).includes('0 funding')) {
    const [ask = ''] = asked(table);
    table.answer(Number(ask.slice(0, 1)), 'Do nothing');
  }
  expect(table.fields.phase).toBe(2);
});

test('TD-18.7 TD-18.8 with two Funding a sabotaged Deployment must be paid, and goes ahead', () => {
  const table = lay({
    seats: [{ squads: [{ at: ARMS, of: ['soldier'] }], goal: MURDER, has: { funding: 2 } }, {}],
    tiles,
    phase: 1,
    fields: { fares: [0, 1, 0] },
    stack: ['funding'],
  });
  expect(table.options(0)).toEqual(['Deploy Squad A (2 Funding)']);
  table.answer(0, 'deploy 1');
  expect(has(table, 0, 'funding')).toBe(0);
  expect(squadAt(table, 0, 0)).toBe(MURDER);
});

test('TD-19.14 TD-18.8 who can pay must deploy, but may choose an expendable Squad', () => {
  const table = lay({
    seats: [
      { squads: [{ of: ['named', 'soldier'] }, { of: ['thief'] }], goal: MURDER },
      { squads: [{ at: MURDER, of: ['named', 'soldier', 'soldier', 'soldier'] }] },
    ],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(table.options(0)).toContain('Deploy Squad B (free)');
  expect(table.options(0)).not.toContain('Do nothing');
  table.answer(0, 'deploy 2');
  expect(squadAt(table, 0, 0)).toBe(baseOf(0));
  expect(squadAt(table, 0, 1)).toBe(MURDER);
});

test('TD-16.2 TD-A54 a seat without a marker of the Phase takes no part; a free Deployment is compulsory', () => {
  const table = lay({
    seats: [{ squads: [{ of: ['named'] }], goal: MURDER }, { squads: [{ of: ['named'] }] }],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(asked(table)).toEqual(['0 funding']);
  expect(table.options(0)).toEqual(['Deploy Squad A (free)']);
});

test('TD-19.8 no Deployment puts more than six Henchmen of one player on a tile; Base Tiles are exempt', () => {
  const five = { at: MURDER, of: ['soldier', 'soldier', 'soldier', 'soldier', 'soldier'] as const };
  const two = { at: ARMS, of: ['thief', 'thief'] as const };
  const seat = { squads: [five, two], has: { funding: 5 } };
  const table = lay({ seats: [{ ...seat, goal: MURDER }, {}], tiles, phase: 1, stack: ['funding'] });
  table.refuses(0, 'deploy 2', 'TD-19.8');
  const home = lay({ seats: [{ ...seat, goal: baseOf(0) }, {}], tiles, phase: 1, stack: ['funding'] });
  home.answer(0, 'deploy 3');
  expect(squadAt(home, 0, 0)).toBe(baseOf(0));
});

test('TD-19.9 TD-A55 TD-A56 home from one Mission tile is free, from a second one costs; a team-mate’s Base Tile costs', () => {
  const squads = [
    { at: ARMS, of: ['soldier'] as const },
    { at: GAMBLING, of: ['thief'] as const },
  ];
  const table = lay({
    seats: [{ squads, goal: baseOf(0) }, {}, {}, {}],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(priceOf(table.table, 0, [0], baseOf(0))).toBe(0);
  expect(priceOf(table.table, 0, [0, 1], baseOf(0))).toBe(1);
  expect(priceOf(table.table, 0, [0], baseOf(2))).toBe(1);
});

test('TD-19.10 moves between Base Tiles are free', () => {
  const table = lay({
    seats: [{ squads: [{ of: ['soldier', 'soldier', 'soldier', 'soldier'] }], goal: baseOf(2) }, {}, {}, {}],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(table.options(0)).toEqual(['Deploy Squad A (free)']);
});

test('TD-A44 nobody deploys to an Inactive Doomsday Mission: nothing is spent', () => {
  const table = lay({
    seats: [
      { squads: [{ of: ['named'] }], goal: 7 },
      { squads: [{ of: ['named'] }], ...rival },
    ],
    tiles: { ...tiles, 7: { tile: 'corrupt-the-un', status: 'inactive' } },
    phase: 1,
    stack: ['funding'],
  });
  expect(asked(table)).toEqual(['1 funding']);
  expect(table.log()).toContain('Ann deploys nobody.');
});

test('TD-14.1 TD-14.2 Henchmen in no Squad do not deploy', () => {
  const table = lay({
    seats: [
      { loose: ['named', 'soldier'], goal: MURDER, has: { funding: 3 } },
      { squads: [{ of: ['named'] }], ...rival },
    ],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(asked(table)).toEqual(['1 funding']);
  expect(table.log()).toContain('Ann deploys nobody.');
});

test('TD-18.1 TD-19.5 a Squad acts, even where it stands, only with the marker and the Funding', () => {
  const enough = { at: GAMBLING, of: ['soldier', 'thief', 'hacker', 'hacker', 'thief', 'soldier'] as const };
  const play = (goal: number | undefined, funding: number) => {
    const table = lay({
      seats: [{ squads: [enough], ...(goal === undefined ? {} : { goal }), has: { funding } }, {}],
      tiles,
      phase: 1,
      stack: [{ phase: 'phase', after: 'agents' }],
    });
    if (asked(table).includes('0 funding')) table.answer(0, 'deploy 1');
    return asked(table);
  };
  expect(play(GAMBLING, 2)).toEqual(['0 completing']);
  expect(play(GAMBLING, 0)).not.toContain('0 completing');
  expect(play(undefined, 2)).not.toContain('0 completing');
});

test('TD-18.4 TD-18.5 TD-19.1 TD-19.6 TD-A57 any Squads, from different tiles too, deploy to the one marker; the others stay as they are', () => {
  const squads = [alone(ARMS), alone(GAMBLING), alone(4)];
  const table = lay({
    seats: [{ squads, goal: MURDER, has: { funding: 2 } }, {}],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(table.options(0).length).toBe(6);
  table.answer(0, 'deploy 5');
  expect([0, 1, 2].map((slot) => squadAt(table, 0, slot))).toEqual([MURDER, GAMBLING, MURDER]);
  expect(has(table, 0, 'funding')).toBe(0);
});

test('TD-A53 Deployments are paid in turn order, openly; then all move', () => {
  const seat = { squads: [{ of: ['named'] as const }], goal: MURDER };
  const table = lay({ seats: [seat, seat], tiles, phase: 1, stack: ['funding'] });
  table.answer(0, 'deploy 1');
  expect(table.log()).toContain('Ann deploys 1 Squad for free.');
  expect([asked(table), squadAt(table, 0, 0)]).toEqual([['1 funding'], baseOf(0)]);
  table.answer(1, 'deploy 1');
  expect([squadAt(table, 0, 0), squadAt(table, 1, 0)]).toEqual([MURDER, MURDER]);
});

test('TD-A45 a marker names a place: without a tile nobody deploys there, and a new tile keeps the marker', () => {
  const seat = { squads: [{ of: ['named'] as const }], has: { funding: 1 } };
  const gone = lay({
    seats: [
      { ...seat, goal: 6 },
      { ...seat, goal: MURDER },
    ],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(asked(gone)).toEqual(['1 funding']);
  const switched = lay({
    seats: [{ ...seat, goal: MURDER }, {}],
    tiles: { ...tiles, [MURDER]: 'skin-trade' },
    phase: 1,
    stack: ['funding'],
  });
  switched.answer(0, 'deploy 1');
  expect(squadAt(switched, 0, 0)).toBe(MURDER);
});

test('TD-A59 the discount for Base is had once: who rode from Base pays in full for another Squad; nothing costs less than 0', () => {
  const squads = [{ of: ['named'] as const }, alone(ARMS)];
  const seats = [{ squads, goal: MURDER, has: { funding: 3 } }, {}];
  const scene = { seats, tiles, phase: 1, stack: ['funding'] };
  expect(priceOf(lay(scene).table, 0, [0, 1], MURDER)).toBe(1);
  expect(priceOf(lay({ ...scene, fields: { rode: [true, false] } }).table, 0, [0, 1], MURDER)).toBe(2);
  expect(priceOf(lay({ ...scene, fields: { fares: [0, -3, 0] } }).table, 0, [0, 1], MURDER)).toBe(0);
});

test('TD-A59 TD-C5 a sabotage comes after all discounts: what Azura carries for nothing costs 1', () => {
  const price = (fares: readonly number[]) => {
    const table = lay({
      seats: [{ named: 'azura-badeau', squads: [{ of: ['named'] }], goal: MURDER, has: { funding: 1 } }, {}],
      tiles,
      phase: 1,
      fields: { fares },
      stack: ['funding'],
    });
    return priceOf(table.table, 0, [0], MURDER);
  };
  expect([price([]), price([0, 1, 0]), price([0, 1, 0, 0, -1, 0])]).toEqual([0, 1, 0]);
});

test('TD-19.12 TD-A60a three lone Squads that stay cost 2; three that leave one Base travel as one, for nothing', () => {
  const price = (at: number | undefined) => {
    const squads = [alone(at), alone(at), alone(at)];
    const table = lay({ seats: [{ squads, goal: MURDER }, {}], tiles, phase: 1, stack: ['funding'] });
    return priceOf(table.table, 0, [0, 1, 2], MURDER);
  };
  expect([price(MURDER), price(undefined)]).toEqual([2, 0]);
});

test('TD-A59 who has ridden from Base pays in full for a Squad that follows', () => {
  const seat = {
    squads: [{ of: ['named'] as const }, { of: ['soldier'] as const }],
    goal: MURDER,
    has: { funding: 2 },
  };
  const table = lay({ seats: [seat, {}, seat, {}], tiles, phase: 1, stack: ['funding'] });
  table.answer(0, 'Propose to travel together').answer(0, 'board 0 0').answer(0, 'board 2 0');
  table.answer(0, 'Put it forward').answer(2, 'Agree');
  expect(table.options(0)).toContain('Deploy Squad B (1 Funding)');
});
