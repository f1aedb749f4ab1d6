import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { databaseFile } from '../../src/store/folder.ts';
import type { RequestOf } from '../../wire/index.ts';
import { Page } from '../support/page.ts';
import { at, closeAll, seated } from '../support/play.ts';
import { clearFolder, newFolder, serving } from '../support/serving.ts';

let server: RunningServer;
const logged: string[] = [];
const data = newFolder();
beforeAll(async () => {
  server = await serving({ data, log: (event) => logged.push(event) });
}, 30_000);
afterAll(async () => {
  await server.stop();
  clearFolder(data);
});

type Choice = Omit<RequestOf<'choose'>, 'id' | 'do'>;

/** A person who has both seats of a table in play. */
async function alone(page: Page): Promise<string> {
  const { table } = await page.ask('make', { game: 'tic-tac-toe', seats: 2, listed: false });
  for (const seat of [0, 1]) await page.ask('sit', { table, seat });
  await page.ask('start', { table });
  return table;
}

/** Marks one square after another at the tables, until it is refused: where and with which code. */
async function untilRefused(page: Page, tables: readonly string[]): Promise<readonly [Choice, string]> {
  for (const table of tables)
    for (let version = 0; version < 5; version++) {
      const choice = { table, seat: version % 2, version, key: `mark ${version}` };
      const code = await page.refusal('choose', choice);
      if (code !== '') return [choice, code];
    }
  throw new Error('nothing was refused');
}

describe('a database that cannot be written', () => {
  test('a choice is refused with a sentence, nothing is lost or half done, and play goes on when it can', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    const other = new Libsql(databaseFile(data));
    other.exec('begin immediate');
    const choice = { table, seat: 0, version: 0, key: 'mark 0' };
    expect(await at(pages, 0).refusal('choose', choice)).toBe('cannot-write');
    expect(at(pages, 1).held(table, 1).version).toBe(0);
    other.exec('commit');
    other.close();
    expect(await at(pages, 0).ask('choose', choice)).toEqual({ version: 1 });
    closeAll(pages);
  });

  test('a full disk: what does not fit is refused and has not happened; with room again it goes on', async () => {
    const folder = newFolder();
    const told: unknown[] = [];
    const small = await serving({
      data: folder,
      mostPages: 100,
      log: (event, { why } = {}) => told.push([event, why]),
    });
    const page = await Page.hello(small.port);
    const tables: string[] = [];
    for (let i = 0; i < 20; i++) tables.push(await alone(page));
    const disk = new Libsql(databaseFile(folder));
    disk.exec('create table filler (bytes blob); insert into filler values (zeroblob(1000000))');
    const [choice, code] = await untilRefused(page, tables);
    expect(code).toBe('cannot-write');
    expect(told.at(-1)).toEqual(['write-failed', 'full']);
    const { table, version } = choice;
    const written = (): unknown[] =>
      disk
        .prepare('select version from entries where tableId = ? order by version')
        .all(table)
        .map((row) => Object(row).version);
    const before = Array.from({ length: version + 1 }, (_, i) => i);
    expect(written()).toEqual(before);
    await page.ask('watch', { table });
    expect(page.held(table, choice.seat).version).toBe(version);
    expect(await page.refusal('choose', choice)).toBe('cannot-write');
    disk.exec('drop table filler');
    expect(await page.ask('choose', choice)).toEqual({ version: version + 1 });
    expect(written()).toEqual([...before, version + 1]);
    disk.close();
    await small.stop();
    const again = await serving({ data: folder });
    const back = await Page.hello(again.port, page.key);
    await back.ask('watch', { table });
    expect(back.held(table, 0).version).toBe(version + 1);
    back.close();
    await again.stop();
    clearFolder(folder);
  });

  test('bots wait, and play when it can be written again', async () => {
    const page = await Page.hello(server.port);
    const { table } = await page.ask('playNow', { game: 'tic-tac-toe', settings: { pace: 'quick' } });
    await page.ask('watch', { table });
    await page.ask('choose', { table, seat: 0, version: 0, key: 'mark 4' });
    const other = new Libsql(databaseFile(data));
    other.exec('begin immediate');
    await expect.poll(() => logged, { timeout: 20_000 }).toContain('answer-refused');
    expect(page.held(table, 0).version).toBe(1);
    other.exec('commit');
    other.close();
    await page.until(() => page.held(table, 0).version === 2);
    expect(page.held(table, 0).info?.defaults).toBe(0);
    page.close();
  });
});

describe('another writer', () => {
  test('is not written over: who was late hears so, and finds the table as it is kept', async () => {
    const [host, guest] = [await Page.hello(server.port), await Page.hello(server.port)];
    const { table } = await host.ask('make', { game: 'tic-tac-toe', seats: 2, listed: false });
    await guest.ask('watch', { table });
    const other = new Libsql(databaseFile(data));
    other.prepare('update tables set revision = revision + 1 where id = ?').run(table);
    other.prepare("update seats set bot = 'random' where tableId = ? and seat = 0").run(table);
    other.close();
    expect(await guest.refusal('sit', { table, seat: 1 })).toBe('stale');
    await guest.until(() => guest.held(table, 2).info?.people[0]?.bot === 'random');
    expect(await guest.refusal('sit', { table, seat: 0 })).toBe('seat-taken');
    expect(await guest.refusal('sit', { table, seat: 1 })).toBe('');
    await host.ask('start', { table });
    closeAll([host, guest]);
  });
});
