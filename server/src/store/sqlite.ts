import { existsSync, statSync } from 'node:fs';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import LibsqlWriter from 'libsql/promise';
import { codeOf, StartError, type WriteError } from '../faults.ts';
import type { Database, Query } from './database.ts';
import { databaseFile, makePrivate, prepareFolder, takeFromOthers, wasUsed } from './folder.ts';
import { migrate, newestVersion, versionOf } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Most statements that a connection keeps prepared; the server's own are far fewer, lists of different lengths make the rest. */
const KEPT = 200;

/**
 * Opens the SQLite database in a folder, making both where they are missing and bringing the database up to date. Throws a
 * `StartError` where the folder cannot be written or the database is not for this version. With `mostPages` it grows to so many pages
 * and no more, as on a disk that is full then.
 */
export async function openSqlite(folder: string, mostPages?: number): Promise<Database> {
  const db = await openReader(folder);
  const writer = await Writer.open(databaseFile(folder), mostPages);
  return {
    db,
    commit: (queries) => writer.commit(queries),
    whyFailed,
    async close() {
      writer.close();
      await db.destroy();
    },
  };
}

function whyFailed(fault: unknown): WriteError['why'] {
  const code = codeOf(fault);
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return 'busy';
  if (code.startsWith('SQLITE_FULL') || code.startsWith('SQLITE_IOERR')) return 'full';
  return code.startsWith('SQLITE_CONSTRAINT') ? 'conflict' : 'broken';
}

async function openReader(folder: string): Promise<Kysely<Schema>> {
  prepareFolder(folder);
  const file = databaseFile(folder);
  const db = kyselyOver(openFile(folder));
  try {
    const version = await versionOf(db);
    if (version > newestVersion)
      throw new StartError({ code: 'newer-database', file, version, newest: newestVersion });
    await migrate(db, version);
    return db;
  } catch (fault) {
    await db.destroy();
    throw fault instanceof StartError ? fault : startErrorOf(fault, folder);
  }
}

/** A connection, as queries are made for it. */
export const kyselyOver = (raw: Libsql.Database): Kysely<Schema> =>
  new Kysely({ dialect: new SqliteDialect({ database: new Driver(raw) }) });

function openFile(folder: string): Libsql.Database {
  const file = databaseFile(folder);
  try {
    if (existsSync(file) && statSync(file).size === 0 && wasUsed(folder))
      throw new StartError({ code: 'empty-database', file });
    makePrivate(file);
    for (const beside of ['-wal', '-shm']) takeFromOthers(file + beside);
    const raw = new Libsql(file);
    raw.pragma('journal_mode = WAL');
    raw.pragma('synchronous = FULL');
    raw.pragma('busy_timeout = 0');
    return raw;
  } catch (fault) {
    throw fault instanceof StartError ? fault : startErrorOf(fault, folder);
  }
}

/** Faults of the disk or of the system, and not of what is in the database. */
const outside = /^(?:SQLITE_(?:CANTOPEN|READONLY|PERM|IOERR|FULL|AUTH)|E[A-Z]+$)/;

/** Why the server cannot start with what it found in the folder. */
export function startErrorOf(fault: unknown, folder: string): StartError {
  const [code, file] = [codeOf(fault), databaseFile(folder)];
  if (code.startsWith('SQLITE_BUSY')) return new StartError({ code: 'database-in-use', file });
  if (outside.test(code)) return new StartError({ code: 'unwritable-folder', folder });
  return new StartError({ code: 'not-a-database', file });
}

/** Whether a fault is that the database holds something that was never written there. */
export const isDamage = (fault: unknown): boolean =>
  fault instanceof SyntaxError || codeOf(fault).startsWith('SQLITE_');

/** The database as kysely wants it, for reading and migrating. Statements are prepared once; see `Writer` for transactions. */
class Driver implements SqliteDatabase {
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

/**
 * The connection that writes. A commit waits for the disk in a thread of the database's own, so that the server goes on
 * meanwhile. A transaction takes the write lock when it begins, so that a locked database is met there; it begins and ends
 * outside prepared statements, because one that met a lock stays open and keeps every later commit from ending.
 */
class Writer {
  readonly #raw: Connection;
  readonly #prepared = new Map<string, Statement>();

  private constructor(raw: Connection) {
    this.#raw = raw;
  }

  static async open(file: string, mostPages?: number): Promise<Writer> {
    const raw = new LibsqlWriter(file, {});
    await raw.exec('pragma synchronous = FULL');
    await raw.exec('pragma busy_timeout = 0');
    if (mostPages !== undefined) await raw.exec(`pragma max_page_count = ${mostPages}`);
    return new Writer(raw);
  }

  /** All of it, durable, or nothing. */
  async commit(queries: readonly Query[]): Promise<void> {
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
