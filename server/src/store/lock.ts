import { join } from 'node:path';
import Libsql from 'libsql';
import { codeOf, StartError } from '../faults.ts';
import { makePrivate, prepareFolder } from './folder.ts';

/**
 * The data folder is one server's. The lock is one that the system holds on a file for as long as the process lives, so that a
 * server that was killed leaves none behind; no number of a process is written down, which would mean nothing in another container.
 */
export class FolderLock {
  #held: Libsql.Database | undefined;

  private constructor(held: Libsql.Database) {
    this.#held = held;
  }

  /** Throws a `StartError` where another server has the folder, or where it cannot be written. */
  static take(folder: string): FolderLock {
    prepareFolder(folder);
    const file = join(folder, 'masterplan.lock');
    let held: Libsql.Database | undefined;
    try {
      makePrivate(file);
      held = new Libsql(file);
      held.pragma('busy_timeout = 0');
      held.exec('begin exclusive');
      return new FolderLock(held);
    } catch (fault) {
      held?.close();
      const isHeld = codeOf(fault).startsWith('SQLITE_BUSY');
      throw new StartError({ code: isHeld ? 'folder-in-use' : 'unwritable-folder', folder });
    }
  }

  /** The transaction is ended first: closed connections linger. */
  release(): void {
    this.#held?.exec('rollback');
    this.#held?.close();
    this.#held = undefined;
  }
}
