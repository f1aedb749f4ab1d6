/**
 * Checks of data that comes from outside: packs, records, requests. Each check says where and what is wrong, goes on to the
 * next fault, and afterwards the type is known.
 */
export interface Fault {
  /** Where: `supers[3].number`. */
  readonly path: string;
  readonly code:
    | 'not-an-object'
    | 'not-a-list'
    | 'not-a-text'
    | 'unprintable'
    | 'not-a-whole-number'
    | 'not-a-truth-value'
    | 'not-one-of'
    | 'missing'
    | 'unknown-key'
    | 'twice'
    | 'wrong';
  /** What would have been right, or the game's own sentence for `wrong`. */
  readonly expected: string;
}

/** True where the value fits; otherwise at least one fault was added. */
export type Check<T> = (value: unknown, path: string, faults: Fault[]) => value is T;

export type Checked<C> = C extends Check<infer T> ? T : never;

const fails = (faults: Fault[], path: string, code: Fault['code'], expected: string): false => {
  faults.push({ path, code, expected });
  return false;
};

/** Control characters, line breaks and changes of writing direction: they would spoil what is shown around a text. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;

/** A text on one line, as people can be shown it anywhere. */
export const text =
  (longest = 1000): Check<string> =>
  (value, path, faults): value is string => {
    const isText = typeof value === 'string' && value.length > 0 && value.length <= longest;
    if (!isText) return fails(faults, path, 'not-a-text', `1–${longest}`);
    return value.search(unprintable) < 0 || fails(faults, path, 'unprintable', '');
  };

export const whole =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Check<number> =>
  (value, path, faults): value is number =>
    (Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most) ||
    fails(faults, path, 'not-a-whole-number', `${least}–${most}`);

export const truth: Check<boolean> = (value, path, faults): value is boolean =>
  typeof value === 'boolean' || fails(faults, path, 'not-a-truth-value', 'true, false');

/** A mark that is there or is left out. */
export const marked: Check<true> = (value, path, faults): value is true =>
  value === true || fails(faults, path, 'not-one-of', 'true');

export const oneOf =
  <const V extends string | number>(...values: readonly V[]): Check<V> =>
  (value, path, faults): value is V =>
    values.some((allowed) => allowed === value) || fails(faults, path, 'not-one-of', values.join(', '));

/** A list of at most so many entries; a longer one is refused without a look at its entries. */
export const listOf =
  <T>(entry: Check<T>, most = Number.POSITIVE_INFINITY): Check<T[]> =>
  (value, path, faults): value is T[] => {
    if (!Array.isArray(value)) return fails(faults, path, 'not-a-list', '[…]');
    if (value.length > most) return fails(faults, path, 'not-a-list', `0–${most}`);
    const before = faults.length;
    for (const [i, item] of value.entries()) entry(item, `${path}[${i}]`, faults);
    return faults.length === before;
  };

export const dictionaryOf =
  <T>(entry: Check<T>): Check<Record<string, T>> =>
  (value, path, faults): value is Record<string, T> => {
    if (!isRecord(value)) return fails(faults, path, 'not-an-object', '{…}');
    const before = faults.length;
    for (const [name, item] of Object.entries(value)) entry(item, pathOf(path, name), faults);
    return faults.length === before;
  };

/**
 * A check of lists that may hold lists of the same kind, at most so deep. `of` is called only when there is something to
 * check.
 */
export function nested<T>(of: () => Check<T[]>, deepest: number): Check<T[]> {
  let depth = 0;
  return (value, path, faults): value is T[] => {
    if (depth === deepest) return fails(faults, path, 'not-a-list', '0–0');
    depth += 1;
    const isRight = of()(value, path, faults);
    depth -= 1;
    return isRight;
  };
}

/** A key that may be left out. */
export interface Optional<T> {
  readonly optional: Check<T>;
}

export const optional = <T>(check: Check<T>): Optional<T> => ({ optional: check });

type Keys = Readonly<Record<string, Check<unknown> | Optional<unknown>>>;
type Required<K extends Keys> = { [N in keyof K as K[N] extends Check<unknown> ? N : never]: Checked<K[N]> };
type Left<K extends Keys> = {
  [N in keyof K as K[N] extends Optional<unknown> ? N : never]?: K[N] extends Optional<infer T> ? T : never;
};

/** An object with exactly these keys; unknown ones are refused. */
export const object =
  <const K extends Keys>(keys: K): Check<Required<K> & Left<K>> =>
  (value, path, faults): value is Required<K> & Left<K> => {
    if (!isRecord(value)) return fails(faults, path, 'not-an-object', '{…}');
    const before = faults.length;
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(keys, name))
        fails(faults, pathOf(path, name), 'unknown-key', Object.keys(keys).join(', '));
    }
    for (const [name, key] of Object.entries(keys)) {
      const check = typeof key === 'function' ? key : key.optional;
      if (Object.hasOwn(value, name)) check(value[name], pathOf(path, name), faults);
      else if (typeof key === 'function') fails(faults, pathOf(path, name), 'missing', name);
    }
    return faults.length === before;
  };

/** No id stands twice in the lists of a pack, nor among those that are `taken` already. */
export function checkIds(
  lists: Readonly<Record<string, readonly { readonly id: string }[]>>,
  faults: Fault[],
  taken: Iterable<string> = [],
): void {
  const known = new Set(taken);
  for (const [list, entries] of Object.entries(lists))
    for (const [i, { id }] of entries.entries()) {
      if (known.has(id)) fails(faults, `${list}[${i}].id`, 'twice', id);
      known.add(id);
    }
}

/** The kinds that a list of a pack holds: each print with its type. */
export const kindsOfType = <const T extends string, P extends object>(
  type: T,
  prints: readonly P[],
): ({ type: T } & P)[] => prints.map((print) => ({ type, ...print }));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of a key. Its name may come from outside, so characters that cannot be printed are written as their numbers. */
export const pathOf = (path: string, name: string): string => {
  const written = name.replaceAll(
    unprintable,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return path === '' ? written : `${path}.${written}`;
};
