import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from '../src/wire/connection.ts';
import { keysBefore } from '../src/wire/own-key.ts';
import { FakeBrowser } from './support/browser.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mine = 'm'.repeat(22);
const theirs = 't'.repeat(22);

describe('a link with a key, in a browser that is new here', () => {
  test.each(['/', '/t/aaaabbbbccccdddd', '/t/aaaabbbbccccdddd?screen', '/replay/aaaabbbbccccdddd'])(
    'is asked about before anybody is called, at %s, and leaves the address',
    (path) => {
      const browser = new FakeBrowser({ path, hash: `#key=${theirs}` });
      const connection = new Connection();
      browser.tells('online');
      browser.tells('visibilitychange');
      expect([connection.offeredKey.value, connection.key]).toEqual([theirs, undefined]);
      expect([browser.sockets.length, browser.storage.size]).toEqual([0, 0]);
      const { pathname, search, hash } = browser.location;
      expect([pathname + search, hash]).toEqual([path, '']);
    },
  );

  test('makes it that person once they agree', () => {
    const browser = new FakeBrowser({ hash: `#key=${theirs}` });
    new Connection().acceptKey();
    expect(browser.reloads).toBe(1);
    new Connection();
    browser.socket.open();
    expect(browser.socket.last('hello')).toMatchObject({ key: theirs });
  });

  test('that is declined leaves no trace: they go on as somebody new', async () => {
    const browser = new FakeBrowser({ hash: `#key=${theirs}` });
    const connection = new Connection();
    connection.refuseKey();
    connection.refuseKey();
    expect(browser.sockets.length).toBe(1);
    browser.socket.open();
    expect(browser.socket.last('hello')).not.toHaveProperty('key');
    await browser.greeted(mine);
    expect([connection.key, keysBefore(), browser.reloads]).toEqual([mine, [], 0]);
  });
});

test('a browser that has a key says hello with its own, whatever key a link carries, until its person agrees', () => {
  const browser = new FakeBrowser({ key: mine, hash: `#key=${theirs}` });
  const connection = new Connection();
  browser.socket.open();
  expect(browser.socket.last('hello')).toMatchObject({ key: mine });
  expect(connection.offeredKey.value).toBe(theirs);
  connection.refuseKey();
  expect(connection.key).toBe(mine);
  expect(connection.offeredKey.value).toBeUndefined();
});

test('a link followed in an open page asks too; who agrees keeps the old key aside', () => {
  const browser = new FakeBrowser({ key: mine });
  const connection = new Connection();
  browser.follow(`#key=${theirs}`);
  expect([connection.key, browser.reloads]).toEqual([mine, 0]);
  connection.acceptKey();
  expect([connection.key, browser.reloads]).toEqual([theirs, 1]);
  expect(keysBefore()).toEqual([mine]);
});

test('a link followed while a new person is being made is asked about, not taken', async () => {
  const browser = new FakeBrowser();
  const connection = new Connection();
  browser.socket.open();
  browser.follow(`#key=${theirs}`);
  await browser.greeted(mine);
  expect([connection.key, connection.offeredKey.value]).toEqual([mine, theirs]);
});

test('one’s own link asks nothing', () => {
  const browser = new FakeBrowser({ key: mine });
  const connection = new Connection();
  browser.follow(`#key=${mine}`);
  expect(connection.offeredKey.value).toBeUndefined();
});

test('a key that is not known here is no dead end: its person begins anew, and it is put aside', async () => {
  const browser = new FakeBrowser({ key: mine });
  const connection = new Connection();
  browser.socket.open();
  await browser.socket.says({ id: browser.socket.last('hello').id, error: { code: 'wrong-key' } });
  expect(connection.line.value).toBe('replaced');
  connection.startAnew();
  expect([browser.reloads, keysBefore()]).toEqual([1, [mine]]);
  new Connection();
  browser.socket.open();
  expect(browser.socket.last('hello')).not.toHaveProperty('key');
});

test('a key that another page of this browser replaced is not lost by beginning anew', async () => {
  const browser = new FakeBrowser({ key: mine });
  const connection = new Connection();
  browser.socket.open();
  await browser.greeted();
  await browser.socket.says({ on: 'bye', reason: 'key-replaced' });
  browser.storage.set('masterplan key', theirs);
  connection.startAnew();
  expect([connection.key, browser.reloads]).toEqual([theirs, 1]);
});
