import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Libsql from 'libsql';

/** Most statements kept prepared; the server's own are far fewer, lists of different lengths make the rest. */
const KEPT = 200;

/** The database as kysely wants it, for reading and migrating. Statements are prepared once; see `Writer` for transactions. */
export class Driver implements SqliteDatabase {
  readonly #raw: Libsql.Database;
  readonly #prepared = new Map<string, SqliteStatement>();

  constructor(raw: Libsql.Database) {
    this.#raw = raw;
  }

  prepare(sql: string): SqliteStatement {
    if (sql === 'begin') return this.#bare(() => this.#raw.exec('begin immediate'));
    if (sql === 'commit') return this.#bare(() => this.#raw.exec('commit'));
    if (sql === 'rollback') return this.#bare(() => this.#raw.inTransaction && this.#raw.exec('rollback'));
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    if (this.#prepared.size >= KEPT) this.#prepared.clear();
    const statement = this.#wrapped(this.#raw.prepare<unknown[]>(sql));
    this.#prepared.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#prepared.clear();
    this.#raw.close();
  }

  #bare(run: () => unknown): SqliteStatement {
    return {
      reader: false,
      all: () => [],
      run: () => {
        run();
        return { changes: 0, lastInsertRowid: 0 };
      },
      iterate: () => [][Symbol.iterator](),
    };
  }

  #wrapped(statement: Libsql.Statement<unknown[]>): SqliteStatement {
    return {
      reader: statement.reader,
      all: (parameters) => statement.all(...parameters),
      run: (parameters) => statement.run(...parameters),
      iterate: (parameters) => statement.iterate(...parameters),
    };
  }
}
