import { type GameRecord, Sitting, sha256 } from '@masterplan/kernel';
import type { FinishedTable } from '@masterplan/server/wire';
import { gameOf } from '../boards/packed.ts';
import type { Playable } from '../boards/playable.ts';

/**
 * What a look at the seal of a finished game finds. `good`: it began as promised, and its record plays to its own end. `bad`: it
 * did not. `unchecked`: it began as promised, but it was played with rules that this page does not have.
 */
export type Seal = 'good' | 'bad' | 'unchecked';

/** What a record's table must have sealed: its seed, or the position it began in. */
const sealOf = ({ seed, start }: GameRecord): string => sha256(seed ?? JSON.stringify(start));

/** Holds a finished game against what its table sealed, and against what it had `promised` at the start where one knows that. */
export function sealFound(
  playable: Pick<Playable, 'game' | 'readPack'>,
  { record, seal, rulesAt }: Pick<FinishedTable, 'record' | 'seal' | 'rulesAt'>,
  promised: string | undefined,
): Seal {
  if (sealOf(record) !== seal) return 'bad';
  if (promised !== undefined && promised !== seal) return 'bad';
  if (playsToItsEnd(playable, record)) return 'good';
  return record.rules === playable.game.version && rulesAt === undefined ? 'bad' : 'unchecked';
}

function playsToItsEnd(playable: Pick<Playable, 'game' | 'readPack'>, record: GameRecord): boolean {
  const game = gameOf(playable, record);
  try {
    return game !== undefined && !('fault' in Sitting.of(game, record));
  } catch {
    // Where the rules themselves break over a record, it is not one of theirs.
    return false;
  }
}
