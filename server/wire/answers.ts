import {
  type Check,
  type Checked,
  dictionaryOf,
  isRecord,
  object,
  oneOf,
  optional,
  type TableChoice,
  type TableOptions,
  truth,
} from '@masterplan/kernel';
import type { ErrorCode, ErrorFacts } from './errors.en.ts';
import type { PersonSettings } from './parts.ts';
import { gameRecord } from './record.ts';
import type { RequestName } from './requests.ts';
import { either, like, list, number, string } from './schema.ts';
import { seatInfo, tableFrame, tableState } from './table.ts';
import { talkLine } from './talk.ts';

const strings = list(string);
const numbers = list(number);

/** How this server is reached: what an invitation can say. */
const reach = object({
  /** Given by who runs the server. */
  publicUrl: optional(string),
  /** `http://192.168.…`: this machine in its local networks. Empty where it listens to itself only. */
  addresses: strings,
});
export type Reach = Readonly<Checked<typeof reach>>;

const hello = object({
  player: string,
  /** New, to be kept; absent where the page brought its own. */
  key: optional(string),
  name: string,
  settings: like<PersonSettings>({}),
  muted: strings,
  reach,
});
export type Hello = Readonly<Checked<typeof hello>>;

/** A game that can be played here. */
const offeredGame = object({
  game: string,
  rules: string,
  seats: numbers,
  options: dictionaryOf(like<TableChoice>({ values: 'list' })),
  /** The levels of its bots, the usual one first. */
  levels: strings,
  packs: truth,
  /** Its tours, by id. */
  tours: strings,
  /** Whether it can give hints. */
  hints: truth,
});
export type OfferedGame = Readonly<Checked<typeof offeredGame>>;

/** A table as the lobby shows it. */
const tableLine = object({
  table: string,
  /** Grows from table to table; turns pages of finished ones. */
  no: number,
  game: string,
  /** What it chose among the game's options; what is not named is as usual. */
  options: like<TableOptions>({}),
  state: tableState,
  seats: number,
  people: list(seatInfo),
  /** Seconds since 1970 of the last thing that happened. */
  at: number,
  version: number,
  spectators: truth,
  /** Seats of mine, and those of them that are asked now. */
  mine: numbers,
  asked: numbers,
  /** For a finished table: the winners' seats. */
  winners: optional(numbers),
});
export type TableLine = Readonly<Checked<typeof tableLine>>;

const lobby = object({
  games: list(offeredGame),
  /** Listed tables with an empty seat, the newest of them. */
  open: list(tableLine),
  /** Listed tables in play that may be watched, the newest of them. */
  live: list(tableLine),
  /** How many of each there are in all. */
  counts: object({ open: number, live: number }),
  /** Mine, unfinished. */
  yours: list(tableLine),
  finished: list(tableLine),
  /** True counts: people connected, and tables in play at which one of them has a seat. */
  people: number,
  playing: number,
});
export type Lobby = Readonly<Checked<typeof lobby>>;

const counts = { games: number, wins: number };
/** Most wins one after another, and how many there are up to now. */
const streaks = { longest: number, now: number };

/** What is kept of a person's games. */
const statistics = object({
  ...counts,
  ...streaks,
  byGame: list(
    object({
      game: string,
      ...counts,
      ...streaks,
      /** By what was played: a role, a character, a plan, as the game calls it. */
      parts: list(object({ part: string, ...counts })),
    }),
  ),
  /** People with whom I have played, each company once, the latest first. */
  companies: list(
    object({
      games: number,
      /** Seconds since 1970 of the last game together. */
      at: number,
      /** That game's table: a rematch of it seats the same people. */
      table: string,
      people: list(object({ player: string, name: string, ...counts, longest: number })),
    }),
  ),
});
export type Results = Readonly<Checked<typeof statistics>>;

/** How one game went for me. */
const result = object({
  table: string,
  game: string,
  part: string,
  won: truth,
  people: strings,
  /** Seconds since 1970. */
  at: number,
});

/** A finished game, to be played again by the page. */
const finishedTable = object({
  table: string,
  record: gameRecord,
  people: list(seatInfo),
  talk: list(talkLine),
  /** Versions of the log at which choices were taken back or made for somebody, for whoever looks. */
  defaults: number,
  /** What the table sealed at its start: sha256 of `record.seed`, or of `JSON.stringify(record.start)` where there is no seed. */
  seal: string,
  /** The rules it was played with, where they are not those of this page: a program served here, whose `shelved.telling` tells it. */
  rulesAt: optional(string),
});
export type FinishedTable = Readonly<Checked<typeof finishedTable>>;

