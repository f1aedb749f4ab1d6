import type { Sentence } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, asksOf, keysOf } from './tiny/answer.ts';
import { lay } from './tiny/bare.ts';
import {
  cast,
  echo,
  finish,
  fizzle,
  gain,
  ifDone,
  may,
  otherwise,
  rivalTakes,
  type Spell,
  spellZones,
  take,
  takeForced,
  takeSeveral,
} from './tiny/spells.ts';

const points = (spell: Spell): number => cast(spell).fields.points[0] ?? 0;
const night = ['0 night'];

describe('a list of sentences', () => {
  test('is done in its order, each once, and then the game goes on', () => {
    const table = cast({ cast: [gain(1), gain(20), gain(300)] });
    expect(table.fields.points).toEqual([321, 0]);
    expect(asksOf(table)).toEqual(night);
    expect(table.fields.rests).toBe(10);
    expect(table.state.stack.map(({ verb }) => verb)).toEqual(['game', 'night']);
  });

  test('may be empty', () => {
    expect(asksOf(cast({ cast: [] }))).toEqual(night);
  });

  test('may have another performed in its middle: that one runs first', () => {
    const table = cast({ cast: [gain(1), echo, take], last: [rivalTakes, gain(10)], gems: 2 });
    expect(asksOf(table)).toEqual(['1 rival-takes']);
    expect(table.state.stack.map(({ verb, part, at }) => [verb, part, at])).toEqual([
      ['game', '', 1],
      ['casting', '', 1],
      ['effect', 'cast', 2],
      ['effect', 'last', 0],
    ]);
    answer(table, 1, 'take gem 1');
    expect(table.fields.points).toEqual([11, 0]);
    expect(asksOf(table)).toEqual(['0 take']);
  });

  test('can be cut off with the phase it belongs to', () => {
    const table = cast({ cast: [gain(1), fizzle, gain(10)] });
    expect(table.fields).toEqual({ points: [1, 0], rests: 0 });
    expect(asksOf(table)).toEqual(night);
  });

  test('can end the game; nothing is left to do', () => {
    const table = cast({ cast: [gain(1), finish, gain(10)] });
    expect(table.state.outcome).toEqual({ winners: [0], reason: 'finished' });
    expect([table.over, table.state.stack, table.state.asked]).toEqual([true, [], 0]);
    expect(table.fields.points).toEqual([1, 0]);
  });

  test('is printed on a card that must be public', () => {
    const table = lay({ deck: 'ace king', row: 'ten' });
    expect(() => table.perform(0, 'cast', 0)).toThrow('an effect in progress is public, so its card must be');
    table.perform(2, 'cast', 1);
    expect(table.state.stack.at(-1)).toMatchObject({
      verb: 'effect',
      you: 1,
      self: 2,
      kind: 4,
      part: 'cast',
    });
  });

  test('is empty in a game that prints none', () => {
    const table = lay({ row: 'ten' });
    table.state.asked = 0;
    table.perform(0, 'cast', 0);
    table.advance();
    expect(asksOf(table)).toEqual(['0 wait']);
  });
});

describe('a sentence that asks', () => {
  test('asks the seat the effect is for, and does what is chosen', () => {
    const table = cast({ cast: [take, gain(1)], gems: 2 });
    expect(asksOf(table)).toEqual(['0 take']);
    expect(keysOf(table, 0)).toEqual(['take gem 1', 'take gem 2']);
    expect(keysOf(table, 1)).toEqual([]);
    answer(table, 0, 'take gem 2');
    expect(table.zone(spellZones.purse(0))).toEqual([2]);
    expect(table.fields.points).toEqual([1, 0]);
  });

  test('asks whom its verb says', () => {
    const table = cast({ cast: [rivalTakes], gems: 1 });
    expect(asksOf(table)).toEqual(['1 rival-takes']);
    answer(table, 1, 'take gem 1');
    expect(table.zone(spellZones.purse(1))).toEqual([1]);
  });

  test('passes where there is nothing to choose, and was not done', () => {
    expect(points({ cast: [take, gain(1)] })).toBe(1);
    expect(points({ cast: [take, ifDone(gain(1))] })).toBe(0);
  });

  test('asks also where one option is left, unless its verb takes that', () => {
    expect(asksOf(cast({ cast: [take], gems: 1 }))).toEqual(['0 take']);
    const forced = cast({ cast: [takeForced, ifDone(gain(1))], gems: 1 });
    expect(asksOf(forced)).toEqual(night);
    expect(forced.zone(spellZones.purse(0))).toEqual([1]);
    expect(forced.fields.points[0]).toBe(1);
    expect(asksOf(cast({ cast: [takeForced], gems: 2 }))).toEqual(['0 take-forced']);
    expect(points({ cast: [takeForced, gain(1)] })).toBe(1);
  });

  test('can be asked once more: a choice of several is a run of asks', () => {
    const table = cast({ cast: [takeSeveral, gain(1)], gems: 3 });
    expect(keysOf(table, 0)).toEqual(['take gem 1', 'take gem 2', 'take gem 3']);
    answer(table, 0, 'take gem 3', 'take gem 1');
    expect(keysOf(table, 0)).toEqual(['take gem 2', 'done']);
    expect(table.fields.points[0]).toBe(0);
    answer(table, 0, 'done');
    expect(table.zone(spellZones.purse(0))).toEqual([3, 1]);
    expect(table.fields.points[0]).toBe(1);
  });
});

