import { candidates, Lens, see, Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, answerDue, asksOf, keysOf } from './tiny/answer.ts';
import {
  cast,
  echo,
  gain,
  ifDone,
  may,
  rivalTakes,
  type Spell,
  spellGame,
  strike,
  strikeYourself,
  take,
  takeSeveral,
  threaten,
} from './tiny/spells.ts';

const points = (spell: Spell): number => cast(spell).fields.points[0] ?? 0;
const night = ['0 night'];

describe('a reaction window', () => {
  test('asks all its seats at once, sealed, and hands their answers over together in seat order', () => {
    const table = cast({ cast: [strike(0b110), ifDone(gain(5))], seats: 3 });
    expect(asksOf(table)).toEqual(['1 strike sealed', '2 strike sealed']);
    expect(keysOf(table, 2)).toEqual(['suffer', 'block']);
    answer(table, 2, 'block');
    expect(asksOf(table)).toEqual(['1 strike sealed', '2 strike ready']);
    expect(table.fields.points).toEqual([0, 0, 0]);
    answer(table, 1, 'suffer');
    expect(table.fields.points).toEqual([5, -3, -1]);
  });

  test('asks the caster where it names no seats', () => {
    expect(asksOf(cast({ cast: [strikeYourself] }))).toEqual(['0 strike-yourself sealed']);
  });

  test('that asks nobody passes, and was not done', () => {
    expect(points({ cast: [strike(0), ifDone(gain(1)), gain(10)] })).toBe(10);
  });

  test('is done where one of its seats did it', () => {
    const table = cast({ cast: [may(strike(0b011)), ifDone(gain(10))] });
    answer(table, 0, 'decline');
    answer(table, 1, 'block');
    expect(table.fields.points).toEqual([10, -1]);
    const other = cast({ cast: [may(strike(0b011)), ifDone(gain(10))] });
    answer(other, 0, 'block');
    answer(other, 1, 'decline');
    expect(other.fields.points).toEqual([9, 0]);
  });

  test('without choices of its own asks where one may', () => {
    const table = cast({ cast: [may(threaten)] });
    expect(asksOf(table)).toEqual(['1 threaten sealed']);
    expect(keysOf(table, 1)).toEqual(['do it', 'decline']);
    answer(table, 1, 'do it');
    expect(table.fields.points).toEqual([0, -3]);
    expect(cast({ cast: [threaten] }).fields.points).toEqual([-3, 0]);
  });

  test('takes a standing answer when it is played', () => {
    const table = cast({ cast: [take, strike(0b10)], gems: 1 });
    answer(table, 1, 'stand strike suffer');
    answer(table, 0, 'take gem 1');
    answerDue(table);
    expect(table.fields.points).toEqual([0, -3]);
    expect(asksOf(table)).toEqual(night);
  });
});

describe('an effect in its middle', () => {
  const spell: Spell = { cast: [gain(1), echo, takeSeveral, ifDone(gain(10))], last: [rivalTakes], gems: 4 };

  test('survives JSON: another table goes on from the text exactly so', () => {
    const table = cast(spell);
    for (const [seat, key] of [
      [1, 'take gem 2'],
      [0, 'take gem 3'],
      [0, 'take gem 1'],
      [0, 'done'],
    ] as const) {
      const read = new Table(table.game, JSON.parse(JSON.stringify(table.state)));
      expect(asksOf(read)).toEqual(asksOf(table));
      answer(table, seat, key);
      answer(read, seat, key);
      expect(read.state).toEqual(table.state);
    }
    expect(table.fields.points).toEqual([11, 0]);
  });

  test('can be read: where it is, whose it is, and what it has bound', () => {
    const table = cast(spell);
    answer(table, 1, 'take gem 2');
    answer(table, 0, 'take gem 3');
    expect(table.state.stack.at(-1)).toEqual({
      verb: 'effect',
      at: 2,
      you: 0,
      self: 0,
      kind: 0,
      part: 'cast',
      did: 1,
      n: [3],
    });
  });

  test('offers through a snapshot what it offers at the table', () => {
    const table = cast(spell);
    const seen = see(table.game, table.state, 1);
    const lens = new Lens(spellGame(spell), JSON.parse(JSON.stringify(seen)), 1);
    expect(candidates(lens).options).toEqual(candidates(table.lens(1)).options);
  });
});
