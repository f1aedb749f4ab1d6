import { describe, expect, test } from 'vitest';
import { pauseMillis } from '../../wire/index.ts';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { at, type Company, choose, closeAll, seated, waitingSeats } from '../support/play.ts';

const server = ownServer();

/** The names of what a page was shown to be asked. */
const askedIn = (page: Page): Set<string> =>
  new Set(
    page.pushes.flatMap((push) => (push.on === 'table' ? (push.asks ?? []).map(({ name }) => name) : [])),
  );

/** Milliseconds that something takes. */
async function taken(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Everybody gathers, which a window between actions follows. */
async function gather(company: Company): Promise<void> {
  for (const seat of [0, 1, 2]) await choose(company, seat, 'take 0');
}

const asksAt = ({ table, pages }: Company, seat: number): string[] =>
  (at(pages, seat).held(table, seat).asks ?? []).map(
    ({ seat: who, name, ready }) => `${who} ${name}${ready ? ' ready' : ''}`,
  );

const isGathering = (company: Company): boolean => asksAt(company, 0).join() === '0 gather,1 gather,2 gather';

describe('a window whose usual answer is to pass', () => {
  test('takes no time where everybody passes, and nobody is shown it', async () => {
    const company = await seated(server.port, 'market', 3, { pace: 'slow' });
    const { table, pages } = company;
    const one = at(pages, 0);
    for (const seat of [0, 1]) await choose(company, seat, 'take 0');
    const passed = await taken(async () => {
      await choose(company, 2, 'take 0');
      await one.until(() => isGathering(company) && one.held(table, 0).version > 3);
    });
    expect(passed).toBeLessThan(pauseMillis.slow);
    for (const page of pages) expect([...askedIn(page)]).toEqual(['gather']);
    expect(one.held(table, 0).entries.map(({ seat }) => seat)).toContain(-1);
    closeAll(pages);
  });

  test('stops the table for who has taken the pass back, and for nobody else', async () => {
    const company = await seated(server.port, 'market', 3, { pace: 'quick' });
    const { table, pages } = company;
    const two = at(pages, 1);
    await two.ask('choose', { table, seat: 1, version: 0, key: 'stand dealings ask' });
    await gather(company);
    await two.until(() => waitingSeats(two, table, 1).join() === '1');
    expect(asksAt(company, 1)).toEqual(['0 dealings ready', '1 dealings', '2 dealings ready']);
    await choose(company, 1, 'deal with 2');
    expect(asksAt(company, 0)).toEqual(['1 exchange']);
    closeAll(pages);
  });

  test('is stepped into whatever has happened since the page last heard of the table', async () => {
    const company = await seated(server.port, 'market', 3, { pace: 'instant' });
    const { table, pages } = company;
    const one = at(pages, 0);
    await gather(company);
    await one.until(() => isGathering(company) && one.held(table, 0).version > 3);
    expect(await one.refusal('choose', { table, seat: 0, version: 0, key: 'take 0' })).toBe('stale');
    await one.ask('choose', { table, seat: 0, version: 0, key: 'stand dealings ask' });
    await gather(company);
    await one.until(() => waitingSeats(one, table, 0).join() === '0');
    expect(asksAt(company, 0)).toEqual(['0 dealings', '1 dealings ready', '2 dealings ready']);
    closeAll(pages);
  });

  test.each([
    ['passes', 'slow', false],
    ['deals', 'quick', true],
  ] as const)(
    'asks bots as well, and waits for a beat only where one deals: %s',
    async (level, pace, waits) => {
      const page = await Page.hello(server.port);
      const { table } = await page.ask('playNow', { game: 'market', level, settings: { pace } });
      await page.ask('watch', { table });
      const held = page.held(table, 0);
      await page.until(() => waitingSeats(page, table, 0).join() === '0');
      await page.ask('choose', { table, seat: 0, version: held.version, key: 'take 0' });
      const window = await taken(() => page.until(() => held.version > 4));
      expect(window >= pauseMillis[pace] - 1).toBe(waits);
      page.close();
    },
  );

  test('leaves the clocks of those who pass as they are', async () => {
    const clock = { kind: 'bank', seconds: 600, increment: 30 } as const;
    const company = await seated(server.port, 'market', 3, { pace: 'instant', clock });
    await gather(company);
    const one = at(company.pages, 0);
    await one.until(() => isGathering(company) && one.held(company.table, 0).version > 3);
    const clocks = one.pushes
      .flatMap((push) => (push.on === 'table' && push.clocks ? [push.clocks] : []))
      .at(-1);
    for (const { left } of clocks ?? []) expect(Math.round(left / 30_000)).toBe(21);
    closeAll(company.pages);
  });
});
