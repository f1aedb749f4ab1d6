import type { Table } from '../course/table.ts';
import { nth } from '../state/lists.ts';
import type { Shape } from '../state/state.ts';

/** So many of the last tables are kept, each one choice after the one before. */
const RECENT = 4;
/** Of older ones, those after a multiple of so many choices. */
const APART = 64;

/** A table as it was after the first so many choices. Nothing changes it any more. */
interface Earlier<S extends Shape> {
  readonly choices: number;
  readonly table: Table<S>;
}

/** Some of the tables that there were, so that an undo plays only a few choices again, however long the game is. */
export class EarlierTables<S extends Shape> {
  readonly #tables: Earlier<S>[] = [];

  /** One after as many choices as the last has is the same. */
  add(choices: number, table: Table<S>): void {
    if (this.#tables.at(-1)?.choices === choices) return;
    this.#tables.push({ choices, table });
    const old = this.#tables.length - 1 - RECENT;
    if (old >= 0 && nth(this.#tables, old).choices % APART !== 0) this.#tables.splice(old, 1);
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
