import { repeated } from './lists.ts';

/** No seat, no card or no place, in a number that otherwise stands for one. */
export const NOT_ANY = -1;

/**
 * A game's own public facts, declared flat: a number, a flag, a list of numbers, rows (see `rows`), or a list with one
 * number or flag per seat. Copies, the JSON check and the types all come from the declaration. Fields are public by
 * definition: no field ever holds a face that is not public.
 */
export type FieldForm = 'number' | 'flag' | 'numbers' | 'rows' | 'per-seat' | 'flags';

/** One declared field and what it holds when the table opens. */
export interface Field<Form extends FieldForm = FieldForm> {
  readonly form: Form;
  readonly start: number;
}

export const number = (start = 0): Field<'number'> => ({ form: 'number', start });
export const flag = (): Field<'flag'> => ({ form: 'flag', start: 0 });
export const numbers = (): Field<'numbers'> => ({ form: 'numbers', start: 0 });

/** One number per seat, or one flag per seat: `perSeat(false)`. */
export function perSeat(start: boolean): Field<'flags'>;
export function perSeat(start?: number): Field<'per-seat'>;
export function perSeat(start: number | boolean = 0): Field<'per-seat' | 'flags'> {
  return typeof start === 'boolean' ? { form: 'flags', start: Number(start) } : { form: 'per-seat', start };
}

export type FieldsDeclared = Readonly<Record<string, Field>>;

/** The value that a field of each form holds. */
export type FieldValue<Form extends FieldForm> = {
  readonly number: number;
  readonly flag: boolean;
  readonly numbers: number[];
  readonly rows: number[];
  readonly 'per-seat': number[];
  readonly flags: boolean[];
}[Form];

/** The values that a declaration describes. */
export type FieldsOf<D extends FieldsDeclared> = {
  [Name in keyof D]: FieldValue<D[Name]['form']>;
};

/** What the kernel knows of any game's fields. */
export type AnyFields = Record<string, AnyField>;

type AnyField = FieldValue<FieldForm>;

/**
 * The fields of a table of `seats` when it opens. Made in one go: an object that grows property by property is slow to read.
 */
export const openFields = (declared: FieldsDeclared, seats: number): AnyFields =>
  Object.fromEntries(Object.entries(declared).map(([name, field]) => [name, openField(field, seats)]));

function openField({ form, start }: Field, seats: number): AnyField {
  switch (form) {
    case 'number':
      return start;
    case 'flag':
      return start === 1;
    case 'numbers':
    case 'rows':
      return [];
    case 'per-seat':
      return repeated(start, seats);
    case 'flags':
      return repeated(start === 1, seats);
  }
}

/** The names of the fields that are lists, for `copyFields`. */
export const listNames = (declared: FieldsDeclared): string[] =>
  Object.keys(declared).filter(
    (name) => declared[name]?.form !== 'number' && declared[name]?.form !== 'flag',
  );

/** A copy that shares nothing with its original. `lists` are the names of the fields that are lists. */
export function copyFields<F extends AnyFields>(fields: F, lists: readonly string[]): F {
  const copy: F = { ...fields };
  const open: AnyFields = copy;
  for (const name of lists) {
    const value = fields[name];
    if (typeof value === 'object') open[name] = value.slice();
  }
  return copy;
}

/** Describes how fields do not fit their declaration; undefined if they fit. */
export function fieldsFault(declared: FieldsDeclared, fields: AnyFields, seats: number): string | undefined {
  for (const name of Object.keys(fields))
    if (!Object.hasOwn(declared, name)) return `field "${name}" is not declared`;
  for (const [name, { form }] of Object.entries(declared)) {
    const why = fieldFault(form, fields[name], seats);
    if (why !== undefined) return `field "${name}" must ${why}`;
  }
  return undefined;
}

function fieldFault(form: FieldForm, value: AnyField | undefined, seats: number): string | undefined {
  const isFlag = (entry: unknown) => typeof entry === 'boolean';
  switch (form) {
    case 'number':
      return Number.isSafeInteger(value) ? undefined : 'be a whole number';
    case 'flag':
      return isFlag(value) ? undefined : 'be true or false';
    case 'flags':
      if (!Array.isArray(value) || !value.every(isFlag)) return 'be a list of true and false';
      return value.length === seats ? undefined : 'have one flag per seat';
    default:
      if (!Array.isArray(value) || !value.every(Number.isSafeInteger)) return 'be a list of whole numbers';
      return form !== 'per-seat' || value.length === seats ? undefined : 'have one number per seat';
  }
}

/** Fields as they are hashed: flags as 0 and 1, so that a record keeps its hash whichever way its game declares them. */
export const asWritten = (fields: AnyFields): Record<string, number | number[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' ? value.map(Number) : Number(value),
    ]),
  );

/** Reads fields from a record: 0 and 1 are accepted for a flag, as earlier versions of a game wrote them. */
export const asRead = (declared: FieldsDeclared, written: AnyFields): AnyFields =>
  Object.fromEntries(
    Object.entries(written).map(([name, value]) => {
      const form = declared[name]?.form;
      if (form === 'flag' && !Array.isArray(value)) return [name, flagRead(value)];
      if (form === 'flags' && Array.isArray(value)) return [name, value.map(flagRead)];
      return [name, value];
    }),
  );

const flagRead = (value: number | boolean): number | boolean =>
  value === 0 || value === 1 ? value === 1 : value;