const nothing: Check<Record<string, never>> = like({});
const atTable = object({ table: string });
const atSeat = object({ table: string, seat: number });

/** What each request is answered with. */
const answered = {
  hello,
  me: object({ name: string, settings: like<PersonSettings>({}) }),
  newKey: object({ key: string }),
  mute: object({ muted: strings }),
  ping: nothing,
  statistics,
  results: object({ results: list(result) }),
  forgetResults: nothing,
  lobby,
  unlobby: nothing,
  finished: object({ finished: list(tableLine) }),
  make: atTable,
  playNow: atSeat,
  playOn: atSeat,
  tour: atSeat,
  sit: nothing,
  call: nothing,
  leave: nothing,
  back: nothing,
  bot: nothing,
  give: nothing,
  remove: nothing,
  start: nothing,
  settings: nothing,
  rematch: atTable,
  /** Pushes follow, one for each view; talk so far comes with the answer. */
  watch: object({ viewers: numbers, talk: list(talkLine) }),
  unwatch: nothing,
  /** The version the choice made; it is durable. */
  choose: object({ version: number }),
  /** The push `hint` follows. */
  hint: nothing,
  /** The new version, or the vote that was opened. */
  undo: either(object({ version: number }), object({ vote: number })),
  propose: object({ vote: number }),
  vote: nothing,
  resume: nothing,
  giveUp: nothing,
  talk: object({ no: number }),
  /** A `Seen`, or null where there is no such version. */
  past: (value: unknown): value is { readonly seen: unknown } => isRecord(value) && 'seen' in value,
  record: finishedTable,
} satisfies Readonly<Record<RequestName, Check<object>>>;

export type Answers = { [Name in RequestName]: Readonly<Checked<(typeof answered)[Name]>> };
export const answers: { readonly [Name in RequestName]: Check<Answers[Name]> } = answered;

/** What a search found for a seat's open ask: up to three lines, the best first; none where nothing came of it. */
const hint = object({
  on: oneOf('hint'),
  table: string,
  viewer: number,
  /** The version at which it was asked for. */
  version: number,
  best: list(
    object({
      /** Options that mean the same. */
      keys: strings,
      /** How likely the seat is to win then, 0 to 1, and how far that may be off, as a standard error. */
      chance: number,
      error: number,
    }),
  ),
});

/** `blocked`: for `refused`, the rules' own reason, worded by the game. */
export interface WireError {
  readonly code: ErrorCode;
  readonly facts?: ErrorFacts;
  readonly blocked?: { readonly option: number; readonly clause: string; readonly facts: readonly number[] };
}
/** A newer server may have a code that this page has no words for. */
export const wireError = like<WireError>({ code: 'string' });

/** The answer to the request with this id (`null` where none could be read). */
export type Answer =
  | { readonly id: number; readonly ok: Answers[RequestName] }
  | { readonly id: number | null; readonly error: WireError };

/** What the server says without being asked, by `on`. */
export const pushes = {
  table: tableFrame,
  lobby: object({ on: oneOf('lobby'), lobby }),
  talk: object({ on: oneOf('talk'), table: string, line: talkLine }),
  hint,
  /** The last thing on a socket. `restart`, `idle` (it did not say who it is): come back; `key-replaced`: this key is worth nothing now. */
  bye: object({ on: oneOf('bye'), reason: oneOf('restart', 'idle', 'key-replaced', 'too-many-faults') }),
  /** I may no longer watch this table: its spectators were sent away, or I was. */
  gone: object({ on: oneOf('gone'), table: string }),
};

type PushOf<On extends keyof typeof pushes> = Readonly<Checked<(typeof pushes)[On]>>;
export type LobbyPush = PushOf<'lobby'>;
export type TalkPush = PushOf<'talk'>;
export type HintPush = PushOf<'hint'>;
export type ByePush = PushOf<'bye'>;
export type GonePush = PushOf<'gone'>;
export type Push = { [On in keyof typeof pushes]: PushOf<On> }[keyof typeof pushes];
export type FromServer = Answer | Push;
