import type { Generated } from 'kysely';

/** The database, table by table. Texts named `…Json` hold plain JSON. Times are milliseconds since 1970. */
export interface Schema {
  meta: MetaRow;
  players: PlayerRow;
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  beginnings: BeginningRow;
  talk: TalkRow;
  results: ResultRow;
}

interface MetaRow {
  name: string;
  value: string;
}

/** A person. The key itself is nowhere: whoever reads the file cannot take a seat. */
export interface PlayerRow {
  id: string;
  /** Sha256 of the key, hex. */
  keyHash: string;
  name: string;
  settingsJson: string;
  mutedJson: string;
  madeAt: number;
}

export interface TableRow {
  id: string;
  /** Grows from table to table. */
  no: Generated<number>;
  game: string;
  rules: string;
  /** Sha256 of the rules program it began with, in the data folder; '' before the start. */
  program: string;
  seats: number;
  optionsJson: string;
  packJson: string | null;
  listed: number;
  host: string;
  state: 'gathering' | 'playing' | 'paused' | 'finished';
  settingsJson: string;
  /** Made at the start; never leaves the server while the game goes on. */
  seed: string;
  givenUp: number;
  rematch: string | null;
  /** The winners' seats, once there are any. */
  winnersJson: string | null;
  madeAt: number;
  changedAt: number;
  /** People who lost a seat in play. Null where nobody has. */
  formerJson: string | null;
  /** A `Deciding`: open votes and secret ballots. Null where there are none. */
  decidingJson: string | null;
  /** A `Time`: the clocks when something apart from the log last happened. Null without a clock. */
  timeJson: string | null;
  /** How often this row has been changed: a change says which one it follows, and one that follows an older one is refused. */
  revision: Generated<number>;
  /** A `Rest`: what its card said when it was last put away, where it can be told from that alone. Null otherwise. */
  restJson: string | null;
}

export interface SeatRow {
  tableId: string;
  seat: number;
  player: string | null;
  /** How whoever sits there is called, where the person holds the seat for somebody else at the same device. */
  name: string | null;
  bot: string | null;
  /** A `Temperament`: the bot's, where it has one. */
  temper: string | null;
  /** Why a bot covers for the person: their clock ran out, they left, or they left and are coming back at the next ask. */
  covered: 'clock' | 'left' | 'coming' | null;
}

/** How a table begins that is not dealt from its seed. */
export interface BeginningRow {
  tableId: string;
  /** A `Begun`. */
  begunJson: string;
}

/** An entry of a table's log; the key (tableId, version) lets one of two writers win. */
export interface EntryRow {
  tableId: string;
  version: number;
  /** `open` is the deal, at version 0. */
  did: 'open' | 'choose' | 'undo';
  seat: number;
  /** The option's key, or for an undo its reach. */
  said: string;
  /** For an undo: the mask of seats that bots held. */
  bots: number;
  /** See `Maker`. */
  by: 'holder' | 'cover' | 'default';
  /** A mark of the whole state after it: replayed rules must arrive at the same. */
  hash: string;
  /** Milliseconds left on each seat's clock, or null without one. */
  clocksJson: string | null;
  at: number;
}

export interface TalkRow {
  tableId: string;
  /** Its place among all that was said there; never leaves the server. */
  no: number;
  version: number;
  seat: number;
  player: string | null;
  name: string;
  channel: string;
  saidJson: string;
  at: number;
}

/** How a game went for one person who played it to its end. */
export interface ResultRow {
  tableId: string;
  player: string;
  game: string;
  /** What they played, as the game calls it: a role, a character, a plan; '' where it has none. */
  part: string;
  won: number;
  /** The people who played together, in order, with spaces between; '' where it was one. */
  company: string;
  at: number;
}
