import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { codeOf, StartError } from '../faults.ts';
import { Driver } from './driver.ts';
import { migrate, newestVersion, versionOf } from './migrations.ts';
import type { Schema } from './schema.ts';

export const databaseFile = (folder: string): string => join(folder, 'masterplan.db');

/**
 * Opens the database in a folder, making both where they are missing and bringing the database up to date. Throws a
 * `StartError` where the folder cannot be written or the database is not for this version.
 */
export async function openDatabase(folder: string): Promise<Kysely<Schema>> {
  prepareFolder(folder);
  const file = databaseFile(folder);
  const raw = openFile(file, folder);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Driver(raw) }) });
  try {
    const version = await versionOf(db);
    if (version > newestVersion)
      throw new StartError({ code: 'newer-database', file, version, newest: newestVersion });
    await migrate(db, version);
    return db;
  } catch (fault) {
    await db.destroy();
    throw fault instanceof StartError ? fault : startErrorOf(fault, file, folder);
  }
}

function prepareFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError({ code: 'unwritable-folder', folder });
  }
}

/** Makes a folder and those above it, one by one: Node's own way of it never ends where the system refuses some paths. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function openFile(file: string, folder: string): Libsql.Database {
  try {
    const raw = new Libsql(file);
    raw.pragma('journal_mode = WAL');
    raw.pragma('synchronous = FULL');
    raw.pragma('busy_timeout = 0');
    return raw;
  } catch (fault) {
    throw startErrorOf(fault, file, folder);
  }
}

function startErrorOf(fault: unknown, file: string, folder: string): StartError {
  const code = codeOf(fault);
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT'))
    return new StartError({ code: 'not-a-database', file });
  if (code.startsWith('SQLITE_BUSY')) return new StartError({ code: 'database-in-use', file });
  return new StartError({ code: 'unwritable-folder', folder });
}
