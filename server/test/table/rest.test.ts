import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Offered } from '../../src/programs/programs.ts';
import type { RunningServer } from '../../src/server.ts';
import { databaseFile } from '../../src/store/folder.ts';
import { KEPT } from '../../src/table/talk.ts';
import type { SeatClock } from '../../wire/index.ts';
import { shelved as ticTacToe } from '../shelf/tic-tac-toe.ts';
import { shelved as alike } from '../shelf/tic-tac-toe-alike.ts';
import { counting } from '../support/counting.ts';
import { Page } from '../support/page.ts';
import { at, type Company, choose, closeAll, playOn, seated, waitingSeats } from '../support/play.ts';
import { clearFolder, newFolder, programOf, serving } from '../support/serving.ts';

let data = '';
let server: RunningServer;
const start = async (games?: readonly Offered[]): Promise<void> => {
  server = await serving({
    data,
    rest: 30,
    bounds: { watching: 100 },
    ...(games === undefined ? {} : { games }),
  });
};
beforeEach(async () => {
  data = newFolder();
  await start();
}, 30_000);
afterEach(async () => {
  await server.stop();
  clearFolder(data);
});

async function tablesNow(): Promise<{ readonly live: number; readonly away: number }> {
  const healthy: { tables: { live: number; away: number } } = JSON.parse(
    await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).text(),
  );
  return healthy.tables;
}

/** Waits until so many tables are in memory, and so many are put away. */
async function untilTables(live: number, away: number): Promise<void> {
  await expect.poll(tablesNow, { timeout: 10_000, interval: 20 }).toEqual({ live, away });
}

/** Everybody goes, and the table is put away. */
async function leftAlone({ pages }: Company): Promise<void> {
  closeAll(pages);
  await untilTables(0, 1);
}

/** The same people on new pages, each showing the table. */
async function comeBack({ table, pages }: Company): Promise<Company> {
  const back = await Promise.all(pages.map(({ key }) => Page.hello(server.port, key)));
  for (const page of back) await page.ask('watch', { table });
  return { table, pages: back };
}

const clocksOf = (page: Page): readonly SeatClock[] =>
  page.pushes.flatMap((push) => (push.on === 'table' && push.clocks ? [push.clocks] : [])).at(-1) ?? [];

