import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget } from '../src/keeping.ts';
import { Connection, Refused } from '../src/wire/connection.ts';
import { FakeBrowser } from './support/browser.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
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
