import {
  type Check,
  type Choice,
  dictionaryOf,
  type Fault,
  type GameRecord,
  isRecord,
  listOf,
  object,
  optional,
  type State,
  type TableOptions,
  text,
  whole,
} from '@masterplan/kernel';
import type { FinishedTable, SeatInfo } from '@masterplan/server/wire';
import { playableGames } from '../boards/playable.ts';
import { Store } from '../store.ts';

/** A finished game that can be watched again, wherever its record comes from. */
export interface Reel extends Pick<FinishedTable, 'record' | 'people'> {
  /** Where it was played, if it was here: from there one can play on. */
  readonly table?: string;
  /** What that table sealed at its start. */
  readonly seal?: string;
  /** It was played with other rules than the server has now. */
  readonly rulesAt?: string;
}

/** Why a file cannot be watched; worded in `text/`. */
export type ReelFault = 'not-json' | 'not-a-record' | 'no-such-game';

const anything: Check<unknown> = (_value): _value is unknown => true;

const choice: Check<Choice> = (value, path, faults): value is Choice => {
  const [seat, key, ...more] = Array.isArray(value) ? value : [];
  return whole(0)(seat, path, faults) && text()(key, path, faults) && more.length === 0;
};

const setting: Check<string | number | boolean> = (value, path, faults): value is string | number | boolean =>
  typeof value === 'boolean' || typeof value === 'number' || text()(value, path, faults);

const tableOptions: Check<TableOptions> = dictionaryOf(setting);

/** A position is looked at no closer than this: whether the rules can go on from it shows when they do. */
const position: Check<State> = (value, path, faults): value is State =>
  isRecord(value) || faults.push({ path, code: 'not-an-object', expected: '{…}' }) < 0;

const justTrue: Check<true> = (value, path, faults): value is true =>
  value === true || faults.push({ path, code: 'not-one-of', expected: 'true' }) < 0;

const gameRecord: Check<GameRecord> = object({
  game: text(100),
  rules: text(100),
  seats: whole(1, 16),
  options: tableOptions,
  seed: optional(text()),
  start: optional(position),
  pack: optional(anything),
  choices: listOf(choice),
  crossed: optional(justTrue),
  hash: text(64),
});

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
