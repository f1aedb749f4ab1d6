import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '../../src/faults.ts';
import { databaseFile } from '../../src/store/folder.ts';
import { texts } from '../../src/text/index.ts';
import { Page } from '../support/page.ts';
import { at, choose, closeAll, seated } from '../support/play.ts';
import { clearFolder, newFolder, serving } from '../support/serving.ts';

let folder = '';
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => clearFolder(folder));

/** Why a server does not start there; undefined where it does, and then it is stopped. */
async function startFault(data: string): Promise<StartError['fault'] | undefined> {
  try {
    const server = await serving({ data });
    await server.stop();
    return undefined;
  } catch (fault) {
    if (fault instanceof StartError) return fault.fault;
    throw fault;
  }
}

describe('a data folder', () => {
  test('is one server’s: another says so in a sentence, and may have it when the first has stopped', async () => {
    const server = await serving({ data: folder });
    const page = await Page.hello(server.port);
    const fault = await startFault(folder);
    expect(fault).toEqual({ code: 'folder-in-use', folder });
    if (fault === undefined) return;
    expect(texts.en.start(fault)).toContain(folder);
    expect(texts.fr.start(fault)).not.toBe(texts.en.start(fault));
    await page.ask('ping', {});
    page.close();
    await server.stop();
    expect(await startFault(folder)).toBeUndefined();
  });

  test('that another process has is refused, and is free as soon as that one was killed', async () => {
    const holder = fork(fileURLToPath(new URL('../support/lock-holder.ts', import.meta.url)), [folder], {
      execArgv: ['--import', 'tsx'],
    });
    await once(holder, 'message');
    expect(await startFault(folder)).toEqual({ code: 'folder-in-use', folder });
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await startFault(folder)).toBeUndefined();
  });

  test('is free again where a start failed', async () => {
    const server = await serving({ data: newFolder() });
    await expect(serving({ data: folder, port: server.port })).rejects.toMatchObject({
      fault: { code: 'busy-port' },
    });
    expect(await startFault(folder)).toBeUndefined();
    await server.stop();
  });
});

describe.skipIf(process.platform === 'win32')('other users of the machine', () => {
  const modeOf = (path: string): number => statSync(path).mode & 0o777;
  const ours = (data: string): string[] => readdirSync(data).filter((name) => name.startsWith('masterplan.'));

  test('can read nothing of what is kept, also while the server runs', async () => {
    const data = join(folder, 'new', 'data');
    const server = await serving({ data });
    const page = await Page.hello(server.port);
    expect(modeOf(data)).toBe(0o700);
    expect(ours(data)).toEqual(expect.arrayContaining(['masterplan.db', 'masterplan.db-wal']));
    for (const name of ours(data)) expect([name, modeOf(join(data, name))]).toEqual([name, 0o600]);
    page.close();
    await server.stop();
  });

  test('could read what an earlier version left, and cannot any more', async () => {
    expect(await startFault(folder)).toBeUndefined();
    chmodSync(folder, 0o755);
    for (const name of ours(folder)) chmodSync(join(folder, name), 0o644);
    expect(await startFault(folder)).toBeUndefined();
    for (const name of ours(folder)) expect([name, modeOf(join(folder, name))]).toEqual([name, 0o600]);
  });
});

describe('a damaged database', () => {
  /** A folder with a table in play, one at rest and one finished. */
  async function kept(): Promise<void> {
    const server = await serving({ data: folder });
    const company = await seated(server.port, 'tic-tac-toe', 2);
    await choose(company, 0, 'mark 4');
    await at(company.pages, 0).ask('talk', {
      ...{ table: company.table, seat: 0, channel: 'table', said: { say: 'text', text: 'x'.repeat(300) } },
    });
    await at(company.pages, 1).ask('make', { game: 'duel', seats: 2, listed: true });
    closeAll(company.pages);
    await server.stop();
    const raw = new Libsql(databaseFile(folder));
    raw.exec('vacuum');
    raw.pragma('wal_checkpoint(truncate)');
    raw.close();
  }

  test('is told in a sentence or does no harm, whichever of its pages is garbage', async () => {
    await kept();
    const page = 4096;
    const pages = statSync(databaseFile(folder)).size / page;
    const told: (string | undefined)[] = [];
    for (let i = 0; i < pages; i++) {
      const copy = join(folder, `copy-${i}`);
      mkdirSync(copy);
      for (const name of ['masterplan.db', 'rules'])
        cpSync(join(folder, name), join(copy, name), { recursive: true });
      const file = openSync(databaseFile(copy), 'r+');
      writeSync(file, Buffer.alloc(page, 'garbage! '), 0, page, i * page);
      closeSync(file);
      told.push((await startFault(copy))?.code);
    }
    expect(pages).toBeGreaterThan(8);
    expect(new Set(told)).toEqual(new Set(['not-a-database', undefined]));
    expect(told[0]).toBe('not-a-database');
  }, 60_000);

  test('that is empty where tables were kept is no new beginning', async () => {
    await kept();
    truncateSync(databaseFile(folder), 0);
    const fault = await startFault(folder);
    expect(fault).toEqual({ code: 'empty-database', file: databaseFile(folder) });
    if (fault === undefined) return;
    expect(texts.fr.start(fault)).not.toBe(texts.en.start(fault));
    expect(statSync(databaseFile(folder)).size).toBe(0);
    rmSync(databaseFile(folder));
    expect(await startFault(folder)).toBeUndefined();
  });

  test('that is empty where nothing was ever kept is one: a first start may have been cut short', async () => {
    writeFileSync(databaseFile(folder), '');
    expect(await startFault(folder)).toBeUndefined();
  });
});
