import { type Checked, type Fault, oneOf, optional, text, truth, whole } from '@masterplan/kernel';
import { limits } from './limits.ts';
import {
  count,
  key,
  name,
  options,
  personSettings,
  playerId,
  seat,
  someSettings,
  tableId,
  word,
} from './parts.ts';
import { deals } from './policies.ts';
import { said } from './said.ts';
import { anything, either, nullable, someOf, type Variant, variant } from './schema.ts';
import { channels } from './talk.ts';
import { temper } from './temper.ts';

const id = { id: count };
const at = { ...id, table: tableId };
const from = { ...at, seat };
const seats = whole(1, limits.seats);

/**
 * Which views of a table a page wants. `mine`: one for each seat I hold, or the public one where I hold none. `public`: for a
 * table screen. A list of seats I hold: several people at one device, who may each look at their own only.
 */
const views = either(oneOf('mine', 'public'), someOf(seat, limits.seats));
export type Views = Checked<typeof views>;

const person = {
  /** First of all. Without a key a new person is made. `key` in the answer is new and is to be kept. */
  hello: { ...id, key: optional(key) },
  me: { ...id, name: optional(name), settings: optional(personSettings) },
  /** Replaces my key: the old one is worth nothing from now on, and pages that use it are told so. */
  newKey: id,
  /** I no longer hear this person's talk, or do again. */
  mute: { ...id, player: playerId, on: truth },
  ping: id,
  /** What is kept of the games that I played to their end: counts by game, part and company. */
  statistics: id,
  /** The same game by game, to be taken along. */
  results: id,
  /** Deletes what is kept for me. */
  forgetResults: id,
};

const gathering = {
  /** The lobby now, and pushes as it changes. */
  lobby: id,
  unlobby: id,
  /** Finished tables that I may replay, newest first; `before` a table's number to turn the page. */
  finished: { ...id, before: optional(count) },
  make: {
    ...id,
    game: word,
    seats,
    options: optional(options),
    /** Content of one's own, read by the game's `readPack`. */
    pack: optional(anything),
    /** Shown in everybody's lobby, or found by its link only. */
    listed: truth,
    settings: optional(someSettings),
  },
  /** Make, sit down, bots in all other seats, start. */
  playNow: {
    ...id,
    game: word,
    seats: optional(seats),
    options: optional(options),
    level: optional(word),
    settings: optional(someSettings),
  },
  /**
   * From a moment of a finished table: a new one goes on from there, with me in the seat `as` and bots elsewhere. `choices` is how
   * many of the record's choices have been made. `truth`: the cards as they lay. `known`: dealt anew, as that seat knew them.
   */
  playOn: {
    ...at,
    choices: count,
    as: seat,
    deal: oneOf(...deals),
    level: optional(word),
    settings: optional(someSettings),
  },
  /** A table that begins with a tour of the game, with me in its seat and bots elsewhere. */
  tour: { ...id, game: word, tour: word, settings: optional(someSettings) },
  /** Takes an empty seat; also one that was given away in play. */
  sit: from,
  /** Says how whoever sits in a seat of mine is called, where several share my device; `null`: by my own name again. */
  call: { ...from, name: nullable(name) },
  /** Leaves a seat: before the start it is empty, in play a bot goes on. */
  leave: from,
  /** Comes back to a seat I hold that a bot covers; it is handed back at the next ask. */
  back: from,
  /** Host: a bot of this level on an empty seat, or none. `temper`: with this temperament, where the level has them. */
  bot: { ...from, level: nullable(word), temper: optional(temper) },
  /** Host: gives an empty or (in play only) abandoned seat to somebody who watches and never played there, or (`null`) to whoever comes. */
  give: { ...from, to: nullable(playerId) },
  /** Host, before the start: has somebody get up. */
  remove: from,
  start: at,
  /** Host: changes some settings; `clock`, `cover` and `hints` before the start only. */
  settings: { ...at, settings: someSettings },
  /** A new table with the same game, options, settings, people and bots. Asked again, the same new table. */
  rematch: at,
};

const playing = {
  /**
   * Shows a table and goes on showing it. `since`: the version the page knows; the first push tells what happened after it.
   * Asked again for the same table, it takes the place of the earlier one.
   */
  watch: { ...at, views: optional(views), since: optional(count) },
  unwatch: at,
  /** Answers an ask. `version` is the one the page shows; refused as `stale` where the ask has changed since. */
  choose: { ...from, version: count, key: text(limits.optionKey) },
  /**
   * Has a search think about the open ask of a seat of mine, where the table allows it. Everybody there is told that it was asked for;
   * what it found is pushed to this page alone.
   */
  hint: { ...from, version: count },
  /** Takes back: see `Mine.undo` for how far. `agreed` opens a vote. */
  undo: { ...from, version: count, reach: oneOf('free', 'agreed', 'take-back') },
  /** Opens a vote for `pause`, or to `replace` the person in the seat `whom`, which takes a third voice. Undo opens its own. */
  propose: { ...from, vote: oneOf('pause', 'replace'), whom: optional(seat) },
  /** Who was asked says yes or no; who proposed it withdraws it by a no. */
  vote: { ...from, vote: count, agree: truth },
  /** Goes on with a paused table. */
  resume: from,
  /** A secret ballot: shown to nobody until everybody of one's side has cast it; then the table ends without a winner. */
  giveUp: { ...from, on: truth },
  /** `seat` is the one I speak for; left out by those who watch. */
  talk: { ...at, seat: optional(seat), channel: oneOf(...channels), said },
  /** What I saw at an earlier version, from a seat of mine or (left out) as everybody. */
  past: { ...at, seat: optional(seat), version: count },
  /** The record of a finished table, with its talk. */
  record: at,
};

/** Everything a page may say, by its name: what it has besides `do`. Unknown keys are refused. */
export const requestForms = { ...person, ...gathering, ...playing };

export type RequestName = keyof typeof requestForms;
export type RequestOf<Name extends RequestName> = Variant<'do', Pick<typeof requestForms, Name>>;
export type Request = Variant<'do', typeof requestForms>;

const request = variant('do', requestForms);

/** Keeps the first fault and ends the reading: nobody is told more, and a large message with many faults costs no more than one. */
class FirstFault extends Array<Fault> {
  override push(fault: Fault): never {
    throw new Malformed(fault.path);
  }
}

class Malformed extends Error {
  readonly path: string;

  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

/** Reads what a page said; where it is no request, the path of what is wrong with it. */
export function requestIn(data: unknown): { readonly request: Request } | { readonly malformed: string } {
  try {
    return request(data, '', new FirstFault()) ? { request: data } : { malformed: '' };
  } catch (fault) {
    if (fault instanceof Malformed) return { malformed: fault.path };
    throw fault;
  }
}
