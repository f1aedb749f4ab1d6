import Libsql from 'libsql';
import type { Database } from '../../src/store/database.ts';
import { migrate, versionOf } from '../../src/store/migrations.ts';
import { kyselyOver } from '../../src/store/sqlite.ts';

/** Another kind of database: nothing of it lasts, it has one connection, and it says by its own words why something failed. */
export async function openMemory(): Promise<Database> {
  const raw = new Libsql(':memory:');
  const db = kyselyOver(raw);
  await migrate(db, await versionOf(db));
  return {
    db,
    async commit(queries) {
      raw.exec('begin immediate');
      try {
        for (const { sql, parameters } of queries) raw.prepare(sql).run(...parameters);
        raw.exec('commit');
      } catch (fault) {
        raw.exec('rollback');
        throw new Error('not written', { cause: fault });
      }
    },
    whyFailed: (fault) => (String(Object(fault).cause?.code).includes('CONSTRAINT') ? 'conflict' : 'broken'),
    close: () => db.destroy(),
  };
}
