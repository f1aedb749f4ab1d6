import { expect, test } from 'vitest';
import { killing } from '../support/killing.ts';
import { clearFolder, newFolder } from '../support/serving.ts';

test('a server killed in the middle of games loses no acknowledged choice', async () => {
  const data = newFolder();
  const survived = await killing({ data, games: 2, kills: 3, think: 40 });
  expect(survived).toMatchObject({ lost: 0, finished: 2, defaults: 0 });
  expect(survived.acknowledged).toBeGreaterThan(20);
  clearFolder(data);
}, 120_000);
