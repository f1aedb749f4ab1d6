import type { Fault } from '@masterplan/kernel';
import type { FinishedTable, SeatInfo, TalkLine } from '@masterplan/server/wire';
import { playableGames } from '../boards/playable.ts';
import { Store } from '../store.ts';
import { gameRecord } from '../wire/record.ts';

/** A finished game that can be watched again, wherever its record comes from. */
export interface Reel extends Pick<FinishedTable, 'record' | 'people'> {
  /** Where it was played, if it was here: from there one can play on. */
  readonly table?: string;
  /** What that table sealed at its start. */
  readonly seal?: string;
  /** What was said there, as far as the reader may hear it. */
  readonly talk?: readonly TalkLine[];
  /** It was played with other rules than the server has now. */
  readonly rulesAt?: string;
}

/** Why a file cannot be watched; worded in `text/`. */
export type ReelFault = 'not-json' | 'not-a-record' | 'no-such-game';

/** The reel that a record makes, or what it is instead of one. */
export function reelFrom(data: unknown): Reel | ReelFault {
  const faults: Fault[] = [];
  if (!gameRecord(data, '', faults)) return 'not-a-record';
  if (!playableGames.includes(data.game)) return 'no-such-game';
  const nobody: SeatInfo = { name: '', bot: '', here: false };
  return { record: data, people: Array.from({ length: data.seats }, () => nobody) };
}

/** What a file from somebody's disk holds. */
export function reelIn(content: string): Reel | ReelFault {
  try {
    return reelFrom(JSON.parse(content));
  } catch {
    return 'not-json';
  }
}

/** The file that was opened last: it is watched without ever leaving this page. */
export const opened = new Store<Reel | undefined>(undefined);
