import { WriteError } from '../faults.ts';
import type { House } from '../house.ts';
import { done, type Nothing, no, type Result } from '../result.ts';
import type { EntryRow } from '../store/schema.ts';
import type { StoredWhole } from '../store/store.ts';
import type { Time } from './attendance.ts';
import type { Rest } from './card.ts';
import { type Facts, rowOf, seatRowsOf } from './facts.ts';
import type { LiveTable } from './live.ts';

/** What the log says of something that was done. */
export type Deed = Pick<EntryRow, 'did' | 'seat' | 'said' | 'by' | 'hash' | 'at'> & {
  readonly bots?: number;
};

/** How a table writes. What could not be written has not happened, and the person hears so. */
export class Ledger {
  readonly #house: House;
  readonly #table: LiveTable;
  readonly #read: (stored: StoredWhole) => Promise<void>;

  /** Where another process was first, what it wrote is `read`. */
  constructor(house: House, table: LiveTable, read: (stored: StoredWhole) => Promise<void>) {
    this.#house = house;
    this.#table = table;
    this.#read = read;
  }

  /** Appends to the log, with the facts where they change by it. */
  append(deed: Deed, time: Time | undefined, facts?: Facts): Promise<Result<Nothing>> {
    const version = deed.did === 'open' ? 0 : (this.#table.seating?.length ?? 0) + 1;
    const entry: EntryRow = {
      ...{ tableId: this.#table.facts.id, version, bots: 0, ...deed },
      clocksJson: time === undefined ? null : JSON.stringify(time.left),
    };
    return this.#written(() => this.#house.store.append(entry, facts === undefined ? {} : rowOf(facts)));
  }

  /** Writes the facts, apart from who sits where. */
  change(facts: Facts): Promise<Result<Nothing>> {
    return this.#written(() => this.#house.store.changeTable(facts.id, rowOf(facts)));
  }

  /** Writes who sits where. */
  seat(facts: Facts): Promise<Result<Nothing>> {
    return this.#written(() => this.#house.store.changeTable(facts.id, {}, seatRowsOf(facts)));
  }

  /**
   * Writes the facts, who sits where, and what is left on the clocks; of a table that is held, these stay as they were. Where it is
   * put away, with its `rest`.
   */
  keep(facts: Facts, time: Time | undefined, rest?: Rest): Promise<Result<Nothing>> {
    const restJson = rest === undefined ? null : JSON.stringify(rest);
    const timeJson = time === undefined ? null : JSON.stringify(time);
    const clocks = this.#table.state === 'held' ? {} : { timeJson };
    const row = { ...rowOf(facts), ...clocks, restJson };
    return this.#written(() => this.#house.store.changeTable(facts.id, row, seatRowsOf(facts)));
  }

  async #written(write: () => Promise<void>): Promise<Result<Nothing>> {
    const table = this.#table.facts.id;
    try {
      await write();
      return done;
    } catch (fault) {
      if (!(fault instanceof WriteError)) throw fault;
      this.#house.log('write-failed', { table, why: fault.why });
      if (fault.why !== 'conflict') return no('cannot-write');
      const stored = await this.#house.store.tableOf(table);
      if (stored !== undefined) await this.#read(stored);
      return no('stale');
    }
  }
}
