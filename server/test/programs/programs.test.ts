import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program, type Shelved } from '@masterplan/bots';
import { bind, nth } from '@masterplan/kernel';
import { afterAll, expect, test } from 'vitest';
import { ticTacToe } from '../../../kernel/test/tiny/tic-tac-toe.ts';
import { completed } from '../../src/programs/older.ts';
import { Programs, programsIn } from '../../src/programs/programs.ts';
import { Page } from '../support/page.ts';
import { clearFolder, newFolder, programOf, serving } from '../support/serving.ts';

const folders: string[] = [];
const folder = (): string => {
  folders.push(newFolder());
  return folders.at(-1) ?? '';
};

afterAll(() => {
  for (const each of folders) clearFolder(each);
});

test('a server offers the rules programs in a folder, whatever they are called after, and nothing else that lies there', () => {
  const at = folder();
  for (const name of ['rules-b.mjs', 'rules-a.mjs', 'rules-a.mjs.map', 'main.mjs'])
    writeFileSync(join(at, name), '');
  const found = programsIn(pathToFileURL(`${at}/`));
  expect(found.map(({ program: file }) => basename(file))).toEqual(['rules-a.mjs', 'rules-b.mjs']);
});

test('a program is all that a server needs of a game, and what it offers is what it keeps', async () => {
  const data = folder();
  const server = await serving({ data, games: [{ program: programOf('tic-tac-toe') }] });
  const page = await Page.hello(server.port);
  expect((await page.ask('lobby', {})).games.map(({ game }) => game)).toEqual(['tic-tac-toe']);
  const { table } = await page.ask('playNow', { game: 'tic-tac-toe', seats: 2 });
  await page.ask('watch', { table });
  await expect.poll(() => page.held(table, 0).mine?.options.length).toBe(9);
  page.close();
  await server.stop();
  const programs = await Programs.from(data, [{ program: programOf('tic-tac-toe') }]);
  const [offered] = programs.offered;
  expect(await programs.kept(offered?.sha ?? '')).toBe(offered);
});

test('a program from before viewers were told their own part apart goes on, and is asked for the whole instead', () => {
  const newer = program({ game: bind(ticTacToe, []) });
  const older: Shelved = {
    ...newer,
    open: (start) => Object.assign(newer.open(start), { seeOwn: undefined }),
  };
  const sitting = completed(older).open({ seats: 2, options: {}, seed: 'older' });
  if ('faults' in sitting) throw new Error('it cannot be opened');
  const tried = sitting.attempt(0, nth(sitting.mine(0).options, 0).key, 'holder');
  if (tried.refusal !== undefined) throw new Error(tried.refusal.code);
  tried.commit();
  const { viewer, sealed, standing, face } = sitting.see(1);
  expect(sitting.seeOwn(1)).toEqual({ viewer, sealed, standing, face });
  expect(sitting.version).toBe(1);
});

test('a file that is no rules program keeps a server from starting', async () => {
  const at = join(folder(), 'rules-none.mjs');
  writeFileSync(at, 'export const nothing = 1;');
  await expect(Programs.from(folder(), [{ program: at }])).rejects.toThrow('is no rules program');
});

test('a line of the lobby says what the table chose, so that it can name the way it is played', async () => {
  const options = { mode: { values: ['short', 'long'], usual: 'short' } };
  const shelved = program({ game: bind({ ...ticTacToe, options }, []) });
  const server = await serving({ data: folder(), games: [{ shelved, program: programOf('tic-tac-toe') }] });
  const page = await Page.hello(server.port);
  const chosen = { game: 'tic-tac-toe', seats: 2, listed: true, options: { mode: 'long' } };
  const { table } = await page.ask('make', chosen);
  const { open } = await page.ask('lobby', {});
  expect(open.find((line) => line.table === table)?.options).toEqual({ mode: 'long' });
  page.close();
  await server.stop();
});
