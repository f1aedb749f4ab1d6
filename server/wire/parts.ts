import { type Check, type Checked, object, oneOf, optional, truth, whole } from '@masterplan/kernel';
import { chatLine } from './chat.ts';
import { limits } from './limits.ts';
import { paces, undoPolicies } from './policies.ts';
import { dictionary, either, matching, number, variant } from './schema.ts';

/** 128 random bits, base64url: whoever has it is the person. */
export const key = matching(/^[A-Za-z0-9_-]{22}$/);

/** A table's name in links: random, so that a table that is not listed is found by its link only. */
export const tableId = matching(/^[a-z0-9]{16}$/);

/** A person's name towards others: random, and no help in finding the key. */
export const playerId = matching(/^[a-z0-9]{12}$/);

export const seat = whole(0, limits.seats - 1);

/** A number of a version, a vote, a card: whole and not negative. */
export const count = whole(0);

/** A text of so many characters; `as` is how they are counted. */
const sized =
  (least: number, most: number, as = (text: string): string => text): Check<string> =>
  (value, path, faults): value is string => {
    const length = typeof value === 'string' ? as(value).length : -1;
    const fits = length >= least && length <= most;
    if (!fits) faults.push({ path, code: 'not-a-text', expected: `${least}–${most}` });
    return fits;
  };

/** A short word: an id of a game, an option's name, a bot's level. */
export const word: Check<string> = (value, path, faults): value is string =>
  sized(1, 40)(value === '__proto__' ? '' : value, path, faults);

/** A name as others get it. */
export const shownName = (text: string): string => text.trim();

/** What a person is called: nothing but what can be shown on one line. */
export const name: Check<string> = (value, path, faults): value is string =>
  sized(1, limits.name, shownName)(value, path, faults) &&
  matching(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)(shownName(value), path, faults);

/** A line of chat: something of it can be shown. One that `isTooLong` is refused for its length when it is said. */
export const chat = sized(1, Number.POSITIVE_INFINITY, chatLine);

const setting: Check<string | number | boolean> = either(either(number, truth), sized(0, limits.settingText));

/** Table options as a game declares them; the server checks them against the game. */
export const options = dictionary(word, setting);

/** What a person set on their pages (language, edition, text size …): kept for the page, not read by the server. */
export const personSettings = dictionary(word, setting, limits.settings);
export type PersonSettings = Readonly<Checked<typeof personSettings>>;

const LONGEST = 7 * 24 * 3600;

/**
 * How long a seat may think. `turn`: so many seconds for each ask. `bank`: so many seconds for the game, and `increment` more
 * with each answer. A seat whose time is up is covered by a bot.
 */
const clock = variant('kind', {
  none: {},
  turn: { seconds: whole(limits.turnSeconds, LONGEST) },
  bank: { seconds: whole(1, LONGEST), increment: whole(0, 3600) },
});
export type ClockSetting = Readonly<Checked<typeof clock>>;

const settings = {
  /** Whether others than the seated may watch. */
  spectators: truth,
  /** `free`: back to the last moment anybody learned anything. `agreed`: further back where the others consent. */
  undo: oneOf(...undoPolicies),
  /** How long bots' and standing answers wait before they are played. */
  pace: oneOf(...paces),
  clock,
  /** The level of the bots that cover for absent people. */
  cover: word,
  /** Whether a seat that is asked may have a search think for it: see the request `hint`. */
  hints: truth,
};

/** What the host sets. */
export type TableSettings = Readonly<Checked<ReturnType<typeof object<typeof settings>>>>;

/** Some of them. */
export const someSettings = object({
  spectators: optional(settings.spectators),
  undo: optional(settings.undo),
  pace: optional(settings.pace),
  clock: optional(settings.clock),
  cover: optional(settings.cover),
  hints: optional(settings.hints),
});
export type SomeSettings = Readonly<Checked<typeof someSettings>>;
