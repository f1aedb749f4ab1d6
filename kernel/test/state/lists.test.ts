import { named, nth, repeated } from '@masterplan/kernel';
import { expect, test } from 'vitest';

test('an entry that must exist is returned, falsy or not', () => {
  expect(nth(['a', '', 'c'], 1)).toBe('');
  expect(nth([7, 0], 1)).toBe(0);
  expect(named({ zero: 0 }, 'zero')).toBe(0);
});

test.each([-1, 2, 0.5])('a miss in a list throws with the place and the length: %s', (index) => {
  expect(() => nth(['a', 'b'], index)).toThrow(new RangeError(`no entry ${index} in a list of 2`));
});

test('a miss in a dictionary throws with the name', () => {
  expect(() => named({ zero: 0 }, 'one')).toThrow(new RangeError('no entry named "one"'));
});

test('a list with the same number everywhere', () => {
  expect(repeated(-1, 3)).toEqual([-1, -1, -1]);
  expect(repeated(7, 0)).toEqual([]);
});
