import { describe, expect, test } from 'vitest';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { at, type Company, choose, closeAll, seated } from '../support/play.ts';

const server = ownServer();

describe('talk', () => {
  test('sentences and chat reach the table; muted people are not heard; spectators talk apart', async () => {
    const { table, pages } = await seated(server.port, 'duel', 3);
    const [one, two, three] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    const spectator = await Page.hello(server.port);
    await spectator.ask('watch', { table });
    await three.ask('mute', { player: one.me?.player ?? '', on: true });
    await one.ask('talk', { table, seat: 0, channel: 'table', said: { say: 'accuse', seat: 1 } });
    await two.until(() => two.talk.length === 1);
    expect(two.talk[0]).toMatchObject({ seat: 0, said: { say: 'accuse', seat: 1 } });
    const aside = { table, channel: 'watchers', said: { say: 'text', text: '<b>psst</b>' } } as const;
    await spectator.ask('talk', aside);
    expect(await one.refusal('talk', { ...aside, seat: 0 })).toBe('no-channel');
    expect(await spectator.refusal('talk', { ...aside, channel: 'table' })).toBe('no-channel');
    expect(await one.refusal('talk', { ...aside, seat: 0, channel: 'team' })).toBe('no-channel');
    const wild = { say: 'point-at', at: { kind: 'card', card: 999 } } as const;
    expect(await one.refusal('talk', { table, seat: 0, channel: 'table', said: wild })).toBe('no-card');
    const nobody = { say: 'accuse', seat: 9 } as const;
    expect(await one.refusal('talk', { table, seat: 0, channel: 'table', said: nobody })).toBe('no-seat');
    await Promise.all([two.ask('ping', {}), three.ask('ping', {})]);
    expect([two.talk.length, three.talk.length, spectator.talk.length]).toEqual([1, 0, 2]);
    expect((await two.ask('watch', { table })).talk.length).toBe(1);
    closeAll([...pages, spectator]);
  });

  /** People in every seat of a game with sides, and somebody who watches. */
  async function sided(): Promise<Company & { spectator: Page }> {
    const company = await seated(server.port, 'sides', 3, { pace: 'instant' });
    const spectator = await Page.hello(server.port);
    await spectator.ask('watch', { table: company.table });
    return { ...company, spectator };
  }

  const text = (line: string) => ({ say: 'text', text: line }) as const;

  test('what would write over the page around it becomes a space; a line has a longest length in bytes', async () => {
    const [host, guest] = [await Page.hello(server.port), await Page.hello(server.port)];
    const { table } = await host.ask('make', { game: 'duel', seats: 2, listed: false });
    await guest.ask('watch', { table });
    const say = (line: string): Promise<string> =>
      host.refusal('talk', { table, channel: 'table', said: text(line) });
    for (const line of [
      '\u202Eevil\u2066 \u0007bell\n\u2028two',
      'half \uD83D',
      'whole 👩‍🚀',
      'x'.repeat(600),
    ])
      expect(await say(line)).toBe('');
    await guest.until(() => guest.talk.length === 4);
    expect(guest.talk.map(({ said }) => (said.say === 'text' ? said.text : ''))).toEqual([
      ...['evil   bell two', 'half', 'whole 👩‍🚀', 'x'.repeat(600)],
    ]);
    expect(await say('\u202E\u0000\u2069')).toBe('malformed');
    expect(await say('€'.repeat(200))).toBe('');
    expect(await say('€'.repeat(201))).toBe('too-large');
    expect(await say(`  ${'x'.repeat(601)}`)).toBe('too-large');
    for (const name of ['a\u202Eb', 'a\nb', 'a\u2028b', '\u0000', 'x'.repeat(25)])
      expect(await host.refusal('me', { name })).toBe('malformed');
    closeAll([host, guest]);
  });

  test('a side hears its own until the game is over', async () => {
    const company = await sided();
    const { table, pages, spectator } = company;
    await at(pages, 0).ask('talk', { table, seat: 0, channel: 'team', said: text('to us') });
    const aside = { table, channel: 'team', said: text('to whom?') } as const;
    expect(await spectator.refusal('talk', aside)).toBe('no-channel');
    expect(at(pages, 1).held(table, 1).info).toMatchObject({
      sides: [0, 1, 0],
      channels: ['table', 'team', 'watchers'],
    });
    await at(pages, 2).until(() => at(pages, 2).talk.length === 1);
    await Promise.all([at(pages, 1).ask('ping', {}), spectator.ask('ping', {})]);
    expect([at(pages, 1).talk.length, spectator.talk.length]).toEqual([0, 0]);
    expect((await at(pages, 1).ask('watch', { table })).talk).toEqual([]);
    for (const seat of [0, 2]) await at(pages, seat).ask('giveUp', { table, seat, on: true });
    expect((await spectator.ask('record', { table })).talk.length).toBe(1);
    closeAll([...pages, spectator]);
  });

  test('nothing about a line tells how much was said that one may not hear', async () => {
    const company = await sided();
    const { table, pages, spectator } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    const aloud = { table, seat: 1, channel: 'table', said: text('aloud') } as const;
    const names: number[] = [];
    for (let i = 0; i < 6; i++) {
      names.push((await two.ask('talk', aloud)).no);
      await one.ask('talk', { table, seat: 0, channel: 'team', said: text('to us') });
      await spectator.ask('talk', { table, channel: 'watchers', said: text('psst') });
    }
    expect(two.talk.map(({ no }) => no)).toEqual(names);
    expect(new Set(names).size).toBe(6);
    const steps = names.slice(1).map((no, i) => no - at(names, i));
    expect(steps.some((step) => Math.abs(step) > 1000)).toBe(true);
    expect((await spectator.ask('watch', { table })).talk.map(({ said }) => said)).toEqual(
      Array.from({ length: 12 }, (_, i) => text(i % 2 === 0 ? 'aloud' : 'psst')),
    );
    closeAll([...pages, spectator]);
  });

  test('who is out of the game talks with those who watch, and with nobody else', async () => {
    const company = await sided();
    const { table, pages, spectator } = company;
    const [one, two, three] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    await choose(company, 0, 'strike');
    expect(await two.refusal('talk', { table, seat: 1, channel: 'watchers', said: text('hello') })).toBe(
      'no-channel',
    );
    await choose(company, 1, 'take it');
    await choose(company, 2, 'take it');
    expect(await two.refusal('talk', { table, seat: 1, channel: 'table', said: text('it was') })).toBe(
      'no-channel',
    );
    await two.ask('talk', { table, seat: 1, channel: 'watchers', said: text('that was it') });
    await three.until(() => three.talk.length === 1);
    await spectator.until(() => spectator.talk.length === 1);
    await one.ask('ping', {});
    expect(one.talk.length).toBe(0);
    closeAll([...pages, spectator]);
  });

  test('bots say something with their choice, not too often, and it is kept', async () => {
    const page = await Page.hello(server.port);
    const settings = { pace: 'instant' } as const;
    const { table } = await page.ask('playNow', { game: 'sides', seats: 3, settings });
    await page.ask('watch', { table });
    await page.ask('choose', { table, seat: 0, version: 0, key: 'strike' });
    await page.until(() => page.talk.length === 2);
    expect(page.talk.map(({ seat, channel, said }) => ({ seat, channel, said }))).toEqual(
      [1, 2].map((seat) => ({ seat, channel: 'table', said: { say: 'accuse', seat: 0 } })),
    );
    expect(page.talk.every(({ player }) => player === undefined)).toBe(true);
    await page.until(() => page.held(table, 0).mine?.options.some(({ key }) => key === 'take it') === true);
    const { version } = page.held(table, 0);
    await page.ask('choose', { table, seat: 0, version, key: 'take it' });
    await page.until(() => page.held(table, 0).info?.state === 'finished');
    expect((await page.ask('record', { table })).talk.length).toBe(2);
    page.close();
  });
});

