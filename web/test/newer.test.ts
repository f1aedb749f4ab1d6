import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOutdated, stayCurrent } from '../src/parts/newer.ts';
import { Connection } from '../src/wire/connection.ts';
import { FakeBrowser } from './support/browser.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  isOutdated.set(false);
});

const pageOf = (script: string): string =>
  `<!doctype html><script type="module" crossorigin src="${script}"></script>`;

/** A page whose line was lost and is open again, at a server that has this script by then, or is not to be had. */
async function cameBack(script: string | undefined, focus: 'a field' | 'nothing' = 'nothing', path = '/t/T') {
  const browser = new FakeBrowser({ key: 'K' });
  browser.location.pathname = path;
  const fetched = vi.fn<(url: string, how: RequestInit) => Promise<object>>(async () => {
    if (script === undefined) throw new TypeError('failed to fetch');
    return { ok: true, text: async () => pageOf(script) };
  });
  vi.stubGlobal('fetch', fetched);
  Object.assign(document, {
    activeElement: { matches: () => focus === 'a field' },
    querySelector: () => ({ getAttribute: () => '/assets/today.js' }),
  });
  stayCurrent(new Connection());
  browser.socket.open();
  await browser.greeted();
  expect(fetched).not.toHaveBeenCalled();
  browser.socket.close();
  vi.advanceTimersByTime(1000);
  browser.socket.open();
  await browser.greeted();
  expect(fetched).toHaveBeenCalledWith('/', { cache: 'no-store' });
  return { reloads: browser.reloads, isOffered: isOutdated.value };
}

test('a server that comes back with the same page changes nothing; nor does one whose page is not to be had', async () => {
  expect(await cameBack('/assets/today.js')).toEqual({ reloads: 0, isOffered: false });
  expect(await cameBack(undefined)).toEqual({ reloads: 0, isOffered: false });
});

test('a server that comes back with another page: this one begins anew', async () => {
  expect(await cameBack('/assets/newer.js')).toEqual({ reloads: 1, isOffered: false });
});

test('whoever is typing, or watches a file of their own, is asked first', async () => {
  expect(await cameBack('/assets/newer.js', 'a field')).toEqual({ reloads: 0, isOffered: true });
  isOutdated.set(false);
  expect(await cameBack('/assets/newer.js', 'nothing', '/replay/file')).toEqual({
    reloads: 0,
    isOffered: true,
  });
});
