import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../../wire/index.ts';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { at, type Company, choose, closeAll, seated } from '../support/play.ts';

const server = ownServer();

const clock = { kind: 'bank', seconds: 3, increment: 3 } as const;

/** Tic-tac-toe, whose bots of the level `throws` have their choices made for them, which is counted. */
const played = (cover: string): Promise<Company> =>
  seated(server.port, 'crashing', 2, { cover, pace: 'instant', clock });

const seatAt = ({ table, pages }: Company, seat: number): SeatInfo | undefined =>
  at(pages, 0).held(table, 0).info?.people[seat];

/** Who made the last choice, and how many were made for bots that crashed. */
async function lastMade({
  table,
  pages,
}: Company): Promise<{ by: string | undefined; defaults: number | undefined }> {
  const held = at(pages, 0).held(table, 0);
  await at(pages, 0).until(() => held.version === 2);
  return { by: held.entries.at(-1)?.by, defaults: held.info?.defaults };
}

/** Seat 1 goes away while it is asked. */
const absences: Readonly<Record<string, (company: Company) => Promise<unknown>>> = {
  'lets their time run out': () => Promise.resolve(),
  'leaves their seat': ({ table, pages }) => at(pages, 1).ask('leave', { table, seat: 1 }),
  'has gone, and whom nobody could vote about': async ({ table, pages }) => {
    const [host, other] = [at(pages, 0), at(pages, 1)];
    other.close();
    await host.until(() => host.held(table, 0).info?.people[1]?.here === false);
    await host.ask('propose', { table, seat: 0, vote: 'replace', whom: 1 });
  },
};

describe.each(Object.entries(absences))('for somebody who %s', (_how, goes) => {
  test.each([
    ['throws', { by: 'default', defaults: 1 }],
    ['searches', { by: 'bot', defaults: 0 }],
  ])('a bot of the level that the host has set plays: %s', async (level, made) => {
    const company = await played(level);
    await choose(company, 0);
    await goes(company);
    expect(await lastMade(company)).toEqual(made);
    closeAll(company.pages);
  });
});

test('for somebody who was voted out, and for a seat that is given to whoever comes, it plays too', async () => {
  const company = await seated(server.port, 'duel', 3, { cover: 'easy', pace: 'slow' });
  const { table, pages } = company;
  const { vote } = await at(pages, 0).ask('propose', { table, seat: 0, vote: 'replace', whom: 1 });
  await at(pages, 2).ask('vote', { table, seat: 2, vote, agree: true });
  await at(pages, 2).ask('leave', { table, seat: 2 });
  await at(pages, 0).ask('give', { table, seat: 2, to: null });
  await at(pages, 0).until(() => seatAt(company, 2)?.player === undefined);
  expect([1, 2].map((seat) => seatAt(company, seat))).toEqual([
    { name: '', bot: 'easy', covers: true, left: true, here: false },
    { name: '', bot: 'easy', covers: true, left: true, here: false },
  ]);
  closeAll(pages);
});

test('it is the usual level unless the host says otherwise, and that of the others where one plays against bots', async () => {
  const page = await Page.hello(server.port);
  const coverAt = async (table: string): Promise<string | undefined> => {
    await page.ask('watch', { table });
    return page.held(table, 0).info?.settings.cover ?? page.held(table, 2).info?.settings.cover;
  };
  const { table: made } = await page.ask('make', { game: 'duel', seats: 2, listed: false });
  expect(await coverAt(made)).toBe('random');
  const { table: quick } = await page.ask('playNow', { game: 'duel', level: 'easy' });
  expect(await coverAt(quick)).toBe('easy');
  expect(
    await page.refusal('make', { game: 'duel', seats: 2, listed: false, settings: { cover: 'no' } }),
  ).toBe('no-level');
  page.close();
});

test('a rematch keeps it, and seats its bots for those who have left', async () => {
  const company = await seated(server.port, 'duel', 3, { cover: 'easy', pace: 'slow' });
  const { table, pages } = company;
  await at(pages, 2).ask('leave', { table, seat: 2 });
  for (const seat of [0, 1]) await at(pages, seat).ask('giveUp', { table, seat, on: true });
  await at(pages, 0).until(() => at(pages, 0).held(table, 0).info?.state === 'finished');
  const { table: again } = await at(pages, 0).ask('rematch', { table });
  await at(pages, 0).ask('watch', { table: again });
  const { info } = at(pages, 0).held(again, 0);
  expect(info?.settings.cover).toBe('easy');
  expect(info?.people[2]?.bot).toBe('easy');
  closeAll(pages);
});
