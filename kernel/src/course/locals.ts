import type { Field } from '../state/fields.ts';
import { missing, nth } from '../state/lists.ts';
import { type Rows, type RowsIn, rowsInFrame } from '../state/rows.ts';
import type { Frame } from '../state/state.ts';

/** One of several words, stored as a number. Only what a phase remembers can be declared so. */
export interface WordChoice<Word extends string = string> {
  readonly form: 'choice';
  /** The first of them is what it begins with. */
  readonly words: readonly Word[];
}

export const choice = <const Word extends string>(...words: readonly Word[]): WordChoice<Word> => ({
  form: 'choice',
  words,
});

type Single = Field<'number'> | Field<'flag'> | WordChoice;
type Local = Single | Field<'per-seat'> | Rows;

/** What a phase remembers, declared by name. Rows take whatever room follows, so there is at most one of them, declared last. */
export type LocalsDeclared = Readonly<Record<string, Local>>;

/** A place in a frame that holds one value. */
export interface SingleLocal<Value> {
  of(frame: Readonly<Frame>): Value;
  set(frame: Frame, value: Value): void;
}

/** A place in a frame that holds a number. */
export interface NumberLocal extends SingleLocal<number> {
  /** Adds to it, and returns its earlier value. */
  add(frame: Frame, more: number): number;
}

/** Places in a frame that hold one number per seat. */
export interface SeatsLocal {
  of(frame: Readonly<Frame>, seat: number): number;
  set(frame: Frame, seat: number, value: number): void;
}

/** Rows at the end of a frame. */
export type RowsLocal<Column extends string> = RowsIn<Frame, Column>;

type Accessor<L extends Local> =
  L extends WordChoice<infer Word>
    ? SingleLocal<Word>
    : L extends Field<'number'>
      ? NumberLocal
      : L extends Field<'flag'>
        ? SingleLocal<boolean>
        : L extends Field<'per-seat'>
          ? SeatsLocal
          : L extends Rows<infer Column>
            ? RowsLocal<Column>
            : never;

/** What a local may begin with: one value, one number per seat, or the numbers of its rows. */
type Value<L extends Local> =
  L extends WordChoice<infer Word>
    ? Word
    : L extends Field<'number'>
      ? number
      : L extends Field<'flag'>
        ? boolean
        : readonly number[];

export type LocalValues<D extends LocalsDeclared> = { readonly [Name in keyof D]?: Value<D[Name]> };

/** Any value of any local, as positions write it. */
export type LocalValue = number | boolean | string | readonly number[];

const LAYOUT = Symbol('layout');

/** Named, typed places in a frame, each an accessor with a fixed index: the frame itself stays a flat list of numbers. */
export type Locals<D extends LocalsDeclared> = AnyLocals<D> & {
  readonly [Name in keyof D]: Accessor<D[Name]>;
};

/** What the kernel knows of any phase's locals. */
export interface AnyLocals<D extends LocalsDeclared = LocalsDeclared> {
  readonly [LAYOUT]: FrameLayout<D>;
}

/**
 * Where each local stands: first the single ones; then the number of seats, and a block for each local with one number per
 * seat; then rows.
 */
export interface FrameLayout<D extends LocalsDeclared = LocalsDeclared> {
  readonly declared: D;
  readonly singles: readonly string[];
  readonly blocks: readonly string[];
  readonly rows: string | undefined;
  /** By the number of seats: the numbers of a frame as it begins. */
  readonly fresh: (number[] | undefined)[];
}

const isSingle = (local: Local): local is Single =>
  local.form === 'number' || local.form === 'flag' || local.form === 'choice';

const isRows = (local: Local): local is Rows => local.form === 'rows';

function layoutOf(declared: LocalsDeclared): FrameLayout {
  const names = Object.keys(declared);
  const having = (test: (local: Local) => boolean) =>
    names.filter((name) => test(localNamed(declared, name)));
  const ofRows = having(isRows);
  if (ofRows.length > 1 || (ofRows.length === 1 && ofRows[0] !== names[names.length - 1]))
    throw new Error('rows take the room that is left, so only the last local can be rows');
  return {
    declared,
    singles: having(isSingle),
    blocks: having(({ form }) => form === 'per-seat'),
    rows: ofRows[0],
    fresh: [],
  };
}

function localNamed(declared: LocalsDeclared, name: string): Local {
  const local = Object.hasOwn(declared, name) ? declared[name] : undefined;
  if (local === undefined) throw new RangeError(`nothing is remembered as "${name}"`);
  return local;
}

/**
 * Declares what a phase remembers: `const my = locals({ whom: number(), them: rows('card') })`. Locals may stand `behind`
 * others, which must all be single values: the frame then holds both, and each set has its own accessors.
 */
