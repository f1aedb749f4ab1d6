import type { Fault } from '@masterplan/kernel';

/** What only a record can have wrong; worded in `text/`. */
export interface PositionFault {
  readonly path: string;
  readonly code: /** Both a seed and a start, or neither. */
    | 'seed-or-start'
    /** A card lies in no zone, in two, or in another than is said. */
    | 'misplaced-card'
    /** A hidden card came out of no lot. */
    | 'lost-card'
    /** What went into a lot is not what came out. */
    | 'broken-lot'
    /** A claim that the faces contradict. */
    | 'untrue-claim'
    /** A frame of no phase and no card of the game. */
    | 'no-such-step'
    /** Nobody is asked although the game goes on, or somebody although it is over. */
    | 'nobody-asked'
    /** The step that the game has come to does not ask so. */
    | 'other-step-asks'
    /** A seat is asked that has no option. */
    | 'no-option'
    /** An answer of a seat that is not asked for it. */
    | 'not-asked'
    /** Not the fields of this game, which `expected` lists. */
    | 'other-fields';
  readonly expected: string;
}

/** Whatever can be wrong with the data of a record. */
export type RecordFlaw = Fault | PositionFault;

export const lengthFaults = (path: string, list: readonly unknown[], length: number): Fault[] =>
  list.length === length ? [] : [{ path, code: 'not-a-list', expected: `${length}–${length}` }];

/** The first entry that is none of `0–most`. */
export function entriesFaults(path: string, list: readonly number[], most: number): Fault[] {
  const at = list.findIndex((entry) => entry < 0 || entry > most);
  return at < 0 ? [] : [{ path: `${path}[${at}]`, code: 'not-a-whole-number', expected: `0–${most}` }];
}
