import { type Bot, candidates, imagine, nth, open, see, type Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { type MasterPlan, masterPlan } from '../../../games/master-plan/index.ts';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';
import { Driver, program } from '../../src/index.ts';
import { advised } from '../../src/search/advice.ts';
import { Node } from '../../src/search/tree.ts';

const { game, bots, foresight } = masterPlan;

/** A table some way into a game of four, and a seat that has a choice there. */
function midGame(steps: number): { table: Table<MasterPlan>; seat: number } {
  const table = open(game, { seats: 4, seed: 'advice' });
  const driver = new Driver(
    Array.from({ length: 4 }, () => bots.thumb),
    'advice',
  );
  const asked = () => [0, 1, 2, 3].find((seat) => candidates(table.lens(seat)).options.length > 1);
  while (driver.course.choices < steps || asked() === undefined) driver.step(table);
  return { table, seat: asked() ?? 0 };
}

/** What a rules program advises a seat that sees this much. */
const advice = (seen: unknown) =>
  program(masterPlan).advise?.({ level: '', seen, seed: 'advice', isLate: () => true }) ?? [];

describe('what is known of an option', () => {
  test('its mean, and how far that may be off: the less the more it was tried', () => {
    const node = new Node();
    expect(node.error).toBe(0.5);
    for (const value of [0, 1, 0, 1]) node.count(value);
    expect(node.mean).toBe(0.5);
    expect(node.error).toBeCloseTo(Math.sqrt(0.25 / 3));
    const before = node.error;
    for (const value of [0, 1, 0, 1]) node.count(value);
    expect(node.error).toBeLessThan(before);
  });
});

/** Late once so many rungs are climbed. */
function afterRungs(most: number): () => boolean {
  let rungs = 0;
  return () => {
    rungs += 1;
    return rungs >= most;
  };
}

describe('advice', () => {
  test('has the three options that were tried most at most, those of which most can be said first', () => {
    const { table, seat } = midGame(40);
    const found = advice(see(game, table.state, seat));
    const keys = candidates(table.lens(seat)).options.map((option) => game.keyOf(option));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const line of found) for (const key of line.keys) expect(keys).toContain(key);
    const surely = found.map(({ chance, error }) => chance - error);
    expect(surely).toEqual(surely.toSorted((a, b) => b - a));
  });

  test('is the same in another world of the same view', () => {
    for (const steps of [10, 40, 70, 100]) {
      const { table, seat } = midGame(steps);
      const seen = see(game, table.state, seat);
      const other = imagine(game, seen, 'another').state;
      expect(other.face).not.toEqual(table.state.face);
      expect(advice(see(game, other, seat))).toEqual(advice(seen));
    }
  });

  test('options that mean the same are one line, with what all of them came to', () => {
    const { table, seat } = midGame(40);
    const lens = table.lens(seat);
    const { options } = candidates(lens);
    const first: Bot<MasterPlan> = { name: 'first', choose: (_lens, those) => nth(those, 0) };
    const quest = { lens, options, account: [], thumb: first, foresight, seed: 'alike' };
    const apart = advised({ ...quest, meaning: String, isLate: afterRungs(3) });
    const [together, ...others] = advised({ ...quest, meaning: () => 'the same', isLate: afterRungs(3) });
    expect(apart.length).toBeGreaterThan(1);
    expect(others).toEqual([]);
    expect(together?.visits).toBeGreaterThanOrEqual(128);
    for (const { options: some } of apart)
      expect(together?.options).toEqual(expect.arrayContaining([...some]));
    const means = apart.map(({ mean }) => mean);
    expect(together?.mean).toBeLessThanOrEqual(Math.max(...means) + 0.1);
  });

  test('a seat that is not asked gets none, one that has no choice is told how it stands', () => {
    const { table, seat } = midGame(10);
    const other = [0, 1, 2, 3].find((each) => ((table.state.asked >> each) & 1) === 0) ?? 0;
    const unasked = see(game, table.state, other);
    expect(program(masterPlan).advise?.({ level: '', seen: unasked, seed: '' })).toBeUndefined();
    const lens = table.lens(seat);
    const only = candidates(lens).options.slice(0, 1);
    const quest = { lens, options: only, account: [], thumb: bots.thumb, foresight, seed: 'only' };
    const [line, ...more] = advised({ ...quest, meaning: String, isLate: () => true });
    expect(more).toEqual([]);
    expect(line).toMatchObject({ options: only });
  });

  test('there is none in a game that cannot be searched', () => {
    expect(program({ game: ticTacToe })).not.toHaveProperty('advise');
  });
});
