import type {
  Blocked,
  CardText,
  Fault,
  GameRecord,
  LogEntry,
  OpenAsk,
  Option,
  Outcome,
  Reach,
  Refusal,
  Remark,
  Seen,
  SeenEvent,
  State,
  TableChoice,
  TableOptions,
  Telling,
  UndoRefusal,
} from '@masterplan/kernel';

/**
 * What a server asks of a game, and no more. A rules program (one bundled file: a game, its bots and the kernel they run on)
 * exports `shelved: Shelved`, so that a table can go on under the rules it began with when the server has newer ones.
 * Old programs meet newer servers here: only ever add to these two interfaces, and only what may be missing.
 */
export interface Shelved {
  readonly id: string;
  readonly version: string;
  readonly seats: readonly number[];
  readonly options: Readonly<Record<string, TableChoice>>;
  /** The levels of its bots, the usual one first. */
  readonly levels: readonly string[];
  /** Where people may talk. */
  readonly channels: readonly Channel[];
  readonly takesPacks: boolean;
  readonly tours?: readonly OfferedTour[];
  /** How pages tell what was played with these rules. A page of a later version loads the program for this alone. */
  readonly telling?: Telling;
  /** Deals a table, or says what is wrong with its options or its pack. */
  open(start: Start): Seating | { readonly faults: readonly Fault[]; readonly in: 'options' | 'pack' };
  /** How a table begins with this tour. */
  toured?(tour: string, seed: string): Beginning;
  /** The side of each seat, where the game has sides. */
  sides?(seats: number, options: TableOptions): readonly number[] | undefined;
  /** What a bot answers to its seat's open ask; undefined where the seat is not asked. Knows the view and nothing else. */
  answer(ask: BotAsk): string | undefined;
  /** The same, with what it says. */
  reply?(ask: BotAsk): BotReply | undefined;
  /** Whether its bots want to be told of an event that everybody saw; where this is missing they want nothing. */
  heeds?(event: SeenEvent): boolean;
}

export interface Start {
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: string;
  readonly pack?: unknown;
  /** In place of a deal from the seed. */
  readonly beginning?: Beginning;
}

/** A tour, as far as a table has to know before it begins. */
export interface OfferedTour {
  readonly id: string;
  readonly seats: number;
  readonly options: TableOptions;
  /** The newcomer's. */
  readonly seat: number;
}

/**
 * How a table begins that is not dealt from its seed: in a position, made once, which is kept in place of the seed. Undo stops
 * there, the seal is of it, and the record starts with it.
 */
export interface Beginning {
  readonly start: State;
  /** Versions are counted on from here. */
  readonly version: number;
  /** What happened before, as one seat saw it and as everybody did. */
  readonly told?: {
    readonly seat: number;
    readonly own: readonly SeenEntry[];
    readonly all: readonly SeenEntry[];
  };
}

/** A moment of a table's record, whose seat it is to go on for, and how. */
export interface Moment {
  /** How many of the record's choices have been made. */
  readonly choices: number;
  readonly as: number;
  readonly deal: DealtAs;
  /** What is dealt anew is dealt from this. */
  readonly seed: string;
}

export interface BotAsk {
  readonly level: string;
  readonly seen: unknown;
  readonly seed: string;
  readonly pack?: unknown;
  /** What everybody saw and heard, as far as its bots heed it: an `Account`. */
  readonly account?: unknown;
}

export interface BotReply {
  readonly key: string;
  readonly remark?: Remark;
}

/** What a standing answer says to its seat's open ask. */
export interface DueAnswer {
  readonly seat: number;
  readonly key: string;
}

/**
 * How far a choice is heard. `loud`: something happened. `quiet`: a sealed answer is in, others see the seat ready.
 * `silent`: a sealed answer was changed or a standing one left; others must not notice, so versions do not grow.
 */
export type Heard = 'loud' | 'quiet' | 'silent';

/** Who made a choice: who holds the seat, the bot that covers for them, or nobody because that bot crashed. */
export type Maker = 'holder' | 'cover' | 'default';

/** A choice as it was tried: why it is refused, or where it leads. */
export type Trial =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly hash: string; readonly outcome: Outcome | null };

/**
 * A table in play. `length` counts every entry and is the version of the log; `version` counts those that can be heard
 * of, and is the one that leaves the server. Everything a viewer gets is computed through that viewer's view.
 */
export interface Seating {
  readonly length: number;
  readonly version: number;
  /** The version since which the open asks are the same: a choice made at an earlier one is stale. */
  readonly askedSince: number;
  /** Masks of seats with an open ask, and of those whose sealed answer is in. */
  readonly asked: number;
  readonly ready: number;
  readonly outcome: Outcome | null;
  readonly options: TableOptions;
  /** Mask of seats that are out of the game for good. */
  readonly out?: number;
  /** What the choice would come to; changes nothing. Throws where the rules themselves fail. */
  trial(seat: number, key: string): Trial;
  /** Plays a choice that is not refused. */
  choose(seat: number, key: string, by: Maker): Heard;
  /** Why nothing could be taken back; changes nothing. */
  undoRefusal(seat: number, reach: Reach, bots: number): UndoRefusal | undefined;
  undo(seat: number, reach: Reach, bots: number): void;
  /** A mark of the whole state. Neither this nor that of a trial ever leaves the server. */
  hash(): string;
  see(viewer: number): Seen;
  /** What the viewer saw happen after version `since`; -1 for all of it. */
  entries(viewer: number, since: number): SeenEntry[];
  asks(): OpenAsk[];
  mine(seat: number): Possible;
  /** The first possible answer of a seat, for after a crash. */
  anyKey(seat: number): string | undefined;
  /** Standing answers to asks that are open. They are held back: whoever runs the table plays them as choices. */
  due?(): readonly DueAnswer[];
  /** The seat whose proposal the asked seats may accept now, and how that is written; undefined where nothing is proposed. */
  proposed?(): { readonly by: number; readonly accept: string } | undefined;
  /** What is printed on a kind: a `Print`. */
  print(kind: number): unknown;
  /** Kinds that anybody may look up. */
  reference?(): readonly number[];
  /** How another table goes on from a moment of this one; undefined where nobody could: there is no such moment, or it is the end. */
  goingOn?(moment: Moment): Beginning | undefined;
  /** Never leaves the server before the game is over. */
  record(): GameRecord;
}

/** Who hears: everybody at the table; one's own team, where the game has teams; or those who only watch. */
export type Channel = 'table' | 'team' | 'watchers';

/** How a table that goes on from another one's moment is dealt: as it was, or as one seat knew it. */
export type DealtAs = 'truth' | 'known';

/** An entry of the table's log as one viewer saw it. */
export interface SeenEntry {
  readonly version: number;
  readonly did: LogEntry['did'];
  /** -1 where it is nobody's (the deal), and where others must not know whose it is. */
  readonly seat: number;
  readonly events: readonly SeenEvent[];
  /** Made for the seat: by the bot that covers it, or (`default`) because that bot crashed. */
  readonly by?: 'bot' | 'default';
}

/** What a seat can do now. */
export interface Possible {
  readonly options: readonly { readonly key: string; readonly option: Option }[];
  /** What is not possible and why. */
  readonly blocked: readonly Blocked[];
  /** Standing answers to reaction windows, always possible. */
  readonly standing: readonly { readonly key: string; readonly window: number; readonly answer: number }[];
}

/** What is printed on a kind that is not in the page's own content: its data, and what the game says of it. */
export interface Print {
  readonly kind: unknown;
  readonly texts?: { readonly en: CardText; readonly fr: CardText };
}
