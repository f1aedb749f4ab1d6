import {
  bind,
  type ChooseSeveral,
  chooseSeveral,
  chosenIn,
  type FieldsOf,
  firstOf,
  layout,
  number,
  open,
  steps,
  wordsOf,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, asksOf, keysOf } from '../tiny/answer.ts';

/** A guest takes dishes from a table on which so many stand. */
const fields = { dishes: number(3), taken: number(), thanks: number(-1) };
const words = { take: 'take #' };
const say = wordsOf(words);

interface Feast {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string };
}

/** The feast opens for seat 0: from one to two dishes unless said. */
function feast(how: Partial<ChooseSeveral<Feast>> = {}) {
  const meal = chooseSeveral<Feast>('meal', {
    least: () => 1,
    most: () => 2,
    choices(lens, _seat, _frame, offers) {
      for (let dish = lens.fields.taken; dish < lens.fields.dishes; dish++) offers.yes(say.take, dish);
    },
    take(table, _seat, option) {
      expect(firstOf(option)).toBe(table.fields.taken);
      table.fields.taken += 1;
    },
    // biome-ignore lint/suspicious/noThenProperty: it is no promise, but what the rules do next
    then(table, seat) {
      table.fields.thanks = seat;
    },
    ...how,
  });
  const game = bind<Feast>(
    {
      ...{ id: 'feast', version: '1', seats: [2], options: {}, layout: layout({}).layout, fields, words },
      ...{ verbs: [], bound: 9, setup: () => undefined, also: [meal] },
      course: steps('game', [
        (table) => {
          table.push(meal, 0);
        },
        (table) => table.end([], 'eaten'),
      ]),
    },
    [],
  );
  return open(game, { seats: 2, seed: 'feast' });
}

describe('one seat that chooses several things', () => {
  test('chooses one after the other, and each is carried out at once', () => {
    const table = feast();
    expect(asksOf(table)).toEqual(['0 meal']);
    answer(table, 0, 'take 0');
    expect(table.fields.taken).toBe(1);
    expect(asksOf(table)).toEqual(['0 meal']);
    expect(keysOf(table, 0)).toEqual(['take 1', 'take 2', 'done']);
  });

  test('may be done once it has chosen the least', () => {
    const table = feast();
    expect(keysOf(table, 0)).not.toContain('done');
    answer(table, 0, 'take 0', 'done');
    expect(table.fields.taken).toBe(1);
    expect(table.state.outcome?.reason).toBe('eaten');
  });

  test('may choose nothing where nothing is the least', () => {
    const table = feast({ least: () => 0 });
    answer(table, 0, 'done');
    expect([table.fields.taken, table.state.outcome?.reason]).toEqual([0, 'eaten']);
  });

  test('is not asked again once it has chosen the most', () => {
    const table = feast();
    answer(table, 0, 'take 0', 'take 1');
    expect(table.state.outcome?.reason).toBe('eaten');
  });

  test('may be done before the least where nothing is left to choose', () => {
    const table = feast({ least: () => 9, most: () => 9 });
    answer(table, 0, 'take 0', 'take 1');
    expect(keysOf(table, 0)).toEqual(['take 2']);
    answer(table, 0, 'take 2');
    expect(keysOf(table, 0)).toEqual(['done']);
    answer(table, 0, 'done');
    expect(table.state.outcome?.reason).toBe('eaten');
  });

  test('is not asked at all where it may choose nothing', () => {
    expect(feast({ most: () => 0 }).state.outcome?.reason).toBe('eaten');
  });

  test('is the one whom the phase acts for, unless the rules name another', () => {
    expect(asksOf(feast({ who: () => 1 }))).toEqual(['1 meal']);
  });

  test('is told what follows, once it is done and not before', () => {
    const table = feast({ who: () => 1 });
    answer(table, 1, 'take 0');
    expect(table.fields.thanks).toBe(-1);
    answer(table, 1, 'done');
    expect(table.fields.thanks).toBe(1);
  });

  test('shows everybody how many things it has chosen', () => {
    const table = feast();
    const chosen = () => chosenIn(table.lens(2).frame);
    expect(chosen()).toBe(0);
    answer(table, 0, 'take 0');
    expect(chosen()).toBe(1);
  });
});
