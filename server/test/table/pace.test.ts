import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { beatOf, untilBeat } from '../../src/table/pace.ts';
import { pauseMillis } from '../../wire/index.ts';
import { Page } from '../support/page.ts';
import { at, choose, closeAll, seated, waitingSeats } from '../support/play.ts';
import { clearFolder, newFolder, serving } from '../support/serving.ts';

let server: RunningServer;
let tables = 0;
const data = newFolder();
const start = async (): Promise<void> => {
  server = await serving({ data, newSeed: () => `seed ${tables}` });
};
beforeAll(async () => {
  await start();
}, 30_000);
afterAll(async () => {
  await server.stop();
  clearFolder(data);
});

describe('standing answers', () => {
  test('are played at the table’s pace, as a bot’s would be, and only then show as ready', async () => {
    const company = await seated(server.port, 'duel', 3, { pace: 'steady' });
    const { table, pages } = company;
    const [one, two] = [at(pages, 0), at(pages, 1)];
    const quiet = one.frames.length;
    await two.ask('choose', { table, seat: 1, version: 0, key: 'stand attack take' });
    expect(two.held(table, 1).seen).toMatchObject({ standing: [1] });
    await one.ask('ping', {});
    expect(one.frames.length).toBe(quiet + 1);
    const from = performance.now();
    await choose(company, 0, 'strike');
    await one.until(() => waitingSeats(one, table, 0).length === 1);
    expect(performance.now() - from).toBeGreaterThanOrEqual(pauseMillis.steady - 1);
    const shown = one.pushes.flatMap((push) => (push.on === 'table' && push.asks ? [push.asks] : []));
    expect(shown.map((asks) => asks.map(({ ready }) => ready))).toContainEqual([false, false]);
    expect(waitingSeats(one, table, 0)).toEqual([2]);
    await choose(company, 2, 'take it');
    expect(one.held(table, 0).seen).toMatchObject({ fields: { hits: [0, 1, 1] } });
    closeAll(pages);
  });

  test('can be taken back or answered otherwise until then', async () => {
    const company = await seated(server.port, 'duel', 3, { pace: 'slow' });
    const { table, pages } = company;
    const [one, two, three] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    for (const [seat, page] of [two, three].entries())
      await page.ask('choose', { table, seat: seat + 1, version: 0, key: 'stand attack take' });
    await choose(company, 0, 'strike');
    await two.ask('choose', { table, seat: 1, version: 1, key: 'stand attack ask' });
    await one.until(() => waitingSeats(one, table, 0).length === 1);
    expect(waitingSeats(one, table, 0)).toEqual([1]);
    await choose(company, 1);
    expect(one.held(table, 0).version).toBe(3);
    closeAll(pages);
  });

  test('survive a restart, and are in the record with the choices they became', async () => {
    const company = await seated(server.port, 'duel', 2, { pace: 'quick' });
    const { table, pages } = company;
    await at(pages, 1).ask('choose', { table, seat: 1, version: 0, key: 'stand attack take' });
    await choose(company, 0, 'strike');
    await server.stop();
    await start();
    const back = await Promise.all(pages.map(({ key }) => Page.hello(server.port, key)));
    for (const page of back) await page.ask('watch', { table });
    await at(back, 1).until(() => at(back, 1).held(table, 1).version === 2);
    const again = { table, pages: back };
    await choose(again, 1, 'strike');
    await choose(again, 0, 'take it');
    const { record } = await at(back, 0).ask('record', { table });
    expect(record.choices.map(([seat, key]) => `${seat} ${key}`)).toEqual([
      ...['1 stand attack take', '0 strike', '1 take it', '1 strike', '0 take it'],
    ]);
    closeAll([...pages, ...back]);
  });
});

describe('bots', () => {
  test('are heard on a beat of the pace, counted from the ask', () => {
    expect([0, 1, 499, 500].map((spent) => untilBeat(500, spent))).toEqual([500, 499, 1, 0]);
    expect([501, 600, 1000, 1700].map((spent) => untilBeat(500, spent))).toEqual([499, 400, 0, 300]);
    expect([0, 600].map((spent) => untilBeat(0, spent))).toEqual([0, 0]);
  });

  test('a bot that searches is heard on beats that no search outlasts, at any pace but instant', () => {
    expect([80, 1200].map((pace) => beatOf(pace, 'at once'))).toEqual([80, 1200]);
    expect([80, 1200].map((pace) => beatOf(pace, 'searching'))).toEqual([1000, 1200]);
    expect(beatOf(0, 'searching')).toBe(0);
  });

  test('who think longer than a beat are heard on a later one, and no sooner', async () => {
    const page = await Page.hello(server.port);
    const settings = { pace: 'quick' } as const;
    const { table } = await page.ask('playNow', { game: 'crashing', level: 'dawdles', settings });
    await page.ask('watch', { table });
    const from = performance.now();
    await page.ask('choose', { table, seat: 0, version: 0, key: 'mark 4' });
    await page.until(() => page.held(table, 0).version === 2);
    /* It thinks for 600 ms: the eighth beat of 80 is the first that it does not miss. */
    expect(performance.now() - from).toBeGreaterThanOrEqual(8 * pauseMillis.quick - 1);
    page.close();
  });
});

describe('the same seed', () => {
  /** Plays against bots with the first option each time; what came of it. */
  async function played(game: string, seats: number): Promise<string> {
    const page = await Page.hello(server.port);
    const { table } = await page.ask('playNow', { game, seats, settings: { pace: 'instant' } });
    await page.ask('watch', { table });
    const held = page.held(table, 0);
    while (held.info?.state === 'playing') {
      await page.until(() => held.info?.state !== 'playing' || waitingSeats(page, table, 0).includes(0));
      const key = held.mine?.options[0]?.key;
      if (held.info?.state !== 'playing' || key === undefined) continue;
      const { version } = await page.ask('choose', { table, seat: 0, version: held.version, key });
      await page.until(() => held.version >= version);
    }
    const { record } = await page.ask('record', { table });
    page.close();
    return createHash('sha256').update(JSON.stringify(record)).digest('hex');
  }

  test.each([
    ['tic-tac-toe', 2],
    ['squads', 2],
  ])('and the same answers give the same game of %s, bots included', async (game, seats) => {
    const records: string[] = [];
    for (tables of [1, 1, 2, 3, 4]) records.push(await played(game, seats));
    expect(records[1]).toBe(records[0]);
    expect(new Set(records).size).toBeGreaterThan(1);
  });
});
