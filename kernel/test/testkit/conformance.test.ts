import { Sitting } from '@masterplan/kernel';
import { conformance, merged, missing } from '@masterplan/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { ambush } from './planted/ambush.ts';
import { breakages, leaks } from './planted/faults.ts';

const effort = { games: 12, twins: 60, seed: 'planted' };

describe('the healthy game', () => {
  const report = conformance(ambush(), effort);

  test('has no faults, and everything in it has happened', () => {
    expect(report.faults).toEqual([]);
    expect(missing(report)).toEqual([]);
  });

  test('was played at every seat count and option set', () => {
    expect(report.cases).toEqual({
      '2 seats, long false': 3,
      '2 seats, long true': 3,
      '3 seats, long false': 3,
      '3 seats, long true': 3,
    });
  });

  test('was re-dealt at every position, and its twins ended in every way there is', () => {
    const { counts } = report;
    expect(counts.positions).toBe(counts.choices + counts.games);
    expect(counts.twinGames).toBe(60);
    expect(counts.twinsByDeal + counts.twinsByChoice).toBe(60);
    expect(Object.values(counts.twinEnds).reduce((sum, ends) => sum + ends, 0)).toBe(60);
    expect(counts.twinEnds.shown).toBeGreaterThan(0);
    expect(counts.twinEnds.over).toBeGreaterThan(0);
  });

  test('is played the same way by the same seed, also in parts', () => {
    expect(conformance(ambush(), effort)).toEqual(report);
    const [one, other] = [0, 1].map((no) => conformance(ambush(), { ...effort, part: { no, of: 2 } }));
    if (one === undefined || other === undefined) throw new Error('there are two parts');
    const { games, choices, longest } = merged(one, other).counts;
    expect({ games, choices, longest }).toEqual({
      games: report.counts.games,
      choices: report.counts.choices,
      longest: report.counts.longest,
    });
  });
});

describe('a planted leak is caught', () => {
  test.each(leaks)('$wrong', ({ check, registered }) => {
    const { faults } = conformance(registered, { games: 4, twins: 120, seed: 'planted' });
    const fault = faults.find((each) => each.check === check);
    expect(fault).toBeDefined();
    expect(fault?.record?.game).toBe(registered.game.id);
  });
});

describe('a planted fault is caught', () => {
  test.each(breakages)('$wrong', ({ check, registered }) => {
    const { failed } = conformance(registered, { games: 8, twins: 0, seed: 'planted' });
    expect(Object.keys(failed)).toContain(check);
  });
});

test('the record of a fault leads to where it shows', () => {
  const lost = breakages.find(({ check }) => check === 'cards');
  if (lost === undefined) throw new Error('a lost card is planted');
  const { faults } = conformance(lost.registered, { games: 1, twins: 0, seed: 'planted' });
  const record = faults.find(({ check }) => check === 'cards')?.record;
  if (record === undefined) throw new Error('the fault has a record');
  const sitting = Sitting.of(lost.registered.game, record);
  if ('fault' in sitting) throw new Error(sitting.fault.code);
  const inZones = sitting.table.state.zones.reduce((sum, cards) => sum + cards.length, 0);
  expect(inZones).toBeLessThan(sitting.table.state.at.length);
});

test('of many parts no more faults of one check are kept than of one, and all are counted', () => {
  const lost = breakages.find(({ check }) => check === 'cards');
  if (lost === undefined) throw new Error('a lost card is planted');
  const one = conformance(lost.registered, { games: 8, twins: 0, seed: 'planted', coverage: 'listed' });
  const both = merged(one, one);
  expect(both.faults).toEqual(one.faults);
  expect(both.failed.cards).toBe(2 * (one.failed.cards ?? 0));
});
