import type { Field } from './fields.ts';
import { nth } from './lists.ts';

/** What can be asked of rows and done to them, wherever they are kept. */
export type RowsIn<Kept, Column extends string> = {
  readonly [Name in Column]: (kept: Readonly<Kept>, row: number) => number;
} & {
  count(kept: Readonly<Kept>): number;
  /** The number of the row that begins with these numbers, or -1. */
  find(kept: Readonly<Kept>, ...first: readonly number[]): number;
  has(kept: Readonly<Kept>, key: number): boolean;
  /** What stands in the second column of the row of `key`; undefined where there is none. */
  get(kept: Readonly<Kept>, key: number): number | undefined;
  add(kept: Kept, ...row: readonly number[]): void;
  /** Takes one row out. */
  remove(kept: Kept, row: number): void;
  /** Takes every row of `key` out. */
  drop(kept: Kept, key: number): void;
  clear(kept: Kept): void;
  /** All numbers of all rows, in order. */
  list(kept: Readonly<Kept>): number[];
};

/**
 * Small records in one flat list of numbers, read by the names of their columns: `const borrowed = rows('card', 'owner')`. It holds
 * no state: every question is given the list. The first column is what a row is found by. Declared as a field it is a list of the
 * table; declared as a local it is the end of a frame.
 */
export type Rows<Column extends string = never> = Field<'rows'> &
  RowsIn<number[], Column> & { readonly columns: readonly string[] };

export function rows<const Column extends string>(...columns: readonly Column[]): Rows<Column> {
  const inList = rowsIn<number[], Column>(columns, {
    read: (list) => list,
    write: (list) => list,
    start: () => 0,
  });
  return { ...inList, ...{ form: 'rows', start: 0 }, columns };
}

/** Where rows are kept: in which list of something, and from which place in it on. */
export interface RowsKept<Kept> {
  readonly read: (kept: Readonly<Kept>) => readonly number[];
  readonly write: (kept: Kept) => number[];
  readonly start: (kept: Readonly<Kept>) => number;
}

export function rowsIn<Kept, Column extends string>(
  columns: readonly Column[],
  where: RowsKept<Kept>,
): RowsIn<Kept, Column>;
export function rowsIn<Kept>(
  columns: readonly string[],
  { read, write, start: startOf }: RowsKept<Kept>,
): RowsIn<Kept, never> {
  const width = columns.length;
  const reader = (offset: number) => (kept: Readonly<Kept>, row: number) =>
    nth(read(kept), startOf(kept) + row * width + offset);
  /** Where in the list the row of `key` begins, or -1. */
  const indexOf = (kept: Readonly<Kept>, key: number): number => {
    const list = read(kept);
    for (let i = startOf(kept); i < list.length; i += width) if (list[i] === key) return i;
    return -1;
  };
  return {
    ...Object.fromEntries(columns.map((name, offset) => [name, reader(offset)])),
    count: (kept) => (read(kept).length - startOf(kept)) / width,
    find(kept, ...first) {
      const list = read(kept);
      const start = startOf(kept);
      for (let i = start; i < list.length; i += width)
        if (first.every((entry, offset) => list[i + offset] === entry)) return (i - start) / width;
      return -1;
    },
    has: (kept, key) => indexOf(kept, key) >= 0,
    get(kept, key) {
      const index = indexOf(kept, key);
      return index < 0 ? undefined : read(kept)[index + 1];
    },
    add(kept, ...row) {
      if (row.length !== width) throw new RangeError(`a row has ${width} numbers, not ${row.length}`);
      const list = write(kept);
      for (const entry of row) list.push(entry);
    },
    remove: (kept, row) => void write(kept).splice(startOf(kept) + row * width, width),
    drop(kept, key) {
      const list = write(kept);
      const start = startOf(kept);
      for (let i = list.length - width; i >= start; i -= width) if (list[i] === key) list.splice(i, width);
    },
    clear(kept) {
      const list = write(kept);
      const start = startOf(kept);
      while (list.length > start) list.pop();
    },
    list: (kept) => read(kept).slice(startOf(kept)),
  };
}
