import {
  bind,
  fromContent,
  type GameDefinition,
  languages,
  layout,
  numbers,
  optionSetsOf,
  optionsFaults,
  perSeat,
  type Shape,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';

interface Loose extends Shape {
  kind: { readonly id: string; readonly side: number };
}

const declare = (more: Partial<GameDefinition<Loose>> = {}): GameDefinition<Loose> => ({
  id: 'loose',
  version: '3',
  seats: [2],
  options: {
    mode: { values: ['short', 'long'], usual: 'short' },
    loud: { values: [true, false], usual: false },
  },
  layout: layout({ row: { order: 'kept', seenBy: 'all' } }).layout,
  fields: { order: numbers(), score: perSeat() },
  words: { wink: 'wink at #' },
  verbs: [],
  bound: 1,
  course: { name: 'evening', run: () => {} },
  setup: () => {},
  ...more,
});

const kinds = [
  { id: 'ace', side: 1 },
  { id: 'king', side: 0 },
];

test('what rules read off the content is read once for each list of kinds', () => {
  let times = 0;
  const idsOf = fromContent<Loose, string[] | undefined>((all) => {
    times += 1;
    return all.length === 0 ? undefined : all.map(({ id }) => id);
  });
  const game = bind(declare(), kinds);
  const bare = bind(declare(), []);
  expect([idsOf(game), idsOf(bare), idsOf(game), idsOf(bare)]).toEqual([
    ['ace', 'king'],
    undefined,
    ['ace', 'king'],
    undefined,
  ]);
  expect(times).toBe(2);
});

describe('a game bound to its content', () => {
  test('knows its kinds by number and by id', () => {
    const game = bind(declare(), kinds);
    expect(game.kinds).toBe(kinds);
    expect([game.kindNo('ace'), game.kindNo('king')]).toEqual([0, 1]);
    expect(() => game.kindNo('queen')).toThrow(new RangeError('loose has no kind "queen"'));
  });

  test('refuses two kinds of one id', () => {
    expect(() => bind(declare(), [...kinds, { id: 'ace', side: 0 }])).toThrow(
      'loose: two kinds have the same id',
    );
  });

  test('reads the attributes of every kind, and the kind itself is one', () => {
    expect(bind(declare(), kinds).attributeValues).toEqual({ kind: [0, 1] });
    const game = bind(declare({ attributes: { side: (kind) => kind.side } }), kinds);
    expect(game.attributeValues).toEqual({ kind: [0, 1], side: [1, 0] });
  });

  test('finds phases, verbs, windows and lists by name', () => {
    const game = bind(
      declare({
        verbs: [{ name: 'wink', run: () => {}, say: () => ({ kind: 'plus', amount: 1, noun: 'wink' }) }],
        windows: { night: { answers: [] }, day: { answers: [] } },
      }),
      kinds,
    );
    expect(Object.keys(game.phaseNamed)).toEqual(['evening']);
    expect(game.verbNamed.wink?.name).toBe('wink');
    expect(game.windowNames).toEqual(['night', 'day']);
    expect(bind(declare(), kinds).windowNames).toEqual([]);
    expect(game.lists).toEqual(['order', 'score']);
    expect(game.keyOf(3 << 12)).toBe('wink at 3');
  });

  test('knows who looks where at any number of seats', () => {
    const game = bind(declare(), kinds);
    expect([game.sight(2), game.sight(4)]).toEqual([[0b111], [0b11111]]);
    expect(game.sight(2)).toBe(game.sight(2));
  });
});

describe('table options', () => {
  test('are filled in with what is usual', () => {
    const { optionsFrom } = bind(declare(), kinds);
    expect(optionsFrom({})).toEqual({ mode: 'short', loud: false });
    expect(optionsFrom({ loud: true })).toEqual({ mode: 'short', loud: true });
    expect(optionsFrom({ mode: 'long', loud: false })).toEqual({ mode: 'long', loud: false });
  });

  test('that a game does not have are faults, each with its place', () => {
    const { options } = declare();
    expect(optionsFaults(options, { mode: 'long', loud: true })).toEqual([]);
    expect(optionsFaults(options, { mode: 'odd', speed: 3, constructor: 1, loud: false })).toEqual([
      { path: 'mode', code: 'not-one-of', expected: 'short, long' },
      { path: 'speed', code: 'unknown-key', expected: 'mode, loud' },
      { path: 'constructor', code: 'unknown-key', expected: 'mode, loud' },
    ]);
  });

  test('that are wrong open no table', () => {
    expect(() => bind(declare(), kinds).optionsFrom({ mode: 'odd' })).toThrow(
      new RangeError('option "mode" is not-one-of: short, long'),
    );
  });
});

describe('what a registered game is tested with', () => {
  const text = () => {
    throw new Error('not read');
  };

  test('is every combination of its options', () => {
    expect(optionSetsOf({ game: bind(declare(), kinds), text })).toEqual([
      { mode: 'short', loud: true },
      { mode: 'short', loud: false },
      { mode: 'long', loud: true },
      { mode: 'long', loud: false },
    ]);
    expect(optionSetsOf({ game: bind(declare({ options: {} }), kinds), text })).toEqual([{}]);
  });

  test('is what it says, where it says so', () => {
    const optionSets = [{ mode: 'long' }];
    expect(optionSetsOf({ game: bind(declare(), kinds), text, optionSets })).toBe(optionSets);
  });
});

test('everything is said in English and French', () => {
  expect(languages).toEqual(['en', 'fr']);
});
