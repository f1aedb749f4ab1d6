import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../faults.ts';

export const databaseFile = (folder: string): string => join(folder, 'masterplan.db');

/** Where the rules programs of its tables are. */
export const rulesFolder = (folder: string): string => join(folder, 'rules');

/** Whether tables have been kept in the folder before. */
export function wasUsed(folder: string): boolean {
  const rules = rulesFolder(folder);
  return existsSync(rules) && readdirSync(rules).length > 0;
}

/** Makes the folder where it is missing. Throws a `StartError` where it cannot be written. */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError({ code: 'unwritable-folder', folder });
  }
}

/**
 * Makes a folder for this user alone and those above it, one by one: Node's own way of it never ends where the system refuses some
 * paths.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Makes the file where it is missing, and lets no other user read it: it may hold the seeds of games in play. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  takeFromOthers(file);
}

/** Takes a file from other users, where it is there and the system has such a thing. */
export function takeFromOthers(file: string): void {
  if (process.platform !== 'win32' && existsSync(file) && (statSync(file).mode & 0o077) !== 0)
    chmodSync(file, 0o600);
}
