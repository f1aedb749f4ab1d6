import { describe, expect, test } from 'vitest';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { at, choose, closeAll, seated } from '../support/play.ts';

const server = ownServer();

const idOf = (page: Page): string => page.me?.player ?? '';

/** Two people, the first of them the host, and bots in the other seats of a table in play. */
async function twoAndBots(seats: number): Promise<{ table: string; host: Page; guest: Page }> {
  const [host, guest] = [await Page.hello(server.port), await Page.hello(server.port)];
  const { table } = await host.ask('make', { game: 'duel', seats, listed: true });
  for (const [seat, page] of [host, guest].entries()) {
    await page.ask('sit', { table, seat });
    await page.ask('watch', { table });
  }
  for (let seat = 2; seat < seats; seat++) await host.ask('bot', { table, seat, level: 'random' });
  await host.ask('start', { table });
  return { table, host, guest };
}

describe('replacing a person', () => {
  const replace = { seat: 0, vote: 'replace', whom: 1 } as const;

  test('takes a third voice: of two people neither throws the other out', async () => {
    const { table, host, guest } = await twoAndBots(3);
    expect(await host.refusal('propose', { table, ...replace })).toBe('nobody-to-agree');
    expect(await host.refusal('sit', { table, seat: 1 })).toBe('seat-taken');
    expect((await guest.ask('watch', { table })).viewers).toEqual([1]);
    closeAll([host, guest]);
  });

  test('who is not here, and whom nobody could vote about, is covered; they have their seat again when they come', async () => {
    const { table, host, guest } = await twoAndBots(2);
    guest.close();
    await host.until(() => host.held(table, 0).info?.people[1]?.here === false);
    await host.ask('propose', { table, ...replace });
    await host.until(() => host.held(table, 0).info?.people[1]?.covers === true);
    expect(host.held(table, 0).info?.people[1]).toMatchObject({ player: idOf(guest), bot: 'random' });
    expect(await host.refusal('give', { table, seat: 1, to: null })).toBe('seat-taken');
    const back = await Page.hello(server.port, guest.key);
    expect((await back.ask('watch', { table })).viewers).toEqual([1]);
    await host.ask('choose', { table, seat: 0, version: 0, key: 'strike' });
    await host.until(() => host.held(table, 0).info?.people[1]?.covers === undefined);
    closeAll([host, back]);
  });

  test('a person has no voice about themselves, however many seats they have', async () => {
    const [host, guest] = [await Page.hello(server.port), await Page.hello(server.port)];
    const { table } = await host.ask('make', { game: 'duel', seats: 3, listed: true });
    for (const [seat, page] of [host, guest, guest].entries()) await page.ask('sit', { table, seat });
    await host.ask('start', { table });
    expect(await host.refusal('propose', { table, ...replace })).toBe('nobody-to-agree');
    closeAll([host, guest]);
  });

  test('who was voted out, or has a seat, gets no other hand', async () => {
    const { table, pages } = await seated(server.port, 'duel', 3);
    const [one, two, three] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    const { vote } = await one.ask('propose', { table, ...replace });
    await three.ask('vote', { table, seat: 2, vote, agree: true });
    await two.until(() => two.held(table, 3).info?.people[1]?.player === undefined);
    for (const page of pages) expect(await page.refusal('sit', { table, seat: 1 })).toBe('has-played');
    expect(await one.refusal('give', { table, seat: 1, to: idOf(two) })).toBe('has-played');
    expect(await one.refusal('give', { table, seat: 1, to: idOf(one) })).toBe('has-played');
    const stranger = await Page.hello(server.port);
    await stranger.ask('sit', { table, seat: 1 });
    closeAll([...pages, stranger]);
  });
});

