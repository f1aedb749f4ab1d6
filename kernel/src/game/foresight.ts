import type { Table } from '../course/table.ts';
import type { Lens } from '../knowledge/lens.ts';
import type { Option } from '../state/options.ts';
import type { Shape } from '../state/state.ts';
import type { Account } from './talk.ts';

/**
 * What a game brings so that its positions can be searched: when an imagined course of play may be broken off, and how it stands
 * then. Only imagined tables are looked at, so the truth may be read.
 */
export interface Foresight<S extends Shape> {
  /** The side that a seat is on; seats of one side win together. */
  sideOf(table: Table<S>, seat: number): number;
  /** What counts for a seat's side: as many numbers as there are weights, about as large as 1. */
  features(table: Table<S>, seat: number, account: Account): readonly number[];
  /** What each of them weighs: the laboratory fits this to games of bots. */
  readonly weights: readonly number[];
  /** Whether play that began with these fields may be broken off here: nothing is half done. */
  isQuiet(table: Table<S>, since: Readonly<S['fields']>): boolean;
  /**
   * What is worth trying besides `liked`, which the rules of thumb take: those that promise most first, with or without `liked`. All options in any
   * order unless said.
   */
  rank?(lens: Lens<S>, options: readonly Option[], liked: Option, account: Account): readonly Option[];
  /** How well a world that the viewer of a lens imagines agrees with what happened, 0 to 1; all do alike unless said. */
  likelihood?(world: Table<S>, lens: Lens<S>, account: Account): number;
  /** Whether anything is made of the account at such a table, so that playouts have to write it on; it is unless said. */
  follows?(table: Table<S>): boolean;
}
