import {
  type Check,
  type Fault,
  type GameRecord,
  listOf,
  object,
  oneOf,
  optional,
  whole,
} from '@masterplan/kernel';
import {
  channels,
  either,
  type FinishedTable,
  notice,
  recordKeys,
  type SeatInfo,
  said,
  string,
  type TalkLine,
  temper,
} from '@masterplan/server/wire';
import { boards } from '../boards/games.ts';
import { Store } from '../store.ts';

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

/** A record as a file: the record itself, who played, and what was said, as far as whoever kept it could hear it. */
interface RecordFile extends GameRecord {
  readonly people?: readonly Pick<SeatInfo, 'name' | 'bot' | 'temper'>[];
  readonly talk?: readonly Omit<TalkLine, 'no' | 'player'>[];
}

const recordFile: Check<RecordFile> = object({
  ...recordKeys,
  people: optional(listOf(object({ name: string, bot: optional(string), temper: optional(temper) }))),
  talk: optional(
    listOf(
      object({
        ...{ version: whole(0), seat: whole(-1), name: string, said: either(said, notice) },
        channel: oneOf(...channels),
      }),
    ),
  ),
});

/** What is written into such a file. */
export function fileOf({ record, people, talk = [] }: Pick<Reel, 'record' | 'people' | 'talk'>): string {
  const file: RecordFile = {
    ...record,
    people: people.map(({ name, bot, temper }) => ({
      name,
      ...(bot === undefined ? {} : { bot }),
      ...(temper === undefined ? {} : { temper }),
    })),
    talk: talk.map(({ version, seat, name, channel, said }) => ({ version, seat, name, channel, said })),
  };
  return JSON.stringify(file);
}

/** The reel that a record makes, or what it is instead of one. */
export function reelFrom(data: unknown): Reel | ReelFault {
  const faults: Fault[] = [];
  if (!recordFile(data, '', faults)) return 'not-a-record';
  if (!boards.has(data.game)) return 'no-such-game';
  const { people = [], talk = [], ...record } = data;
  if (talk.some(({ seat }) => seat >= record.seats)) return 'not-a-record';
  return {
    record,
    people: Array.from({ length: record.seats }, (_, seat) => ({ here: false, ...(people[seat] ?? nobody) })),
    talk: talk.map((line, no) => ({ ...line, no })),
  };
}

const nobody = { name: '', bot: '' };

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
