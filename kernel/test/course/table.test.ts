import { bind, type GameEvent, NONE, nth, open, Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, asksOf } from '../tiny/answer.ts';
import { lay } from '../tiny/bare.ts';
import { asking, courseOf, openCourse } from '../tiny/course.ts';
import { thieves } from '../tiny/thieves.ts';
import { ticTacToe } from '../tiny/tic-tac-toe.ts';

describe('opening a table', () => {
  test('sets it up and runs to the first ask', () => {
    const table = openCourse(asking);
    expect(asksOf(table)).toEqual(['1 asking']);
    expect(table.state).toMatchObject({
      as: 'truth',
      seats: 2,
      sealed: [NONE, NONE],
      standing: [],
      options: { mode: 'short' },
      zones: [[], []],
      fields: { steps: 0 },
      asked: 0b10,
      ready: 0,
      form: 'open',
      outcome: null,
      stack: [{ verb: 'asking', at: 0, you: -1, self: -1, kind: -1, part: '', did: 0, n: [] }],
    });
    expect(table.over).toBe(false);
    expect(table.learned).toBe(false);
  });

  test('takes table options, and refuses those there are none of', () => {
    const game = bind(courseOf(asking), []);
    expect(open(game, { seats: 3, seed: '', options: { mode: 'long' } }).state.options).toEqual({
      mode: 'long',
    });
    expect(() => open(game, { seats: 3, seed: '', options: { mode: 'odd' } })).toThrow(RangeError);
  });

  test('is refused for a number of seats the game is not for', () => {
    expect(() => open(ticTacToe, { seats: 3, seed: '' })).toThrow(
      new RangeError('tic-tac-toe is not for 3 seats'),
    );
  });

  test('by equal seeds gives equal tables, by others others', () => {
    const states = ['a', 'a', 'b', 'c'].map((seed) =>
      JSON.stringify(open(thieves, { seats: 2, seed }).state.face),
    );
    expect(states[0]).toBe(states[1]);
    expect(new Set(states).size).toBeGreaterThan(1);
  });

  test('tells its events where somebody listens, and lets others decide chance', () => {
    const events: GameEvent[] = [];
    const table = open(thieves, { seats: 2, seed: '', events, chance: (limit) => limit - 1 });
    expect(events.map(({ name }) => name)).toEqual(['shuffled', 'moved', 'moved']);
    expect(table.state.face).toEqual([0, 1, 2, 3]);
    expect(table.book).toBe('kept');
    expect(open(thieves, { seats: 2, seed: '', book: 'dropped' }).state.lots).toEqual([]);
  });
});

describe('a copy', () => {
  test('is equal, goes on alike, and shares nothing with its original', () => {
    const table = open(thieves, { seats: 2, seed: 'copy' });
    answer(table, 0, 'peek');
    const before = JSON.stringify(table.state);
    const copy = table.copy();
    expect(JSON.stringify(copy.state)).toBe(before);
    answer(copy, 1, 'shuffle');
    copy.move(0, 1);
    copy.claimAmong('kind', [1], [table.face(1)]);
    copy.state.stack.push({ ...nth(copy.state.stack, 0) });
    expect(JSON.stringify(table.state)).toBe(before);
    answer(table, 1, 'shuffle');
    const other = table.copy();
    answer(table, 0, 'draw');
    answer(other, 0, 'draw');
    expect(other.state).toEqual(table.state);
  });

  test('shares no list anywhere', () => {
    const table = lay({ deck: 'ace king queen', squad: ['knave', ''] });
    table.claimSum('cost', [0, 1], 3);
    table.show(0, 0b1);
    table.shuffle(0);
    table.state.stack[0]?.n.push(1);
    expect(sharedParts(table.state, table.copy().state)).toEqual(['options']);
  });

  test('is listened to by nobody, and keeps its book or drops it', () => {
    const table = open(thieves, { seats: 2, seed: '', events: [] });
    expect(table.copy().events).toBeUndefined();
    expect([table.copy().book, table.copy('dropped').book, table.copy('dropped').copy().book]).toEqual([
      'kept',
      'dropped',
      'dropped',
    ]);
  });
});

/** The paths at which two structures hold the very same list or object. */
function sharedParts(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return [];
  if (one === other) return [path];
  const entries = Object.entries(one);
  return entries.flatMap(([name, part]) =>
    sharedParts(part, Reflect.get(Object(other), name), path === '' ? name : `${path}.${name}`),
  );
}

describe('ending', () => {
  test('keeps winners and reason, drops what is unfinished, and asks nobody', () => {
    const table = openCourse(asking);
    const winners = [1];
    table.end(winners, 'line');
    winners.push(0);
    expect(table.state).toMatchObject({ outcome: { winners: [1], reason: 'line' }, stack: [], asked: 0 });
    expect(asksOf(table)).toEqual([]);
  });
});

test('a table made of a state read from JSON plays on', () => {
  const table = open(ticTacToe, { seats: 2, seed: '' });
  answer(table, 0, 'mark 4');
  const read = new Table(ticTacToe, JSON.parse(JSON.stringify(table.state)));
  expect(read.book).toBe('kept');
  answer(read, 1, 'mark 0');
  expect(read.fields.cells).toEqual([2, 0, 0, 0, 1, 0, 0, 0, 0]);
});

test('a lens is made once for each viewer', () => {
  const table = lay({ deck: 'ace' });
  expect(table.lens(1)).toBe(table.lens(1));
  expect([table.lens(0).viewer, table.lens(2).viewer]).toEqual([0, 2]);
});
