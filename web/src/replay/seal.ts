import { type GameRecord, Sitting, sha256 } from '@masterplan/kernel';
import type { FinishedTable } from '@masterplan/server/wire';
import { gameOf } from '../boards/packed.ts';
import type { Playable } from '../boards/playable.ts';

/** What a record's table must have sealed: its seed, or the position it began in. */
const sealOf = ({ seed, start }: GameRecord): string => sha256(seed ?? JSON.stringify(start));

/** Whether a finished game was dealt as sealed: it began as promised, and the record plays to its own end. */
export function isAsSealed(
  playable: Playable,
  { record, seal }: Pick<FinishedTable, 'record' | 'seal'>,
  promised: string | undefined,
): boolean {
  if (sealOf(record) !== seal) return false;
  if (promised !== undefined && promised !== seal) return false;
  const game = gameOf(playable, record);
  return game !== undefined && !('fault' in Sitting.of(game, record));
}
