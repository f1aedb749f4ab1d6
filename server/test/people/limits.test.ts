import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BoundName, type RateName, usualBounds, usualRates } from '../../src/people/limits.ts';
import type { RunningServer } from '../../src/server.ts';
import type { RequestName, RequestOf } from '../../wire/index.ts';
import { Page } from '../support/page.ts';
import { at, closeAll } from '../support/play.ts';
import { noRates } from '../support/rates.ts';
import { clearFolder, newFolder, serving } from '../support/serving.ts';

let server: RunningServer;
/** The same with bounds that are soon reached. */
let narrow: RunningServer;
const folders = [newFolder(), newFolder()];
const logged: string[] = [];
const log = (event: string): void => void logged.push(event);
beforeAll(async () => {
  const setting = { rates: {}, trustedProxies: 'loopback', log };
  server = await serving({ data: at(folders, 0), ...setting });
  narrow = await serving({
    ...{ data: at(folders, 1), ...setting, rates: noRates },
    bounds: { socketsHere: 3, greeting: 500, waitingBytesHere: 20_000, unreadBytesHere: 200_000, entries: 5 },
  });
}, 30_000);
afterAll(async () => {
  await Promise.all([server.stop(), narrow.stop()]);
  folders.forEach(clearFolder);
});

let people = 0;
/** An address that nobody has come from yet. */
const newAddress = (): string => `10.0.${people >> 8}.${people++ & 255}`;

const pages: Page[] = [];
async function opened(address = newAddress(), port = server.port): Promise<Page> {
  const page = await Page.open(port, { 'x-forwarded-for': address });
  pages.push(page);
  return page;
}

/** A new person, from an address of their own unless said. */
async function arrived(address?: string, port?: number): Promise<Page> {
  const page = await opened(address, port);
  page.me = await page.ask('hello', {});
  return page;
}

type Asked<Name extends RequestName> = Omit<RequestOf<Name>, 'id' | 'do'>;

/** How many of so many requests are answered before the first that is too many; all of them where none is. */
async function untilTooMany<Name extends RequestName>(
  askers: readonly Page[],
  times: number,
  name: Name,
  asked: (i: number) => Asked<Name>,
): Promise<number> {
  for (let i = 0; i < times; i++)
    if ((await at(askers, i % askers.length).refusal(name, asked(i))) === 'too-many') return i;
  return times;
}

const table = { game: 'duel', seats: 2, listed: false } as const;

/** Some more than the burst may pass, since time goes on meanwhile. */
function expectAbout(count: number, { burst, every }: { burst: number; every: number }, from: number): void {
  const since = performance.now() - from;
  expect(count).toBeGreaterThanOrEqual(burst);
  expect(count).toBeLessThanOrEqual(burst + Math.ceil(since / every));
}

/** Runs into a rate by asking the same again and again. */
async function runsInto<Name extends RequestName>(
  rate: RateName,
  askers: readonly Page[],
  name: Name,
  asked: (i: number) => Asked<Name>,
): Promise<void> {
  const from = performance.now();
  const times = usualRates[rate].burst + 200;
  expectAbout(await untilTooMany(askers, times, name, asked), usualRates[rate], from);
}

const some = (count: number, address: string): Promise<Page[]> =>
  Promise.all(Array.from({ length: count }, () => arrived(address)));

/** The codes of the refusals that a page got, with the numbers of the requests. */
const refusals = (page: Page): { readonly id: number | null; readonly code: string }[] =>
  page.frames.flatMap((frame) => {
    const { id, error } = JSON.parse(frame);
    return error === undefined ? [] : [{ id, code: error.code }];
  });

/** Tables at each of which somebody could ask for a hint. */
const askedAt = (page: Page, count: number): Promise<Asked<'hint'>[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { table: id, seat } = await page.ask('playNow', { game: 'duel', settings: { pace: 'slow' } });
      return { table: id, seat, version: 0 };
    }),
  );

