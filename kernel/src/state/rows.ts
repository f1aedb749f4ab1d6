import type { Field } from './fields.ts';
import { nth } from './lists.ts';

/**
 * Small records in one flat list of numbers, read by the names of their columns: `const borrowed = rows('card', 'owner')`. It holds
 * no state: every question is given the list, a field of the table or (through `locals`) the end of a frame. The first column is
 * what a row is found by.
 */
export type Rows<Column extends string = never> = Field<'numbers'> &
  RowsOf<readonly number[], number[]> & {
    readonly [Name in Column]: (list: readonly number[], row: number) => number;
  };

/** What can be asked of rows and done to them, wherever they are kept. */
export interface RowsOf<Read, Written extends Read> {
  count(list: Read): number;
  /** The number of the row that begins with these numbers, or -1. */
  find(list: Read, ...first: readonly number[]): number;
  has(list: Read, key: number): boolean;
  /** What stands in the second column of the row of `key`; undefined where there is none. */
  get(list: Read, key: number): number | undefined;
  add(list: Written, ...row: readonly number[]): void;
  /** Takes one row out. */
  remove(list: Written, row: number): void;
  /** Takes every row of `key` out. */
  drop(list: Written, key: number): void;
}

export function rows<Column extends string>(...columns: readonly Column[]): Rows<Column>;
export function rows(...columns: readonly string[]): Rows {
  const width = columns.length;
  const reader = (offset: number) => (list: readonly number[], row: number) =>
    nth(list, row * width + offset);
  return {
    ...Object.fromEntries(columns.map((name, offset) => [name, reader(offset)])),
    ...{ form: 'numbers', start: 0 },
    count: (list) => list.length / width,
    find: (list, ...first) => rowFrom(list, width, first),
    has: (list, key) => rowOf(list, width, key) >= 0,
    get(list, key) {
      const row = rowOf(list, width, key);
      return row < 0 ? undefined : list[row * width + 1];
    },
    add(list, ...row) {
      if (row.length !== width) throw new RangeError(`a row has ${width} numbers, not ${row.length}`);
      for (const entry of row) list.push(entry);
    },
    remove: (list, row) => void list.splice(row * width, width),
    drop(list, key) {
      for (let i = list.length - width; i >= 0; i -= width) if (list[i] === key) list.splice(i, width);
    },
  };
}

function rowOf(list: readonly number[], width: number, key: number): number {
  for (let i = 0; i < list.length; i += width) if (list[i] === key) return i / width;
  return -1;
}

function rowFrom(list: readonly number[], width: number, first: readonly number[]): number {
  for (let i = 0; i < list.length; i += width)
    if (first.every((entry, offset) => list[i + offset] === entry)) return i / width;
  return -1;
}
