import type { DealtAs } from '@masterplan/bots';
import * as v from 'valibot';
import { limits } from './limits.ts';
import {
  countSchema,
  keySchema,
  nameSchema,
  optionsSchema,
  personSettingsSchema,
  playerIdSchema,
  seatSchema,
  someSettingsSchema,
  tableIdSchema,
  wordSchema,
} from './parts.ts';
import { channels, saidSchema } from './talk.ts';

const id = { id: countSchema };
const at = { ...id, table: tableIdSchema };
const from = { ...at, seat: seatSchema };

/** How a table that goes on from another one's moment is dealt: see `playOn`. */
const deals = ['truth', 'known'] as const satisfies readonly DealtAs[];

/** What people decide together. */
export const voteKinds = ['undo', 'pause', 'replace'] as const;
export type VoteKind = (typeof voteKinds)[number];

/**
 * Which views of a table a page wants. `mine`: one for each seat I hold, or the public one where I hold none. `public`: for a
 * table screen. A list of seats I hold: several people at one device, who may each look at their own only.
 */
const viewsSchema = v.union([v.picklist(['mine', 'public']), v.pipe(v.array(seatSchema), v.minLength(1))]);
export type Views = v.InferOutput<typeof viewsSchema>;

const person = [
  /** First of all. Without a key a new person is made. `key` in the answer is new and is to be kept. */
  v.strictObject({ ...id, do: v.literal('hello'), key: v.exactOptional(keySchema) }),
  v.strictObject({
    ...id,
    do: v.literal('me'),
    name: v.exactOptional(nameSchema),
    settings: v.exactOptional(personSettingsSchema),
  }),
  /** Replaces my key: the old one is worth nothing from now on, and pages that use it are told so. */
  v.strictObject({ ...id, do: v.literal('newKey') }),
  /** I no longer hear this person's talk, or do again. */
  v.strictObject({ ...id, do: v.literal('mute'), player: playerIdSchema, on: v.boolean() }),
  v.strictObject({ ...id, do: v.literal('ping') }),
] as const;

const gathering = [
  /** The lobby now, and pushes as it changes. */
  v.strictObject({ ...id, do: v.literal('lobby') }),
  v.strictObject({ ...id, do: v.literal('unlobby') }),
  /** Finished tables that I may replay, newest first; `before` a table's number to turn the page. */
  v.strictObject({ ...id, do: v.literal('finished'), before: v.exactOptional(countSchema) }),
  v.strictObject({
    ...id,
    do: v.literal('make'),
    game: wordSchema,
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.seats)),
    options: v.exactOptional(optionsSchema),
    /** Content of one's own, read by the game's `readPack`. */
    pack: v.exactOptional(v.unknown()),
    /** Shown in everybody's lobby, or found by its link only. */
    listed: v.boolean(),
    settings: v.exactOptional(someSettingsSchema),
  }),
  /** Make, sit down, bots in all other seats, start. */
  v.strictObject({
    ...id,
    do: v.literal('playNow'),
    game: wordSchema,
    seats: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.seats))),
    options: v.exactOptional(optionsSchema),
    level: v.exactOptional(wordSchema),
    settings: v.exactOptional(someSettingsSchema),
  }),
  /**
   * From a moment of a finished table: a new one goes on from there, with me in the seat `as` and bots elsewhere. `choices` is how
   * many of the record's choices have been made. `truth`: the cards as they lay. `known`: dealt anew, as that seat knew them.
   */
  v.strictObject({
    ...at,
    do: v.literal('playOn'),
    choices: countSchema,
    as: seatSchema,
    deal: v.picklist(deals),
    level: v.exactOptional(wordSchema),
    settings: v.exactOptional(someSettingsSchema),
  }),
  /** A table that begins with a tour of the game, with me in its seat and bots elsewhere. */
  v.strictObject({
    ...id,
    do: v.literal('tour'),
    game: wordSchema,
    tour: wordSchema,
    settings: v.exactOptional(someSettingsSchema),
  }),
  /** Takes an empty seat; also one that was given away in play. */
  v.strictObject({ ...from, do: v.literal('sit') }),
  /** Says how whoever sits in a seat of mine is called, where several share my device; `null`: by my own name again. */
  v.strictObject({ ...from, do: v.literal('call'), name: v.nullable(nameSchema) }),
  /** Leaves a seat: before the start it is empty, in play a bot goes on. */
  v.strictObject({ ...from, do: v.literal('leave') }),
  /** Comes back to a seat I hold that a bot covers; it is handed back at the next ask. */
  v.strictObject({ ...from, do: v.literal('back') }),
  /** Host: a bot of this level on an empty seat, or none. */
  v.strictObject({ ...from, do: v.literal('bot'), level: v.nullable(wordSchema) }),
  /** Host: gives an empty or (in play only) abandoned seat to somebody who watches and never played there, or (`null`) to whoever comes. */
  v.strictObject({ ...from, do: v.literal('give'), to: v.nullable(playerIdSchema) }),
  /** Host, before the start: has somebody get up. */
  v.strictObject({ ...from, do: v.literal('remove') }),
  v.strictObject({ ...at, do: v.literal('start') }),
  /** Host: changes some settings; `clock` and `cover` before the start only. */
  v.strictObject({ ...at, do: v.literal('settings'), settings: someSettingsSchema }),
  /** A new table with the same game, options, settings, people and bots. Asked again, the same new table. */
  v.strictObject({ ...at, do: v.literal('rematch') }),
] as const;