const rates: Readonly<Record<RateName, () => Promise<void>>> = {
  async message() {
    const page = await arrived();
    const [from, { burst, every }] = [performance.now(), usualRates.message];
    const asked = Array.from({ length: 60 }, () => 5);
    for (const many of asked) {
      for (let i = 0; i < many; i++) page.raw.send(`{"id":7,"do":"ping"}`);
      await page.ask('ping', {}).catch(() => undefined);
    }
    const refused = refusals(page);
    const most = burst + Math.ceil((performance.now() - from) / every);
    expect(page.frames.length - refused.length).toBeLessThanOrEqual(most + 1);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ id, code }) => id !== null && code === 'too-many')).toBe(true);
  },
  async messageHere() {
    const askers = await some(8, newAddress());
    await runsInto('messageHere', askers, 'ping', () => ({}));
  },
  async fault() {
    const page = await arrived();
    for (let i = 0; i <= usualRates.fault.burst; i++) page.raw.send('?');
    await page.until(() => page.isClosed);
    expect(page.pushes.at(-1)).toEqual({ on: 'bye', reason: 'too-many-faults' });
  },
  async control() {
    const page = await arrived();
    logged.length = 0;
    for (let i = 0; i <= usualRates.control.burst; i++)
      page.raw.sendFrame(i % 2 === 0 ? 9 : 10, Buffer.from('x'));
    await page.until(() => page.isClosed);
    expect(logged).toEqual(['noisy-socket']);
  },
  async newPersonHere() {
    await runsInto('newPersonHere', [await opened()], 'hello', () => ({}));
  },
  async wrongKeyHere() {
    const key = (i: number): string => `${'B'.repeat(18)}${String(i).padStart(4, '0')}`;
    await runsInto('wrongKeyHere', [await opened()], 'hello', (i) => ({ key: key(i) }));
  },
  async table() {
    await runsInto('table', [await arrived()], 'make', () => table);
  },
  async tableHere() {
    await runsInto('tableHere', await some(5, newAddress()), 'make', () => table);
  },
  async listed() {
    const page = await arrived();
    await runsInto('listed', [page], 'make', () => ({ ...table, listed: true }));
    expect(await page.refusal('make', table)).toBe('');
  },
  async listedHere() {
    const askers = await some(3, newAddress());
    await runsInto('listedHere', askers, 'make', () => ({ ...table, listed: true }));
  },
  async packHere() {
    const pack = { words: ['a', 'b', 'c', 'd', 'e'] };
    const askers = await some(3, newAddress());
    await runsInto('packHere', askers, 'make', () => ({ ...table, game: 'canaries', pack }));
  },
  async openingHere() {
    const known = (i: number): string => String(i).padStart(16, 'x');
    await runsInto('openingHere', [await arrived()], 'sit', (i) => ({ table: known(i), seat: 0 }));
  },
  async lookHere() {
    await runsInto('lookHere', await some(4, newAddress()), 'finished', () => ({}));
  },
  async lobby() {
    await runsInto('lobby', [await arrived()], 'lobby', () => ({}));
  },
  async past() {
    const page = await arrived();
    const { table: id } = await page.ask('playNow', { game: 'duel', settings: { pace: 'slow' } });
    await runsInto('past', [page], 'past', () => ({ table: id, version: 0 }));
  },
  async results() {
    await runsInto('results', [await arrived()], 'statistics', () => ({}));
  },
  async undo() {
    const page = await arrived();
    const { table: id } = await page.ask('playNow', { game: 'duel', settings: { pace: 'slow' } });
    const undo = { table: id, seat: 0, version: 0, reach: 'free' } as const;
    await runsInto('undo', [page], 'undo', () => undo);
  },
  async unheard() {
    const page = await arrived();
    const { table: id } = await page.ask('playNow', { game: 'duel', settings: { pace: 'slow' } });
    const key = (i: number): string => `stand attack ${i % 2 === 0 ? 'take' : 'ask'}`;
    await runsInto('unheard', [page], 'choose', (i) => ({ table: id, seat: 0, version: 0, key: key(i) }));
    const strike = { table: id, seat: 0, version: 0, key: 'strike' };
    expect(await page.refusal('choose', strike)).toBe('');
  },
  async hint() {
    const page = await arrived();
    const asked = await askedAt(page, usualRates.hint.burst + 4);
    await runsInto('hint', [page], 'hint', (i) => at(asked, i));
  },
  async hintHere() {
    const askers = await some(4, newAddress());
    const asked = await Promise.all(askers.map((page) => askedAt(page, usualRates.hint.burst)));
    const nth = (i: number) => at(at(asked, i % askers.length), Math.floor(i / askers.length));
    await runsInto('hintHere', askers, 'hint', nth);
  },
  async talk() {
    const page = await arrived();
    const { table: id } = await page.ask('make', table);
    const line = { channel: 'table', said: { say: 'text', text: 'and another thing' } } as const;
    await runsInto('talk', [page], 'talk', () => ({ table: id, ...line }));
  },
  async name() {
    await runsInto('name', [await arrived()], 'me', (i) => ({ name: `Ada ${i}` }));
  },
  async socketHere() {
    const address = newAddress();
    const [from, { burst, every }] = [performance.now(), usualRates.socketHere];
    let count = 0;
    for (const isOpen = (): boolean => count < burst + 50; isOpen(); count++)
      if (await opened(address).then(closed, () => true)) break;
    expectAbout(count, { burst, every }, from);
  },
};

const closed = (page: Page): false => {
  page.close();
  return false;
};

/** What fits into a message's settings, so that it is as long as is wanted. */
const long = (bytes: number): Buffer =>
  Buffer.from(JSON.stringify({ id: 5, do: 'me', settings: { padding: 'x'.repeat(bytes) } }));

