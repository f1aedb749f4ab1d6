import { describe, expect, test } from 'vitest';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { at, choose, closeAll, playOn, seated } from '../support/play.ts';

const server = ownServer();

const nothing = { games: 0, wins: 0, longest: 0, now: 0, byGame: [], companies: [] };

/** A person alone against a bot, to the end of a game. */
async function alone(before: (page: Page, table: string) => Promise<void> = async () => undefined) {
  const page = await Page.hello(server.port);
  const { table } = await page.ask('playNow', { game: 'tic-tac-toe', settings: { pace: 'instant' } });
  await page.ask('watch', { table });
  await before(page, table);
  await toTheEnd(page, table);
  return { page, table };
}

async function toTheEnd(page: Page, table: string): Promise<void> {
  const held = page.held(table, 0);
  const isAsked = () => (held.mine?.options.length ?? 0) > 0;
  const isOver = () => held.info?.state === 'finished';
  while (!isOver()) {
    await page.until(() => isAsked() || isOver());
    const key = held.mine?.options[0]?.key;
    if (key === undefined) continue;
    const { version } = await page.ask('choose', { table, seat: 0, version: held.version, key });
    await page.until(() => held.version > version || isOver());
  }
}

describe('what is kept of games', () => {
  test('counts by game, by part and by company, and streaks, for everybody who played', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    await one.ask('me', { name: 'Ada' });
    await two.ask('me', { name: 'Bo' });
    expect(await one.ask('statistics', {})).toEqual(nothing);
    await playOn(company);
    const won = await one.ask('statistics', {});
    expect(won).toMatchObject({ games: 1, wins: 1, longest: 1, now: 1 });
    expect(won.byGame).toMatchObject([
      { game: 'tic-tac-toe', games: 1, wins: 1, parts: [{ part: 'noughts', games: 1, wins: 1 }] },
    ]);
    const [mates] = won.companies;
    expect(mates).toMatchObject({ games: 1, table });
    expect(mates?.people.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { player: one.me?.player, name: 'Ada', games: 1, wins: 1, longest: 1 },
      { player: two.me?.player, name: 'Bo', games: 1, wins: 0, longest: 0 },
    ]);
    expect(await two.ask('statistics', {})).toMatchObject({ games: 1, wins: 0, longest: 0, now: 0 });
    closeAll(pages);
  });

  test('the same people are seated again by a rematch of their last table, and both games are theirs', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    await playOn(company);
    const { pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    const [{ table: last } = { table: '' }] = (await two.ask('statistics', {})).companies;
    const { table } = await two.ask('rematch', { table: last });
    for (const page of pages) await page.ask('watch', { table });
    await two.ask('start', { table });
    await Promise.all(pages.map((page, seat) => page.until(() => page.held(table, seat).seen !== undefined)));
    await playOn({ table, pages });
    expect((await one.ask('statistics', {})).companies).toMatchObject([{ games: 2, table }]);
    closeAll(pages);
  });

  test('is taken along game by game, lasts, and is deleted for one without touching what others have', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    await playOn(company);
    const keys = pages.map(({ key }) => key);
    closeAll(pages);
    await server.restart();
    const [one, two] = [
      await Page.hello(server.port, at(keys, 0)),
      await Page.hello(server.port, at(keys, 1)),
    ];
    const { results } = await one.ask('results', {});
    expect(results).toMatchObject([{ table, game: 'tic-tac-toe', part: 'noughts', won: true }]);
    expect(new Set(results[0]?.people)).toEqual(new Set([one.me?.player, two.me?.player]));
    await one.ask('forgetResults', {});
    expect(await one.ask('statistics', {})).toEqual(nothing);
    const left = await two.ask('statistics', {});
    expect(left.games).toBe(1);
    expect(left.companies[0]?.people.map(({ games }) => games).toSorted()).toEqual([0, 1]);
    closeAll([one, two]);
  });

  test('against bots a game counts, and makes no company', async () => {
    const { page } = await alone();
    expect(await page.ask('statistics', {})).toMatchObject({ games: 1, companies: [] });
    page.close();
  });

  test('a game in which a choice was taken back across bots counts for nothing', async () => {
    const { page } = await alone(async (asker, table) => {
      const held = asker.held(table, 0);
      await asker.ask('choose', { table, seat: 0, version: 0, key: 'mark 4' });
      await asker.until(() => held.version === 2);
      await asker.ask('undo', { table, seat: 0, version: 2, reach: 'take-back' });
      await asker.until(() => held.mine?.options.length === 9);
    });
    expect(await page.ask('statistics', {})).toEqual(nothing);
    page.close();
  });

  test('neither does one that was given up, nor one that goes on from a moment of another', async () => {
    const { page, table } = await alone();
    const on = await page.ask('playOn', {
      ...{ table, choices: 1, as: 0, deal: 'truth' },
      settings: { pace: 'instant' },
    });
    await page.ask('watch', { table: on.table });
    await toTheEnd(page, on.table);
    const again = await page.ask('playNow', { game: 'tic-tac-toe' });
    await page.ask('giveUp', { table: again.table, seat: 0, on: true });
    expect(await page.ask('statistics', {})).toMatchObject({ games: 1 });
    page.close();
  });

  test('who plays both sides, or lends a seat to somebody else, has played no game of theirs', async () => {
    const page = await Page.hello(server.port);
    const { table } = await page.ask('make', { game: 'tic-tac-toe', seats: 2, listed: false });
    for (const seat of [0, 1]) await page.ask('sit', { table, seat });
    await page.ask('watch', { table, views: [0, 1] });
    await page.ask('start', { table });
    await page.until(() => page.held(table, 1).seen !== undefined);
    await playOn({ table, pages: [page, page] });
    expect(await page.ask('statistics', {})).toEqual(nothing);
    page.close();
  });

  test('who has left by the end has not played it', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2, { pace: 'instant' });
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    await choose(company, 0, 'mark 0');
    await two.ask('leave', { table, seat: 1 });
    await toTheEnd(one, table);
    expect(await two.ask('statistics', {})).toEqual(nothing);
    expect(await one.ask('statistics', {})).toMatchObject({ games: 1, companies: [] });
    closeAll(pages);
  });
});
