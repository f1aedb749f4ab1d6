import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, type Insertable } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Committer } from '../../src/store/committer.ts';
import { databaseFile } from '../../src/store/folder.ts';
import { newestVersion } from '../../src/store/migrations.ts';
import type { EntryRow, TableRow } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Store } from '../../src/store/store.ts';
import { openMemory } from '../support/memory-database.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'masterplan-store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const stored = async (): Promise<Store> => new Store(await openSqlite(folder));

const entry = (version: number, said = `say ${version}`): EntryRow => ({
  ...{ tableId: 't', version, did: 'choose', seat: 0, said, bots: 0, by: 'holder', hash: '' },
  ...{ clocksJson: null, at: 1 },
});

const row: Insertable<TableRow> = {
  ...{ id: 't', game: 'duel', rules: '1', program: '', seats: 1, optionsJson: '{}', listed: 0, host: 'host' },
  ...{ state: 'gathering', settingsJson: '{}', seed: '', givenUp: 0, madeAt: 1, changedAt: 1 },
};
const seats = [{ tableId: 't', seat: 0, player: null, name: null, bot: null, temper: null, covered: null }];
const stale = { why: 'conflict' };

const saidIn = (): unknown[] => {
  const raw = new Libsql(databaseFile(folder));
  const rows = raw.prepare('select said from entries order by version').all();
  raw.close();
  return rows.map((row) => Object(row).said);
};

describe('what is written', () => {
  test('is there for another reader when the promise resolves', async () => {
    const store = await stored();
    await Promise.all([entry(1), entry(2), entry(3)].map((each) => store.append(each)));
    expect(saidIn()).toEqual(['say 1', 'say 2', 'say 3']);
    await store.close();
  });

  test('two writers of one version: one wins, and its neighbours in the commit are not lost', async () => {
    const store = await stored();
    const results = await Promise.allSettled(
      [entry(1, 'first'), entry(1, 'second'), entry(2)].map((each) => store.append(each)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: { why: 'conflict' } });
    expect(saidIn()).toEqual(['first', 'say 2']);
    await store.close();
  });

  test('is refused while another process holds the database, and goes on afterwards', async () => {
    const store = await stored();
    const other = new Libsql(databaseFile(folder));
    other.exec('begin immediate');
    await expect(store.append(entry(1))).rejects.toMatchObject({ why: 'busy' });
    other.exec('commit');
    other.close();
    await store.append(entry(2));
    expect(saidIn()).toEqual(['say 2']);
    await store.close();
  });

  test('waits for a database that another process holds for a moment', async () => {
    const tries: string[] = [];
    const committer = new Committer({
      async commit(queries) {
        tries.push(...queries.map(({ sql }) => sql));
        if (tries.length < 3) throw new Error('held');
      },
      whyFailed: () => 'busy',
    });
    await committer.write(CompiledQuery.raw('a'));
    expect(tries).toEqual(['a', 'a', 'a']);
  });
});

describe('a table’s row', () => {
  test('is not written over by who has not seen its last change, nor are its seats or its log', async () => {
    const [one, two] = [await stored(), await stored()];
    await one.addTable(row, seats, []);
    const sitting = seats.map((seat) => ({ ...seat, player: 'Ada' }));
    await one.changeTable('t', { state: 'playing', revision: 1 }, sitting);
    const late = seats.map((seat) => ({ ...seat, player: 'Bo' }));
    await expect(two.changeTable('t', { state: 'paused', revision: 1 }, late)).rejects.toMatchObject(stale);
    await expect(two.append(entry(1), { state: 'finished', revision: 1 })).rejects.toMatchObject(stale);
    expect(await two.tableOf('t')).toMatchObject({
      row: { state: 'playing', revision: 1 },
      seats: [{ player: 'Ada' }],
      entries: [],
    });
    await two.append(entry(1), { state: 'finished', revision: 2 });
    expect((await one.tableOf('t'))?.row).toMatchObject({ state: 'finished', revision: 2 });
    await one.close();
    await two.close();
  });
});

