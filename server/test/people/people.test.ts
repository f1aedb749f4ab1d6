import { afterAll, expect, test } from 'vitest';
import { People } from '../../src/people/people.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Store } from '../../src/store/store.ts';
import { ownServer } from '../support/own-server.ts';
import { Page } from '../support/page.ts';
import { closeAll } from '../support/play.ts';
import { clearFolder, newFolder } from '../support/serving.ts';

const server = ownServer();

const folder = newFolder();
afterAll(() => clearFolder(folder));

test('names are in memory of people who are here or sit at a table, and of nobody else', async () => {
  const store = new Store(await openSqlite(folder));
  const people = new People(store);
  const named = async (name: string): Promise<string> =>
    (await people.change((await people.make()).player.id, () => ({ name }))).id;
  const [here, seated, gone] = [await named('Ada'), await named('Bo'), await named('Cy')];
  people.arrives(here);
  people.forgetAllBut(new Set([seated]));
  expect(people.known).toBe(2);
  expect([here, seated, gone].map((player) => people.nameOf(player))).toEqual(['Ada', 'Bo', '']);
  await people.meet([gone]);
  expect(people.nameOf(gone)).toBe('Cy');
  await store.close();
});

test('what a person changes at once on two devices is all kept', async () => {
  const phone = await Page.hello(server.port);
  const laptop = await Page.hello(server.port, phone.key);
  const strangers = ['a'.repeat(12), 'b'.repeat(12)];
  await Promise.all([
    phone.ask('me', { name: 'Ada' }),
    laptop.ask('me', { settings: { language: 'fr' } }),
    ...[phone, laptop].map((page, i) => page.ask('mute', { player: strangers[i] ?? '', on: true })),
  ]);
  const back = await Page.hello(server.port, phone.key);
  expect(back.me).toMatchObject({ name: 'Ada', settings: { language: 'fr' } });
  expect(back.me?.muted.toSorted()).toEqual(strangers);
  closeAll([phone, laptop, back]);
});
