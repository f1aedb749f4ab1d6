import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '../src/boards/playable.ts';
import { Digits, digitOf } from '../src/table/ask/digits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list of so many options, and what has been chosen there. */
function listOf(count: number) {
  const chosen: number[] = [];
  const entries = (from: number): Entry[] =>
    Array.from({ length: count }, (_, index) => ({
      ...{ no: index + 1, option: from + index, step: 'whole', label: '' },
      choose: () => chosen.push(index + 1),
    }));
  let now = entries(0);
  const digits = new Digits(() => now);
  const type = (no: number) => {
    for (const digit of String(no)) digits.press(digit);
  };
  return { digits, chosen, type, anotherQuestion: () => (now = entries(1000)) };
}

test.each([3, 9, 10, 19, 20, 21, 47, 100, 123])('of %i options each is chosen by its number', (count) => {
  const { type, chosen } = listOf(count);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  for (const no of numbers) {
    type(no);
    vi.advanceTimersByTime(700);
  }
  expect(chosen).toEqual(numbers);
});

test('a number that no other begins with does not wait; one that waits is chosen at once when it is confirmed', () => {
  const { type, chosen, digits } = listOf(12);
  type(2);
  expect(chosen).toEqual([2]);
  type(1);
  expect(chosen).toEqual([2]);
  digits.confirm();
  expect(chosen).toEqual([2, 1]);
  vi.advanceTimersByTime(5000);
  expect(chosen).toEqual([2, 1]);
});

test('a number that waits never chooses from another question, nor after it was cleared', () => {
  const { type, chosen, digits, anotherQuestion } = listOf(12);
  type(1);
  digits.clear();
  vi.advanceTimersByTime(700);
  type(1);
  anotherQuestion();
  vi.advanceTimersByTime(700);
  expect(chosen).toEqual([]);
});

test('a digit is read as it is typed, or where a keyboard has it above another sign', () => {
  expect(digitOf({ key: '7', code: 'KeyU', shiftKey: false })).toBe('7');
  expect(digitOf({ key: '&', code: 'Digit1', shiftKey: false })).toBe('1');
  expect(digitOf({ key: '1', code: 'Digit1', shiftKey: true })).toBe('1');
  expect(digitOf({ key: '!', code: 'Digit1', shiftKey: true })).toBeUndefined();
  expect(digitOf({ key: 'End', code: 'Numpad1', shiftKey: false })).toBeUndefined();
});