describe.each([
  ['SQLite', () => openSqlite(folder)],
  ['another', openMemory],
])('whatever the database is: %s', (_name, open) => {
  test('what is written can be read, and one of two writers wins: of the log, and of the facts', async () => {
    const store = new Store(await open());
    await store.addTable(row, seats, []);
    const appended = [entry(1, 'first'), entry(1, 'second'), entry(2)].map((each) => store.append(each));
    const changed = ['Ada', 'Bo'].map((host) => store.changeTable('t', { host, revision: 1 }));
    const results = await Promise.allSettled([...appended, ...changed]);
    expect(results).toMatchObject([
      ...[{ status: 'fulfilled' }, { reason: stale }, { status: 'fulfilled' }],
      ...[{ status: 'fulfilled' }, { reason: stale }],
    ]);
    const { row: read, entries } = (await store.tableOf('t')) ?? {};
    expect(read).toMatchObject({ host: 'Ada', revision: 1 });
    expect(entries?.map(({ said }) => said)).toEqual(['first', 'say 2']);
    await store.changeTable('t', {
      state: 'finished',
      listed: 1,
      settingsJson: '{"spectators":true}',
      revision: 2,
    });
    expect((await store.archive.listed()).rows.map(({ id }) => id)).toEqual(['t']);
    await store.close();
  });

  test('a table that is gone cannot be changed, nor who sits there', async () => {
    const store = new Store(await open());
    await store.addTable(row, seats, []);
    await store.removeTable('t');
    await expect(store.changeTable('t', { host: 'Ada', revision: 1 }, seats)).rejects.toMatchObject(stale);
    await expect(store.append(entry(1), { host: 'Ada', revision: 1 })).rejects.toMatchObject(stale);
    expect(await store.entriesAfter('t', -1)).toEqual([]);
    await store.close();
  });
});

describe('a full disk', () => {
  test('fails what is being written, all of it, and nothing of what comes later', async () => {
    let isFull = true;
    const written: string[] = [];
    const committer = new Committer({
      async commit(queries) {
        if (isFull) throw new Error('disk');
        written.push(...queries.map(({ sql }) => sql));
      },
      whyFailed: () => 'full',
    });
    const failed = await Promise.allSettled(['a', 'b'].map((sql) => committer.write(CompiledQuery.raw(sql))));
    expect(failed).toMatchObject([{ reason: { why: 'full' } }, { reason: { why: 'full' } }]);
    isFull = false;
    await committer.write(CompiledQuery.raw('c'));
    expect(written).toEqual(['c']);
  });
});

test('a database of the first version is brought up to date, with all that is in it', async () => {
  const first = await stored();
  await first.addTable(row, seats, []);
  await first.append(entry(1));
  await first.close();
  const raw = new Libsql(databaseFile(folder));
  raw.exec(
    "drop table results; drop table beginnings; drop index tablesByListed; drop index tablesByHost; alter table tables drop column decidingJson; alter table tables drop column timeJson; alter table tables drop column formerJson; alter table tables drop column restJson; drop trigger tablesRevision; alter table tables drop column revision; alter table seats drop column name; alter table seats drop column temper; update meta set value = '1' where name = 'version'",
  );
  raw.close();
  const store = await stored();
  await store.append(entry(2));
  await store.removeTable('another');
  expect((await store.tableOf('t'))?.row).toMatchObject({ host: 'host', revision: 0 });
  await store.changeTable('t', { host: 'another', revision: 1 });
  await expect(store.changeTable('t', { host: 'a third', revision: 1 })).rejects.toMatchObject(stale);
  expect((await store.tableOf('t'))?.row).toMatchObject({ host: 'another', revision: 1 });
  const result = { ...{ tableId: 't', player: 'Ada', game: 'duel', part: '', company: '' }, won: 1, at: 3 };
  await store.append(entry(3), { state: 'finished', revision: 2 }, [result]);
  expect(await store.results.of('Ada')).toEqual([result]);
  await store.close();
  expect(saidIn()).toEqual(['say 1', 'say 2', 'say 3']);
});

describe('the store does not open', () => {
  test('in a folder that cannot be made', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(openSqlite(join(file, 'data'))).rejects.toMatchObject({
      fault: { code: 'unwritable-folder' },
    });
  });

  test('on a database of a newer version', async () => {
    const store = await stored();
    await store.close();
    const raw = new Libsql(databaseFile(folder));
    raw.exec("update meta set value = '99' where name = 'version'");
    raw.close();
    await expect(openSqlite(folder)).rejects.toMatchObject({
      fault: { code: 'newer-database', version: 99, newest: newestVersion },
    });
  });

  test('on a file that is no database', async () => {
    writeFileSync(databaseFile(folder), 'not a database, whatever its name says. '.repeat(200));
    await expect(openSqlite(folder)).rejects.toMatchObject({ fault: { code: 'not-a-database' } });
  });
});
