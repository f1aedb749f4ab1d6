import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../../wire/index.ts';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { at, type Company, choose, closeAll, seated } from '../support/play.ts';

const server = ownServer({ absence: 800 });

const idOf = (page: Page): string => page.me?.player ?? '';

const isHost = (page: Page, table: string, seat: number): boolean =>
  page.held(table, seat).info?.host === idOf(page);

const seatAt = (page: Page, table: string, viewer: number, seat: number): SeatInfo | undefined =>
  page.held(table, viewer).info?.people[seat];

/** Somebody closes their browser, and another page has seen it. */
async function goes({ table, pages }: Company, seat: number, seenBy: number): Promise<void> {
  at(pages, seat).close();
  const page = at(pages, seenBy);
  await page.until(() => seatAt(page, table, seenBy, seat)?.here === false);
}

/** Waits until whoever is away by now has been away too long: a host who left later has been followed by another. */
async function absencePasses(): Promise<void> {
  const company = await seated(server.port, 'tic-tac-toe', 2);
  await goes(company, 0, 1);
  const follower = at(company.pages, 1);
  await follower.until(() => isHost(follower, company.table, 1));
  follower.close();
}

describe('a host', () => {
  test('who is voted out is host no more', async () => {
    const { table, pages } = await seated(server.port, 'duel', 3);
    const [host, two, three] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    const { vote } = await two.ask('propose', { table, seat: 1, vote: 'replace', whom: 0 });
    await three.ask('vote', { table, seat: 2, vote, agree: true });
    await two.until(() => isHost(two, table, 1));
    expect(await host.refusal('settings', { table, settings: { spectators: false } })).toBe('not-host');
    closeAll(pages);
  });

  test('who closes the browser while people gather leaves the table to whoever is seated and here', async () => {
    const pages = await Promise.all([0, 1, 2].map(() => Page.hello(server.port)));
    const [host, gone, guest] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    const { table } = await host.ask('make', { game: 'duel', seats: 3, listed: true });
    for (const [seat, page] of pages.entries()) await page.ask('sit', { table, seat });
    await guest.ask('watch', { table });
    host.close();
    gone.close();
    expect(await guest.refusal('start', { table })).toBe('not-host');
    await guest.until(() => isHost(guest, table, 2));
    await guest.ask('remove', { table, seat: 0 });
    await guest.ask('bot', { table, seat: 0, level: 'random' });
    await guest.ask('start', { table });
    guest.close();
  });

  test('who is away in play likewise; one who only reloads, or whom nobody could follow, stays', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    const guest = at(pages, 1);
    at(pages, 0).close();
    const back = await Page.hello(server.port, at(pages, 0).key);
    await back.ask('watch', { table });
    await absencePasses();
    expect(isHost(back, table, 0)).toBe(true);
    back.close();
    await guest.until(() => isHost(guest, table, 1));
    guest.close();
    await absencePasses();
    const watcher = await Page.hello(server.port);
    await watcher.ask('watch', { table });
    expect(watcher.held(table, 2).info?.host).toBe(idOf(guest));
    watcher.close();
  });
});