test('bots hear what is said to the table in sentences', async () => {
  const page = await Page.hello(server.port);
  const { table } = await page.ask('playNow', { game: 'listening', settings: { pace: 'instant' } });
  await page.ask('watch', { table });
  await page.ask('talk', { table, seat: 0, channel: 'table', said: { say: 'text', text: 'hello' } });
  await page.ask('talk', { table, seat: 0, channel: 'table', said: { say: 'vouch', seat: 1 } });
  await page.ask('choose', { table, seat: 0, version: 0, key: 'mark 4' });
  await page.until(() => page.talk.length === 3);
  expect(page.talk.at(-1)).toMatchObject({ seat: 1, said: { say: 'vouch', seat: 1 } });
  page.close();
});

describe('giving up', () => {
  test('is a vote of one’s side, secret until it is done; the other side wins', async () => {
    const { table, pages } = await seated(server.port, 'sides', 3);
    const [one, two, three] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    const before = [two.frames.length, three.frames.length];
    await one.ask('giveUp', { table, seat: 0, on: true });
    await Promise.all([two.ask('ping', {}), three.ask('ping', {})]);
    expect([two.frames.length, three.frames.length]).toEqual(before.map((frames) => frames + 1));
    await one.ask('giveUp', { table, seat: 0, on: false });
    await three.ask('giveUp', { table, seat: 2, on: true });
    expect(two.held(table, 1).info?.state).toBe('playing');
    await one.ask('giveUp', { table, seat: 0, on: true });
    await two.until(() => two.held(table, 1).info?.givenUp === true);
    expect(two.held(table, 1).info?.winners).toEqual([1]);
    const { finished } = await two.ask('finished', {});
    expect(finished.find((line) => line.table === table)?.winners).toEqual([1]);
    closeAll(pages);
  });
});
