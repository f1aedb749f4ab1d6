import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Shelved } from '@masterplan/bots';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Offered } from '../../src/programs/programs.ts';
import type { RunningServer } from '../../src/server.ts';
import type { SeatClock } from '../../wire/index.ts';
import { canaries } from '../shelf/canaries.ts';
import { shelved as alike } from '../shelf/tic-tac-toe-alike.ts';
import { shelved as changed } from '../shelf/tic-tac-toe-changed.ts';
import { Page } from '../support/page.ts';
import { at, type Company, choose, closeAll, playOn, seated, waitingSeats } from '../support/play.ts';
import { clearFolder, newFolder, programOf, serving } from '../support/serving.ts';
import { openSocket } from '../support/wire-client.ts';

let data = '';
let server: RunningServer;
beforeEach(async () => {
  data = newFolder();
  server = await serving({ data });
}, 30_000);
afterEach(async () => {
  await server.stop();
  clearFolder(data);
});

async function restart(games?: readonly Offered[]): Promise<void> {
  await server.stop();
  server = await serving(games === undefined ? { data } : { data, games });
}

/** The same people on new pages, each showing the table. */
async function comeBack({ table, pages }: Company): Promise<Company> {
  const back = await Promise.all(pages.map(({ key }) => Page.hello(server.port, key)));
  for (const page of back) await page.ask('watch', { table });
  return { table, pages: back };
}

/** Ten tables, each some choices further than the one before. */
async function tenTables(): Promise<Company[]> {
  const tables: Company[] = [];
  for (let i = 0; i < 10; i++) {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    for (let k = 0; k < i % 5; k++)
      await choose(company, at(waitingSeats(at(company.pages, 0), company.table, 0), 0));
    tables.push(company);
  }
  return tables;
}

describe('a restart', () => {
  test('does not wait for a page that cannot be reached', async () => {
    const socket = await openSocket(server.port);
    socket.pause();
    const since = performance.now();
    await server.stop();
    expect(performance.now() - since).toBeLessThan(10_000);
    socket.close();
  }, 60_000);

  test('tells pages to come back, and everything is as it was: people, views, log, talk, clocks', async () => {
    const company = await seated(server.port, 'squads', 2, {
      clock: { kind: 'bank', seconds: 600, increment: 5 },
    });
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    await one.ask('me', { name: 'Ada' });
    await choose(company, 0);
    await choose(company, 1);
    await one.ask('talk', { table, seat: 0, channel: 'table', said: { say: 'text', text: 'soon' } });
    const before = one.held(table, 0);
    await server.stop();
    await two.until(() => two.isClosed);
    expect(two.pushes.at(-1)).toEqual({ on: 'bye', reason: 'restart' });
    server = await serving({ data });
    const back = await comeBack(company);
    const after = at(back.pages, 0).held(table, 0);
    expect(after.seen).toEqual(before.seen);
    expect(after.entries).toEqual(before.entries);
    expect(after.mine).toEqual(before.mine);
    expect(after.info?.people[0]?.name).toBe('Ada');
    expect((await at(back.pages, 1).ask('watch', { table })).talk.length).toBe(1);
    await playOn(back);
    expect(after.info?.state).toBe('finished');
    closeAll(back.pages);
  });

  test('a paused table is still paused, a gathering one still gathers, bots play on by themselves', async () => {
    const page = await Page.hello(server.port);
    const { table: gathering } = await page.ask('make', { game: 'duel', seats: 2, listed: true });
    await page.ask('sit', { table: gathering, seat: 1 });
    const { table: paused } = await page.ask('playNow', { game: 'duel' });
    await page.ask('propose', { table: paused, seat: 0, vote: 'pause' });
    const { table: live } = await page.ask('playNow', { game: 'tic-tac-toe', settings: { pace: 'quick' } });
    await page.ask('choose', { table: live, seat: 0, version: 0, key: 'mark 0' });
    await restart();
    const back = await Page.hello(server.port, page.key);
    for (const table of [gathering, paused, live]) await back.ask('watch', { table });
    expect(back.held(gathering, 1).info?.state).toBe('gathering');
    expect(back.held(paused, 0).info?.state).toBe('paused');
    await back.until(() => back.held(live, 0).version === 2);
    back.close();
  });
});

