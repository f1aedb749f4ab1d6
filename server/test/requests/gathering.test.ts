import { describe, expect, test } from 'vitest';
import { pauseMillis } from '../../wire/index.ts';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { at, choose, closeAll, playOn, seated } from '../support/play.ts';

const server = ownServer();

describe('a person', () => {
  test('is a key: the same key, the same person, on any page; a replaced key is worth nothing', async () => {
    const page = await Page.hello(server.port);
    await page.ask('me', { name: 'Ada', settings: { language: 'fr' } });
    const other = await Page.hello(server.port, page.key);
    expect(other.me).toMatchObject({ player: page.me?.player, name: 'Ada', settings: { language: 'fr' } });
    expect(other.me?.key).toBeUndefined();
    const { key } = await page.ask('newKey', {});
    await other.until(() => other.isClosed);
    expect(other.pushes).toContainEqual({ on: 'bye', reason: 'key-replaced' });
    await expect(Page.hello(server.port, page.key)).rejects.toThrow('wrong-key');
    const moved = await Page.hello(server.port, key);
    expect(moved.me?.player).toBe(page.me?.player);
    closeAll([page, moved]);
  });

  test('who has not said who they are can do nothing', async () => {
    const page = await Page.open(server.port);
    expect(await page.refusal('lobby', {})).toBe('hello-first');
    page.close();
  });
});

describe('gathering', () => {
  test('seats are taken, given, emptied; bots fill the rest; then it starts', async () => {
    const [host, guest] = [await Page.hello(server.port), await Page.hello(server.port)];
    const { table } = await host.ask('make', { game: 'duel', seats: 3, listed: true });
    expect(await host.refusal('start', { table })).toBe('seats-empty');
    await host.ask('sit', { table, seat: 0 });
    expect(await guest.refusal('sit', { table, seat: 0 })).toBe('seat-taken');
    expect(await guest.refusal('sit', { table, seat: 7 })).toBe('no-seat');
    await guest.ask('sit', { table, seat: 1 });
    expect(await guest.refusal('bot', { table, seat: 2, level: 'random' })).toBe('not-host');
    expect(await host.refusal('bot', { table, seat: 2, level: 'genius' })).toBe('no-level');
    await host.ask('remove', { table, seat: 1 });
    await guest.ask('sit', { table, seat: 2 });
    await host.ask('bot', { table, seat: 1, level: 'easy' });
    await guest.ask('watch', { table });
    const people = guest.held(table, 2).info?.people;
    expect(people?.map(({ player, bot }) => player ?? bot)).toEqual([
      host.me?.player,
      'easy',
      guest.me?.player,
    ]);
    expect(guest.held(table, 2).seen).toBeUndefined();
    await host.ask('start', { table });
    await guest.until(() => guest.held(table, 2).info?.state === 'playing');
    expect(await guest.refusal('sit', { table, seat: 1 })).toBe('seat-taken');
    closeAll([host, guest]);
  });

  test('a bot may have a temperament, where its level has them; it has it again when it is played again', async () => {
    const host = await Page.hello(server.port);
    const { table } = await host.ask('make', { game: 'duel', seats: 2, listed: false });
    await host.ask('sit', { table, seat: 0 });
    expect(await host.refusal('bot', { table, seat: 1, level: 'random', temper: 'sly' })).toBe('no-level');
    await host.ask('bot', { table, seat: 1, level: 'easy', temper: 'sly' });
    await host.ask('watch', { table });
    expect(host.held(table, 0).info).toMatchObject({
      tempered: ['easy'],
      people: [{}, { bot: 'easy', temper: 'sly' }],
    });
    await host.ask('bot', { table, seat: 1, level: 'easy' });
    await host.until(() => host.held(table, 0).info?.people[1]?.temper === undefined);
    await host.ask('bot', { table, seat: 1, level: 'easy', temper: 'bold' });
    await host.ask('start', { table });
    await host.ask('giveUp', { table, seat: 0, on: true });
    await host.until(() => host.held(table, 0).info?.state === 'finished');
    const again = await host.ask('rematch', { table });
    await host.ask('watch', { table: again.table });
    expect(host.held(again.table, 0).info?.people[1]).toMatchObject({ bot: 'easy', temper: 'bold' });
    closeAll([host]);
  });

  test('a table screen: its host has no seat, stays the host, and sees what is public', async () => {
    const [screen, one, two] = [
      await Page.hello(server.port),
      await Page.hello(server.port),
      await Page.hello(server.port),
    ];
    const made = { game: 'duel', seats: 2, listed: false, settings: { spectators: false } };
    const { table } = await screen.ask('make', made);
    await one.ask('sit', { table, seat: 0 });
    await two.ask('sit', { table, seat: 1 });
    expect(await one.refusal('start', { table })).toBe('not-host');
    await screen.ask('start', { table });
    expect((await screen.ask('watch', { table })).viewers).toEqual([2]);
    expect(screen.held(table, 2).seen).toMatchObject({ viewer: 2 });
    closeAll([screen, one, two]);
  });

  test('options, seats and games that do not exist are refused', async () => {
    const page = await Page.hello(server.port);
    const made = { game: 'duel', seats: 2, listed: false };
    expect(await page.refusal('make', { ...made, game: 'go' })).toBe('no-game');
    expect(await page.refusal('make', { ...made, seats: 9 })).toBe('bad-seats');
    expect(await page.refusal('make', { ...made, options: { edition: 'gold' } })).toBe('bad-options');
    expect(await page.refusal('make', { ...made, pack: {} })).toBe('no-packs');
    expect(await page.refusal('watch', { table: 'a'.repeat(16) })).toBe('no-table');
    page.close();
  });

  test('the lobby lists what is open, mine, live and over, and tells of changes', async () => {
    const [page, other] = [await Page.hello(server.port), await Page.hello(server.port)];
    const before = await page.ask('lobby', {});
    expect(before.games.map(({ game }) => game)).toContain('duel');
    const { table } = await other.ask('make', { game: 'tic-tac-toe', seats: 2, listed: true });
    await other.ask('make', { game: 'tic-tac-toe', seats: 2, listed: false });
    const news = (): string[] =>
      page.pushes.flatMap((push) => (push.on === 'lobby' ? push.lobby.open.map((line) => line.table) : []));
    await page.until(() => news().includes(table));
    expect(news().filter((each) => each === table).length).toBe(news().length);
    await other.ask('sit', { table, seat: 0 });
    const { yours } = await other.ask('lobby', {});
    expect(yours.map((line) => [line.table, line.mine])).toEqual([[table, [0]]]);
    closeAll([page, other]);
  });
});

