import { WriteError } from '../faults.ts';
import type { House } from '../house.ts';
import { done, type Nothing, no, type Result } from '../result.ts';
import type { EntryRow, ResultRow } from '../store/schema.ts';
import type { StoredWhole } from '../store/store.ts';
import type { Time } from './attendance.ts';
import { type Facts, rowOf, seatRowsOf } from './facts.ts';
import type { LiveTable } from './live.ts';
import type { Rest } from './lobby-line.ts';

/** What the log says of something that was done. */
export type Deed = Pick<EntryRow, 'did' | 'seat' | 'said' | 'by' | 'hash' | 'at'> & {
  readonly bots?: number;
};

/** How a table writes. What could not be written has not happened, and the person hears so. */
export class Ledger {
  readonly #house: House;
  readonly #table: LiveTable;
  readonly #read: (stored: StoredWhole) => Promise<void>;
  /** Of the table's row, once all that is on its way is written. */
  #revision: number;

  /** Where another writer was first, what it wrote is `read`. `revision` is that of the row as the table was made of it. */
  constructor(
    house: House,
    table: LiveTable,
    revision: number,
    read: (stored: StoredWhole) => Promise<void>,
  ) {
    this.#house = house;
    this.#table = table;
    this.#revision = revision;
    this.#read = read;
  }

  /** Appends to the log, with the facts where they change by it, and what is kept for its people where it ends. */
  append(
    deed: Deed,
    time: Time | undefined,
    facts?: Facts,
    results: readonly ResultRow[] = [],
  ): Promise<Result<Nothing>> {
    const version = deed.did === 'open' ? 0 : (this.#table.sitting?.length ?? 0) + 1;
    const entry: EntryRow = {
      ...{ tableId: this.#table.facts.id, version, bots: 0, ...deed },
      clocksJson: time === undefined ? null : JSON.stringify(time.left),
    };
    const { store } = this.#house;
    if (facts === undefined) return this.#written(() => store.append(entry));
    return this.#changed((revision) => store.append(entry, { ...rowOf(facts), revision }, results));
  }

  /** Writes the facts and who sits where. */
  change(facts: Facts): Promise<Result<Nothing>> {
    const { store } = this.#house;
    return this.#changed((revision) =>
      store.changeTable(facts.id, { ...rowOf(facts), revision }, seatRowsOf(facts)),
    );
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
    const { store } = this.#house;
    return this.#changed((revision) => store.changeTable(facts.id, { ...row, revision }, seatRowsOf(facts)));
  }

  /** Writes a change of the table's row, which follows the last one that was written or is on its way. */
  async #changed(write: (revision: number) => Promise<void>): Promise<Result<Nothing>> {
    this.#revision += 1;
    const kept = await this.#written(() => write(this.#revision));
    if ('error' in kept && kept.error.code === 'cannot-write') this.#revision -= 1;
    return kept;
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
      if (stored !== undefined) {
        this.#revision = stored.row.revision;
        await this.#read(stored);
      }
      return no('stale');
    }
  }
}
