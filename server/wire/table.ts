import type { Channel, DealtAs, Possible, Print, SeenEntry } from '@masterplan/bots';
import type { OpenAsk, Outcome, TableOptions } from '@masterplan/kernel';
import type { TableSettings } from './parts.ts';
import type { Patch } from './patch.ts';
import type { VoteKind } from './requests.ts';

export type { Channel, DealtAs, Print, SeenEntry } from '@masterplan/bots';

export type WireOption = Possible['options'][number];

/**
 * `gathering`: seats are taken, nothing is dealt. `playing`. `paused`: by agreement, clocks stand. `finished`: there is a
 * record, whether with an outcome or given up. `held`: its rules cannot be run here; it can be looked at and no more.
 */
export type TableState = 'gathering' | 'playing' | 'paused' | 'finished' | 'held';

/** Who is in a seat. */
export interface SeatInfo {
  /** The person it belongs to. */
  readonly player?: string;
  readonly name: string;
  /** The level of the bot that plays it: instead of a person, or (`covers`) for one who is away. */
  readonly bot?: string;
  readonly covers?: true;
  /** The person left: the host may give the seat away. */
  readonly left?: true;
  /** The person had left and wants the seat again: it is theirs at the next ask. */
  readonly coming?: true;
  /** A page of the person is connected. */
  readonly here: boolean;
}

export interface OpenVote {
  readonly vote: number;
  readonly kind: VoteKind;
  /** The seat that proposed it. */
  readonly by: number;
  /** For `replace`: the seat in question. */
  readonly whom?: number;
  /** Seats that have yet to vote; the first no ends it. */
  readonly waiting: readonly number[];
}

/** Where a table comes from that was not dealt from a seed: a tour of the game, or a moment of another table. */
export type Origin =
  | { readonly tour: string }
  | { readonly table: string; readonly choices: number; readonly as: number; readonly deal: DealtAs };

/** A table as everybody there may know it, apart from the game itself. Sent whole when it changes. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  /** The version of the rules it is played with. */
  readonly rules: string;
  /** Where they are served, if they are not those of this page: a program whose `shelved.telling` has their cards and words. */
  readonly rulesAt?: string;
  readonly seats: number;
  readonly options: TableOptions;
  /** It is played with content of its own. */
  readonly pack?: true;
  readonly listed: boolean;
  /** The host's player id. */
  readonly host: string;
  readonly state: TableState;
  readonly settings: TableSettings;
  readonly people: readonly SeatInfo[];
  /** People who watch without a seat: how many, and whom the host could give a seat. */
  readonly watchers: readonly { readonly player: string; readonly name: string }[];
  readonly votes: readonly OpenVote[];
  /** Where it was not dealt from a seed. */
  readonly origin?: Origin;
  /** Sha256 of the seed, or of the position it began in, hex: the seal that the page checks at the end. From the start on. */
  readonly seal?: string;
  readonly outcome?: Outcome;
  /** It ended because one side gave up, or everybody where there are no sides. */
  readonly givenUp?: true;
  /** Who wins by it, where there are sides. */
  readonly winners?: readonly number[];
  /** The side of each seat, where the game has sides. */
  readonly sides?: readonly number[];
  /** Where people may talk. */
  readonly channels: readonly Channel[];
  /** The table that plays it again. */
  readonly rematch?: string;
  /** Choices a crashed bot could not make and that were made for it. */
  readonly defaults: number;
}

/** What a seat can do now: only in that seat's own frames. */
export interface Mine extends Possible {
  /** How far an undo would reach: at once, by vote, across bots' answers; or not at all. */
  readonly undo: 'free' | 'agreed' | 'take-back' | 'none';
  /** My own ballot for giving up. */
  readonly gaveUp: boolean;
}

/** One seat's clock. */
export interface SeatClock {
  /** Milliseconds left when this was sent; absent where there is no clock. */
  readonly left: number;
  readonly running: boolean;
}

/** A table as one viewer gets it. Every part is there when it is new to the viewer, and left out otherwise. */
export interface TableFrame {
  readonly on: 'table';
  readonly table: string;
  /** Whose view it is: a seat's number, or the number of seats for the public. */
  readonly viewer: number;
  /** Grows by one with every choice that can be heard of. */
  readonly version: number;
  readonly info?: TableInfo;
  /** A whole view (`Seen`), on joining; `change` makes the next one out of the one before. Neither before the start. */
  readonly seen?: unknown;
  readonly change?: Patch;
  /** What happened, oldest first. */
  readonly entries?: readonly SeenEntry[];
  readonly asks?: readonly OpenAsk[];
  readonly mine?: Mine;
  /**
   * For a table with a pack: what is printed on kinds whose faces this viewer has come to know, by number; on joining also on those
   * that anybody may look up.
   */
  readonly kinds?: Readonly<Record<number, Print>>;
  /** By seat; without a clock, nothing. */
  readonly clocks?: readonly SeatClock[];
}