describe('the host', () => {
  test('gives away abandoned seats only: a bot that plays keeps its hand', async () => {
    const { table, host, guest } = await twoAndBots(3);
    const watcher = await Page.hello(server.port);
    await watcher.ask('watch', { table });
    for (const to of [idOf(host), idOf(watcher), null])
      expect(await host.refusal('give', { table, seat: 2, to })).toBe('seat-taken');
    await guest.ask('leave', { table, seat: 1 });
    expect(await host.refusal('give', { table, seat: 1, to: idOf(host) })).toBe('has-played');
    await host.ask('give', { table, seat: 1, to: idOf(watcher) });
    closeAll([host, guest, watcher]);
  });

  test('changes nobody’s seat when it is over', async () => {
    const { table, host, guest } = await twoAndBots(3);
    const watcher = await Page.hello(server.port);
    await watcher.ask('watch', { table });
    await guest.ask('leave', { table, seat: 1 });
    await host.ask('give', { table, seat: 1, to: null });
    await host.ask('giveUp', { table, seat: 0, on: true });
    expect(await host.refusal('give', { table, seat: 1, to: idOf(watcher) })).toBe('over');
    expect(await watcher.refusal('sit', { table, seat: 1 })).toBe('over');
    const { people } = await watcher.ask('record', { table });
    expect(people.map(({ player }) => player)).toEqual([idOf(host), undefined, undefined]);
    closeAll([host, guest, watcher]);
  });

  test('sets clock and cover before the start, and never less than 15 s for an ask', async () => {
    const { table, host, guest } = await twoAndBots(3);
    const turn = { kind: 'turn', seconds: 15 } as const;
    expect(await host.refusal('settings', { table, settings: { clock: turn } })).toBe('fixed');
    expect(await host.refusal('settings', { table, settings: { cover: 'easy' } })).toBe('fixed');
    const { settings } = host.held(table, 0).info ?? {};
    await host.ask('settings', { table, settings: { ...settings, pace: 'quick' } });
    await host.until(() => host.held(table, 0).info?.settings.pace === 'quick');
    const made = { game: 'duel', seats: 2, listed: false } as const;
    await host.ask('make', { ...made, settings: { clock: turn } });
    const hasty = { clock: { ...turn, seconds: 14 } };
    expect(await host.refusal('make', { ...made, settings: hasty })).toBe('malformed');
    closeAll([host, guest]);
  });
});

describe('a vote', () => {
  test('is about a person: whoever sits down in the seat later is not meant', async () => {
    const { table, pages } = await seated(server.port, 'duel', 3);
    const [one, two, three] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    const fourth = await Page.hello(server.port);
    await fourth.ask('watch', { table });
    const { vote } = await one.ask('propose', { table, seat: 0, vote: 'replace', whom: 1 });
    await two.ask('leave', { table, seat: 1 });
    await one.ask('give', { table, seat: 1, to: idOf(fourth) });
    expect(await three.refusal('vote', { table, seat: 2, vote, agree: true })).toBe('no-vote');
    await fourth.until(() => fourth.held(table, 1).seen !== undefined);
    expect(fourth.held(table, 1).info?.votes).toEqual([]);
    closeAll([...pages, fourth]);
  });

  test('waits for nobody who has left, and is withdrawn by who proposed it', async () => {
    const { table, pages } = await seated(server.port, 'duel', 3);
    const [one, two, three] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    await one.ask('propose', { table, seat: 0, vote: 'pause' });
    await two.ask('leave', { table, seat: 1 });
    await three.until(() => three.held(table, 2).info?.votes[0]?.waiting.length === 1);
    await three.ask('leave', { table, seat: 2 });
    await one.until(() => one.held(table, 0).info?.votes.length === 0);
    await three.ask('back', { table, seat: 2 });
    const again = await one.ask('propose', { table, seat: 0, vote: 'pause' });
    expect(await two.refusal('vote', { table, seat: 1, vote: again.vote, agree: false })).toBe('no-vote');
    await one.ask('vote', { table, seat: 0, vote: again.vote, agree: false });
    expect(await three.refusal('vote', { table, seat: 2, vote: again.vote, agree: true })).toBe('no-vote');
    closeAll(pages);
  });
});

test('who has asked for their seat back gets it, also after a restart', async () => {
  const company = await seated(server.port, 'tic-tac-toe', 2, { pace: 'slow' });
  const { table, pages } = company;
  await at(pages, 1).ask('leave', { table, seat: 1 });
  await at(pages, 1).ask('back', { table, seat: 1 });
  closeAll(pages);
  await server.restart();
  const back = await Promise.all(pages.map(({ key }) => Page.hello(server.port, key)));
  for (const page of back) await page.ask('watch', { table });
  await choose({ table, pages: back }, 0);
  await at(back, 1).until(() => (at(back, 1).held(table, 1).mine?.options.length ?? 0) > 0);
  expect(at(back, 1).held(table, 1).info?.people[1]?.covers).toBeUndefined();
  await choose({ table, pages: back }, 1);
  closeAll(back);
});
