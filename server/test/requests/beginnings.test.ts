import { type GameRecord, nth, Sitting, sha256 } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { duel } from '../../../kernel/test/tiny/duel.ts';
import type { SeenEntry } from '../../wire/index.ts';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { at, type Company, choose, closeAll, playOn, seated, waitingSeats } from '../support/play.ts';

const server = ownServer();

const pace = 'instant' as const;

/** A finished duel of three, and what seat 1 saw after each choice. */
async function finished(): Promise<{ company: Company; views: unknown[]; log: readonly SeenEntry[] }> {
  const company = await seated(server.port, 'duel', 3, { pace });
  const { table, pages } = company;
  const held = at(pages, 1).held(table, 1);
  const views: unknown[] = [held.seen];
  while (held.info?.state === 'playing') {
    await choose(company, at(waitingSeats(at(pages, 1), table, 1), 0));
    views.push(held.seen);
  }
  return { company, views, log: held.entries };
}

/** Plays seat 1 to the end, against bots; returns the record. */
async function toTheEnd(
  page: Page,
  table: string,
  seat: number,
): Promise<{ record: GameRecord; seal: string }> {
  const held = page.held(table, seat);
  const isOver = (): boolean => held.info?.state !== 'playing';
  while (!isOver()) {
    await page.until(() => isOver() || waitingSeats(page, table, seat).includes(seat));
    const key = held.mine?.options[0]?.key;
    if (isOver() || key === undefined) continue;
    const { version } = await page.ask('choose', { table, seat, version: held.version, key });
    await page.until(() => held.version >= version);
  }
  return page.ask('record', { table });
}

const facesOf = (record: GameRecord): readonly number[] => new Sitting(duel, record).table.state.face;

describe('playing on from a moment of a finished table', () => {
  test('with the truth: the seat sees what it saw then, and the cards are those that lay there', async () => {
    const { company, views, log } = await finished();
    const page = at(company.pages, 1);
    const moment = { table: company.table, choices: 1, as: 1, settings: { pace } };
    const { table, seat } = await page.ask('playOn', { ...moment, deal: 'truth' });
    expect(seat).toBe(1);
    await page.ask('watch', { table, views: [1] });
    const held = page.held(table, 1);
    expect(held.entries.slice(0, 2)).toEqual(log.slice(0, 2));
    expect(held.info?.origin).toEqual({ table: company.table, choices: 1, as: 1, deal: 'truth' });
    expect(held.info?.people.map(({ bot }) => bot)).toEqual(['random', undefined, 'random']);
    expect(await page.ask('past', { table, seat: 1, version: 1 })).toEqual({ seen: nth(views, 1) });
    expect(await page.ask('past', { table, seat: 1, version: 0 })).toEqual({ seen: null });
    const source = await page.ask('record', { table: company.table });
    const branch = await toTheEnd(page, table, 1);
    expect(facesOf(branch.record)).toEqual(facesOf(source.record));
    closeAll(company.pages);
  });

  test('as the seat knew it: it sees the same, and the rest is dealt anew', async () => {
    const { company, views } = await finished();
    const page = at(company.pages, 1);
    const source = await page.ask('record', { table: company.table });
    const deals = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const moment = { table: company.table, choices: 0, as: 1, settings: { pace } };
      const { table } = await page.ask('playOn', { ...moment, deal: 'known' });
      await page.ask('watch', { table });
      expect(await page.ask('past', { table, seat: 1, version: 0 })).toEqual({ seen: nth(views, 0) });
      deals.add(facesOf((await toTheEnd(page, table, 1)).record).join());
    }
    expect(deals.size).toBeGreaterThan(1);
    expect([...deals].some((faces) => faces !== facesOf(source.record).join())).toBe(true);
    closeAll(company.pages);
  });

  test('anybody who may look at the record may, in any seat', async () => {
    const { company } = await finished();
    const page = await Page.hello(server.port);
    const { table } = await page.ask('playOn', { table: company.table, choices: 2, as: 2, deal: 'known' });
    await page.ask('watch', { table });
    expect(page.held(table, 2).seen).toMatchObject({ viewer: 2 });
    closeAll([...company.pages, page]);
  });

  test('is refused while the table is played, past its choices, and at its end', async () => {
    const company = await seated(server.port, 'duel', 3);
    const { table, pages } = company;
    const page = at(pages, 0);
    const moment = { table, choices: 0, as: 0, deal: 'truth' } as const;
    expect(await page.refusal('playOn', moment)).toBe('not-finished');
    await playOn(company);
    const { record } = await page.ask('record', { table });
    for (const choices of [record.choices.length, record.choices.length + 1])
      expect(await page.refusal('playOn', { ...moment, choices })).toBe('no-moment');
    expect(await page.refusal('playOn', { ...moment, as: 9 })).toBe('no-seat');
    expect(await page.refusal('playOn', { ...moment, level: 'genius' })).toBe('no-level');
    closeAll(pages);
  });

  test('is refused to strangers where the table was for its players only', async () => {
    const company = await seated(server.port, 'duel', 2, { spectators: false });
    await playOn(company);
    const stranger = await Page.hello(server.port);
    const moment = { table: company.table, choices: 0, as: 0, deal: 'truth' } as const;
    expect(await stranger.refusal('playOn', moment)).toBe('no-spectators');
    closeAll([...company.pages, stranger]);
  });
});

