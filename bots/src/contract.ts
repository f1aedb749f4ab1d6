import type {
  Attempt,
  Beginning,
  CardText,
  DueAnswer,
  Fault,
  GameRecord,
  Maker,
  Moment,
  OpenAsk,
  Outcome,
  OwnOptions,
  OwnSight,
  Reach,
  Remark,
  Review,
  Seen,
  SeenEntry,
  SeenEvent,
  TableChoice,
  TableOptions,
  Telling,
  Temperament,
  UndoRefusal,
} from '@masterplan/kernel';

/**
 * What a server asks of a game, and no more. A rules program (one bundled file: a game, its bots and the kernel they run on)
 * exports `shelved: Shelved`, so that a table can go on under the rules it began with when the server has newer ones. Newer
 * servers run old programs through this: only ever add to these two interfaces, and have `server/src/programs/older.ts` give
 * old programs what they lack.
 */
export interface Shelved {
  readonly id: string;
  readonly version: string;
  readonly seats: readonly number[];
  readonly options: Readonly<Record<string, TableChoice>>;
  /** The levels of its bots, the usual one first. */
  readonly levels: readonly string[];
  /** Those of its levels that search: they take as long as they may. None where this is missing. */
  readonly searching?: readonly string[];
  /** Those of its levels whose bots may have a temperament. None where this is missing. */
  readonly tempered?: readonly string[];
  /** Where people may talk. */
  readonly channels: readonly Channel[];
  readonly takesPacks: boolean;
  readonly tours?: readonly OfferedTour[];
  /** How pages tell what was played with these rules. A page of a later version loads the program for this alone. */
  readonly telling?: Telling;
  /** Deals a table, or says what is wrong with its options or its pack. */
  open(start: Start): Sitting | { readonly faults: readonly Fault[]; readonly in: 'options' | 'pack' };
  /** How a table begins with this tour. */
  toured?(tour: string, seed: string): Beginning;
  /** The side of each seat, where the game has sides. */
  sides?(seats: number, options: TableOptions): readonly number[] | undefined;
  /** What a bot answers to its seat's open ask; undefined where the seat is not asked. Knows the view and nothing else. */
  answer(ask: BotAsk): string | undefined;
  /** The same, with what it says. */
  reply(ask: BotAsk): BotReply | undefined;
  /**
   * What a search out of the seat's view finds best at its open ask, the best first; undefined where the seat is not asked. Missing where
   * the game cannot be searched. `level` and `temper` play no part.
   */
  advise?(ask: BotAsk): readonly Advice[] | undefined;
  /** A finished game looked back at, for pages; undefined where it was played with other rules. Missing where the game cannot be searched. */
  review?(record: GameRecord): Review | undefined;
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

export interface BotAsk {
  readonly level: string;
  /** Where the level has them; without one a bot plays as the level does. */
  readonly temper?: Temperament;
  readonly seen: unknown;
  readonly seed: string;
  readonly pack?: unknown;
  /** What everybody saw and heard, as far as its bots heed it: an `Account`. */
  readonly account?: unknown;
  /** Tells a bot that searches to make do with what it has found. */
  readonly isLate?: () => boolean;
}

interface BotReply {
  readonly key: string;
  readonly remark?: Remark;
}

/** Options that mean the same, and what a search made of them. */
export interface Advice {
  readonly keys: readonly string[];
  /** How likely its seat is to win then, 0 to 1, and how far that may be off, as a standard error. */
  readonly chance: number;
  readonly error: number;
}

/**
 * A table in play, as the kernel's `Sitting` has it. Everything a viewer gets is computed through that viewer's view. `length`
 * counts every entry and is the version of the log; `version` counts those that can be heard of, and is the one that leaves the server.
 */
export interface Sitting {
  readonly length: number;
  readonly version: number;
  /** The version since which the open asks are the same: a choice made at an earlier one is stale. */
  readonly askedSince: number;
  /** Masks of seats with an open ask, and of those whose sealed answer is in. */
  readonly asked: number;
  readonly ready: number;
  readonly outcome: Outcome | null;
  readonly options: TableOptions;
  /** Mask of seats that are out of the game for good; where it is missing, nobody is. */
  readonly out?: number;
  /** What a choice would come to; nothing has happened before it is committed. Throws where the rules themselves fail. */
  attempt(seat: number, key: string, by: Maker): Attempt;
  /** Why nothing could be taken back; changes nothing. */
  undoRefusal(seat: number, reach: Reach, bots: number): UndoRefusal | undefined;
  /** Takes back what is not refused. */
  undo(seat: number, reach: Reach, bots: number): void;
  /** A mark of the whole state. Neither this nor that of an attempt ever leaves the server. */
  hash(): string;
  see(viewer: number): Seen;
  /** The viewer's own part of `see`. */
  seeOwn(viewer: number): OwnSight;
  /** What the viewer saw happen after version `since`; -1 for all of it. */
  entries(viewer: number, since: number): SeenEntry[];
  asks(): OpenAsk[];
  mine(seat: number): OwnOptions;
  /** The first possible answer of a seat, for after a crash. */
  anyKey(seat: number): string | undefined;
  /** What is answered for a seat that lets its time run out, where the rules say so. */
  silence(seat: number): string | undefined;
  /** Standing answers to asks that are open. They are held back: whoever runs the table plays them as choices. */
  due(): readonly DueAnswer[];
  /** The seat whose proposal the asked seats may accept now, and how that is written; undefined where nothing is proposed. */
  proposed(): { readonly by: number; readonly accept: string } | undefined;
  /** What is printed on a kind: a `Print`. */
  print(kind: number): unknown;
  /** Kinds that anybody may look up. */
  reference(): readonly number[];
  /** How another table goes on from a moment of this one; undefined if there is no such moment or the game is over then. */
  goingOn(moment: Moment): Beginning | undefined;
  /** What a seat plays, for what is kept of its person's games: see `Manifest.part`. Never leaves the server before the game is over. */
  part?(seat: number): string | undefined;
  /** Never leaves the server before the game is over. */
  record(): GameRecord;
}

/** Who hears: everybody at the table; one's own team, where the game has teams; or those who only watch. */
export type Channel = 'table' | 'team' | 'watchers';

/** What is printed on a kind that is not in the page's own content: its data, and what the game says of it. */
export interface Print {
  readonly kind: unknown;
  readonly texts?: { readonly en: CardText; readonly fr: CardText };
}
