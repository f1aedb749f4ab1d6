import { afterAll, expect, test } from 'vitest';
import { People } from '../../src/people/people.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Store } from '../../src/store/store.ts';
import { clearFolder, newFolder } from '../support/serving.ts';

const folder = newFolder();
afterAll(() => clearFolder(folder));

test('names are in memory of people who are here or sit at a table, and of nobody else', async () => {
  const store = new Store(await openSqlite(folder));
  const people = new People(store);
  const named = async (name: string): Promise<string> =>
    (await people.change((await people.make()).player, { name })).id;
  const [here, seated, gone] = [await named('Ada'), await named('Bo'), await named('Cy')];
  people.arrives(here);
  people.forgetAllBut(new Set([seated]));
  expect(people.known).toBe(2);
  expect([here, seated, gone].map((player) => people.nameOf(player))).toEqual(['Ada', 'Bo', '']);
  await people.meet([gone]);
  expect(people.nameOf(gone)).toBe('Cy');
  await store.close();
});
