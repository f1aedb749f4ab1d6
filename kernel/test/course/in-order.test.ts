import { bind, inOrder, nth, open, steps } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { type Course, courseOf } from '../tiny/course.ts';

/** Runs cards 0, 1, … in the order of `places`; what an act does may change places and who waits. */
function run(
  places: number[],
  act: (card: number, waiting: Set<number>) => void = () => undefined,
): number[] {
  const waiting = new Set(places.keys());
  const acted: number[] = [];
  const told: number[] = [];
  const line = inOrder<Course>('line', {
    waiting: (_table, found) => void found.push(...waiting),
    number: (_table, card) => nth(places, card),
    before: (_table, a, b) => a - b,
    acted: () => acted,
    act(_table, card) {
      told.push(card);
      act(card, waiting);
    },
  });
  const evening = steps<Course>('evening', [line, (table) => table.end([], 'over')]);
  open(bind({ ...courseOf(evening), setup: () => undefined }, []), { seats: 2, seed: '' });
  return told;
}

test('cards act in their order, each once', () => {
  expect(run([30, 10, 20])).toEqual([1, 2, 0]);
});

test('a card that comes to stand before those that have acted still acts, next', () => {
  const places = [10, 20, 30];
  const told = run(places, (card) => {
    if (card === 0) places[2] = 0;
  });
  expect(told).toEqual([0, 2, 1]);
});

test('a card that is gone does not act, and one that joins does', () => {
  const places = [10, 20, 30];
  const told = run(places, (card, waiting) => {
    if (card !== 0) return;
    waiting.delete(1);
    waiting.add(places.push(25) - 1);
  });
  expect(told).toEqual([0, 3, 2]);
});

test('of cards with the same number the one that stands before the other acts first', () => {
  expect(run([20, 0, 20, 0])).toEqual([1, 3, 0, 2]);
});
