import {
  type Check,
  type Checked,
  dictionaryOf,
  type Fault,
  isRecord,
  listOf,
  object,
  oneOf,
  pathOf,
} from '@masterplan/kernel';

/*
 * What messages are made of, besides the kernel's own checks. Every message of the wire is written down once, as a check: its type
 * is read off the check (`Checked`), the server reads requests with it, and the page reads answers and pushes.
 */

const fails = (faults: Fault[], path: string, code: Fault['code'], expected: string): false => {
  faults.push({ path, code, expected });
  return false;
};

/** Any text, none too. */
export const string: Check<string> = (value, path, faults): value is string =>
  typeof value === 'string' || fails(faults, path, 'not-a-text', '…');

export const number: Check<number> = (value, path, faults): value is number =>
  typeof value === 'number' || fails(faults, path, 'not-a-whole-number', '…');

export const justTrue: Check<true> = (value, path, faults): value is true =>
  value === true || fails(faults, path, 'not-one-of', 'true');

export const anything: Check<unknown> = (_value): _value is unknown => true;

/** A text of this form. */
export const matching =
  (form: RegExp): Check<string> =>
  (value, path, faults): value is string =>
    (typeof value === 'string' && form.test(value)) || fails(faults, path, 'not-a-text', form.source);

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value, path, faults): value is T | null =>
    value === null || check(value, path, faults);

/** One or the other: the first, if nothing but unknown keys is wrong with it; else what is wrong is told of the second. */
export const either =
  <A, B>(first: Check<A>, second: Check<B>): Check<A | B> =>
  (value, path, faults): value is A | B => {
    const found: Fault[] = [];
    if (first(value, path, found)) return true;
    if (found.some(({ code }) => code !== 'unknown-key')) return second(value, path, faults);
    for (const fault of found) faults.push(fault);
    return false;
  };

export const list = <T>(entry: Check<T>, most?: number): Check<readonly T[]> => listOf(entry, most);

/** At least one. */
export const someOf =
  <T>(entry: Check<T>, most: number): Check<readonly T[]> =>
  (value, path, faults): value is readonly T[] => {
    if (!list(entry, most)(value, path, faults)) return false;
    return value.length > 0 || fails(faults, path, 'not-a-list', `1–${most}`);
  };

/** Entries by name; the names must fit too. */
export const dictionary =
  <T>(name: Check<string>, entry: Check<T>, most = Number.POSITIVE_INFINITY): Check<Record<string, T>> =>
  (value, path, faults): value is Record<string, T> => {
    if (!dictionaryOf(entry)(value, path, faults)) return false;
    const names = Object.keys(value);
    if (names.length > most) return fails(faults, path, 'wrong', `0–${most}`);
    return names.every((each) => name(each, pathOf(path, each), faults));
  };

type Keys = Parameters<typeof object>[0];
type Form<K extends Keys> = Checked<ReturnType<typeof object<K>>>;

/** What `variant` lets through. */
export type Variant<Key extends string, Forms extends Readonly<Record<string, Keys>>> = {
  [Name in keyof Forms & string]: { [Each in Key]: Name } & Form<Forms[Name]>;
}[keyof Forms & string];

/** An object of one of these forms; which one, its `key` says. */
export function variant<const Key extends string, const Forms extends Readonly<Record<string, Keys>>>(
  key: Key,
  forms: Forms,
): Check<Variant<Key, Forms>> {
  const checks: ReadonlyMap<unknown, Check<unknown>> = new Map(
    Object.entries(forms).map(([name, keys]) => [name, object({ [key]: oneOf(name), ...keys })]),
  );
  return (value, path, faults): value is Variant<Key, Forms> => {
    if (!isRecord(value)) return fails(faults, path, 'not-an-object', '{…}');
    const check = checks.get(value[key]);
    if (check === undefined)
      return fails(faults, pathOf(path, key), 'not-one-of', [...checks.keys()].join(', '));
    return check(value, path, faults);
  };
}

/** What a value can be at the least. */
type Sort = 'string' | 'number' | 'boolean' | 'list' | 'record';

const isOf = (sort: Sort, value: unknown): boolean => {
  if (sort === 'list') return Array.isArray(value);
  return sort === 'record' ? isRecord(value) : typeof value === sort;
};

/**
 * An object that has these keys, whose values are of these sorts: for what is large, and made by the same server's own kernel.
 * Whether it is right inside shows when it is used.
 */
export const like =
  <T extends object>(keys: Readonly<Partial<Record<keyof T & string, Sort>>>): Check<T> =>
  (value, path, faults): value is T => {
    const wrong = isRecord(value)
      ? Object.entries<Sort | undefined>(keys).find(([key, sort]) => sort && !isOf(sort, value[key]))
      : ['', 'record'];
    return wrong === undefined || fails(faults, path, 'wrong', wrong.join(' '));
  };
