import { expect, test } from 'vitest';
import { ownServer } from '../support/own-server.ts';
import type { Page } from '../support/page.ts';
import { at, choose, closeAll, seated } from '../support/play.ts';

const server = ownServer();

const choicesMade = async (page: Page, table: string): Promise<unknown> => {
  await page.until(() => page.held(table, 0).info?.state === 'finished');
  const { record } = await page.ask('record', { table });
  return record.choices;
};

test('whoever lets the clock run out over a proposal has said what silence means, whatever a bot would say', async () => {
  const clock = { kind: 'bank', seconds: 3, increment: 0 } as const;
  const company = await seated(server.port, 'heist-vote', 3, { pace: 'instant', clock });
  const { table, pages } = company;
  await choose(company, 0, 'give it to 2');
  await choose(company, 1, 'accept');
  expect(await choicesMade(at(pages, 0), table)).toEqual([
    [0, 'give it to 2'],
    [1, 'accept'],
    [2, 'accept'],
  ]);
  closeAll(pages);
}, 30_000);

test('a bot at a seat of its own, or for who has left, answers as it thinks', async () => {
  const company = await seated(server.port, 'heist-vote', 3, { pace: 'instant' });
  const { table, pages } = company;
  await choose(company, 0, 'give it to 2');
  await choose(company, 1, 'accept');
  await at(pages, 2).ask('leave', { table, seat: 2 });
  expect(await choicesMade(at(pages, 0), table)).toContainEqual([2, 'decline']);
  closeAll(pages);
});