describe('what people were deciding, and their time', () => {
  const clock = { kind: 'bank', seconds: 600, increment: 0 } as const;
  const sleep = (millis: number): Promise<void> => new Promise((wake) => setTimeout(wake, millis));

  /** The clocks a page was last shown. */
  const clocksOf = (page: Page): readonly SeatClock[] =>
    page.pushes.flatMap((push) => (push.on === 'table' && push.clocks ? [push.clocks] : [])).at(-1) ?? [];

  test('votes and secret ballots are as they were', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    const { vote } = await at(pages, 0).ask('propose', { table, seat: 0, vote: 'pause' });
    await at(pages, 0).ask('giveUp', { table, seat: 0, on: true });
    await restart();
    const back = await comeBack(company);
    const [one, two] = [at(back.pages, 0), at(back.pages, 1)];
    expect(two.held(table, 1).info?.votes).toEqual([{ vote, kind: 'pause', by: 0, waiting: [1] }]);
    expect([one.held(table, 0).mine?.gaveUp, two.held(table, 1).mine?.gaveUp]).toEqual([true, false]);
    await two.ask('vote', { table, seat: 1, vote, agree: true });
    await one.until(() => one.held(table, 0).info?.state === 'paused');
    await one.ask('resume', { table, seat: 0 });
    await two.ask('giveUp', { table, seat: 1, on: true });
    await one.until(() => one.held(table, 0).info?.givenUp === true);
    closeAll(back.pages);
  });

  test('nobody gets back the time they had used; the time the server was away is nobody’s', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2, { clock });
    await sleep(400);
    await server.stop();
    await sleep(400);
    server = await serving({ data });
    const back = await comeBack(company);
    const [first, second] = clocksOf(at(back.pages, 0));
    expect(first?.running).toBe(true);
    expect(first?.left).toBeLessThanOrEqual(600_000 - 400);
    expect(second).toEqual({ left: 600_000, running: false });
    closeAll(back.pages);
  });

  test('who had answered has got their time for it', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2, { clock: { ...clock, increment: 60 } });
    await choose(company, 0);
    await restart();
    const back = await comeBack(company);
    const [first, second] = clocksOf(at(back.pages, 0));
    expect(first).toMatchObject({ running: false });
    expect(first?.left).toBeGreaterThan(650_000);
    expect(second).toMatchObject({ running: true });
    expect(second?.left).toBeLessThanOrEqual(600_000);
    closeAll(back.pages);
  });

  test('the clocks of a paused table stand where they stood', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2, { clock });
    const { table, pages } = company;
    await sleep(300);
    const { vote } = await at(pages, 0).ask('propose', { table, seat: 0, vote: 'pause' });
    await at(pages, 1).ask('vote', { table, seat: 1, vote, agree: true });
    const before = clocksOf(at(pages, 1))[0]?.left ?? 0;
    await restart();
    const back = await comeBack(company);
    const after = clocksOf(at(back.pages, 1))[0];
    expect(after?.running).toBe(false);
    expect(after?.left).toBeLessThanOrEqual(600_000 - 300);
    expect(Math.abs((after?.left ?? 0) - before)).toBeLessThan(200);
    closeAll(back.pages);
  });
});

test('a table with a card file of its own goes on with it, bots included, and so does one that plays on from it', async () => {
  const page = await Page.hello(server.port);
  const pack = { words: canaries };
  const settings = { pace: 'instant', undo: 'none' } as const;
  const { table } = await page.ask('make', { game: 'canaries', seats: 3, listed: false, pack, settings });
  await page.ask('sit', { table, seat: 0 });
  for (const seat of [1, 2]) await page.ask('bot', { table, seat, level: 'random' });
  await page.ask('start', { table });
  await page.ask('watch', { table });
  expect(Object.keys(page.held(table, 0).kinds).length).toBe(2);
  await page.ask('choose', { table, seat: 0, version: 0, key: 'strike' });
  await restart();
  const back = await Page.hello(server.port, page.key);
  await back.ask('watch', { table });
  const held = back.held(table, 0);
  for (const [kind, print] of Object.entries(page.held(table, 0).kinds))
    expect(held.kinds[Number(kind)]).toEqual(print);
  await back.until(() => waitingSeats(back, table, 0).includes(0));
  await back.ask('choose', { table, seat: 0, version: held.version, key: 'take it' });
  await back.until(() => held.info?.state === 'finished');
  const { record, defaults } = await back.ask('record', { table });
  expect(record.pack).toEqual(pack);
  expect(defaults).toBe(0);
  const again = await back.ask('playOn', { table, choices: 1, as: 1, deal: 'known', settings });
  await back.ask('watch', { table: again.table });
  expect(back.held(again.table, 1).info?.pack).toBe(true);
  expect(Object.keys(back.held(again.table, 1).kinds).length).toBe(2);
  back.close();
});

describe('new rules', () => {
  const offer = (shelved: Shelved, name: string): Offered[] => [{ shelved, program: programOf(name) }];

  test('that play the same: ten live tables go on under them', async () => {
    const tables = await tenTables();
    await restart(offer(alike, 'tic-tac-toe-alike'));
    for (const company of tables) {
      const back = await comeBack(company);
      const held = at(back.pages, 0).held(company.table, 0);
      expect(held.seen).toEqual(at(company.pages, 0).held(company.table, 0).seen);
      expect(held.info?.rules).toBe('2');
      await playOn(back);
      expect(held.info?.state).toBe('finished');
      closeAll(back.pages);
    }
  });

  test('that play otherwise: ten live tables go on under the old ones, and so do replays', async () => {
    const tables = await tenTables();
    const over = at(tables, 9);
    await playOn(over);
    await restart(offer(changed, 'tic-tac-toe-changed'));
    for (const company of tables.slice(0, 9)) {
      const isDealtOnly = at(company.pages, 0).held(company.table, 0).version === 0;
      const back = await comeBack(company);
      const held = at(back.pages, 0).held(company.table, 0);
      expect(held.seen).toEqual(at(company.pages, 0).held(company.table, 0).seen);
      expect(held.info?.rules).toBe(isDealtOnly ? '3' : '1');
      await playOn(back);
      expect(held.info?.state).toBe('finished');
      closeAll(back.pages);
    }
    const reader = await Page.hello(server.port, at(over.pages, 0).key);
    const { rulesAt, record } = await reader.ask('record', { table: over.table });
    expect(record.rules).toBe('1');
    const program = await fetch(`http://127.0.0.1:${server.port}${rulesAt}`);
    expect(program.status).toBe(200);
    expect(program.headers.get('content-type')).toContain('javascript');
    reader.close();
  });

  test('and the old program lost: the table can be looked at and no more', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    await choose(company, 0);
    await server.stop();
    const kept = join(data, 'rules');
    for (const file of readdirSync(kept)) rmSync(join(kept, file));
    server = await serving({ data, games: offer(changed, 'tic-tac-toe-changed') });
    const back = await comeBack(company);
    expect(at(back.pages, 1).held(company.table, 1).info?.state).toBe('held');
    const choice = { table: company.table, seat: 1, version: 1, key: 'mark 1' };
    expect(await at(back.pages, 1).refusal('choose', choice)).toBe('held');
    closeAll(back.pages);
  });
});
