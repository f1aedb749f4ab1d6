import { describe, expect, test } from 'vitest';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { at, choose, closeAll, playOn, seated, waitingSeats } from '../support/play.ts';

const server = ownServer();

test('one click: a game against bots is dealt, played and over', async () => {
  const page = await Page.hello(server.port);
  const { table, seat } = await page.ask('playNow', {
    game: 'duel',
    seats: 3,
    settings: { pace: 'instant' },
  });
  await page.ask('watch', { table });
  const held = page.held(table, seat);
  for (;;) {
    await page.until(() => (held.mine?.options.length ?? 0) > 0 || held.info?.state === 'finished');
    const option = held.mine?.options[0];
    if (held.info?.state === 'finished' || option === undefined) break;
    await page.ask('choose', { table, seat, version: held.version, key: option.key });
    await page.until(() => held.mine?.options[0]?.key !== option.key || held.info?.state === 'finished');
  }
  expect(held.info?.outcome).toEqual({ winners: [], reason: 'done' });
  expect(held.info?.defaults).toBe(0);
  const { record, seal } = await page.ask('record', { table });
  expect(record.choices.length).toBeGreaterThan(3);
  expect(seal).toBe(held.info?.seal);
  page.close();
});

describe('choosing', () => {
  test('people play a whole game; what was patched together equals what a fresh page gets', async () => {
    const company = await seated(server.port, 'squads', 2);
    const { table, pages } = company;
    let moves = 0;
    while (at(pages, 0).held(table, 0).info?.state === 'playing') {
      const [seat = 0] = waitingSeats(at(pages, 0), table, 0);
      await choose(company, seat);
      moves += 1;
      const fresh = await Page.hello(server.port, at(pages, seat).key);
      await fresh.ask('watch', { table });
      expect(fresh.held(table, seat).seen).toEqual(at(pages, seat).held(table, seat).seen);
      fresh.close();
    }
    expect(moves).toBeGreaterThan(4);
    closeAll(pages);
  });

  test('an old version is stale; a foreign seat, a spectator and an impossible key are refused', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    await choose(company, 0, 'mark 4');
    const choice = { table, seat: 1, version: 0, key: 'mark 0' };
    expect(await two.refusal('choose', choice)).toBe('stale');
    expect(await two.refusal('choose', { ...choice, version: 99 })).toBe('stale');
    expect(await one.refusal('choose', { ...choice, version: 1 })).toBe('not-your-seat');
    expect(await one.refusal('choose', { ...choice, version: 1, seat: 0 })).toBe('not-your-ask');
    expect(await two.refusal('choose', { ...choice, version: 1, key: 'mark 4' })).toBe('refused');
    expect(await two.refusal('choose', { ...choice, version: 1, key: 'mark 9' })).toBe('not-an-option');
    const spectator = await Page.hello(server.port);
    await spectator.ask('watch', { table });
    expect(await spectator.refusal('choose', { ...choice, version: 1 })).toBe('not-your-seat');
    expect(two.held(table, 1).version).toBe(1);
    closeAll([...pages, spectator]);
  });

  test('a sealed answer shows as ready, can be changed unnoticed, and does not make others stale', async () => {
    const company = await seated(server.port, 'duel', 3);
    const { table, pages } = company;
    await choose(company, 0, 'strike');
    const [two, three] = [at(pages, 1), at(pages, 2)];
    const version = three.held(table, 2).version;
    await choose(company, 1, 'take it');
    expect(three.held(table, 2).asks?.map(({ ready }) => ready)).toEqual([true, false]);
    expect(three.held(table, 2).entries.at(-1)).toEqual({ version: 2, did: 'choose', seat: -1, events: [] });
    const before = three.frames.length;
    await two.ask('choose', { table, seat: 1, version: 2, key: 'take it' });
    await two.ask('choose', { table, seat: 1, version: 2, key: 'stand attack take' });
    await three.ask('ping', {});
    expect(three.frames.length).toBe(before + 1);
    await three.ask('choose', { table, seat: 2, version, key: 'take it' });
    closeAll(pages);
  });
});

