import { readFileSync } from 'node:fs';
import {
  type Bot,
  candidates,
  type GameRecord,
  imagine,
  nth,
  open,
  see,
  type Table,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { type MasterPlan, masterPlan } from '../../../games/master-plan/index.ts';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';
import { Driver, program } from '../../src/index.ts';
import { compared } from '../../src/search/compared.ts';
import type { Quest } from '../../src/search/playouts.ts';

const { game, bots, foresight } = masterPlan;

/** A table some way into a game of four, and a seat that has a choice there. */
function midGame(steps: number): { table: Table<MasterPlan>; seat: number } {
  const table = open(game, { seats: 4, seed: 'review' });
  const driver = new Driver(
    Array.from({ length: 4 }, () => bots.thumb),
    'review',
  );
  const asked = () => [0, 1, 2, 3].find((seat) => candidates(table.lens(seat)).options.length > 1);
  while (driver.course.choices < steps || asked() === undefined) driver.step(table);
  return { table, seat: asked() ?? 0 };
}

const questAt = (table: Table<MasterPlan>, seat: number): Quest<MasterPlan> => {
  const lens = table.lens(seat);
  const { options } = candidates(lens);
  return { lens, options, account: [], thumb: bots.thumb, foresight, seed: 'review' };
};

describe('a choice held against the best of the others', () => {
  test('comes to the same in another world of the same view', () => {
    for (const steps of [10, 60]) {
      const { table, seat } = midGame(steps);
      const other = imagine(game, see(game, table.state, seat), 'another');
      expect(other.state.face).not.toEqual(table.state.face);
      const quest = questAt(table, seat);
      const [chosen, others] = [nth(quest.options, 0), quest.options.slice(1)];
      expect(compared(questAt(other, seat), chosen, others)).toEqual(compared(quest, chosen, others));
    }
  });

  test('gains nothing where nothing makes a difference', () => {
    const { table, seat } = midGame(40);
    const quest = questAt(table, seat);
    const level = { ...foresight, weights: [0], features: () => [0], isQuiet: () => true };
    const found = compared({ ...quest, foresight: level }, nth(quest.options, 0), quest.options.slice(1));
    expect(found).toMatchObject({ gain: 0, error: 0 });
  });

  test('finds the one that is better', () => {
    const { table, seat } = midGame(40);
    const quest = questAt(table, seat);
    const { options } = quest;
    const good = nth(options, options.length - 1);
    const after = table.copy();
    after.take(seat, good);
    const goal = JSON.stringify(after.state.zones);
    const first: Bot<MasterPlan> = { name: 'first', choose: (_lens, those) => nth(those, 0) };
    const told = {
      ...foresight,
      weights: [9],
      features: ({ state }: Table<MasterPlan>, of: number) => [
        of === seat && JSON.stringify(state.zones) === goal ? 1 : 0,
      ],
      isQuiet: () => true,
    };
    const found = compared({ ...quest, thumb: first, foresight: told }, nth(options, 0), options.slice(1));
    expect(found.better).toBe(good);
    expect(found.gain).toBeGreaterThan(0.5);
  });
});

describe('a look back at a finished game', () => {
  const record: GameRecord = JSON.parse(
    readFileSync(new URL('../../../games/master-plan/samples/master-plan.json', import.meta.url), 'utf8'),
  );
  const review = program(masterPlan).review?.(record);

  test('leaves out what was forced', () => {
    expect(review?.decisions).toBeGreaterThan(50);
    expect(review?.decisions).toBeLessThan(record.choices.length);
  });

  test('tells whose a decision was and what would have been better, and tells the same each time', () => {
    const every = Math.floor((review?.decisions ?? 0) / 20);
    const look = () => Array.from({ length: 20 }, (_, i) => review?.look(every * i));
    const found = look();
    expect(look()).toEqual(found);
    for (const point of found) {
      if (point === undefined) continue;
      expect(record.choices[point.moment]?.[0]).toBe(point.seat);
      expect(point.gain).toBeGreaterThanOrEqual(Math.max(0.03, 2 * point.error));
      expect(point.better).not.toBe(point.chosen);
    }
  });

  test('is not to be had of other rules, nor of a game that cannot be searched', () => {
    expect(program(masterPlan).review?.({ ...record, rules: 'other' })).toBeUndefined();
    expect(program({ game: ticTacToe })).not.toHaveProperty('review');
  });
});