describe('who is absent blocks nobody', () => {
  const clock = { kind: 'bank', seconds: 1, increment: 0 } as const;

  test('a pause does not wait for who is not here, nor for who goes while it is voted on', async () => {
    const company = await seated(server.port, 'duel', 3);
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    const { vote } = await one.ask('propose', { table, seat: 0, vote: 'pause' });
    await goes(company, 2, 0);
    await two.ask('vote', { table, seat: 1, vote, agree: true });
    await one.until(() => one.held(table, 0).info?.state === 'paused');
    await one.ask('resume', { table, seat: 0 });
    await goes(company, 1, 0);
    expect(await one.ask('propose', { table, seat: 0, vote: 'pause' })).toEqual({ vote: 0 });
    expect(one.held(table, 0).info?.state).toBe('paused');
    one.close();
  });

  test('votes and ballots do not wait for a seat that a bot has come to cover', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2, { pace: 'slow', clock });
    const { table, pages } = company;
    const two = at(pages, 1);
    const { vote } = await two.ask('propose', { table, seat: 1, vote: 'pause' });
    await two.ask('giveUp', { table, seat: 1, on: true });
    await two.until(() => two.held(table, 1).info?.votes.some((each) => each.vote === vote) === true);
    await two.until(() => two.held(table, 1).info?.givenUp === true);
    expect(seatAt(two, table, 1, 0)?.covers).toBe(true);
    expect(two.held(table, 1).info?.state).toBe('finished');
    closeAll(pages);
  });

  test('a pause that waited for such a seat alone is closed, and then needs nobody', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2, { pace: 'slow', clock });
    const { table, pages } = company;
    const two = at(pages, 1);
    await two.ask('propose', { table, seat: 1, vote: 'pause' });
    await two.until(() => two.held(table, 1).info?.votes.length === 1);
    await two.until(() => seatAt(two, table, 1, 0)?.covers === true);
    expect(two.held(table, 1).info?.votes).toEqual([]);
    expect(await two.ask('propose', { table, seat: 1, vote: 'pause' })).toEqual({ vote: 0 });
    closeAll(pages);
  });

  test('ballots are counted again when somebody leaves; who has left ends nothing', async () => {
    const { table, pages } = await seated(server.port, 'duel', 3, { pace: 'slow' });
    const [one, two, three] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    await two.ask('leave', { table, seat: 1 });
    await two.ask('giveUp', { table, seat: 1, on: true });
    await one.ask('giveUp', { table, seat: 0, on: true });
    expect(three.held(table, 2).info?.state).toBe('playing');
    await three.ask('leave', { table, seat: 2 });
    await one.until(() => one.held(table, 0).info?.givenUp === true);
    closeAll(pages);
  });
});

describe('coming back', () => {
  test('who has left has no options, is said to be coming, and plays again at the next ask', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2, { pace: 'slow' });
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    const mine = () => one.held(table, 0).mine?.options.length;
    expect(mine()).toBeGreaterThan(0);
    await one.ask('leave', { table, seat: 0 });
    await one.until(() => mine() === 0);
    await one.ask('back', { table, seat: 0 });
    await two.until(() => seatAt(two, table, 1, 0)?.coming === true);
    expect(seatAt(two, table, 1, 0)).toMatchObject({ covers: true, bot: 'random' });
    expect(seatAt(two, table, 1, 0)?.left).toBeUndefined();
    expect(mine()).toBe(0);
    expect(await one.refusal('choose', { table, seat: 0, version: 0, key: 'mark 0' })).toBe('not-your-ask');
    await two.until(() => seatAt(two, table, 1, 0)?.covers === undefined);
    await choose(company, 1);
    await one.until(() => (mine() ?? 0) > 0);
    closeAll(pages);
  });

  test('a seat covered by the clock is handed back at once, with a few seconds, once an ask', async () => {
    const clock = { kind: 'bank', seconds: 1, increment: 0 } as const;
    const company = await seated(server.port, 'tic-tac-toe', 2, { pace: 'slow', clock });
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    await one.until(() => seatAt(one, table, 0, 0)?.covers === true);
    await one.ask('back', { table, seat: 0 });
    await two.until(() => seatAt(two, table, 1, 0)?.covers === undefined);
    const handedBackAt = performance.now();
    await one.until(() => seatAt(one, table, 0, 0)?.covers === true);
    expect(performance.now() - handedBackAt).toBeGreaterThan(3000);
    expect(one.held(table, 0).version).toBe(0);
    await one.ask('back', { table, seat: 0 });
    expect(seatAt(one, table, 0, 0)?.covers).toBe(true);
    await two.until(() => two.held(table, 1).entries.at(-1)?.by === 'bot');
    closeAll(pages);
  });
});
