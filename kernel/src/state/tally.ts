import { type Field, numbers } from './fields.ts';

/**
 * Pieces that have no number of their own: so many of each kind at each seat or place. `const tokens = tally({ of: abilities })` is a
 * field; it opens empty, which means none of anything anywhere. It holds no state: every question is given the list.
 */
export interface Tally<Kind extends string> extends Field<'numbers'> {
  readonly kinds: readonly Kind[];
  get(list: readonly number[], where: number, kind: Kind): number;
  /** The same, for the kind with this number. */
  at(list: readonly number[], where: number, no: number): number;
  /** Adds pieces, or removes them if `n` is negative; throws if fewer than none would be left. */
  add(list: number[], where: number, kind: Kind, n: number): void;
  /** How many pieces lie there, of all kinds together. */
  total(list: readonly number[], where: number): number;
}

export function tally<const Kind extends string>({ of }: { readonly of: readonly Kind[] }): Tally<Kind> {
  const numberOf = new Map(of.map((kind, no) => [kind, no]));
  const indexOf = (where: number, kind: Kind): number => {
    const no = numberOf.get(kind);
    if (no === undefined) throw new RangeError(`there are no pieces called "${kind}"`);
    return where * of.length + no;
  };
  const get = (list: readonly number[], where: number, kind: Kind) => list[indexOf(where, kind)] ?? 0;
  return {
    ...numbers(),
    kinds: of,
    get,
    at: (list, where, no) => list[where * of.length + no] ?? 0,
    add(list, where, kind, n) {
      // Taking away -0 would leave 0 as a fraction: the list, and all that its numbers are copied to, would be slow from then on
      const left = (get(list, where, kind) + n) | 0;
      if (left < 0) throw new RangeError(`${left} pieces of "${kind}" would be left`);
      while (list.length < (where + 1) * of.length) list.push(0);
      list[indexOf(where, kind)] = left;
    },
    total(list, where) {
      let total = 0;
      for (let no = 0; no < of.length; no++) total += list[where * of.length + no] ?? 0;
      return total;
    },
  };
}
