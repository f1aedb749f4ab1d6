import { describe, expect, test } from 'vitest';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';

const server = ownServer({ deadline: 400, rest: 1000 });

async function tablesInMemory(): Promise<number> {
  const health: { tables: { live: number } } = JSON.parse(
    await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).text(),
  );
  return health.tables.live;
}

describe('a bot that fails', () => {
  test.each(['throws', 'hangs'])('%s: a legal choice is made for it, shown and counted', async (level) => {
    const page = await Page.hello(server.port);
    const settings = { pace: 'instant' } as const;
    const { table } = await page.ask('playNow', { game: 'crashing', level, settings });
    await page.ask('watch', { table });
    const held = page.held(table, 0);
    await page.ask('choose', { table, seat: 0, version: 0, key: 'mark 4' });
    await page.until(() => held.version === 2);
    expect(held.entries.at(-1)).toMatchObject({ seat: 1, by: 'default' });
    expect(held.info?.defaults).toBe(1);
    page.close();
  });

  test('does not take others with it', async () => {
    const page = await Page.hello(server.port);
    const settings = { pace: 'instant' } as const;
    const hung = await page.ask('playNow', { game: 'crashing', level: 'hangs', settings });
    await page.ask('choose', { table: hung.table, seat: 0, version: 0, key: 'mark 4' });
    const well = await page.ask('playNow', { game: 'tic-tac-toe', settings });
    await page.ask('watch', { table: well.table });
    await page.ask('choose', { table: well.table, seat: 0, version: 0, key: 'mark 4' });
    await page.until(() => page.held(well.table, 0).version === 2);
    expect(page.held(well.table, 0).info?.defaults).toBe(0);
    page.close();
  });
});

test('bots that search stop in time, and nobody who answers at once waits for them', async () => {
  const page = await Page.hello(server.port);
  const settings = { pace: 'instant' } as const;
  const searching = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { table } = await page.ask('playNow', { game: 'crashing', level: 'searches', settings });
      await page.ask('watch', { table });
      await page.ask('choose', { table, seat: 0, version: 0, key: 'mark 4' });
      return table;
    }),
  );
  const well = await page.ask('playNow', { game: 'crashing', level: 'random', settings });
  await page.ask('watch', { table: well.table });
  await page.ask('choose', { table: well.table, seat: 0, version: 0, key: 'mark 4' });
  await page.until(() => page.held(well.table, 0).version === 2);
  for (const table of searching) await page.until(() => page.held(table, 0).version === 2);
  expect(searching.map((table) => page.held(table, 0).info?.defaults)).toEqual([0, 0, 0, 0, 0, 0]);
  page.close();
});

describe('rules that fail', () => {
  test('hold their own table, whoever answered; what was chosen stays, and other tables go on', async () => {
    const page = await Page.hello(server.port);
    const settings = { pace: 'instant' } as const;
    const { table } = await page.ask('playNow', { game: 'failing', settings });
    await page.ask('watch', { table });
    expect(await page.ask('choose', { table, seat: 0, version: 0, key: 'mark 4' })).toEqual({ version: 1 });
    await page.until(() => page.held(table, 0).info?.state === 'held');
    await expect(page.ask('choose', { table, seat: 0, version: 2, key: 'mark 3' })).rejects.toThrow('held');
    const well = await page.ask('playNow', { game: 'tic-tac-toe', settings });
    expect(await page.ask('choose', { table: well.table, seat: 0, version: 0, key: 'mark 4' })).toEqual({
      version: 1,
    });
    page.close();
  });

  /** A table whose rules fail as soon as a seat looks, which nobody does yet. */
  async function aboutToFail(page: Page): Promise<string> {
    const { table } = await page.ask('playNow', { game: 'failing', settings: { pace: 'instant' } });
    await page.ask('choose', { table, seat: 0, version: 0, key: 'mark 4' });
    const version = async (): Promise<number | undefined> =>
      (await page.ask('lobby', {})).yours.find((line) => line.table === table)?.version;
    await expect.poll(version).toBe(2);
    return table;
  }

  test('while somebody joins: they see that it is held, it can still be changed, and it goes to rest', async () => {
    const page = await Page.hello(server.port);
    const table = await aboutToFail(page);
    await page.ask('watch', { table });
    const held = page.held(table, 0);
    expect(held.info?.state).toBe('held');
    await page.ask('settings', { table, settings: { spectators: false } });
    await page.until(() => held.info?.settings.spectators === false);
    await page.ask('unwatch', { table });
    await expect.poll(tablesInMemory, { timeout: 10_000 }).toBe(0);
    page.close();
  });

  test('while seats change hands: who sits down has the seat, and sees that it is held', async () => {
    const [host, guest] = [await Page.hello(server.port), await Page.hello(server.port)];
    const table = await aboutToFail(host);
    await host.ask('settings', { table, settings: { pace: 'slow' } });
    await guest.ask('watch', { table });
    await host.ask('leave', { table, seat: 0 });
    await host.ask('give', { table, seat: 0, to: null });
    await guest.ask('sit', { table, seat: 0 });
    const { info } = guest.held(table, 0);
    expect([info?.state, info?.people[0]?.player]).toEqual(['held', guest.me?.player]);
    host.close();
    guest.close();
  });
});
