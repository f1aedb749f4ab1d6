import { describe, expect, test } from 'vitest';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';

const server = ownServer({ deadline: 400 });

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
});
