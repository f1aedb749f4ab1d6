/** The entry at `index`, which must exist: a miss is our fault and throws at once. */
export function nth<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  return entry === undefined ? missing(list, index) : entry;
}

/**
 * Throws: the entry at `index` had to exist. What is read millions of times a second is read as `list[i] ?? missing(list, i)`: lists of
 * every form in memory go through `nth`, which makes it several times slower than a place that reads lists of one form.
 */
export function missing(list: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`no entry ${index} in a list of ${list.length}`);
}

/** The entry of a dictionary, which must exist: a miss is our fault and throws at once. */
export function named<T>(entries: Readonly<Record<string, T>>, name: string): T {
  const entry = entries[name];
  if (entry === undefined) throw new RangeError(`no entry named "${name}"`);
  return entry;
}

/** A list of `times` equal entries. It is grown entry by entry, because lists of one form in memory are quicker to read. */
export function repeated<T>(value: T, times: number): T[] {
  const list: T[] = [];
  while (list.length < times) list.push(value);
  return list;
}

/** Removes the entry at an index from a list whose order does not matter. */
export function removeAt(list: number[], index: number): void {
  const last = list.pop();
  if (last !== undefined && index < list.length) list[index] = last;
}

/** Removes one copy of `entry` from a list whose order does not matter; false if there is none. */
export function takeOut(list: number[], entry: number): boolean {
  const index = list.indexOf(entry);
  if (index < 0) return false;
  removeAt(list, index);
  return true;
}