/** All that a server answers on a connection of its own before it hangs up. `fetch` would try for ever where it is hung up at once. */
async function answerOf(port: number): Promise<string> {
  const connection = connect(port, '127.0.0.1').setEncoding('utf8');
  connection.on('error', () => undefined);
  let answer = '';
  connection.on('data', (text) => {
    answer += text;
  });
  connection.end('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  await new Promise((hungUp) => connection.on('close', hungUp));
  return answer;
}

const bounds: Readonly<Record<BoundName, () => Promise<void>>> = {
  async connectionsHere() {
    const folder = newFolder();
    const small = await serving({ data: folder, bounds: { connectionsHere: 5 } });
    const silent = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const connection = connect(small.port, '127.0.0.1');
        await once(connection, 'connect');
        return connection;
      }),
    );
    expect(await answerOf(small.port)).toBe('');
    silent.pop()?.destroy();
    await expect.poll(() => answerOf(small.port)).toContain('200 OK');
    for (const connection of silent) connection.destroy();
    await small.stop();
    clearFolder(folder);
  },
  async socketsHere() {
    const address = newAddress();
    const [one] = [await arrived(address, narrow.port), await arrived(address, narrow.port)];
    await arrived(address, narrow.port);
    await expect(opened(address, narrow.port)).rejects.toThrow('429');
    one.close();
    await expect.poll(() => opened(address, narrow.port).then(closed, () => true)).toBe(false);
  },
  async greeting() {
    const silent = await opened(undefined, narrow.port);
    await silent.until(() => silent.isClosed);
    expect(silent.pushes).toEqual([{ on: 'bye', reason: 'idle' }]);
  },
  async waiting() {
    const page = await arrived();
    const asked = usualBounds.waiting + 10;
    page.raw.send('{"id":100,"do":"lobby"}');
    const pings = Array.from({ length: asked }, (_, i) => `{"id":${i + 200},"do":"ping"}`);
    page.raw.sendFrames(
      1,
      pings.map((ping) => Buffer.from(ping)),
    );
    await page.until(() => page.frames.length === asked + 2);
    expect(refusals(page).map(({ code }) => code)).toContain('too-many');
    expect(refusals(page).every(({ id }) => id !== null && id >= 200)).toBe(true);
  },
  async waitingBytesHere() {
    const page = await arrived(undefined, narrow.port);
    page.raw.sendFrames(1, [9000, 9000, 9000].map(long));
    await page.until(() => page.frames.length === 4);
    expect(refusals(page).map(({ code }) => code)).toEqual(['too-many', 'malformed', 'malformed']);
    expect(refusals(page).map(({ id }) => id)).toEqual([5, 5, 5]);
  },
  async unreadBytes() {
    const folder = newFolder();
    const small = await serving({ data: folder, bounds: { unreadBytes: 200_000 }, log });
    await pilesUp(small.port, [await Page.hello(small.port)]);
    await small.stop();
    clearFolder(folder);
  },
  async unreadBytesHere() {
    const address = newAddress();
    await pilesUp(narrow.port, [await arrived(address, narrow.port), await arrived(address, narrow.port)]);
  },
  async watching() {
    const page = await arrived();
    const makers = await some(2, newAddress());
    const watch = async (i: number): Promise<string> => {
      const { table: id } = await at(makers, i % 2).ask('make', table);
      return page.refusal('watch', { table: id });
    };
    const told: string[] = [];
    for (let i = 0; i <= usualBounds.watching; i++) told.push(await watch(i));
    expect(told).toEqual([...Array.from({ length: usualBounds.watching }, () => ''), 'too-many-tables']);
  },
  async entries() {
    const page = await arrived(undefined, narrow.port);
    const { table: id } = await page.ask('playNow', { game: 'duel', settings: { pace: 'slow' } });
    const chosen = (key: string): Promise<string> =>
      page.refusal('choose', { table: id, seat: 0, version: 0, key });
    expect(await chosen('strike')).toBe('');
    const told: string[] = [];
    for (let i = 0; i < 5; i++) told.push(await chosen('stand attack take'));
    expect(told).toEqual(['', '', '', '', 'log-full']);
    expect(await page.refusal('undo', { table: id, seat: 0, version: 1, reach: 'free' })).toBe('log-full');
    expect(await page.refusal('giveUp', { table: id, seat: 0, on: true })).toBe('');
  },
};

/** Pages read nothing, and have a long talk sent to them until one is cut off. */
async function pilesUp(port: number, readers: readonly Page[]): Promise<void> {
  const host = await arrived(undefined, port);
  const { table: id } = await host.ask('make', table);
  const said = { say: 'text', text: 'x'.repeat(300) } as const;
  for (let i = 0; i < 100; i++) await host.ask('talk', { table: id, channel: 'table', said });
  logged.length = 0;
  for (const reader of readers) reader.raw.pause();
  for (let i = 0; logged.length === 0 && i < 5000; i++) {
    for (const reader of readers) reader.raw.send(`{"id":${i},"do":"watch","table":"${id}"}`);
    if (i % 20 === 0) await host.ask('ping', {});
  }
  expect(logged[0]).toBe('slow-socket');
}

describe('whoever does more than they may runs into', () => {
  test.each(Object.entries({ ...rates, ...bounds }))('%s', async (_name, run) => {
    await expect(run()).resolves.toBeUndefined();
    closeAll(pages.splice(0));
  });
});