describe('a table that everybody has left', () => {
  test('is put away, and is found as it was: view, log, votes, ballots, talk', async () => {
    const company = await seated(server.port, 'squads', 2);
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    await choose(company, 0);
    await choose(company, 1);
    await one.ask('talk', { table, seat: 0, channel: 'table', said: { say: 'text', text: 'later' } });
    const { vote } = await one.ask('propose', { table, seat: 0, vote: 'pause' });
    await two.ask('giveUp', { table, seat: 1, on: true });
    await two.until(() => two.held(table, 1).mine?.gaveUp === true);
    await one.until(() => one.held(table, 0).info?.votes.length === 1);
    const before = [one.held(table, 0), two.held(table, 1)];
    await leftAlone(company);
    const back = await comeBack(company);
    for (const [seat, held] of before.entries()) {
      const { seen, entries, mine, asks, version } = at(back.pages, seat).held(table, seat);
      expect({ seen, entries, mine, asks, version }).toEqual({
        ...{ seen: held.seen, entries: held.entries, mine: held.mine },
        ...{ asks: held.asks, version: held.version },
      });
    }
    const { info } = at(back.pages, 1).held(table, 1);
    expect(info?.votes).toEqual([{ vote, kind: 'pause', by: 0, waiting: [1] }]);
    expect((await at(back.pages, 0).ask('watch', { table })).talk.length).toBe(1);
    await at(back.pages, 1).ask('vote', { table, seat: 1, vote, agree: false });
    await playOn(back);
    await at(back.pages, 0).until(() => at(back.pages, 0).held(table, 0).info?.state === 'finished');
    closeAll(back.pages);
  });

  test('stays in the lobby’s lists, and is put away again after somebody has looked', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    await choose(company, 0);
    const host = await Page.hello(server.port, at(company.pages, 0).key);
    const { table: open } = await host.ask('make', { game: 'duel', seats: 2, listed: true });
    const lists = async (): Promise<unknown> => {
      const { live, open, yours, counts, playing } = await host.ask('lobby', {});
      const lines = [...live, ...open, ...yours].map((line) => ({ ...line, people: [] }));
      return { lines, counts, playing };
    };
    const before = await lists();
    closeAll(company.pages);
    await untilTables(0, 2);
    expect(await lists()).toEqual(before);
    expect(await tablesNow()).toEqual({ live: 0, away: 2 });
    await host.ask('watch', { table: open });
    expect(await tablesNow()).toEqual({ live: 1, away: 1 });
    await host.ask('unwatch', { table: open });
    await untilTables(0, 2);
    host.close();
  });

  test('many of them: all are put away, and none is lost by it or by a restart', async () => {
    const page = await Page.hello(server.port);
    const made: string[] = [];
    for (let i = 0; i < 40; i++) {
      const { table } = await page.ask('playNow', { game: 'tic-tac-toe' });
      await page.ask('choose', { table, seat: 0, version: 0, key: `mark ${i % 9}` });
      made.push(table);
    }
    await untilTables(0, 40);
    await server.stop();
    await start();
    await untilTables(0, 40);
    const back = await Page.hello(server.port, page.key);
    expect((await back.ask('lobby', {})).yours.map(({ table }) => table).sort()).toEqual([...made].sort());
    for (const table of made) {
      await back.ask('watch', { table });
      expect(back.held(table, 0).version).toBe(2);
    }
    expect(await tablesNow()).toEqual({ live: 40, away: 0 });
    back.close();
  });

  test('is not played again by the next server before somebody asks for it, unless the rules have changed', async () => {
    const { shelved, did } = counting(ticTacToe);
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    await choose(company, 0);
    await choose(company, 1);
    await leftAlone(company);
    await server.stop();
    await start([{ shelved, program: programOf('tic-tac-toe') }]);
    expect(await tablesNow()).toEqual({ live: 0, away: 1 });
    const watcher = await Page.hello(server.port);
    const { live } = await watcher.ask('lobby', {});
    expect(live).toMatchObject([{ table, version: 2, state: 'playing' }]);
    expect(did.open).toBe(0);
    await choose(await comeBack(company), 0);
    expect(did).toEqual({ open: 1, choose: 3 });
    await server.stop();
    await start([{ shelved: alike, program: programOf('tic-tac-toe-alike') }]);
    const back = await comeBack(company);
    expect(at(back.pages, 0).held(table, 0)).toMatchObject({ version: 3, info: { rules: '2' } });
    closeAll([...pages, ...back.pages]);
  });

  test('stays while a bot is to play, and goes to rest when a person is asked', async () => {
    const page = await Page.hello(server.port);
    const settings = { pace: 'slow' } as const;
    const { table } = await page.ask('playNow', { game: 'tic-tac-toe', settings });
    await page.ask('choose', { table, seat: 0, version: 0, key: 'mark 4' });
    const { key } = page;
    page.close();
    await untilTables(0, 1);
    const back = await Page.hello(server.port, key);
    await back.ask('watch', { table });
    expect(back.held(table, 0).version).toBe(2);
    expect(waitingSeats(back, table, 0)).toEqual([0]);
    back.close();
  });

  test('keeps the answers that people left standing', async () => {
    const company = await seated(server.port, 'duel', 2, { pace: 'instant' });
    const { table, pages } = company;
    await at(pages, 1).ask('choose', { table, seat: 1, version: 0, key: 'stand attack take' });
    await leftAlone(company);
    const back = await comeBack(company);
    expect(at(back.pages, 1).held(table, 1).seen).toMatchObject({ standing: [1] });
    await choose(back, 0, 'strike');
    await at(back.pages, 0).until(() => at(back.pages, 0).held(table, 0).version === 2);
    closeAll(back.pages);
  });
});

