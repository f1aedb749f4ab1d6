import { expect, test } from 'vitest';
import { differenceIn, unreadableIn } from '../../testkit/conformance/sent.ts';

test('a text that nobody can read is told with the option or ask it is for', () => {
  expect(unreadableIn([[['sail to 3', 'Sail to Cove', '']]])).toBe('"" for "sail to 3"');
  expect(unreadableIn([[{ seat: 1, name: 'offer' }, 'What do you offer undefined?']])).toBe(
    '"What do you offer undefined?" for "offer"',
  );
  expect(unreadableIn([['NaN points', 'un point']])).toBe('"NaN points"');
  expect(unreadableIn([['sail to 3', 'Sail to Cove']])).toBeUndefined();
});

test('a difference is told with the names of what differs', () => {
  const told = (n: number) => ({ told: [{ name: 'sealed', seat: 0, n: [n] }] });
  expect(differenceIn(told(5), told(8))).toBe('told.0 ("sealed").n.0: 5 against 8');
  expect(differenceIn(told(5), told(5))).toBeUndefined();
});
