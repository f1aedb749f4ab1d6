import { nth } from './lists.ts';

/** Places and the lines between them, as numbers. What lies there is in zones and fields: a map has no state. */
export interface Spaces<Name extends string = string> {
  readonly names: readonly Name[];
  no(name: Name): number;
  neighbours(place: number): readonly number[];
  /**
   * The places within so many steps through open places, nearest first, without the start. Which places are open is the rules'
   * business: the map never changes.
   */
  within(from: number, steps: number, isOpen?: (place: number) => boolean): number[];
}

/** Declares a map by its lines, each named once, from either end: `spaces({ gotham: ['metropolis'], metropolis: [] })`. */
export function spaces<const Name extends string>(
  lines: Readonly<Record<Name, readonly NoInfer<Name>[]>>,
): Spaces<Name>;
export function spaces(lines: Readonly<Record<string, readonly string[]>>): Spaces {
  const names = Object.keys(lines);
  const numbers = new Map(names.map((name, no) => [name, no]));
  const no = (name: string): number => {
    const found = numbers.get(name);
    if (found === undefined) throw new RangeError(`there is no place "${name}"`);
    return found;
  };
  const beside = names.map((): number[] => []);
  for (const [from, ends] of Object.entries(lines))
    for (const to of ends) {
      if (nth(beside, no(from)).includes(no(to)))
        throw new Error(`the line from ${from} to ${to} is named twice`);
      nth(beside, no(from)).push(no(to));
      nth(beside, no(to)).push(no(from));
    }
  return {
    names,
    no,
    neighbours: (place) => nth(beside, place),
    within(from, steps, isOpen = () => true) {
      const reached = new Set([from]);
      let edge: readonly number[] = [from];
      for (let step = 0; step < steps; step++) {
        const next: number[] = [];
        for (const place of edge)
          for (const other of nth(beside, place)) {
            if (reached.has(other) || !isOpen(other)) continue;
            reached.add(other);
            next.push(other);
          }
        edge = next;
      }
      reached.delete(from);
      return [...reached];
    },
  };
}

/** Places in a ring. */
export interface Ring {
  readonly size: number;
  /** The next place clockwise that is there; the same place where there is no other. */
  next(place: number, isThere?: (place: number) => boolean): number;
}

export const ring = (size: number): Ring => ({
  size,
  next(place, isThere = () => true) {
    for (let step = 1; step < size; step++) {
      const other = (place + step) % size;
      if (isThere(other)) return other;
    }
    return place;
  },
});
