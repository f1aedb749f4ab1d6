import { repeated } from './lists.ts';

/**
 * A game's own public facts, declared flat: a number, a list of numbers, or a list with one number a seat.
 * Copies, the JSON check and the types all come from the declaration. Fields are public by definition: no field ever
 * holds a face that is not public.
 */
export type FieldForm = 'number' | 'numbers' | 'per-seat';

/** One declared field and what it holds when the table opens. */
export interface Field<Form extends FieldForm = FieldForm> {
  readonly form: Form;
  readonly start: number;
}

export const number = (start = 0): Field<'number'> => ({ form: 'number', start });
export const numbers = (): Field<'numbers'> => ({ form: 'numbers', start: 0 });
export const perSeat = (start = 0): Field<'per-seat'> => ({ form: 'per-seat', start });

export type FieldsDeclared = Readonly<Record<string, Field>>;

/** The values that a declaration describes. */
export type FieldsOf<D extends FieldsDeclared> = {
  [Name in keyof D]: D[Name] extends Field<'number'> ? number : number[];
};

/** What the kernel knows of any game's fields. */
export type AnyFields = Record<string, number | number[]>;

/** The fields as they stand when a table of `seats` opens. Made in one go: an object that grows name by name is slow to read. */
export const openFields = (declared: FieldsDeclared, seats: number): AnyFields =>
  Object.fromEntries(Object.entries(declared).map(([name, field]) => [name, openField(field, seats)]));

function openField({ form, start }: Field, seats: number): number | number[] {
  if (form === 'number') return start;
  return form === 'numbers' ? [] : repeated(start, seats);
}

/** The names of the fields that are lists, for `copyFields`. */
export const listNames = (declared: FieldsDeclared): string[] =>
  Object.keys(declared).filter((name) => declared[name]?.form !== 'number');

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

/** Says what is wrong with fields that do not fit their declaration; undefined when they fit. */
export function fieldsFault(declared: FieldsDeclared, fields: AnyFields, seats: number): string | undefined {
  for (const name of Object.keys(fields))
    if (!Object.hasOwn(declared, name)) return `field "${name}" is not declared`;
  for (const [name, field] of Object.entries(declared)) {
    const value = fields[name];
    if (field.form === 'number') {
      if (!Number.isSafeInteger(value)) return `field "${name}" must be a whole number`;
    } else if (!Array.isArray(value) || !value.every(Number.isSafeInteger)) {
      return `field "${name}" must be a list of whole numbers`;
    } else if (field.form === 'per-seat' && value.length !== seats) {
      return `field "${name}" must have one number a seat`;
    }
  }
  return undefined;
}
