import { type GameRecord, type RerunFault, sha256 } from '@masterplan/kernel';
import type { FinishedTable } from '@masterplan/server/wire';
import type { Film } from './film.ts';

export { filmOf } from './film.ts';

/**
 * What a look at the seal of a finished game finds. `good`: it began as promised, and its record plays to its own end. `bad`: it
 * did not. `unchecked`: it began as promised, but it was played with rules that are not to be had any more.
 */
export type Seal = 'good' | 'bad' | 'unchecked';

/** What a record's table must have sealed: its seed, or the position it began in. */
const sealOf = ({ seed, start }: GameRecord): string => sha256(seed ?? JSON.stringify(start));

/** Holds a finished game against what its table sealed, and against what it had `promised` at the start where one knows that. */
export function sealFound(
  film: Film | RerunFault,
  { record, seal }: Pick<FinishedTable, 'record' | 'seal'>,
  promised = seal,
): Seal {
  if (sealOf(record) !== seal || promised !== seal || film === 'broken') return 'bad';
  return film === 'other-rules' ? 'unchecked' : 'good';
}