describe('a tour', () => {
  test('begins in its position, with the newcomer in its seat, and ends in a record that replays', async () => {
    const page = await Page.hello(server.port);
    const { games } = await page.ask('lobby', {});
    expect(games.find(({ game }) => game === 'duel')?.tours).toEqual(['armed']);
    const { table, seat } = await page.ask('tour', { game: 'duel', tour: 'armed', settings: { pace } });
    await page.ask('watch', { table });
    const held = page.held(table, seat);
    expect(seat).toBe(1);
    expect(held.info?.origin).toEqual({ tour: 'armed' });
    expect(held.mine?.options.map(({ key }) => key)).toEqual(['strike']);
    const { record, seal } = await toTheEnd(page, table, seat);
    expect(record.seed).toBeUndefined();
    expect(sha256(JSON.stringify(record.start))).toBe(seal);
    expect(held.info?.seal).toBe(seal);
    expect(Sitting.of(duel, record)).toBeInstanceOf(Sitting);
    page.close();
  });

  test('that does not exist is refused', async () => {
    const page = await Page.hello(server.port);
    expect(await page.refusal('tour', { game: 'go', tour: 'armed' })).toBe('no-game');
    expect(await page.refusal('tour', { game: 'duel', tour: 'unarmed' })).toBe('no-tour');
    expect(await page.refusal('tour', { game: 'squads', tour: 'armed' })).toBe('no-tour');
    page.close();
  });
});

test('a table that began in a position survives a restart, and undo stops where it began', async () => {
  const { company } = await finished();
  const page = at(company.pages, 0);
  const settings = { pace: 'slow', undo: 'free' } as const;
  const moment = { table: company.table, choices: 0, as: 0, deal: 'known', settings } as const;
  const { table } = await page.ask('playOn', moment);
  await page.ask('watch', { table });
  const held = page.held(table, 0);
  expect(await page.refusal('undo', { table, seat: 0, version: 0, reach: 'take-back' })).toBe(
    'nothing-to-undo',
  );
  await page.ask('choose', { table, seat: 0, version: 0, key: 'strike' });
  await page.until(() => held.version >= 1);
  const before = { ...held };
  await server.restart();
  const back = await Page.hello(server.port, page.key);
  await back.ask('watch', { table });
  const after = back.held(table, 0);
  expect(after.seen).toEqual(before.seen);
  expect(after.entries).toEqual(before.entries);
  expect(after.info?.seal).toBe(before.info?.seal);
  expect(after.info?.origin).toEqual(before.info?.origin);
  await back.ask('undo', { table, seat: 0, version: after.version, reach: 'take-back' });
  await back.until(() => after.mine?.options[0]?.key === 'strike');
  await back.ask('settings', { table, settings: { pace } });
  const { record } = await toTheEnd(back, table, 0);
  expect(Sitting.of(duel, record)).toBeInstanceOf(Sitting);
  closeAll([...company.pages, back]);
});
