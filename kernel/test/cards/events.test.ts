import { type GameEvent, HIDDEN, hearsay, seeEvent } from '@masterplan/kernel';
import { expect, test } from 'vitest';

const stolen: GameEvent = {
  name: 'stolen',
  seat: 1,
  cards: [4, 7, 9],
  faces: [2, 0, 5],
  masks: [0b011, 0b111, 0b000],
  n: [3],
};

test('a viewer sees the faces they knew when it happened, and no masks', () => {
  expect(seeEvent(stolen, 0)).toEqual({
    name: 'stolen',
    seat: 1,
    cards: [4, 7, 9],
    faces: [2, 0, HIDDEN],
    n: [3],
  });
  expect(seeEvent(stolen, 2).faces).toEqual([HIDDEN, 0, HIDDEN]);
});

test('what a viewer tells on is what they saw; of the rest nobody hears', () => {
  expect(hearsay(stolen, 1)).toEqual({ ...stolen, faces: [2, 0, HIDDEN], masks: [0b011, 0b111, 0] });
  expect(hearsay(stolen, 2)).toEqual({ ...stolen, faces: [HIDDEN, 0, HIDDEN], masks: [0, 0b111, 0] });
});
