import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeFolder } from '../../../scripts/page.mjs';
import { serveCommand } from '../../src/serve.ts';
import type { RunningServer } from '../../src/server.ts';
import { at, choose, closeAll, seated } from '../support/play.ts';
import { clearFolder, newFolder, serving } from '../support/serving.ts';
import { openSocket } from '../support/wire-client.ts';

let server: RunningServer;
const data = newFolder();
const page = join(data, 'page');
const events: string[] = [];
beforeAll(async () => {
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>here</title>');
  writeFileSync(join(page, 'assets', 'main-0123abcd.js'), 'export {};');
  server = await serving({ data, page, log: (event) => events.push(event) });
}, 30_000);
afterAll(async () => {
  await server.stop();
  clearFolder(data);
});

const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${server.port}${path}`);

describe('the page', () => {
  test('is served at its door and at every place inside it, fresh; its parts for ever', async () => {
    for (const path of ['/', '/table/abc', '/replay/x?at=3']) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await answer.text()).toContain('<title>here</title>');
    }
    const part = await get('/assets/main-0123abcd.js');
    expect(part.headers.get('cache-control')).toContain('immutable');
    expect(part.headers.get('content-type')).toContain('javascript');
    expect((await get('/assets/none.js')).status).toBe(404);
    expect((await get('/../masterplan.db')).status).toBe(404);
  });

  test('that is built anew while the server runs is the one that is served', async () => {
    const built = join(data, 'built');
    mkdirSync(join(built, 'assets'), { recursive: true });
    writeFileSync(join(built, 'index.html'), '<!doctype html><title>anew</title>');
    writeFileSync(join(built, 'assets', 'main-4567cdef.js'), 'export {};');
    placeFolder(built, page);
    for (const path of ['/', '/table/abc']) expect(await (await get(path)).text()).toContain('anew');
    expect((await get('/assets/main-4567cdef.js')).status).toBe(200);
    expect((await get('/assets/main-0123abcd.js')).status).toBe(404);
    rmSync(join(page, 'index.html'));
    expect(await (await get('/')).text()).toContain('anew');
    expect(readdirSync(data).filter((name) => name.startsWith('page'))).toEqual(['page']);
  });
});

describe('behind a proxy', () => {
  /** How many of three pages from different addresses, and of three from one, get a socket where an address may open one. */
  async function opened(setting: { readonly trustedProxies?: string }): Promise<readonly number[]> {
    const folder = newFolder();
    const behind = await serving({
      data: folder,
      rates: { socketHere: { burst: 1, every: 60_000 } },
      ...setting,
    });
    const from = (address: string): Promise<number> =>
      openSocket(behind.port, { 'x-forwarded-for': address }).then(
        (socket) => {
          socket.close();
          return 1;
        },
        () => 0,
      );
    const counts: number[] = [];
    for (const addresses of [
      ['10.1.0.1', '10.1.0.2', '10.1.0.3'],
      ['10.2.0.1', '10.2.0.1', '10.2.0.1'],
    ]) {
      let count = 0;
      for (const address of addresses) count += await from(address);
      counts.push(count);
    }
    await behind.stop();
    clearFolder(folder);
    return counts;
  }

  test('that is trusted, limits are those of the address people come from', async () => {
    expect(await opened({ trustedProxies: 'loopback' })).toEqual([3, 1]);
    expect(await opened({ trustedProxies: '10.0.0.0/8,127.0.0.1' })).toEqual([3, 1]);
  });

  test('that is not, nobody is believed', async () => {
    expect(await opened({})).toEqual([1, 0]);
    expect(await opened({ trustedProxies: '192.168.7.7' })).toEqual([1, 0]);
  });
});

test('a page that reads nothing slows nobody, and is cut off when too much has piled up for it', async () => {
  const { table, pages } = await seated(server.port, 'tic-tac-toe', 2);
  const [one, two] = [at(pages, 0), at(pages, 1)];
  const said = { say: 'text', text: 'x'.repeat(300) } as const;
  for (let i = 0; i < 100; i++) await one.ask('talk', { table, seat: 0, channel: 'table', said });
  const stuck = await openSocket(server.port);
  stuck.send('{"id":1,"do":"hello"}');
  stuck.pause();
  const isCut = (): boolean => events.includes('slow-socket');
  for (let id = 2; !isCut() && id < 2000; id++) {
    stuck.send(`{"id":${id},"do":"watch","table":"${table}"}`);
    if (id % 20 === 0) await two.ask('ping', {});
    if (id === 40) await choose({ table, pages }, 0, 'mark 0');
  }
  await two.until(() => isCut() && two.held(table, 1).info?.watchers.length === 0);
  expect(await choose({ table, pages }, 1, 'mark 1')).toBe(2);
  stuck.close();
  closeAll(pages);
});

describe('masterplan serve', () => {
  const run = async (...argv: string[]): Promise<{ code: number; out: string; err: string }> => {
    const told = { out: '', err: '' };
    const io = {
      language: 'en' as const,
      out: (text: string) => {
        told.out += text;
      },
      err: (text: string) => {
        told.err += text;
      },
    };
    const places = { programs: pathToFileURL(`${data}/`), page, until: Promise.resolve() };
    return { code: await serveCommand(argv, io, places), ...told };
  };

  test('says what is wrong in a sentence', async () => {
    expect(await run('--port', 'x')).toEqual({
      ...{ code: 2, out: '' },
      err: '“x” is not a port: it is a number from 0 to 65535.\n',
    });
    expect(await run('--colour', 'red', '--lang', 'fr')).toMatchObject({
      ...{ code: 2, err: 'L’option --colour ne veut rien dire ici ; voir --help.\n' },
    });
    expect((await run('--public-url=ftp://x')).err).toContain('ftp://x');
    for (const list of ['here', '10.0.0.0/33', '1.2.3.4,', '1.2.3.4/8/8']) {
      const [english, french] = [
        await run('--trust-proxy', list),
        await run('--trust-proxy', list, '--lang=fr'),
      ];
      expect([english.code, french.code]).toEqual([2, 2]);
      expect(english.err).toContain(`“${list}”`);
      expect(french.err).not.toBe(english.err);
    }
    expect((await run('--lang', 'de')).err).toBe('There is no language "de": say en or fr.\n');
    expect((await run('4280')).err).toBe('"4280" is one word too many.\n');
    expect((await run('--help')).out).toContain('--public-url');
    expect((await run('--help', '--lang=fr')).out).toContain('réseau local');
  });

  test('says what keeps it from starting', async () => {
    const file = join(data, 'a-file');
    writeFileSync(file, '');
    const [english, french] = [await run('--data', file), await run('--data', file, '--lang', 'fr')];
    expect([english.code, french.code]).toEqual([1, 1]);
    expect(english.err).toContain(file);
    expect(french.err).toContain(file);
    expect(french.err).not.toBe(english.err);
    const other = newFolder();
    const busy = { fault: { code: 'busy-port', port: server.port } };
    await expect(serving({ data: other, port: server.port })).rejects.toMatchObject(busy);
    clearFolder(other);
  });
});
