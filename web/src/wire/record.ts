import {
  type Check,
  type Choice,
  dictionaryOf,
  type GameRecord,
  isRecord,
  listOf,
  object,
  optional,
  type State,
  text,
  whole,
} from '@masterplan/kernel';

/** Any text, none too. */
export const string: Check<string> = (value, path, faults): value is string =>
  typeof value === 'string' || faults.push({ path, code: 'not-a-text', expected: '…' }) < 0;

const anything: Check<unknown> = (_value): _value is unknown => true;

const choice: Check<Choice> = (value, path, faults): value is Choice => {
  const [seat, key, ...more] = Array.isArray(value) ? value : [];
  return whole(0)(seat, path, faults) && text()(key, path, faults) && more.length === 0;
};

export const setting: Check<string | number | boolean> = (
  value,
  path,
  faults,
): value is string | number | boolean =>
  typeof value === 'boolean' || typeof value === 'number' || text()(value, path, faults);

/** A position is looked at no closer than this: whether the rules can go on from it shows when they do. */
const position: Check<State> = (value, path, faults): value is State =>
  isRecord(value) || faults.push({ path, code: 'not-an-object', expected: '{…}' }) < 0;

export const justTrue: Check<true> = (value, path, faults): value is true =>
  value === true || faults.push({ path, code: 'not-one-of', expected: 'true' }) < 0;

/** What a record of a game has, from a server or in somebody's file. */
export const recordKeys = {
  game: text(100),
  rules: text(100),
  seats: whole(1, 16),
  options: dictionaryOf(setting),
  seed: optional(text()),
  start: optional(position),
  pack: optional(anything),
  choices: listOf(choice),
  crossed: optional(justTrue),
  hash: text(64),
};

export const gameRecord: Check<GameRecord> = object(recordKeys);
