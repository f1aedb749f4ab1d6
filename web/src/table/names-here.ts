import type { SeatInfo } from '@masterplan/server/wire';
import { useCallback } from 'react';
import { keep, kept } from '../keeping.ts';
import { Store, useStore } from '../store.ts';

/** At how many seats this device remembers who sits there. */
const mostKept = 60;

type Named = readonly (readonly [seat: string, name: string])[];

const read = (): Named =>
  (kept('names here') ?? '').split('\n').flatMap((line) => {
    const at = line.indexOf(' ');
    return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const];
  });

/** How those are called who share this device: the server knows them by the one person whose key it has. */
const named = new Store<Named>(read());

/** A seat as long as one person holds it: whoever comes after them has a name of their own. */
const placeOf = (table: string, seat: number, player: string): string => `${table}/${seat}/${player}`;

interface SeatHere {
  readonly table: string;
  readonly seat: number;
  /** Whose device it is. */
  readonly player: string;
}

/** Calls whoever sits there by a name of their own; by none where it is empty. */
export function nameHere({ table, seat, player }: SeatHere, name: string): void {
  const place = placeOf(table, seat, player);
  const others = named.value.filter(([each]) => each !== place);
  const all: Named = name === '' ? others : [[place, name] as const, ...others].slice(0, mostKept);
  named.set(all);
  keep('names here', all.map((each) => each.join(' ')).join('\n'));
}

/** People of tables, by the names they have on this device. */
export function useNamedHere(): <P extends SeatInfo>(table: string, people: readonly P[]) => readonly P[] {
  const all = useStore(named);
  return useCallback(
    (table, people) => {
      const names = people.map(({ player = '' }, seat) => {
        const wanted = placeOf(table, seat, player);
        return all.find(([place]) => place === wanted)?.[1];
      });
      if (names.every((name) => name === undefined)) return people;
      return people.map((person, seat) => ({ ...person, name: names[seat] ?? person.name }));
    },
    [all],
  );
}
