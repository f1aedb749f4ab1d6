import type { Field } from './fields.ts';
import { missing } from './lists.ts';

/** Operations on rows, wherever they are stored. */
export type RowsIn<Kept, Column extends string> = {
  readonly [Name in Column]: (kept: Readonly<Kept>, row: number) => number;
} & {
  count(kept: Readonly<Kept>): number;
  /** The number of the row that begins with this number, or with these two; -1 where there is none. */
  find(kept: Readonly<Kept>, first: number, second?: number): number;
  has(kept: Readonly<Kept>, key: number): boolean;
  /** The second column of the row of `key`; undefined if there is no such row. */
  get(kept: Readonly<Kept>, key: number): number | undefined;
  add(kept: Kept, ...row: readonly number[]): void;
  /** Changes one number of a row. */
  set(kept: Kept, row: number, column: Column, value: number): void;
  /** Removes one row. */
  remove(kept: Kept, row: number): void;
  /** Removes every row of `key`. */
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

export function rows<const Column extends string>(...columns: readonly Column[]): Rows<Column>;
export function rows(...columns: readonly string[]): Rows {
  const width = columns.length;
  const reader = (offset: number) => (list: readonly number[], row: number) =>
    list[row * width + offset] ?? missing(list, row * width + offset);
  return {
    ...Object.fromEntries(columns.map((name, offset) => [name, reader(offset)])),
    ...{ form: 'rows', start: 0 },
    columns,
    count: (list) => list.length / width,
    find: (list, first, second) => findRow(list, 0, width, first, second) / width,
    has: (list, key) => indexOfRow(list, 0, width, key) >= 0,
    get(list, key) {
      const at = indexOfRow(list, 0, width, key);
      return at < 0 ? undefined : list[at + 1];
    },
    add: (list, ...row) => addRow(list, width, row),
    set(list, row, column, value) {
      list[row * width + columnNo(columns, column)] = value;
    },
    remove: (list, row) => removeRow(list, row * width, width),
    drop: (list, key) => dropRows(list, 0, width, key),
    clear: (list) => cutTo(list, 0),
    list: (list) => list.slice(),
  };
}

/** Rows at the end of a frame's numbers, from where `startOf` says they begin. */
export function rowsInFrame<Kept extends { n: number[] }, Column extends string>(
  columns: readonly Column[],
  startOf: (frame: Readonly<Kept>) => number,
): RowsIn<Kept, Column>;
export function rowsInFrame<Kept extends { n: number[] }>(
  columns: readonly string[],
  startOf: (frame: Readonly<Kept>) => number,
): RowsIn<Kept, never> {
  const width = columns.length;
  const reader = (offset: number) => (frame: Readonly<Kept>, row: number) => {
    const at = startOf(frame) + row * width + offset;
    return frame.n[at] ?? missing(frame.n, at);
  };
  return {
    ...Object.fromEntries(columns.map((name, offset) => [name, reader(offset)])),
    count: (frame) => (frame.n.length - startOf(frame)) / width,
    find(frame, first, second) {
      const start = startOf(frame);
      const at = findRow(frame.n, start, width, first, second);
      return at < 0 ? -1 : (at - start) / width;
    },
    has: (frame, key) => indexOfRow(frame.n, startOf(frame), width, key) >= 0,
    get(frame, key) {
      const at = indexOfRow(frame.n, startOf(frame), width, key);
      return at < 0 ? undefined : frame.n[at + 1];
    },
    add: (frame, ...row) => addRow(frame.n, width, row),
    set(frame, row, column, value) {
      frame.n[startOf(frame) + row * width + columnNo(columns, column)] = value;
    },
    remove: (frame, row) => removeRow(frame.n, startOf(frame) + row * width, width),
    drop: (frame, key) => dropRows(frame.n, startOf(frame), width, key),
    clear: (frame) => cutTo(frame.n, startOf(frame)),
    list: (frame) => frame.n.slice(startOf(frame)),
  };
}

/**
 * The index where the row of `key` begins, or -1. There are few rows and they are searched at every step, so a loop beats
 * `indexOf`.
 */
function indexOfRow(list: readonly number[], start: number, width: number, key: number): number {
  for (let i = start; i < list.length; i += width) if (list[i] === key) return i;
  return -1;
}

/** The index of the row that begins with these numbers, or a negative number. */
function findRow(
  list: readonly number[],
  start: number,
  width: number,
  first: number,
  second: number | undefined,
): number {
  for (let i = start; i < list.length; i += width)
    if (list[i] === first && (second === undefined || list[i + 1] === second)) return i;
  return -width;
}

function columnNo(columns: readonly string[], column: string): number {
  const no = columns.indexOf(column);
  if (no < 0) throw new RangeError(`there is no column "${column}"`);
  return no;
}

function addRow(list: number[], width: number, row: readonly number[]): void {
  if (row.length !== width) throw new RangeError(`a row has ${width} numbers, not ${row.length}`);
  for (const entry of row) list.push(entry);
}

/** Moves the rest up by hand: `splice` would make a list of what it removes. */
function removeRow(list: number[], at: number, width: number): void {
  if (at < 0 || at >= list.length) throw new RangeError(`no row at ${at} in a list of ${list.length}`);
  for (let i = at + width; i < list.length; i++) list[i - width] = list[i] ?? missing(list, i);
  cutTo(list, list.length - width);
}

function dropRows(list: number[], start: number, width: number, key: number): void {
  for (let i = list.length - width; i >= start; i -= width) if (list[i] === key) removeRow(list, i, width);
}

/** Entry by entry: to set `length` takes the engine far longer for lists as short as these. */
function cutTo(list: number[], length: number): void {
  while (list.length > length) list.pop();
}