describe('several people at one device', () => {
  test('each seat is called as its holder says, for everybody, in talk, after a restart and in a rematch', async () => {
    const one = await Page.hello(server.port);
    const watcher = await Page.hello(server.port);
    await one.ask('me', { name: 'Ada' });
    const { table } = await one.ask('make', { game: 'tic-tac-toe', seats: 2, listed: true });
    for (const seat of [0, 1]) await one.ask('sit', { table, seat });
    await one.ask('call', { table, seat: 1, name: ' Bo ' });
    expect(await watcher.refusal('call', { table, seat: 1, name: 'Eve' })).toBe('not-your-seat');
    await watcher.ask('watch', { table });
    const names = (page: Page, of = table) => page.held(of, 2).info?.people.map(({ name }) => name);
    expect(names(watcher)).toEqual(['Ada', 'Bo']);
    await one.ask('call', { table, seat: 0, name: 'Cy' });
    await one.ask('call', { table, seat: 0, name: null });
    await one.ask('start', { table });
    await one.ask('talk', { table, seat: 1, channel: 'table', said: { say: 'text', text: 'hm' } });
    await watcher.until(() => watcher.talk.at(-1)?.name === 'Bo');
    closeAll([one, watcher]);
    await server.restart();
    const [back, later] = [
      await Page.hello(server.port, one.key),
      await Page.hello(server.port, watcher.key),
    ];
    await later.ask('watch', { table });
    expect(names(later)).toEqual(['Ada', 'Bo']);
    for (const seat of [0, 1]) await back.ask('giveUp', { table, seat, on: true });
    await later.until(() => later.held(table, 2).info?.state === 'finished');
    expect(await back.refusal('call', { table, seat: 1, name: 'Di' })).toBe('over');
    const { table: again } = await back.ask('rematch', { table });
    await later.ask('watch', { table: again });
    expect(names(later, again)).toEqual(['Ada', 'Bo']);
    closeAll([back, later]);
  });
});