describe('coming back', () => {
  test('a page that was away hears what happened since, and no more', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    await choose(company, 0, 'mark 0');
    const { key } = at(pages, 1);
    at(pages, 1).close();
    const back = await Page.hello(server.port, key);
    await back.ask('watch', { table, since: 0 });
    expect(back.held(table, 1).entries.map(({ version }) => version)).toEqual([1]);
    await back.ask('watch', { table, since: 1 });
    expect(back.held(table, 1).entries).toEqual([]);
    expect(back.held(table, 1).mine?.options.length).toBe(8);
    closeAll([...pages, back]);
  });

  test('others see who is there', async () => {
    const { table, pages } = await seated(server.port, 'tic-tac-toe', 2);
    const [one, two] = [at(pages, 0), at(pages, 1)];
    const isThere = (): boolean | undefined => one.held(table, 0).info?.people[1]?.here;
    await one.until(() => isThere() === true);
    two.close();
    await one.until(() => isThere() === false);
    const back = await Page.hello(server.port, two.key);
    await one.until(() => isThere() === true);
    expect(one.held(table, 0).version).toBe(0);
    closeAll([one, back]);
  });
});

describe('undo', () => {
  test('nobody has learned anything: at once; then the log has it and versions grow', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    const one = at(pages, 0);
    await choose(company, 0, 'mark 0');
    expect(one.held(table, 0).mine?.undo).toBe('free');
    const undone = await one.ask('undo', { table, seat: 0, version: 1, reach: 'free' });
    expect(undone).toEqual({ version: 2 });
    await one.until(() => one.held(table, 0).version === 2);
    expect(one.held(table, 0).mine?.options.length).toBe(9);
    expect(one.held(table, 0).entries.map(({ did }) => did)).toEqual(['open', 'choose', 'undo']);
    closeAll(pages);
  });

  test('what is sent twice, or late, takes back once', async () => {
    const page = await Page.hello(server.port);
    const settings = { pace: 'instant' } as const;
    const { table } = await page.ask('playNow', { game: 'tic-tac-toe', settings });
    await page.ask('watch', { table });
    const held = page.held(table, 0);
    for (let moves = 0; moves < 2; moves++) {
      await page.until(() => (held.mine?.options.length ?? 0) > 0 && held.version === 2 * moves);
      const key = held.mine?.options[0]?.key ?? '';
      await page.ask('choose', { table, seat: 0, version: held.version, key });
    }
    await page.until(() => held.version === 4);
    const undo = { table, seat: 0, version: 4, reach: 'take-back' } as const;
    expect(await page.ask('undo', undo)).toEqual({ version: 5 });
    for (const version of [4, 0]) expect(await page.refusal('undo', { ...undo, version })).toBe('stale');
    await page.until(() => held.version === 5);
    page.close();
  });

  test('beyond that the others are asked; one no keeps everything', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    await choose(company, 0, 'mark 0');
    await choose(company, 1, 'mark 1');
    const undo = { table, seat: 0, version: 2, reach: 'free' } as const;
    expect(await one.refusal('undo', undo)).toBe('learned');
    const asked = await one.ask('undo', { ...undo, reach: 'agreed' });
    const vote = 'vote' in asked ? asked.vote : 0;
    await two.until(() => two.held(table, 1).info?.votes.length === 1);
    await two.ask('vote', { table, seat: 1, vote, agree: false });
    await one.until(() => one.held(table, 0).info?.votes.length === 0);
    expect(one.held(table, 0).version).toBe(2);
    const again = await one.ask('undo', { ...undo, reach: 'agreed' });
    await two.ask('vote', { table, seat: 1, vote: 'vote' in again ? again.vote : 0, agree: true });
    await one.until(() => one.held(table, 0).version === 3);
    expect(one.held(table, 0).mine?.options.length).toBe(9);
    closeAll(pages);
  });

  test('against bots one may cross their answers; the record says so', async () => {
    const page = await Page.hello(server.port);
    const { table } = await page.ask('playNow', { game: 'tic-tac-toe', settings: { pace: 'instant' } });
    await page.ask('watch', { table });
    const held = page.held(table, 0);
    await page.ask('choose', { table, seat: 0, version: 0, key: 'mark 4' });
    await page.until(() => held.version === 2);
    expect(held.mine?.undo).toBe('take-back');
    await page.ask('undo', { table, seat: 0, version: 2, reach: 'take-back' });
    await page.until(() => held.mine?.options.length === 9);
    while (held.info?.state === 'playing') {
      await page.until(() => (held.mine?.options.length ?? 0) > 0 || held.info?.state === 'finished');
      const key = held.mine?.options[0]?.key;
      if (key === undefined) break;
      const { version } = await page.ask('choose', { table, seat: 0, version: held.version, key });
      await page.until(() => held.version > version || held.info?.state === 'finished');
    }
    expect((await page.ask('record', { table })).record.crossed).toBe(true);
    page.close();
  });
});