const playing = [
  /**
   * Shows a table and goes on showing it. `since`: the version the page knows; the first push tells what happened after it.
   * Asked again for the same table, it takes the place of the earlier one.
   */
  v.strictObject({
    ...at,
    do: v.literal('watch'),
    views: v.exactOptional(viewsSchema),
    since: v.exactOptional(countSchema),
  }),
  v.strictObject({ ...at, do: v.literal('unwatch') }),
  /** Answers an ask. `version` is the one the page shows; refused as `stale` where the ask has changed since. */
  v.strictObject({
    ...from,
    do: v.literal('choose'),
    version: countSchema,
    key: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.optionKey)),
  }),
  /** Takes back: see `Mine.undo` for how far. `agreed` opens a vote. */
  v.strictObject({
    ...from,
    do: v.literal('undo'),
    version: countSchema,
    reach: v.picklist(['free', 'agreed', 'take-back']),
  }),
  /** Opens a vote for `pause`, or to `replace` the person in the seat `whom`, which takes a third voice. Undo opens its own. */
  v.strictObject({
    ...from,
    do: v.literal('propose'),
    vote: v.picklist(['pause', 'replace']),
    whom: v.exactOptional(seatSchema),
  }),
  /** Who was asked says yes or no; who proposed it withdraws it by a no. */
  v.strictObject({ ...from, do: v.literal('vote'), vote: countSchema, agree: v.boolean() }),
  /** Goes on with a paused table. */
  v.strictObject({ ...from, do: v.literal('resume') }),
  /** A secret ballot: shown to nobody until everybody of one's side has cast it; then the table ends without a winner. */
  v.strictObject({ ...from, do: v.literal('giveUp'), on: v.boolean() }),
  /** `seat` is the one I speak for; left out by those who watch. */
  v.strictObject({
    ...at,
    do: v.literal('talk'),
    seat: v.exactOptional(seatSchema),
    channel: v.picklist(channels),
    said: saidSchema,
  }),
  /** What I saw at an earlier version, from a seat of mine or (left out) as everybody. */
  v.strictObject({ ...at, do: v.literal('past'), seat: v.exactOptional(seatSchema), version: countSchema }),
  /** The record of a finished table, with its talk. */
  v.strictObject({ ...at, do: v.literal('record') }),
] as const;

/** Everything a page may say. Unknown keys are refused. */
export const requestSchema = v.variant('do', [...person, ...gathering, ...playing]);
export type Request = v.InferOutput<typeof requestSchema>;

/** The same by name: to find the one that is meant costs nothing then. */
const byName: ReadonlyMap<unknown, v.GenericSchema<unknown, Request>> = new Map(
  requestSchema.options.map((schema) => [schema.entries.do.literal, schema]),
);

/** The schema that a message claims to follow; where there is none, all of them. */
export const schemaFor = (message: unknown): v.GenericSchema<unknown, Request> =>
  (typeof message === 'object' && message !== null && 'do' in message && byName.get(message.do)) ||
  requestSchema;
export type RequestName = Request['do'];
export type RequestOf<Name extends RequestName> = Extract<Request, { do: Name }>;
