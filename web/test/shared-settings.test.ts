import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../src/wire/connection.ts';
import { FakeBrowser } from './support/browser.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page of somebody who has these settings with their key, and whose browser keeps those. */
async function opened(withKey: Record<string, string | number | boolean>, here: Record<string, string> = {}) {
  const browser = new FakeBrowser({ key: 'K' });
  for (const [name, value] of Object.entries(here)) browser.storage.set(`masterplan ${name}`, value);
  const { settings, change } = await import('../src/settings.ts');
  const { shareSettings } = await import('../src/wire/shared-settings.ts');
  shareSettings(new Connection());
  browser.socket.open();
  await browser.greeted(undefined, withKey);
  const sent = () => browser.socket.sent.filter((each) => each.do === 'me');
  return { browser, settings, change, sent };
}

test('a device takes over the settings that are kept with the key, for the next visit too', async () => {
  const { settings, browser, sent } = await opened({
    language: 'fr',
    edition: 'night',
    textSize: 1.2,
    pace: 'slow',
  });
  expect(settings.value).toEqual({
    language: 'fr',
    edition: 'night',
    textSize: 1.2,
    sound: true,
    pace: 'slow',
  });
  expect(browser.storage.get('masterplan language')).toBe('fr');
  expect(sent()).toEqual([]);
});

test('what the person changes is kept with the key', async () => {
  const { change, sent } = await opened({ language: 'fr' });
  change({ sound: false });
  expect(sent()).toMatchObject([{ settings: { language: 'fr', sound: false } }]);
});

test('settings that were chosen before they were kept with the key are sent once; unchosen ones never', async () => {
  const chosen = await opened({}, { language: 'fr' });
  expect(chosen.sent()).toMatchObject([{ settings: { language: 'fr' } }]);
  vi.resetModules();
  const fresh = await opened({});
  expect(fresh.sent()).toEqual([]);
});

test('what is no setting of a page changes nothing', async () => {
  const { settings } = await opened({ language: 'xx', edition: 3, textSize: 9, sound: 'loud', pace: 'fast' });
  expect(settings.value).toMatchObject({ edition: 'day', textSize: 1, sound: true, pace: 'usual' });
});

test('a change made before the line was open is not undone by what is kept with the key', async () => {
  const { browser, settings, change } = await opened({ language: 'en' });
  browser.socket.close();
  change({ language: 'fr' });
  await vi.waitFor(() => expect(browser.sockets).toHaveLength(2));
  browser.socket.open();
  await browser.greeted(undefined, { language: 'en' });
  expect(settings.value.language).toBe('fr');
  expect(browser.socket.last('me')).toMatchObject({ settings: { language: 'fr' } });
});
