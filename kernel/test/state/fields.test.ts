import {
  type AnyFields,
  asRead,
  asWritten,
  copyFields,
  fieldsFault,
  flag,
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
  open: flag(),
  out: perSeat(false),
});

test('fields open with what they are declared to hold, one number per seat where it says so', () => {
  expect(openFields(declare(), 3)).toEqual({
    round: 1,
    holder: 0,
    order: [],
    score: [0, 0, 0],
    lives: [3, 3, 3],
    open: false,
    out: [false, false, false],
  });
});

test('the lists among the fields are known by name', () => {
  expect(listNames(declare())).toEqual(['order', 'score', 'lives', 'out']);
});

test('a copy of fields shares nothing with its original', () => {
  const fields = { round: 2, order: [1, 0], score: [4, 5], out: [true] };
  const copy = copyFields(fields, ['order', 'score', 'out']);
  expect(copy).toEqual(fields);
  fields.round = 3;
  for (const list of [fields.order, fields.score]) list.push(9);
  fields.out.push(false);
  expect(copy).toEqual({ round: 2, order: [1, 0], score: [4, 5], out: [true] });
});

const whole: AnyFields = {
  ...{ round: 1, holder: 0, order: [], score: [0, 0], lives: [3, 3], open: false, out: [false, false] },
};

describe('fields that fit their declaration', () => {
  test('have no fault', () => {
    expect(fieldsFault(declare(), openFields(declare(), 4), 4)).toBeUndefined();
    expect(
      fieldsFault(
        declare(),
        { ...whole, round: -1, order: [3, 1, 2], score: [1, 2], open: true, out: [true, false] },
        2,
      ),
    ).toBeUndefined();
  });

  test.each([
    ['one more', { ...whole, extra: 1 }, 'field "extra" is not declared'],
    ['a name every object has', { ...whole, toString: 1 }, 'field "toString" is not declared'],
    [
      'one left out',
      { holder: 0, order: [], score: [0, 0], lives: [0, 0], open: false, out: [false, false] },
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
    ['a seat without its number', { ...whole, score: [0] }, 'field "score" must have one number per seat'],
    ['a number for a flag', { ...whole, open: 1 }, 'field "open" must be true or false'],
    ['a number among flags', { ...whole, out: [1, 0] }, 'field "out" must be a list of true and false'],
    ['a seat without its flag', { ...whole, out: [true] }, 'field "out" must have one flag per seat'],
    ['a seat too many', { ...whole, score: [0, 0, 0] }, 'field "score" must have one number per seat'],
  ])('are not those with %s', (_what, fields, fault) => {
    expect(fieldsFault(declare(), fields, 2)).toBe(fault);
  });
});

describe('flags are written as 0 and 1, so that a game may turn a number into a flag and keep its hashes', () => {
  const fields: AnyFields = { ...whole, round: 7, open: true, out: [false, true] };

  test('written', () => {
    expect(asWritten(fields)).toEqual({ ...whole, round: 7, open: 1, out: [0, 1] });
    expect(Object.keys(asWritten(fields))).toEqual(Object.keys(fields));
  });

  test('and read again', () => {
    expect(asRead(declare(), asWritten(fields))).toEqual(fields);
    expect(asRead(declare(), fields)).toEqual(fields);
  });

  test('what is no flag is not made one', () => {
    const odd = { ...fields, open: 2, out: [1, 3] };
    expect(asRead(declare(), odd)).toEqual({ ...fields, open: 2, out: [true, 3] });
    expect(fieldsFault(declare(), asRead(declare(), odd), 2)).toBe('field "open" must be true or false');
  });
});
