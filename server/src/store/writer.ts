import type { CompiledQuery } from 'kysely';
import Libsql from 'libsql/promise';

/** What is used of the database's own module, which declares no types for it. */
interface Connection {
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<Statement>;
  close(): void;
}

interface Statement {
  /** Done when it returns: only `exec` waits in another thread. */
  run(parameters: readonly unknown[]): void;
}

/** Most statements kept prepared. */
const KEPT = 200;

/**
 * The connection that writes. A commit waits for the disk in a thread of the database's own, so that the server goes on
 * meanwhile. A transaction takes the write lock when it begins, so that a locked database is met there; it begins and ends
 * outside prepared statements, because one that met a lock stays open and keeps every later commit from ending.
 */
export class Writer {
  readonly #raw: Connection;
  readonly #prepared = new Map<string, Statement>();

  private constructor(raw: Connection) {
    this.#raw = raw;
  }

  /** With `mostPages` the database grows to so many pages and no more, as on a disk that is full then. */
  static async open(file: string, mostPages?: number): Promise<Writer> {
    const raw = new Libsql(file, {});
    await raw.exec('pragma synchronous = FULL');
    await raw.exec('pragma busy_timeout = 0');
    if (mostPages !== undefined) await raw.exec(`pragma max_page_count = ${mostPages}`);
    return new Writer(raw);
  }

  /** All of it, durable, or nothing. */
  async commit(queries: readonly CompiledQuery[]): Promise<void> {
    await this.#raw.exec('begin immediate');
    try {
      for (const { sql, parameters } of queries) {
        const statement = this.#prepared.get(sql) ?? (await this.#prepare(sql));
        statement.run(parameters);
      }
      await this.#raw.exec('commit');
    } catch (fault) {
      await this.#undo();
      throw fault;
    }
  }

  close(): void {
    this.#prepared.clear();
    this.#raw.close();
  }

  /** A full disk has undone everything by itself, and then there is nothing to undo. */
  async #undo(): Promise<void> {
    await this.#raw.exec('rollback').catch(() => undefined);
  }

  async #prepare(sql: string): Promise<Statement> {
    if (this.#prepared.size >= KEPT) this.#prepared.clear();
    const statement = await this.#raw.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
