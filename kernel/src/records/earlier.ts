import type { Table } from '../course/table.ts';
import type { Shape } from '../state/state.ts';

/** Tables after a multiple of so many choices are kept. */
const APART = 64;

/** A table as it was after the first so many choices. Nothing changes it any more. */
interface Earlier<S extends Shape> {
  readonly choices: number;
  readonly table: Table<S>;
}

/** Some of the tables that there were, so that an undo plays only a few choices again, however long the game is. */
export class EarlierTables<S extends Shape> {
  readonly #tables: Earlier<S>[] = [];

  /** Keeps a table where it is one of those; one after as many choices as the last has is the same. */
  add(choices: number, table: Table<S>): void {
    if (choices % APART === 0 && this.#tables.at(-1)?.choices !== choices)
      this.#tables.push({ choices, table });
  }

  /** Only the first so many choices are still what they were. */
  forgetAfter(choices: number): void {
    const first = this.#tables.findIndex((each) => each.choices > choices);
    if (first >= 0) this.#tables.length = first;
  }

  /** The last one after at most so many choices. */
  lastUpTo(choices: number): Earlier<S> | undefined {
    return this.#tables.findLast((each) => each.choices <= choices);
  }
}
