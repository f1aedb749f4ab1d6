import { expect, test } from 'vitest';
import { priceOf } from '../../rules/facts.ts';
import { asked, count, has, lay, size, squadAt } from '../tables.ts';
import { ARMS, alone, GAMBLING, MURDER, tiles } from './journeys.ts';

test('TD-20.9 two and four Henchmen travel for 3, all from Base for 2, carried for 1, with a Tune Up for 0', () => {
  const two = { of: ['named', 'soldier'] as const };
  const four = { of: ['thief', 'thief', 'thief', 'thief'] as const };
  const price = (named: string, at: number | undefined, fares: readonly number[]) => {
    const where = at === undefined ? {} : { at };
    const table = lay({
      seats: [
        {
          named,
          squads: [
            { ...two, ...where },
            { ...four, ...where },
          ],
          goal: MURDER,
        },
        { named: 'the-node' },
      ],
      tiles,
      phase: 1,
      fields: { fares },
      stack: ['funding'],
    });
    return priceOf(table.table, 0, [0, 1], MURDER);
  };
  expect(price('jin-feng', ARMS, [])).toBe(3);
  expect(price('jin-feng', undefined, [])).toBe(2);
  expect(price('azura-badeau', undefined, [])).toBe(1);
  expect(price('azura-badeau', undefined, [0, -1, 0])).toBe(0);
});

const lone = { squads: [{ at: ARMS, of: ['named'] as const }], goal: MURDER };

/** Two lone Named Henchmen on one tile who want to the same place, and Funding for one ride, which is Ann's. */
const withOnePurse = () =>
  lay({ seats: [{ ...lone, has: { funding: 1 } }, lone], tiles, phase: 1, stack: ['funding'] });

/** One of the two has proposed that both travel together and Ann pays. */
function proposed(by: 0 | 1) {
  const table = withOnePurse();
  if (by === 0) table.answer(1, 'Do nothing');
  return table.answer(by, 'ride').answer(by, 'board 0 0').answer(by, 'board 1 0').answer(by, 'pays 0 1');
}

test('TD-20.1 TD-20.3 TD-20.4 TD-20.8 TD-20.10 three lone Named Henchmen travel together for 1, and one may pay it', () => {
  const table = lay({
    seats: [{ ...lone, has: { funding: 1 } }, lone, lone],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  table.answer(1, 'Do nothing').answer(2, 'Do nothing').answer(0, 'ride');
  for (const seat of [0, 1, 2]) table.answer(0, `board ${seat} 0`);
  table.answer(0, 'pays 0 1');
  expect(asked(table)).toEqual(['1 ride', '2 ride']);
  table.answer(1, 'accept').answer(2, 'accept');
  expect(has(table, 0, 'funding')).toBe(0);
  expect([0, 1, 2].map((seat) => squadAt(table, seat, 0))).toEqual([MURDER, MURDER, MURDER]);
});

test('TD-20.4 TD-20.8 TD-A58a who can pay for no Squad asks those before it to pay, before they deploy alone', () => {
  const before = withOnePurse();
  expect(asked(before)).toEqual(['1 funding']);
  expect(before.options(1)).toEqual(['Propose to travel together', 'Do nothing']);
  const table = proposed(1).answer(0, 'accept');
  expect([0, 1].map((seat) => squadAt(table, seat, 0))).toEqual([MURDER, MURDER]);
});

test('TD-A58a who is refused is not asked again in that Phase', () => {
  const table = proposed(1);
  table.answer(0, 'decline').answer(0, 'deploy 1');
  expect([0, 1].map((seat) => squadAt(table, seat, 0))).toEqual([MURDER, ARMS]);
});

test('TD-20.11 with one Faceless Henchman more it costs 2', () => {
  const more = { squads: [{ at: ARMS, of: ['named', 'thief'] as const }], goal: MURDER, has: { funding: 2 } };
  const table = lay({ seats: [more, lone, lone], tiles, phase: 1, stack: ['funding'] });
  table.answer(1, 'Do nothing').answer(2, 'Do nothing').answer(0, 'ride');
  for (const seat of [0, 1, 2]) table.answer(0, `board ${seat} 0`);
  expect(table.options(0)).toContain('Ann pays 2 Funding');
});

test('TD-20.2 TD-A58 a Travel Squad has at most six Henchmen; who rides needs a marker there', () => {
  const five = {
    squads: [{ at: ARMS, of: ['named', 'thief', 'thief', 'thief', 'thief'] as const }],
    goal: MURDER,
  };
  const two = { squads: [{ at: ARMS, of: ['named', 'soldier'] as const }], goal: MURDER };
  const crowded = lay({ seats: [five, two], tiles, phase: 1, stack: ['funding'] });
  expect(crowded.log().slice(0, 2)).toEqual(['Ann deploys nobody.', 'Ben deploys nobody.']);
  const elsewhere = lay({
    seats: [
      { ...lone, has: { funding: 1 } },
      { ...lone, goal: GAMBLING },
    ],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  expect(elsewhere.options(0)).toEqual(['Deploy Squad A (1 Funding)']);
});

test('TD-A15 TD-A61 without agreement there is no Travel Squad; rivals may share one from a Mission tile', () => {
  const table = proposed(0);
  table.answer(1, 'decline');
  expect(table.options(0)).toEqual(['Deploy Squad A (1 Funding)']);
  expect(has(table, 0, 'funding')).toBe(1);
});

test('TD-20.7 TD-20.6 on arrival each has the own Squads again', () => {
  const table = proposed(0);
  table.answer(1, 'accept');
  expect([size(table, 0, 0), size(table, 1, 0), count(table, 1, 0, 'named')]).toEqual([1, 1, 1]);
});

test('TD-A60 a Squad that stays is not part of a Travel Squad', () => {
  const stays = { at: MURDER, of: ['soldier'] as const };
  const table = lay({
    seats: [{ squads: [{ at: ARMS, of: ['named'] }, stays], goal: MURDER, has: { funding: 1 } }, lone],
    tiles,
    phase: 1,
    stack: ['funding'],
  });
  table.answer(1, 'Do nothing').answer(0, 'ride');
  expect(table.options(0).filter((option) => option.includes('Squad')).length).toBe(2);
});

test('TD-A61 rivals who share a Mission tile do not share a ride from their Bases', () => {
  const both = { squads: [{ at: ARMS, of: ['named'] as const }, alone(undefined)], goal: MURDER };
  const table = lay({ seats: [{ ...both, has: { funding: 1 } }, both], tiles, phase: 1, stack: ['funding'] });
  table.answer(0, 'ride').answer(0, 'Ann’s Squad B');
  expect(table.options(0)).not.toContain('Ben’s Squad B comes along');
});
