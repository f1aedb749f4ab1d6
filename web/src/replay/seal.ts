import { Sitting, sha256 } from '@masterplan/kernel';
import type { FinishedTable } from '@masterplan/server/wire';
import type { AnyGame } from '../boards/playable.ts';

/** Whether a finished game was dealt as sealed: the seed is the one promised, and the record plays to its own end. */
export function isAsSealed(
  game: AnyGame,
  { record, seal }: FinishedTable,
  promised: string | undefined,
): boolean {
  if (record.seed === undefined || sha256(record.seed) !== seal) return false;
  if (promised !== undefined && promised !== seal) return false;
  return !('fault' in Sitting.of(game, record));
}
