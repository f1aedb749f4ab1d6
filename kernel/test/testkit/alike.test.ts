import { describe, expect, test } from 'vitest';
import { areAlike } from '../../testkit/conformance/alike.ts';

describe('two things are alike where their bytes are the same', () => {
  const day = (n: number) => new Date(n);
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['plain data', { a: [1, [2], { b: 'c' }], d: null }, { a: [1, [2], { b: 'c' }], d: null }],
    ['a number deep inside', { a: [1, [2]] }, { a: [1, [3]] }],
    ['an entry more', { a: [1, 2] }, { a: [1, 2, 3] }],
    ['a name more', { a: 1 }, { a: 1, b: 2 }],
    ['a name that JSON leaves out', { a: 1 }, { a: 1, b: undefined }],
    ['names in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['another name', { a: 1 }, { b: 1 }],
    ['a list and an object', [], {}],
    ['nothing and an object', null, {}],
    ['a number and its word', [1], ['1']],
    ['zeros of both signs', [0], [-0]],
    ['what is no number', [Number.NaN], [Number.NaN]],
    ['what writes itself in its own way', { at: day(0) }, { at: day(0) }],
    ['… and differs', { at: day(0) }, { at: day(1) }],
  ];

  test.each(pairs)('%s', (_, one, other) => {
    expect(areAlike(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    expect(areAlike(other, one)).toBe(JSON.stringify(one) === JSON.stringify(other));
  });
});
