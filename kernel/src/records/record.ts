import type { GameEvent } from '../cards/events.ts';
import { copyState, open, Table } from '../course/table.ts';
import type { Game } from '../game/definition.ts';
import { asRead, asWritten, fieldsFault } from '../state/fields.ts';
import type { Shape, State, TableOptions } from '../state/state.ts';
import { sha256 } from './sha256.ts';

/** A seat's choice, by its key. */
export type Choice = readonly [seat: number, key: string];

/**
 * A game that can be played again to the same bytes: seed, config and option keys, with the version of the rules. A table
 * that was imagined has no seed; its record begins with its state.
 */
export interface GameRecord {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed?: string;
  readonly start?: State;
  /** The content it was played with, where it was not the game's own. */
  readonly pack?: unknown;
  readonly choices: readonly Choice[];
  /** Somebody took back a choice across bots' answers: the game counts for no statistic. */
  readonly crossed?: true;
  /** The hash of the state after the last choice. */
  readonly hash: string;
}

/** How a record begins. */
export type RecordStart = Omit<GameRecord, 'choices' | 'hash' | 'game' | 'rules' | 'crossed'>;

/** How a record begins, out of the record. */
export const startIn = ({ seats, options, seed, start, pack }: GameRecord): RecordStart => ({
  ...{ seats, options },
  ...(seed === undefined ? {} : { seed }),
  ...(start === undefined ? {} : { start }),
  ...(pack === undefined ? {} : { pack }),
});

/** What is wrong with a record; worded where it is shown. */
export type RecordFault =
  | { readonly code: 'other-game'; readonly game: string }
  | { readonly code: 'other-rules'; readonly rules: string }
  /** The choice number `at`, counted from 1, cannot be made. */
  | { readonly code: 'refused-choice'; readonly at: number; readonly seat: number; readonly key: string }
  | { readonly code: 'other-hash' };

/** Whether the fields of a state are those that a game declares. */
const isStateOf = <S extends Shape>(game: Game<S>, state: State): state is State<S> =>
  fieldsFault(game.fields, state.fields, state.seats) === undefined;

/** The table that a record begins with. */
export const startOf = <S extends Shape>(
  game: Game<S>,
  record: RecordStart,
  events?: GameEvent[],
): Table<S> => {
  const { seats, seed = '', options, start } = record;
  if (start !== undefined) {
    const state = { ...start, fields: asRead(game.fields, start.fields) };
    if (!isStateOf(game, state)) throw new Error(`${game.id}: the record begins with another game's state`);
    const table = new Table(game, copyState(game, state));
    table.events = events;
    return table;
  }
  return open(game, events === undefined ? { seats, seed, options } : { seats, seed, options, events });
};

/** The hash of a whole state. Never leaves the authority while the game goes on. */
export const hashOf = (state: State): string =>
  sha256(JSON.stringify({ ...state, fields: asWritten(state.fields) }));
