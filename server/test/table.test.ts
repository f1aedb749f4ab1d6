import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Page } from './support/page.ts';
import { clearFolder, newFolder, serving } from './support/serving.ts';

let server: RunningServer;
const data = newFolder();
beforeAll(async () => {
  server = await serving({ data });
}, 30_000);
afterAll(async () => {
  await server.stop();
  clearFolder(data);
});

test('one click: a game against bots is dealt, played and over', async () => {
  const page = await Page.hello(server.port);
  const { table, seat } = await page.ask('playNow', {
    game: 'duel',
    seats: 3,
    settings: { pace: 'instant' },
  });
  await page.ask('watch', { table });
  const held = page.held(table, seat);
  for (;;) {
    await page.until(() => (held.mine?.options.length ?? 0) > 0 || held.info?.state === 'finished');
    const option = held.mine?.options[0];
    if (held.info?.state === 'finished' || option === undefined) break;
    await page.ask('choose', { table, seat, version: held.version, key: option.key });
    await page.until(() => held.mine?.options[0]?.key !== option.key || held.info?.state === 'finished');
  }
  expect(held.info?.outcome).toEqual({ winners: [], reason: 'done' });
  expect(held.info?.defaults).toBe(0);
  const { record, seal } = await page.ask('record', { table });
  expect(record.choices.length).toBeGreaterThan(3);
  expect(seal).toBe(held.info?.seal);
  page.close();
});
