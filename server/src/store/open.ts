import { existsSync, statSync } from 'node:fs';
import { Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { codeOf, StartError } from '../faults.ts';
import { Driver } from './driver.ts';
import { databaseFile, makePrivate, prepareFolder, takeFromOthers, wasUsed } from './folder.ts';
import { migrate, newestVersion, versionOf } from './migrations.ts';
import type { Schema } from './schema.ts';

/**
 * Opens the database in a folder, making both where they are missing and bringing the database up to date. Throws a
 * `StartError` where the folder cannot be written or the database is not for this version.
 */
export async function openDatabase(folder: string): Promise<Kysely<Schema>> {
  prepareFolder(folder);
  const file = databaseFile(folder);
  const raw = openFile(folder);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Driver(raw) }) });
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
