import { describe, expect, test } from 'vitest';
import { ratios } from '../src/measure.ts';
import { conclusion, tableOf } from '../src/report.ts';
import { type Figure, spreadOf, verdictOn } from '../src/spread.ts';

describe('the spread of several measurements', () => {
  test('is their median and where the middle half of them lies, so that one slow turn moves none of it', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4 });
    expect(spreadOf([5, -900, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4 });
  });

  test('lies between two of them where none is in the middle', () => {
    expect(spreadOf([1, 2, 3, 4])).toEqual({ median: 2.5, low: 1.75, high: 3.25 });
  });

  test('of a single one is that one', () => {
    expect(spreadOf([7])).toEqual({ median: 7, low: 7, high: 7 });
  });
});

test('what is compared is compared turn by turn: a machine that slows down slows both', () => {
  expect(spreadOf(ratios([60, 30, 60], [1, 0.5, 1]))).toEqual({ median: 60, low: 60, high: 60 });
});

const figure = (bar: Pick<Figure, 'least' | 'most'>): Figure => ({
  ...{ name: 'against the rival', unit: 'times', value: { median: 60, low: 58, high: 62 } },
  ...bar,
});

describe('a bar', () => {
  test.each([
    [{}, 'no bar'],
    [{ least: 57 }, 'met'],
    [{ least: 58 }, 'met'],
    [{ least: 59 }, 'not decided'],
    [{ least: 61 }, 'not decided'],
    [{ least: 62.1 }, 'missed'],
    [{ most: 63 }, 'met'],
    [{ most: 62 }, 'met'],
    [{ most: 61 }, 'not decided'],
    [{ most: 57.9 }, 'missed'],
  ] as const)('of %j is %s by a median of 60 between 58 and 62', (bar, verdict) => {
    expect(verdictOn(figure(bar))).toBe(verdict);
  });

  test('within the spread says so, with the spread beside it', () => {
    expect(tableOf([figure({ least: 59 })])).toMatch(
      /60\.0 times +58\.0 to 62\.0 +at least 59\.0 +within the spread: not decided/,
    );
    expect(tableOf([figure({ least: 70 })])).toMatch(/at least 70\.0 +MISSED/);
  });

  test('that is not decided is neither counted as met nor as missed', () => {
    expect(conclusion([figure({ least: 57 }), figure({})])).toBe('every bar is met');
    expect(conclusion([figure({ least: 59 }), figure({ most: 60 })])).toMatch(/^bars not decided: 2;/);
    expect(conclusion([figure({ least: 70 }), figure({ most: 60 })])).toMatch(
      /^bars missed: 1; bars not decided: 1;/,
    );
  });
});
