import {
  type Check,
  type Choice,
  dictionaryOf,
  type GameRecord,
  listOf,
  object,
  optional,
  type State,
  text,
  truth,
  whole,
} from '@masterplan/kernel';
import { anything, either, justTrue, like, number } from './schema.ts';

const choice: Check<Choice> = (value, path, faults): value is Choice => {
  const [seat, key, ...more] = Array.isArray(value) ? value : [];
  return whole(0)(seat, path, faults) && text()(key, path, faults) && more.length === 0;
};

/** What a record of a game has, from a server or in somebody's file. */
export const recordKeys = {
  game: text(100),
  rules: text(100),
  seats: whole(1, 16),
  options: dictionaryOf(either(either(number, truth), text())),
  seed: optional(text()),
  /** Looked at no closer than this: whether the rules can go on from it shows when they do. */
  start: optional(like<State>({})),
  pack: optional(anything),
  choices: listOf(choice),
  crossed: optional(justTrue),
  hash: text(64),
};

export const gameRecord: Check<GameRecord> = object(recordKeys);