describe('who may watch', () => {
  test('a spectator gets the public view only; without spectators, nothing', async () => {
    const { table, pages } = await seated(server.port, 'duel', 2);
    const spectator = await Page.hello(server.port);
    expect((await spectator.ask('watch', { table })).viewers).toEqual([2]);
    expect(spectator.held(table, 2).seen).toMatchObject({ viewer: 2 });
    expect(spectator.held(table, 2).mine).toBeUndefined();
    await at(pages, 0).ask('settings', { table, settings: { spectators: false } });
    await spectator.until(() => spectator.pushes.some(({ on }) => on === 'gone'));
    expect(await spectator.refusal('watch', { table })).toBe('no-spectators');
    closeAll([...pages, spectator]);
  });

  test('a person with several seats sees each through its own eyes, and only those asked for', async () => {
    const page = await Page.hello(server.port);
    const { table } = await page.ask('make', { game: 'duel', seats: 2, listed: false });
    await page.ask('sit', { table, seat: 0 });
    await page.ask('sit', { table, seat: 1 });
    await page.ask('start', { table });
    expect((await page.ask('watch', { table, views: [1] })).viewers).toEqual([1]);
    expect(page.frames.some((frame) => frame.includes('"viewer":0'))).toBe(false);
    expect((await page.ask('watch', { table, views: 'public' })).viewers).toEqual([2]);
    expect((await page.ask('watch', { table })).viewers).toEqual([0, 1]);
    page.close();
  });

  /** A table for three at which these sit. */
  const begun = async (game: string, sitters: readonly [Page, Page, Page]) => {
    const [first] = sitters;
    const { table } = await first.ask('make', {
      game,
      seats: 3,
      listed: false,
      settings: { pace: 'instant' },
    });
    for (const [seat, page] of sitters.entries()) await page.ask('sit', { table, seat });
    for (const page of new Set(sitters)) await page.ask('watch', { table });
    await first.ask('start', { table });
    return table;
  };

  /** Two heroes have laid powers with the same number, and the first proposes who goes first. */
  const tie = async (sitters: readonly [Page, Page, Page]) => {
    const table = await begun('league', sitters);
    for (const seat of [0, 1, 2, 2, 0]) {
      const page = at(sitters, seat);
      const held = page.held(table, seat);
      await page.until(() => (held.mine?.options.length ?? 0) > 0);
      const key = held.mine?.options[0]?.key ?? '';
      await page.ask('choose', { table, seat, version: held.version, key });
    }
    return table;
  };

  test('a person with several seats is not asked to agree with themselves', async () => {
    const page = await Page.hello(server.port);
    const table = await tie([page, page, page]);
    await page.until(() => page.held(table, 0).asks?.[0]?.name === 'move');
    expect(waitingSeats(page, table, 0)).toEqual([0]);
    page.close();
  });

  test('nor does an answer that they left standing at another seat speak against them', async () => {
    const page = await Page.hello(server.port);
    const table = await begun('heist-vote', [page, page, page]);
    await page.ask('choose', { table, seat: 2, version: 0, key: 'stand award decline' });
    await page.ask('choose', { table, seat: 0, version: 0, key: 'give it to 1' });
    await page.until(() => page.held(table, 0).info?.state === 'finished');
    const { record } = await page.ask('record', { table });
    expect(record.choices.slice(-2)).toEqual([
      [1, 'accept'],
      [2, 'accept'],
    ]);
    page.close();
  });

  test('somebody else is', async () => {
    const pages = [await Page.hello(server.port), await Page.hello(server.port)];
    const [one, two] = [at(pages, 0), at(pages, 1)];
    const table = await tie([one, two, one]);
    await one.until(() => waitingSeats(one, table, 0).includes(1));
    expect(one.held(table, 0).asks?.[0]?.name).toBe('tie');
    closeAll(pages);
  });

  test('the record, the seed and the state stay here until the game is over', async () => {
    const company = await seated(server.port, 'tic-tac-toe', 2);
    const { table, pages } = company;
    expect(await at(pages, 0).refusal('record', { table })).toBe('not-finished');
    await playOn(company);
    const { record, seal } = await at(pages, 0).ask('record', { table });
    const told = pages.flatMap(({ frames }) => frames.slice(0, -1)).join('');
    expect(record.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(told).toContain(seal);
    expect(told.includes(record.seed ?? '')).toBe(false);
    closeAll(pages);
  });
});
