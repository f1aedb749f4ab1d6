import { rows, tally } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';

describe('rows are small records in a flat list', () => {
  const loans = rows('card', 'owner');

  test('added, counted and read by the names of their columns', () => {
    const list: number[] = [];
    loans.add(list, 17, 2);
    loans.add(list, 4, 0);
    expect(list).toEqual([17, 2, 4, 0]);
    expect(loans.count(list)).toBe(2);
    expect(loans.card(list, 1)).toBe(4);
    expect(loans.owner(list, 0)).toBe(2);
  });

  test('a row that is not there is our fault', () => {
    expect(() => loans.owner([17, 2], 1)).toThrow('no entry 3 in a list of 2');
    expect(() => loans.add([], 17)).toThrow('a row has 2 numbers, not 1');
    expect(() => loans.remove([17, 2], 1)).toThrow('no row at 2 in a list of 2');
    expect(() => loans.remove([17, 2], -1)).toThrow('no row at -2 in a list of 2');
  });

  test('found by the first column, or by more of them', () => {
    const list = [17, 2, 4, 0, 17, 3];
    expect(loans.get(list, 17)).toBe(2);
    expect(loans.get(list, 2)).toBeUndefined();
    expect(loans.has(list, 4)).toBe(true);
    expect(loans.has(list, 0)).toBe(false);
    expect(loans.find(list, 17, 3)).toBe(2);
    expect(loans.find(list, 4)).toBe(1);
    expect(loans.find(list, 4, 1)).toBe(-1);
  });

  test('changed one number at a time', () => {
    const list = [17, 2, 4, 0];
    loans.set(list, 1, 'owner', 3);
    expect(list).toEqual([17, 2, 4, 3]);
  });

  test('taken out one by one, or all of a key', () => {
    const list = [17, 2, 4, 0, 17, 3];
    loans.remove(list, 1);
    expect(list).toEqual([17, 2, 17, 3]);
    loans.drop(list, 17);
    expect(list).toEqual([]);
  });

  test('they open as an empty list', () => {
    expect(loans).toMatchObject({ form: 'rows', start: 0, columns: ['card', 'owner'] });
  });
});

describe('a tally counts pieces that have no number of their own', () => {
  const tokens = tally({ of: ['strength', 'tech'] });

  test('none anywhere when it opens', () => {
    expect(tokens).toMatchObject({ form: 'numbers', start: 0, kinds: ['strength', 'tech'] });
    expect(tokens.get([], 3, 'tech')).toBe(0);
    expect(tokens.total([], 0)).toBe(0);
  });

  test('added and taken away, place by place and kind by kind', () => {
    const list: number[] = [];
    tokens.add(list, 1, 'tech', 3);
    tokens.add(list, 1, 'strength', 1);
    tokens.add(list, 0, 'tech', 2);
    tokens.add(list, 1, 'tech', -1);
    expect(list).toEqual([0, 2, 1, 2]);
    expect(tokens.get(list, 1, 'tech')).toBe(2);
    expect([tokens.at(list, 1, 1), tokens.at(list, 5, 0)]).toEqual([2, 0]);
    expect(tokens.total(list, 1)).toBe(3);
    expect(tokens.total(list, 0)).toBe(2);
  });

  test('fewer than none is our fault and changes nothing', () => {
    const list = [1, 0];
    expect(() => tokens.add(list, 0, 'strength', -2)).toThrow('-1 pieces of "strength" would be left');
    expect(() => tokens.add(list, 2, 'tech', -1)).toThrow(RangeError);
    expect(list).toEqual([1, 0]);
  });
});
