import type { GameRecord, TableChoice, TableOptions } from '@masterplan/kernel';
import type { ErrorCode, ErrorFacts } from './errors.en.ts';
import type { PersonSettings } from './parts.ts';
import type { RequestName } from './requests.ts';
import type { SeatInfo, TableFrame, TableState } from './table.ts';
import type { TalkLine } from './talk.ts';

/** How this server is reached: what an invitation can say. */
export interface Reach {
  /** Given by who runs the server. */
  readonly publicUrl?: string;
  /** `http://192.168.…`: this machine in its local networks. Empty where it listens to itself only. */
  readonly addresses: readonly string[];
}

export interface Hello {
  readonly player: string;
  /** New, to be kept; absent where the page brought its own. */
  readonly key?: string;
  readonly name: string;
  readonly settings: PersonSettings;
  readonly muted: readonly string[];
  readonly reach: Reach;
}

/** A game that can be played here. */
export interface OfferedGame {
  readonly game: string;
  readonly rules: string;
  readonly seats: readonly number[];
  readonly options: Readonly<Record<string, TableChoice>>;
  /** The levels of its bots, the usual one first. */
  readonly levels: readonly string[];
  readonly packs: boolean;
  /** Its tours, by id. */
  readonly tours: readonly string[];
}

/** A table as the lobby shows it. */
export interface TableLine {
  readonly table: string;
  /** Grows from table to table; turns pages of finished ones. */
  readonly no: number;
  readonly game: string;
  /** What it chose among the game's options; what is not named is as usual. */
  readonly options: TableOptions;
  readonly state: TableState;
  readonly seats: number;
  readonly people: readonly SeatInfo[];
  /** Seconds since 1970 of the last thing that happened. */
  readonly at: number;
  readonly version: number;
  readonly spectators: boolean;
  /** Seats of mine, and those of them that are asked now. */
  readonly mine: readonly number[];
  readonly asked: readonly number[];
  /** For a finished table: the winners' seats. */
  readonly winners?: readonly number[];
}

export interface Lobby {
  readonly games: readonly OfferedGame[];
  /** Listed tables with an empty seat, the newest of them. */
  readonly open: readonly TableLine[];
  /** Listed tables in play that may be watched, the newest of them. */
  readonly live: readonly TableLine[];
  /** How many of each there are in all. */
  readonly counts: { readonly open: number; readonly live: number };
  /** Mine, unfinished. */
  readonly yours: readonly TableLine[];
  readonly finished: readonly TableLine[];
  /** True counts: people connected, and tables in play at which one of them has a seat. */
  readonly people: number;
  readonly playing: number;
}

/** A finished game, to be played again by the page. */
export interface FinishedTable {
  readonly table: string;
  readonly record: GameRecord;
  readonly people: readonly SeatInfo[];
  readonly talk: readonly TalkLine[];
  /** Versions of the log at which choices were taken back or made for somebody, for whoever looks. */
  readonly defaults: number;
  /** What the table sealed at its start: sha256 of `record.seed`, or of `JSON.stringify(record.start)` where there is no seed. */
  readonly seal: string;
  /** The rules it was played with, where they are not those of this page: a program served here, whose `shelved.telling` tells it. */
  readonly rulesAt?: string;
}

type Nothing = Record<string, never>;

/** What each request is answered with. */
export interface Answers {
  hello: Hello;
  me: { readonly name: string; readonly settings: PersonSettings };
  newKey: { readonly key: string };
  mute: { readonly muted: readonly string[] };
  ping: Nothing;
  lobby: Lobby;
  unlobby: Nothing;
  finished: { readonly finished: readonly TableLine[] };
  make: { readonly table: string };
  playNow: { readonly table: string; readonly seat: number };
  playOn: { readonly table: string; readonly seat: number };
  tour: { readonly table: string; readonly seat: number };
  sit: Nothing;
  call: Nothing;
  leave: Nothing;
  back: Nothing;
  bot: Nothing;
  give: Nothing;
  remove: Nothing;
  start: Nothing;
  settings: Nothing;
  rematch: { readonly table: string };
  /** Pushes follow, one for each view; talk so far comes with the answer. */
  watch: { readonly viewers: readonly number[]; readonly talk: readonly TalkLine[] };
  unwatch: Nothing;
  /** The version the choice made; it is durable. */
  choose: { readonly version: number };
  /** The new version, or the vote that was opened. */
  undo: { readonly version: number } | { readonly vote: number };
  propose: { readonly vote: number };
  vote: Nothing;
  resume: Nothing;
  giveUp: Nothing;
  talk: { readonly no: number };
  /** A `Seen`, or null where there is no such version. */
  past: { readonly seen: unknown };
  record: FinishedTable;
}

export interface WireError {
  readonly code: ErrorCode;
  readonly facts?: ErrorFacts;
  /** For `refused`: the rules' own reason, worded by the game. */
  readonly blocked?: { readonly option: number; readonly clause: string; readonly facts: readonly number[] };
}

/** The answer to the request with this id (`null` where none could be read). */
export type Answer =
  | { readonly id: number; readonly ok: Answers[RequestName] }
  | { readonly id: number | null; readonly error: WireError };

export interface LobbyPush {
  readonly on: 'lobby';
  readonly lobby: Lobby;
}

export interface TalkPush {
  readonly on: 'talk';
  readonly table: string;
  readonly line: TalkLine;
}

/** The last thing on a socket. `restart`, `idle` (it did not say who it is): come back; `key-replaced`: this key is worth nothing now. */
export interface ByePush {
  readonly on: 'bye';
  readonly reason: 'restart' | 'idle' | 'key-replaced' | 'too-many-faults';
}

/** I may no longer watch this table: its spectators were sent away, or I was. */
export interface GonePush {
  readonly on: 'gone';
  readonly table: string;
}

export type Push = TableFrame | LobbyPush | TalkPush | ByePush | GonePush;
export type FromServer = Answer | Push;