describe('"you may"', () => {
  test('adds declining to the choices', () => {
    const table = cast({ cast: [may(take), gain(1)], gems: 1 });
    expect(keysOf(table, 0)).toEqual(['take gem 1', 'decline']);
    answer(table, 0, 'decline');
    expect(table.zone(spellZones.purse(0))).toEqual([]);
    expect(table.fields.points[0]).toBe(1);
  });

  test('asks whether to do it where there is nothing to choose', () => {
    const table = cast({ cast: [may(gain(1))] });
    expect(keysOf(table, 0)).toEqual(['do it', 'decline']);
    answer(table, 0, 'do it');
    expect(table.fields.points[0]).toBe(1);
    const other = cast({ cast: [may(gain(1))] });
    answer(other, 0, 'decline');
    expect(other.fields.points[0]).toBe(0);
  });

  test('does not ask what cannot be done', () => {
    expect(asksOf(cast({ cast: [may(take)] }))).toEqual(night);
  });

  test('asks even where one option is left that would be taken otherwise', () => {
    expect(keysOf(cast({ cast: [may(takeForced)], gems: 1 }), 0)).toEqual(['take gem 1', 'decline']);
  });

  test('is asked of whom the verb says', () => {
    expect(asksOf(cast({ cast: [may(rivalTakes)], gems: 1 }))).toEqual(['1 rival-takes']);
  });
});

describe('otherwise', () => {
  test('what follows happens where the sentence before it was impossible, and not where it was done', () => {
    expect(points({ cast: [take, otherwise(gain(1)), gain(10)] })).toBe(11);
    expect(points({ cast: [gain(1), otherwise(gain(10)), gain(100)] })).toBe(101);
  });

  test('after "if you do" exactly one of the two happens', () => {
    const either: readonly Sentence[] = [may(gain(1)), ifDone(gain(10)), otherwise(gain(100))];
    const done = cast({ cast: either });
    answer(done, 0, 'do it');
    expect(done.fields.points).toEqual([11, 0]);
    const declined = cast({ cast: either });
    answer(declined, 0, 'decline');
    expect(declined.fields.points).toEqual([100, 0]);
  });

  test('what follows is asked as often as it wants, not only once', () => {
    const table = cast({ cast: [may(gain(1)), otherwise(takeSeveral), gain(10)], gems: 2 });
    answer(table, 0, 'decline');
    answer(table, 0, 'take gem 1');
    expect(asksOf(table)).toEqual(['0 take-several']);
    expect(table.fields.points).toEqual([0, 0]);
  });
});

describe('"if you do"', () => {
  const chain: readonly Sentence[] = [may(gain(1)), ifDone(gain(10)), ifDone(gain(100)), gain(1000)];

  test('follows what was done, as far as the chain goes', () => {
    const table = cast({ cast: chain });
    answer(table, 0, 'do it');
    expect(table.fields.points[0]).toBe(1111);
  });

  test('does not follow what was declined', () => {
    const table = cast({ cast: chain });
    answer(table, 0, 'decline');
    expect(table.fields.points[0]).toBe(1000);
  });

  test('goes by the sentence just before it', () => {
    const table = cast({ cast: [may(gain(1)), may(gain(10)), ifDone(gain(100))] });
    answer(table, 0, 'do it', 'decline');
    expect(table.fields.points[0]).toBe(1);
    const other = cast({ cast: [may(gain(1)), may(gain(10)), ifDone(gain(100))] });
    answer(other, 0, 'decline', 'do it');
    expect(other.fields.points[0]).toBe(110);
  });
});
