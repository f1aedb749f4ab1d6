import * as v from 'valibot';
import { chatLine } from './chat.ts';
import { limits } from './limits.ts';
import { paces, undoPolicies } from './policies.ts';

/** 128 random bits, base64url: whoever has it is the person. */
export const keySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** A table's name in links: random, so that a table that is not listed is found by its link only. */
export const tableIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{16}$/));

/** A person's name towards others: random, and no help in finding the key. */
export const playerIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{12}$/));

export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.seats - 1));

/** A number of a version, a vote, a card: whole and not negative. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A short word: an id of a game, an option's name, a bot's level. */
export const wordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(limits.name),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u),
);

export const chatSchema = v.pipe(v.string(), v.transform(chatLine), v.minLength(1), v.maxBytes(limits.chat));

const valueSchema = v.union([v.pipe(v.string(), v.maxLength(limits.settingText)), v.number(), v.boolean()]);

/** Table options as a game declares them; the server checks them against the game. */
export const optionsSchema = v.record(wordSchema, valueSchema);

/** What a person set on their pages (language, edition, text size …): kept for the page, not read by the server. */
export const personSettingsSchema = v.pipe(
  v.record(wordSchema, valueSchema),
  v.check((settings) => Object.keys(settings).length <= limits.settings),
);
export type PersonSettings = v.InferOutput<typeof personSettingsSchema>;

const secondsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7 * 24 * 3600));
const turnSecondsSchema = v.pipe(secondsSchema, v.minValue(limits.turnSeconds));

/**
 * How long a seat may think. `turn`: so many seconds for each ask. `bank`: so many seconds for the game, and `increment` more
 * with each answer. A seat whose time is up is covered by a bot.
 */
export const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('turn'), seconds: turnSecondsSchema }),
  v.strictObject({
    kind: v.literal('bank'),
    seconds: secondsSchema,
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)),
  }),
]);
export type ClockSetting = v.InferOutput<typeof clockSchema>;

const settings = {
  /** Whether others than the seated may watch. */
  spectators: v.boolean(),
  /** `free`: back to the last moment anybody learned anything. `agreed`: further back where the others consent. */
  undo: v.picklist(undoPolicies),
  /** How long bots' and standing answers wait before they are played. */
  pace: v.picklist(paces),
  clock: clockSchema,
  /** The level of the bots that cover for absent people. */
  cover: wordSchema,
};

/** What the host sets. */
export const tableSettingsSchema = v.strictObject(settings);
export type TableSettings = v.InferOutput<typeof tableSettingsSchema>;

/** Some of them. */
export const someSettingsSchema = v.strictObject({
  spectators: v.exactOptional(settings.spectators),
  undo: v.exactOptional(settings.undo),
  pace: v.exactOptional(settings.pace),
  clock: v.exactOptional(settings.clock),
  cover: v.exactOptional(settings.cover),
});
export type SomeSettings = v.InferOutput<typeof someSettingsSchema>;
