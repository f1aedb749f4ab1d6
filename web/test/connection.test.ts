import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget } from '../src/keeping.ts';
import { Connection, Refused } from '../src/wire/connection.ts';
import { FakeBrowser } from './support/browser.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seconds = 1000;

test('a hello that is refused for a while is said again, not before it may be', async () => {
  const browser = new FakeBrowser({ key: 'K' });
  const connection = new Connection();
  const { socket } = browser;
  socket.open();
  await socket.says({ id: socket.last('hello').id, error: { code: 'too-many', facts: { seconds: 60 } } });
  expect(connection.line.value).toBe('lost');
  vi.advanceTimersByTime(59 * seconds);
  expect(socket.sent).toHaveLength(1);
  vi.advanceTimersByTime(10 * seconds);
  expect(socket.sent).toHaveLength(2);
  await browser.greeted();
  expect(connection.line.value).toBe('open');
});

test('a server that cannot write greets when it can again', async () => {
  const browser = new FakeBrowser();
  const connection = new Connection();
  const { socket } = browser;
  socket.open();
  for (const attempt of [1, 2, 3]) {
    expect(socket.sent).toHaveLength(attempt);
    await socket.says({ id: socket.last('hello').id, error: { code: 'cannot-write' } });
    vi.advanceTimersByTime(10 * seconds);
  }
  await browser.greeted('new');
  expect([connection.line.value, connection.key]).toEqual(['open', 'new']);
});

test('a line that is lost between two hellos is called again, and greeted once', async () => {
  const browser = new FakeBrowser({ key: 'K' });
  new Connection();
  const { socket: first } = browser;
  first.open();
  await first.says({ id: first.last('hello').id, error: { code: 'cannot-write' } });
  first.close();
  vi.advanceTimersByTime(20 * seconds);
  expect([browser.sockets.length, first.sent.length]).toEqual([2, 1]);
  browser.socket.open();
  vi.advanceTimersByTime(20 * seconds);
  expect(browser.socket.sent).toHaveLength(1);
});

test('a refusal that names no request leaves none waiting', async () => {
  const browser = new FakeBrowser({ key: 'K' });
  const connection = new Connection();
  browser.socket.open();
  await browser.greeted();
  const asked = connection.request('ping', {}).catch((fault: unknown) => fault);
  const error = { code: 'too-many', facts: { seconds: 3 } } as const;
  await browser.socket.says({ id: null, error });
  expect(await asked).toEqual(new Refused(error));
});

/** A page whose line is open. */
async function online(): Promise<{ browser: FakeBrowser; connection: Connection }> {
  const browser = new FakeBrowser({ key: 'K' });
  const connection = new Connection();
  browser.socket.open();
  await browser.greeted();
  return { browser, connection };
}

const pings = ({ socket }: FakeBrowser): number => socket.sent.filter((each) => each.do === 'ping').length;

test('a line that is answered on stays, for as long as it is', async () => {
  const { browser, connection } = await online();
  for (let asked = 1; asked <= 4; asked++) {
    vi.advanceTimersByTime(15 * seconds);
    expect(pings(browser)).toBe(asked);
    await browser.socket.says({ id: browser.socket.last('ping').id, ok: {} });
  }
  expect([browser.sockets.length, connection.line.value]).toEqual([1, 'open']);
});

test('a line that has gone dead without a word is given up and called again; whatever waited on it is refused', async () => {
  const { browser, connection } = await online();
  const { socket: dead } = browser;
  const asked = connection.request('lobby', {}).catch((fault: unknown) => fault);
  vi.advanceTimersByTime(24 * seconds);
  expect(connection.line.value).toBe('open');
  vi.advanceTimersByTime(1 * seconds);
  expect([connection.line.value, dead.readyState]).toEqual(['lost', 3]);
  expect(await asked).toEqual(new Refused({ code: 'stopping' }));
  vi.advanceTimersByTime(1 * seconds);
  browser.socket.open();
  await browser.greeted();
  expect([browser.sockets.length, connection.line.value]).toEqual([2, 'open']);
});

test('anything that is heard will do; a page that is looked at again or has a network again asks at once', async () => {
  const { browser, connection } = await online();
  browser.tells('online');
  expect(pings(browser)).toBe(1);
  browser.tells('visibilitychange');
  expect(pings(browser)).toBe(1);
  await browser.socket.says({ on: 'gone', table: 'T' });
  vi.advanceTimersByTime(11 * seconds);
  expect(connection.line.value).toBe('open');
  browser.tells('visibilitychange');
  expect(pings(browser)).toBe(2);
  vi.advanceTimersByTime(10 * seconds);
  expect(connection.line.value).toBe('lost');
});

test('where the browser keeps nothing, the person is the same as long as the page is open', async () => {
  const browser = new FakeBrowser({ storage: 'refused' });
  const connection = new Connection();
  browser.socket.open();
  await browser.greeted('new');
  expect(connection.key).toBe('new');
  browser.socket.close();
  vi.advanceTimersByTime(20 * seconds);
  browser.socket.open();
  expect(browser.socket.last('hello')).toMatchObject({ key: 'new' });
  forget('key');
  expect(connection.key).toBeUndefined();
});