describe('leaving', () => {
  test('hands the seat to a bot; who comes back has it again at the next ask', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2, { pace: 'instant' });
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    await choose(company, 0, 'mark 0');
    await two.ask('leave', { table, seat: 1 });
    await one.until(() => one.held(table, 0).version >= 2);
    const covered = { player: two.me?.player, name: '', bot: 'random', covers: true, left: true, here: true };
    expect(one.held(table, 0).info?.people[1]).toEqual(covered);
    expect(one.held(table, 0).entries.at(-1)).toMatchObject({ seat: 1, by: 'bot' });
    await two.ask('back', { table, seat: 1 });
    await one.ask('choose', {
      table,
      seat: 0,
      version: 2,
      key: String(one.held(table, 0).mine?.options[0]?.key),
    });
    await two.until(() => two.held(table, 1).info?.people[1]?.covers === undefined);
    await two.until(() => (two.held(table, 1).mine?.options.length ?? 0) > 0);
    closeAll(pages);
  });

  test('an abandoned seat is given away, and the host goes on to the next', async () => {
    const { table, pages } = await seated(server.port, 'tic-tac-toe', 2);
    const [one, two] = [at(pages, 0), at(pages, 1)];
    const third = await Page.hello(server.port);
    await third.ask('watch', { table });
    await one.ask('leave', { table, seat: 0 });
    await two.until(() => two.held(table, 1).info?.host === two.me?.player);
    await two.ask('give', { table, seat: 0, to: third.me?.player ?? '' });
    await third.until(() => third.held(table, 0).seen !== undefined);
    expect(await one.refusal('choose', { table, seat: 0, version: 0, key: 'mark 0' })).toBe('not-your-seat');
    closeAll([...pages, third]);
  });

  test('a seat given to whoever comes is a bot’s until somebody sits down', async () => {
    const { table, pages } = await seated(server.port, 'tic-tac-toe', 2);
    const [one, two] = [at(pages, 0), at(pages, 1)];
    expect(await one.refusal('give', { table, seat: 1, to: null })).toBe('seat-taken');
    await two.ask('leave', { table, seat: 1 });
    await one.ask('give', { table, seat: 1, to: null });
    await one.until(() => one.held(table, 0).info?.people[1]?.player === undefined);
    const third = await Page.hello(server.port);
    await third.ask('sit', { table, seat: 1 });
    await third.ask('watch', { table });
    expect(third.held(table, 1).seen).toMatchObject({ viewer: 1 });
    closeAll([...pages, third]);
  });

  test('replacing a person in play takes the others’ vote', async () => {
    const { table, pages } = await seated(server.port, 'duel', 3);
    const [one, two, three] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    expect(await one.refusal('remove', { table, seat: 2 })).toBe('not-gathering');
    expect(await one.refusal('propose', { table, seat: 0, vote: 'replace', whom: 0 })).toBe('no-person');
    const { vote } = await one.ask('propose', { table, seat: 0, vote: 'replace', whom: 2 });
    await three.until(() => three.held(table, 2).info?.votes.length === 1);
    expect(three.held(table, 2).info?.votes[0]).toEqual({
      vote,
      kind: 'replace',
      by: 0,
      whom: 2,
      waiting: [1],
    });
    expect(await three.refusal('vote', { table, seat: 2, vote, agree: false })).toBe('no-vote');
    await two.ask('vote', { table, seat: 1, vote, agree: true });
    await one.until(() => one.held(table, 0).info?.people[2]?.bot === 'random');
    expect(await three.refusal('choose', { table, seat: 2, version: 0, key: 'strike' })).toBe(
      'not-your-seat',
    );
    expect((await three.ask('watch', { table })).viewers).toEqual([3]);
    closeAll(pages);
  });

  test('giving up is a secret ballot until everybody has cast theirs', async () => {
    const { table, pages } = await seated(server.port, 'tic-tac-toe', 2);
    const [one, two] = [at(pages, 0), at(pages, 1)];
    const before = two.frames.length;
    await one.ask('giveUp', { table, seat: 0, on: true });
    await two.ask('ping', {});
    expect(two.frames.length).toBe(before + 1);
    expect(one.held(table, 0).mine?.gaveUp).toBe(true);
    await two.ask('giveUp', { table, seat: 1, on: true });
    await one.until(() => one.held(table, 0).info?.givenUp === true);
    expect((await one.ask('record', { table })).record.choices).toEqual([]);
    closeAll(pages);
  });
});

