import type { Print } from '@masterplan/bots';
import {
  type Blocked,
  type CardText,
  type Check,
  type Checked,
  dictionaryOf,
  type KeyedOption,
  type OpenAsk,
  type Outcome,
  object,
  oneOf,
  optional,
  type Seen,
  type SeenEntry,
  type SeenEvent,
  type StandingOption,
  type TableOptions,
  truth,
} from '@masterplan/kernel';
import type { TableSettings } from './parts.ts';
import type { Patch } from './patch.ts';
import { deals, voteKinds } from './policies.ts';
import { anything, either, justTrue, like, list, number, string } from './schema.ts';
import { channels } from './talk.ts';
import { temper } from './temper.ts';

export type { Print, SeenEntry };

const numbers = list(number);

/**
 * `gathering`: seats are taken, nothing is dealt. `playing`. `paused`: by agreement, clocks stand. `finished`: there is a
 * record, whether with an outcome or given up. `held`: its rules cannot be run here; it can be looked at and no more.
 */
export const tableState = oneOf('gathering', 'playing', 'paused', 'finished', 'held');
export type TableState = Checked<typeof tableState>;

/** Who is in a seat. */
export const seatInfo = object({
  /** The person it belongs to. */
  player: optional(string),
  name: string,
  /** The level of the bot that plays it: instead of a person, or (`covers`) for one who is away. */
  bot: optional(string),
  /** The bot's temperament, where it has one. */
  temper: optional(temper),
  covers: optional(justTrue),
  /** The person left: the host may give the seat away. */
  left: optional(justTrue),
  /** The person had left and wants the seat again: it is theirs at the next ask. */
  coming: optional(justTrue),
  /** A page of the person is connected. */
  here: truth,
});
export type SeatInfo = Readonly<Checked<typeof seatInfo>>;

const openVote = object({
  vote: number,
  kind: oneOf(...voteKinds),
  /** The seat that proposed it. */
  by: number,
  /** For `replace`: the seat in question. */
  whom: optional(number),
  /** Seats that have yet to vote; the first no ends it. */
  waiting: numbers,
});
export type OpenVote = Readonly<Checked<typeof openVote>>;

/** Where a table comes from that was not dealt from a seed: a tour of the game, or a moment of another table. */
const origin = either(
  object({ tour: string }),
  object({ table: string, choices: number, as: number, deal: oneOf(...deals) }),
);
export type Origin = Readonly<Checked<typeof origin>>;

/** A table as everybody there may know it, apart from the game itself. Sent whole when it changes. */
const tableInfo = object({
  table: string,
  game: string,
  /** The version of the rules it is played with. */
  rules: string,
  /** Where they are served, if they are not those of this page: a program whose `shelved.telling` has their cards and words. */
  rulesAt: optional(string),
  seats: number,
  options: like<TableOptions>({}),
  /** It is played with content of its own. */
  pack: optional(justTrue),
  listed: truth,
  /** The host's player id. */
  host: string,
  state: tableState,
  settings: like<TableSettings>({ spectators: 'boolean', undo: 'string', pace: 'string', clock: 'record' }),
  people: list(seatInfo),
  /** People who watch without a seat: how many, and whom the host could give a seat. */
  watchers: list(object({ player: string, name: string })),
  votes: list(openVote),
  /** Where it was not dealt from a seed. */
  origin: optional(origin),
  /** Sha256 of the seed, or of the position it began in, hex: the seal that the page checks at the end. From the start on. */
  seal: optional(string),
  outcome: optional(like<Outcome>({ winners: 'list', reason: 'string' })),
  /** It ended because one side gave up, or everybody where there are no sides. */
  givenUp: optional(justTrue),
  /** Who wins by it, where there are sides. */
  winners: optional(numbers),
  /** The side of each seat, where the game has sides. */
  sides: optional(numbers),
  /** The levels that bots of its rules have, the usual one first. */
  levels: list(string),
  /** Those of the levels whose bots may have a temperament. */
  tempered: optional(list(string)),
  /** Whether its rules can give hints; whether they may is a setting. */
  advises: optional(justTrue),
  /** Where people may talk. */
  channels: list(oneOf(...channels)),
  /** The table that plays it again. */
  rematch: optional(string),
  /** Choices a crashed bot could not make and that were made for it. */
  defaults: number,
});
export type TableInfo = Readonly<Checked<typeof tableInfo>>;

const seenEntry: Check<SeenEntry> = object({
  version: number,
  did: oneOf('open', 'choose', 'undo'),
  seat: number,
  events: list(like<SeenEvent>({})),
  by: optional(oneOf('bot', 'default')),
});

const wireOption: Check<KeyedOption> = object({ key: string, option: number });
export type WireOption = KeyedOption;

const standingOption: Check<StandingOption> = object({ key: string, window: number, answer: number });

/** What a seat can do now: only in that seat's own frames. */
const mine = object({
  options: list(wireOption),
  /** What is not possible and why. */
  blocked: list(like<Blocked>({ option: 'number', clause: 'string', facts: 'list' })),
  /** Standing answers at the windows that are for this seat, always possible. */
  standing: list(standingOption),
  /** How far an undo would reach: at once, by vote, across bots' answers; or not at all. */
  undo: oneOf('free', 'agreed', 'take-back', 'none'),
  /** My own ballot for giving up. */
  gaveUp: truth,
});
export type Mine = Readonly<Checked<typeof mine>>;

const cardText = like<CardText>({ name: 'string', text: 'string' });

const print: Check<Print> = object({
  kind: anything,
  texts: optional(object({ en: cardText, fr: cardText })),
});

/** One seat's clock. */
const seatClock = object({
  /** Milliseconds left when this was sent; absent where there is no clock. */
  left: number,
  running: truth,
});
export type SeatClock = Readonly<Checked<typeof seatClock>>;

/** A view, as the kernel makes it. */
export const seen = like<Seen>({
  ...{ as: 'string', viewer: 'number', seats: 'number', fields: 'record', options: 'record' },
  ...{ face: 'list', mask: 'list', at: 'list', zones: 'list', stack: 'list', lots: 'list', claims: 'list' },
});

const change: Check<Patch> = (_value): _value is Patch => true;

/** A table as one viewer gets it. Every part is there when it is new to the viewer, and left out otherwise. */
export const tableFrame = object({
  on: oneOf('table'),
  table: string,
  /** Whose view it is: a seat's number, or the number of seats for the public. */
  viewer: number,
  /** Grows by one with every choice that can be heard of. */
  version: number,
  info: optional(tableInfo),
  /** A whole view (`Seen`), on joining; `change` makes the next one out of the one before. Neither before the start. */
  seen: optional(seen),
  change: optional(change),
  /** What happened, oldest first. */
  entries: optional(list(seenEntry)),
  asks: optional(list(like<OpenAsk>({ seat: 'number' }))),
  mine: optional(mine),
  /**
   * For a table with a pack: what is printed on kinds whose faces this viewer has come to know, by number; on joining also on those
   * that anybody may look up.
   */
  kinds: optional(dictionaryOf(print)),
  /** By seat; without a clock, nothing. */
  clocks: optional(list(seatClock)),
});
export type TableFrame = Readonly<Checked<typeof tableFrame>>;
