import { expect, test } from 'vitest';
import { amongBots } from '../support/among-bots.ts';
import { clearFolder, newFolder } from '../support/serving.ts';
import { tookOf } from '../support/under-load.ts';

test('people’s choices go through while bots search, which takes far longer', async () => {
  const data = newFolder();
  const seconds = { warm: 1, alone: 1, among: 6 };
  const among = await amongBots({ data, tables: 8, bots: 4, every: 500, seconds });
  clearFolder(data);
  expect(among.dropped).toBe(0);
  expect(among.answers.times).toBeGreaterThan(0);
  expect(among.all.p50).toBeLessThan(tookOf(among.thoughts.map(({ took }) => took)).p50);
}, 120_000);