test('a table at which nobody ever sat down is cleared away after a day, one with somebody at it is not', async () => {
  const host = await Page.hello(server.port);
  const making = { game: 'duel', seats: 2, listed: true } as const;
  const { table: empty } = await host.ask('make', making);
  const { table: fresh } = await host.ask('make', making);
  const { table: seatedAt } = await host.ask('make', making);
  await host.ask('sit', { table: seatedAt, seat: 0 });
  await server.stop();
  const raw = new Libsql(databaseFile(data));
  const aged = raw.prepare(
    'update tables set revision = revision + 1, changedAt = changedAt - ? where id <> ?',
  );
  aged.run(25 * 3600 * 1000, fresh);
  raw.close();
  await start();
  const back = await Page.hello(server.port, host.key);
  expect(await back.refusal('watch', { table: empty })).toBe('no-table');
  const { open } = await back.ask('lobby', {});
  expect(open.map(({ table }) => table).sort()).toEqual([fresh, seatedAt].sort());
  back.close();
});

describe('the clocks of a table that was put away', () => {
  const bank = (seconds: number) => ({ kind: 'bank', seconds, increment: 0 }) as const;

  test('run on', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2, { clock: bank(600) });
    await choose(company, 0);
    await leftAlone(company);
    await new Promise((wake) => setTimeout(wake, 400));
    const { pages } = await comeBack(company);
    const [first, second] = clocksOf(at(pages, 0));
    expect(first?.running).toBe(false);
    expect(second?.running).toBe(true);
    expect(second?.left).toBeLessThanOrEqual(600_000 - 400);
    expect(second?.left).toBeGreaterThan(590_000);
    closeAll(pages);
  });

  test('run out: a bot covers for who is asked, and the game goes on without anybody', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2, {
      ...{ clock: bank(2), pace: 'instant' },
    });
    const { table, pages } = company;
    await leftAlone(company);
    await expect.poll(async () => (await lobbyOf(table)).finished, { timeout: 20_000 }).toBe(true);
    const reader = await Page.hello(server.port, at(pages, 0).key);
    const { record, defaults } = await reader.ask('record', { table });
    expect(record.choices.length).toBeGreaterThanOrEqual(5);
    expect(defaults).toBe(0);
    reader.close();
  });

  async function lobbyOf(table: string): Promise<{ finished: boolean }> {
    const page = await Page.hello(server.port);
    const { finished } = await page.ask('lobby', {});
    page.close();
    return { finished: finished.some((line) => line.table === table) };
  }
});

test(`the last ${KEPT} lines of each channel are kept`, async () => {
  const company = await seated(server.port, 'duel', 2);
  const { table } = company;
  const spectator = await Page.hello(server.port);
  await spectator.ask('watch', { table });
  await spectator.ask('talk', { table, channel: 'watchers', said: { say: 'text', text: 'aside' } });
  spectator.close();
  await leftAlone(company);
  const raw = new Libsql(databaseFile(data));
  const line = raw.prepare(
    "insert into talk (tableId, no, version, seat, name, channel, saidJson, at) values (?, ?, 0, 0, '', 'table', ?, 0)",
  );
  const said = Array.from({ length: KEPT + 3 }, (_, i) => `line ${i}`);
  raw.exec('begin immediate');
  for (const [i, text] of said.entries()) line.run(table, i + 2, JSON.stringify({ say: 'text', text }));
  raw.exec('commit');
  const textsNow = async (page: Page): Promise<string[]> =>
    (await page.ask('watch', { table })).talk.map((each) => (each.said.say === 'text' ? each.said.text : ''));
  const { pages } = await comeBack(company);
  const watcher = await Page.hello(server.port);
  expect(await textsNow(watcher)).toEqual(['aside', ...said.slice(3)]);
  const last = { say: 'text', text: 'the last' } as const;
  await at(pages, 0).ask('talk', { table, seat: 0, channel: 'table', said: last });
  expect(await textsNow(watcher)).toEqual(['aside', ...said.slice(4), 'the last']);
  const stored = raw.prepare("select count(*) as lines from talk where channel = 'table'").get();
  expect(stored).toMatchObject({ lines: KEPT });
  raw.close();
  closeAll([...pages, watcher]);
});
