import { WriteError } from '../faults.ts';
import type { House } from '../house.ts';
import { done, type Nothing, no, type Result } from '../result.ts';
import type { StoredWhole } from '../store/store.ts';

/** Writes for a table; a person hears that it could not be. Where another process was first, the table is `read` again. */
export async function written(
  house: House,
  table: string,
  write: () => Promise<void>,
  read: (stored: StoredWhole) => Promise<void>,
): Promise<Result<Nothing>> {
  try {
    await write();
    return done;
  } catch (fault) {
    if (!(fault instanceof WriteError)) throw fault;
    house.log('write-failed', { table, why: fault.why });
    if (fault.why !== 'conflict') return no('cannot-write');
    const stored = await house.store.tableOf(table);
    if (stored !== undefined) await read(stored);
    return no('stale');
  }
}
