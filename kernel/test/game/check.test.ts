import {
  type Check,
  checkIds,
  dictionaryOf,
  type Fault,
  isRecord,
  listOf,
  object,
  oneOf,
  optional,
  optionsFaults,
  text,
  truth,
  whole,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';

function faultsOf(check: Check<unknown>, value: unknown, path = ''): Fault[] {
  const faults: Fault[] = [];
  const fits = check(value, path, faults);
  expect(fits).toBe(faults.length === 0);
  return faults;
}

const gadget = () =>
  object({
    name: text(12),
    cost: whole(0, 9),
    side: oneOf('hero', 'villain'),
    rare: optional(truth),
    tags: optional(listOf(text())),
  });

describe('what fits has no fault', () => {
  test.each<[string, () => Check<unknown>, unknown]>([
    ['a text', () => text(), 'x'],
    ['the longest text', () => text(3), 'abc'],
    ['a text of usual length', () => text(), 'x'.repeat(1000)],
    ['a text with accents, joined signs and hard spaces', () => text(), 'É\u00a0: 👨\u200d🚀 שלום'],
    ['a whole number', () => whole(), -7],
    ['the least number', () => whole(2, 4), 2],
    ['the greatest number', () => whole(2, 4), 4],
    ['a truth value', () => truth, false],
    ['one of several', () => oneOf<'hero' | 2>('hero', 2), 2],
    ['an empty list', () => listOf(text()), []],
    ['a list', () => listOf(whole()), [1, 2]],
    ['an empty dictionary', () => dictionaryOf(whole()), {}],
    ['a dictionary', () => dictionaryOf(whole()), { a: 1 }],
    ['an object with all keys', gadget, { name: 'ray', cost: 3, side: 'hero', rare: true, tags: ['x'] }],
    ['an object without what may be left out', gadget, { name: 'ray', cost: 3, side: 'hero' }],
  ])('%s', (_what, check, value) => {
    expect(faultsOf(check(), value)).toEqual([]);
  });
});

describe('what does not fit is a fault with its place, its code and what would have been right', () => {
  test.each<[string, () => Check<unknown>, unknown, Fault['code'], string]>([
    ['no text', () => text(9), 3, 'not-a-text', '1–9'],
    ['an empty text', () => text(9), '', 'not-a-text', '1–9'],
    ['too long a text', () => text(3), 'abcd', 'not-a-text', '1–3'],
    ['a text beyond the usual', () => text(), 'x'.repeat(1001), 'not-a-text', '1–1000'],
    ['a list as long as a text', () => text(9), ['x'], 'not-a-text', '1–9'],
    ['a sequence that a terminal obeys', () => text(), 'a\u001b[2Jb', 'unprintable', ''],
    ['a line break', () => text(), 'a\nb', 'unprintable', ''],
    ['a line separator', () => text(), 'a\u2028b', 'unprintable', ''],
    ['a turn of direction', () => text(), 'a\u202eb', 'unprintable', ''],
    ['an isolate', () => text(), 'a\u2066b', 'unprintable', ''],
    ['a fraction', () => whole(0, 9), 1.5, 'not-a-whole-number', '0–9'],
    ['a number in quotes', () => whole(0, 9), '1', 'not-a-whole-number', '0–9'],
    ['too small a number', () => whole(2, 4), 1, 'not-a-whole-number', '2–4'],
    ['too great a number', () => whole(2, 4), 5, 'not-a-whole-number', '2–4'],
    ['no truth value', () => truth, 0, 'not-a-truth-value', 'true, false'],
    ['another word', () => oneOf<'hero' | 2>('hero', 2), '2', 'not-one-of', 'hero, 2'],
    ['no list', () => listOf(text()), { length: 0 }, 'not-a-list', '[…]'],
    ['a list for a dictionary', () => dictionaryOf(text()), [], 'not-an-object', '{…}'],
    ['nothing for a dictionary', () => dictionaryOf(text()), null, 'not-an-object', '{…}'],
    ['a text for an object', gadget, 'ray', 'not-an-object', '{…}'],
    ['a list for an object', gadget, [], 'not-an-object', '{…}'],
  ])('%s', (_what, check, value, code, expected) => {
    expect(faultsOf(check(), value, 'at')).toEqual([{ path: 'at', code, expected }]);
  });

  test('an entry of a list is named by its place, an entry of a dictionary by its name', () => {
    const wrong = { code: 'not-a-whole-number', expected: '0–9' };
    expect(faultsOf(listOf(whole(0, 9)), [1, 'x'], 'at')).toEqual([{ path: 'at[1]', ...wrong }]);
    expect(faultsOf(dictionaryOf(whole(0, 9)), { a: 1, b: [] }, 'at')).toEqual([{ path: 'at.b', ...wrong }]);
  });

  test('all of an object’s faults are found at once', () => {
    const faults = faultsOf(gadget(), { cost: 10, side: 'robot', rare: 1, tags: ['x', ''], colour: 'red' });
    expect(faults).toEqual([
      { path: 'colour', code: 'unknown-key', expected: 'name, cost, side, rare, tags' },
      { path: 'name', code: 'missing', expected: 'name' },
      { path: 'cost', code: 'not-a-whole-number', expected: '0–9' },
      { path: 'side', code: 'not-one-of', expected: 'hero, villain' },
      { path: 'rare', code: 'not-a-truth-value', expected: 'true, false' },
      { path: 'tags[1]', code: 'not-a-text', expected: '1–1000' },
    ]);
  });

  test('paths go down through objects, lists and dictionaries', () => {
    const pack = object({ supers: listOf(gadget()), prices: dictionaryOf(object({ of: whole(0, 9) })) });
    const faults = faultsOf(pack, {
      supers: [
        { name: 'ray', cost: 3, side: 'hero' },
        { name: 'fog', cost: -1, side: 'hero' },
      ],
      prices: { ray: { of: 2 }, fog: {} },
    });
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['supers[1].cost', 'not-a-whole-number'],
      ['prices.fog.of', 'missing'],
    ]);
  });

  test('a path tells a name from outside without obeying it', () => {
    const name = 'a\u001b[2J\n\u202e';
    const path = 'at.a\\u001b[2J\\u000a\\u202e';
    expect(faultsOf(object({}), { [name]: 1 }, 'at')).toEqual([{ path, code: 'unknown-key', expected: '' }]);
    expect(faultsOf(dictionaryOf(truth), { [name]: 1 }, 'at')[0]?.path).toBe(path);
    expect(optionsFaults({}, { [name]: 1 })[0]?.path).toBe(path.slice(3));
  });

  test('names that every object has are neither known keys nor present ones', () => {
    expect(faultsOf(object({ toString: whole(0, 1) }), {})).toEqual([
      { path: 'toString', code: 'missing', expected: 'toString' },
    ]);
    expect(faultsOf(object({}), { constructor: 1 })).toEqual([
      { path: 'constructor', code: 'unknown-key', expected: '' },
    ]);
  });

  test('an earlier fault elsewhere does not make what fits wrong', () => {
    const faults: Fault[] = [{ path: 'x', code: 'wrong', expected: '' }];
    expect(listOf(whole())([1], 'at', faults)).toBe(true);
    expect(dictionaryOf(whole())({ a: 1 }, 'at', faults)).toBe(true);
    expect(object({})({}, 'at', faults)).toBe(true);
  });
});

test('a record is an object that is neither nothing nor a list', () => {
  expect([{}, { a: 1 }, [], null, undefined, 'x', 1].map(isRecord)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('an id stands once in all lists of a pack, and is none that is taken already', () => {
  const faults: Fault[] = [];
  checkIds({ heroes: [{ id: 'ann' }, { id: 'box' }], tools: [{ id: 'saw' }, { id: 'ann' }] }, faults, [
    'box',
  ]);
  expect(faults).toEqual([
    { path: 'heroes[1].id', code: 'twice', expected: 'box' },
    { path: 'tools[1].id', code: 'twice', expected: 'ann' },
  ]);
});
