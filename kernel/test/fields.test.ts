import {
  type AnyFields,
  copyFields,
  fieldsFault,
  listNames,
  number,
  numbers,
  openFields,
  perSeat,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';

const declare = () => ({
  round: number(1),
  holder: number(),
  order: numbers(),
  score: perSeat(),
  lives: perSeat(3),
});

test('fields open with what they are declared to hold, one number a seat where it says so', () => {
  expect(openFields(declare(), 3)).toEqual({
    round: 1,
    holder: 0,
    order: [],
    score: [0, 0, 0],
    lives: [3, 3, 3],
  });
});

test('the lists among the fields are known by name', () => {
  expect(listNames(declare())).toEqual(['order', 'score', 'lives']);
});

test('a copy of fields shares nothing with its original', () => {
  const fields: AnyFields = { round: 2, order: [1, 0], score: [4, 5] };
  const copy = copyFields(fields, ['order', 'score']);
  expect(copy).toEqual(fields);
  fields.round = 3;
  for (const list of [fields.order, fields.score]) if (Array.isArray(list)) list.push(9);
  expect(copy).toEqual({ round: 2, order: [1, 0], score: [4, 5] });
});

describe('fields that fit their declaration', () => {
  test('have no fault', () => {
    expect(fieldsFault(declare(), openFields(declare(), 4), 4)).toBeUndefined();
    expect(
      fieldsFault(declare(), { round: -1, holder: 0, order: [3, 1, 2], score: [1, 2], lives: [0, 0] }, 2),
    ).toBeUndefined();
  });

  const whole: AnyFields = { round: 1, holder: 0, order: [], score: [0, 0], lives: [3, 3] };
  test.each([
    ['one more', { ...whole, extra: 1 }, 'field "extra" is not declared'],
    ['a name every object has', { ...whole, toString: 1 }, 'field "toString" is not declared'],
    [
      'one left out',
      { holder: 0, order: [], score: [0, 0], lives: [0, 0] },
      'field "round" must be a whole number',
    ],
    ['a fraction', { ...whole, holder: 0.5 }, 'field "holder" must be a whole number'],
    ['a list for a number', { ...whole, holder: [0] }, 'field "holder" must be a whole number'],
    ['a number for a list', { ...whole, order: 1 }, 'field "order" must be a list of whole numbers'],
    [
      'a list with a fraction',
      { ...whole, order: [1, 1.5] },
      'field "order" must be a list of whole numbers',
    ],
    ['a seat without its number', { ...whole, score: [0] }, 'field "score" must have one number a seat'],
    ['a seat too many', { ...whole, score: [0, 0, 0] }, 'field "score" must have one number a seat'],
  ])('are not those with %s', (_what, fields, fault) => {
    expect(fieldsFault(declare(), fields, 2)).toBe(fault);
  });
});