export function locals<const D extends LocalsDeclared>(declared: D, behind?: AnyLocals): Locals<D>;
export function locals(declared: LocalsDeclared, behind?: AnyLocals): AnyLocals {
  const before = behind === undefined ? {} : behind[LAYOUT].declared;
  if (!Object.values(before).every(isSingle)) throw new Error('locals can only stand behind single values');
  const layout = layoutOf({ ...before, ...declared });
  const { singles, blocks, rows } = layout;
  const head = singles.length;
  const isOwn = (name: string) => Object.hasOwn(declared, name);
  /** The index of what follows the first `before` blocks. */
  const after = (frame: Readonly<Frame>, before: number): number =>
    blocks.length === 0 ? head : head + 1 + before * nth(frame.n, head);
  return {
    ...Object.fromEntries(
      singles.flatMap((name, at) =>
        isOwn(name) ? [[name, singleAt(localNamed(layout.declared, name), at)]] : [],
      ),
    ),
    ...Object.fromEntries(blocks.map((name, no) => [name, seatsAt((frame) => after(frame, no))])),
    ...(rows === undefined
      ? {}
      : { [rows]: rowsAt(localNamed(declared, rows), (frame) => after(frame, blocks.length)) }),
    [LAYOUT]: layout,
  };
}

function singleAt(local: Local, at: number): object {
  if (local.form === 'number') return numberAt(at);
  if (local.form === 'flag') return flagAt(at);
  return local.form === 'choice' ? choiceAt(local, at) : {};
}

const numberAt = (at: number): NumberLocal => ({
  of: ({ n }) => n[at] ?? missing(n, at),
  set(frame, value) {
    frame.n[at] = value;
  },
  add(frame, more) {
    const before = frame.n[at] ?? missing(frame.n, at);
    frame.n[at] = before + more;
    return before;
  },
});

const flagAt = (at: number): SingleLocal<boolean> => ({
  of: ({ n }) => (n[at] ?? missing(n, at)) === 1,
  set(frame, value) {
    frame.n[at] = value ? 1 : 0;
  },
});

const choiceAt = ({ words }: WordChoice, at: number): SingleLocal<string> => ({
  of: (frame) => nth(words, nth(frame.n, at)),
  set(frame, word) {
    frame.n[at] = wordNo(words, word);
  },
});

function wordNo(words: readonly string[], word: string): number {
  const no = words.indexOf(word);
  if (no < 0) throw new RangeError(`"${word}" is none of ${words.join(', ')}`);
  return no;
}

const seatsAt = (start: (frame: Readonly<Frame>) => number): SeatsLocal => ({
  of: (frame, seat) => nth(frame.n, start(frame) + seat),
  set(frame, seat, value) {
    frame.n[start(frame) + seat] = value;
  },
});

const rowsAt = (local: Local, start: (frame: Readonly<Frame>) => number): object =>
  isRows(local) ? rowsInFrame<Frame, string>(local.columns, start) : {};

export const layoutIn = (my: AnyLocals): FrameLayout => my[LAYOUT];

/** The numbers of a frame as its phase begins, where nothing else is given. A copy: phases begin thousands of times a second. */
export function freshNumbers(layout: FrameLayout, seats: number): number[] {
  const { fresh } = layout;
  let numbers = fresh[seats];
  if (numbers === undefined) {
    while (fresh.length < seats) fresh.push(undefined);
    numbers = numbersOf(layout, seats);
    fresh[seats] = numbers;
  }
  return numbers.slice();
}

// Filled entry by entry, not mapped: lists of one form in memory are quicker to read.
function numbersOf({ declared, singles, blocks }: FrameLayout, seats: number): number[] {
  const n: number[] = [];
  for (const name of singles) n.push(startOf(localNamed(declared, name)));
  if (blocks.length > 0) n.push(seats);
  for (const name of blocks) {
    const start = startOf(localNamed(declared, name));
    for (let seat = 0; seat < seats; seat++) n.push(start);
  }
  return n;
}

const startOf = (local: Local): number => ('start' in local ? local.start : 0);

/** The numbers of a frame as its phase begins: as declared, but for what is given. */
export function beginLocals(
  layout: FrameLayout,
  seats: number,
  given: Readonly<Record<string, LocalValue | undefined>>,
): number[] {
  const n = freshNumbers(layout, seats);
  for (const name of Object.keys(given)) {
    const value = given[name];
    const local = localNamed(layout.declared, name);
    if (value === undefined) continue;
    if (isSingle(local)) n[layout.singles.indexOf(name)] = singleNumber(local, value);
    else if (isRows(local)) addRows(n, name, local, value);
    else setBlock(n, layout, name, seats, value);
  }
  return n;
}

const singleNumber = (local: Single, given: LocalValue): number =>
  local.form === 'choice' ? wordNo(local.words, String(given)) : Number(given);

function setBlock(n: number[], layout: FrameLayout, name: string, seats: number, given: LocalValue): void {
  if (!Array.isArray(given) || given.length !== seats)
    throw new RangeError(`"${name}" must have one number per seat`);
  const start = layout.singles.length + 1 + layout.blocks.indexOf(name) * seats;
  for (let seat = 0; seat < seats; seat++) n[start + seat] = nth(given, seat);
}

/** Rows stand last, so they are added to what is there. */
function addRows(n: number[], name: string, { columns }: Rows, given: LocalValue): void {
  if (!Array.isArray(given) || given.length % columns.length !== 0)
    throw new RangeError(`rows of "${name}" have ${columns.length} numbers each`);
  for (let i = 0; i < given.length; i++) n.push(nth(given, i));
}

/** Whether what is remembered under a name is one of several words. */
export const isChoice = (my: AnyLocals, name: string): boolean =>
  localNamed(my[LAYOUT].declared, name).form === 'choice';
