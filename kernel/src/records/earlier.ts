import type { Table } from '../course/table.ts';
import type { Shape } from '../state/state.ts';

/** So many of the last tables are kept, each one choice after the one before. */
const RECENT = 4;
/** Of older ones, those after a multiple of so many choices, and so many of them. */
const APART = 32;
const OLDER = 2;

/** A table as it was after the first so many choices. Nothing changes it any more. */
interface Earlier<S extends Shape> {
  readonly choices: number;
  readonly table: Table<S>;
}

/** Some of the tables that there were, so that an undo plays only a few choices again, however long the game is. */
export class EarlierTables<S extends Shape> {
  #tables: readonly Earlier<S>[] = [];

  add(choices: number, table: Table<S>): void {
    const all = [...this.#tables, { choices, table }];
    this.#tables = all
      .filter((each, at) => at >= all.length - RECENT || each.choices % APART === 0)
      .slice(-(RECENT + OLDER));
  }

  /** Only the first so many choices are still what they were. */
  forgetAfter(choices: number): void {
    this.#tables = this.#tables.filter((each) => each.choices <= choices);
  }

  /** The last one after at most so many choices. */
  lastUpTo(choices: number): Earlier<S> | undefined {
    return this.#tables.findLast((each) => each.choices <= choices);
  }
}
