/** The entry at `index`, which must exist: a miss is our fault and throws at once. */
export function nth<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return entry;
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