describe('time', () => {
  test('a seat whose clock runs out is covered, and handed back at its next ask', async () => {
    const clock = { kind: 'bank', seconds: 3, increment: 60 } as const;
    const company = await seated(server.port, 'tic-tac-toe', 2, { pace: 'instant', clock });
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    const held = two.held(table, 1);
    await two.until(() => held.entries.some(({ seat, by }) => seat === 0 && by === 'bot'));
    expect(held.info?.people[0]?.covers).toBeUndefined();
    await choose(company, 1);
    await one.until(() => (one.held(table, 0).mine?.options.length ?? 0) > 0);
    await choose(company, 0);
    expect(held.entries.at(-1)).toMatchObject({ seat: 0 });
    expect(held.entries.at(-1)?.by).toBeUndefined();
    closeAll(pages);
  });

  test('a pause by agreement stops clocks and choices; anybody seated goes on', async () => {
    const { table, pages } = await seated(server.port, 'tic-tac-toe', 2, {
      clock: { kind: 'bank', seconds: 60, increment: 1 },
    });
    const [one, two] = [at(pages, 0), at(pages, 1)];
    const { vote } = await one.ask('propose', { table, seat: 0, vote: 'pause' });
    expect(await one.refusal('propose', { table, seat: 0, vote: 'pause' })).toBe('vote-open');
    expect(await one.refusal('vote', { table, seat: 0, vote, agree: true })).toBe('no-vote');
    await two.ask('vote', { table, seat: 1, vote, agree: true });
    await one.until(() => one.held(table, 0).info?.state === 'paused');
    const choice = { table, seat: 0, version: 0, key: 'mark 0' };
    expect(await one.refusal('choose', choice)).toBe('not-playing');
    await two.ask('resume', { table, seat: 1 });
    await one.ask('choose', choice);
    closeAll(pages);
  });

  test('bots keep the table’s pace, however fast they think', async () => {
    const page = await Page.hello(server.port);
    const { table } = await page.ask('playNow', { game: 'tic-tac-toe', settings: { pace: 'steady' } });
    await page.ask('watch', { table });
    const from = performance.now();
    await page.ask('choose', { table, seat: 0, version: 0, key: 'mark 4' });
    await page.until(() => page.held(table, 0).version === 2);
    expect(performance.now() - from).toBeGreaterThanOrEqual(pauseMillis.steady - 1);
    page.close();
  });
});

test('a rematch keeps people and bots; asked again it is the same table', async () => {
  const company = await seated(server.port, 'tic-tac-toe', 2);
  const { table, pages } = company;
  const [one, two] = [at(pages, 0), at(pages, 1)];
  expect(await one.refusal('rematch', { table })).toBe('not-finished');
  await playOn(company);
  const again = await one.ask('rematch', { table });
  expect(await two.ask('rematch', { table })).toEqual(again);
  await two.ask('watch', { table: again.table });
  expect(two.held(again.table, 1).info?.people.map(({ player }) => player)).toEqual(
    pages.map(({ me }) => me?.player),
  );
  await one.ask('start', { table: again.table });
  await two.until(() => two.held(again.table, 1).info?.state === 'playing');
  closeAll(pages);
});
