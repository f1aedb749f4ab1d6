import { describe, expect, test } from 'vitest';
import type { LobbyPush } from '../../wire/index.ts';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { at, choose, closeAll, playOn, seated } from '../support/play.ts';
import { noRates } from '../support/rates.ts';
import { clearFolder, newFolder, serving } from '../support/serving.ts';

const server = ownServer();

/** Until the clock shows a later second: what happened before can be told from what happens now by the lobby's times. */
const nextSecond = (): Promise<void> =>
  new Promise((wake) => {
    setTimeout(wake, 1001 - (Date.now() % 1000));
  });

describe('the time of a table in the lobby', () => {
  test('does not move by what nobody hears of: a changed sealed answer, a standing one', async () => {
    const company = await seated(server.port, 'duel', 3);
    const { table, pages } = company;
    const watcher = await Page.hello(server.port);
    const time = async (): Promise<number | undefined> =>
      (await watcher.ask('lobby', {})).live.find((line) => line.table === table)?.at;
    await choose(company, 0, 'strike');
    await choose(company, 1, 'take it');
    const heard = await time();
    await nextSecond();
    const { version } = at(pages, 1).held(table, 1);
    const other = at(pages, 1).held(table, 1).mine?.options.at(-1)?.key ?? 'take it';
    await at(pages, 1).ask('choose', { table, seat: 1, version, key: other });
    await at(pages, 2).ask('choose', { table, seat: 2, version, key: 'stand attack ask' });
    expect(await time()).toBe(heard);
    closeAll([...pages, watcher]);
    await server.restart();
    const again = await Page.hello(server.port);
    const { live } = await again.ask('lobby', {});
    expect(live.find((line) => line.table === table)?.at).toBe(heard);
    again.close();
  });
});

describe('the lists of the lobby', () => {
  test('a table whose every seat has somebody or a bot has no room', async () => {
    const [host, guest] = [await Page.hello(server.port), await Page.hello(server.port)];
    const { table } = await host.ask('make', { game: 'duel', seats: 2, listed: true });
    const isOpen = async (): Promise<boolean> =>
      (await guest.ask('lobby', {})).open.some((line) => line.table === table);
    await host.ask('sit', { table, seat: 0 });
    expect(await isOpen()).toBe(true);
    await host.ask('bot', { table, seat: 1, level: 'random' });
    expect(await isOpen()).toBe(false);
    closeAll([host, guest]);
  });

  test('a table is being played while one of its people is here', async () => {
    const watcher = await Page.hello(server.port);
    const playing = async (): Promise<number> => (await watcher.ask('lobby', {})).playing;
    const before = await playing();
    const { pages, table } = await seated(server.port, 'duel', 2);
    expect(await playing()).toBe(before + 1);
    at(pages, 0).close();
    await at(pages, 1).ask('leave', { table, seat: 1 });
    await expect.poll(playing).toBe(before);
    await at(pages, 1).ask('back', { table, seat: 1 });
    expect(await playing()).toBe(before + 1);
    at(pages, 1).close();
    await expect.poll(playing).toBe(before);
    watcher.close();
  });

  test('counts are of all tables, lists of the newest', async () => {
    const host = await Page.hello(server.port);
    const { counts } = await host.ask('lobby', {});
    for (let i = 0; i < 51; i++) await host.ask('make', { game: 'duel', seats: 2, listed: true });
    const after = await host.ask('lobby', {});
    expect(after.counts).toEqual({ ...counts, open: counts.open + 51 });
    expect(after.open.length).toBe(50);
    host.close();
  });

  test('a finished table for its players only is shown to them and to its host', async () => {
    const [host, player, stranger] = [
      await Page.hello(server.port),
      await Page.hello(server.port),
      await Page.hello(server.port),
    ];
    const settings = { spectators: false };
    const { table } = await host.ask('make', { game: 'duel', seats: 2, listed: true, settings });
    await player.ask('sit', { table, seat: 0 });
    await host.ask('bot', { table, seat: 1, level: 'random' });
    await host.ask('start', { table });
    await player.ask('giveUp', { table, seat: 0, on: true });
    const isShown = async (page: Page): Promise<boolean> =>
      (await page.ask('finished', {})).finished.some((line) => line.table === table);
    expect([await isShown(host), await isShown(player), await isShown(stranger)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await stranger.refusal('record', { table })).toBe('no-spectators');
    closeAll([host, player, stranger]);
  });

  test('a game that was given up is not shown to strangers, one that was played is', async () => {
    const stranger = await Page.hello(server.port);
    const isShown = async (table: string): Promise<boolean> =>
      (await stranger.ask('finished', {})).finished.some((line) => line.table === table);
    const left = await seated(server.port, 'duel', 2);
    for (const [seat, page] of left.pages.entries())
      await page.ask('giveUp', { table: left.table, seat, on: true });
    const played = await seated(server.port, 'duel', 2);
    await playOn(played);
    expect([await isShown(left.table), await isShown(played.table)]).toEqual([false, true]);
    const mine = (await at(left.pages, 0).ask('finished', {})).finished;
    expect(mine.some((line) => line.table === left.table)).toBe(true);
    closeAll([stranger, ...left.pages, ...played.pages]);
  });

  test('who is told of a change is told what they would hear if they asked', async () => {
    const [host, guest] = [await Page.hello(server.port), await Page.hello(server.port)];
    for (const page of [host, guest]) await page.ask('lobby', {});
    const { table } = await host.ask('make', { game: 'duel', seats: 2, listed: true });
    await host.ask('sit', { table, seat: 0 });
    for (const page of [host, guest]) {
      const told = (): LobbyPush | undefined =>
        page.pushes.findLast((push): push is LobbyPush => push.on === 'lobby');
      await page.until(
        () =>
          told()?.lobby.open.some((line) => line.table === table && line.people[0]?.player !== undefined) ===
          true,
      );
      expect(told()?.lobby).toEqual(await page.ask('lobby', {}));
    }
    closeAll([host, guest]);
  });

  test('what changes is there for whoever asks next, however often somebody asks', async () => {
    const [host, guest] = [await Page.hello(server.port), await Page.hello(server.port)];
    for (let i = 0; i < 5; i++) {
      const before = (await guest.ask('lobby', {})).counts.open;
      const { table } = await host.ask('make', { game: 'duel', seats: 2, listed: true });
      expect((await guest.ask('lobby', {})).counts.open).toBe(before + 1);
      await guest.ask('sit', { table, seat: 0 });
      expect((await guest.ask('lobby', {})).yours[0]).toMatchObject({ table, mine: [0] });
    }
    closeAll([host, guest]);
  });
});

test('a rematch is a table made: who asks for one after another waits like anybody who makes tables', async () => {
  const folder = newFolder();
  const rates = { ...noRates, table: { burst: 3, every: 60_000 } };
  const strict = await serving({ data: folder, rates });
  const page = await Page.hello(strict.port);
  let { table } = await page.ask('playNow', { game: 'duel', settings: { pace: 'slow' } });
  for (let made = 1; made < rates.table.burst; made++) {
    await page.ask('giveUp', { table, seat: 0, on: true });
    const next = await page.ask('rematch', { table });
    expect(await page.ask('rematch', { table })).toEqual(next);
    ({ table } = next);
  }
  await page.ask('giveUp', { table, seat: 0, on: true });
  expect(await page.refusal('rematch', { table })).toBe('too-many');
  page.close();
  await strict.stop();
  clearFolder(folder);
});
