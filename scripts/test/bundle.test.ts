import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bundle, gameFolders, rulesPrograms } from '../bundle.mjs';

const folder = 'reports/bundle-test';
const home = new URL(`../../${folder}/`, import.meta.url);
const wordFile = new URL('word.ts', home);

const build = () => bundle({ greet: `${folder}/greet.ts` }, `${folder}/dist`);

let readings = 0;

async function greeting(): Promise<unknown> {
  readings += 1;
  const program = await import(/* @vite-ignore */ new URL(`dist/greet.mjs?${readings}`, home).href);
  return program.greeting;
}

function writeWord(word: string, minutesAgo: number): void {
  writeFileSync(wordFile, `export const word: string = '${word}';`);
  const at = Date.now() / 1000 - 60 * minutesAgo;
  utimesSync(wordFile, at, at);
}

beforeEach(() => {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const greet = new URL('greet.ts', home);
  writeFileSync(greet, "import { word } from './word.ts';\nexport const greeting = `$" + '{word}, world`;');
  utimesSync(greet, 0, 0);
  writeWord('hello', 10);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a program holds everything it imports', async () => {
  await build();
  expect(await greeting()).toBe('hello, world');
});

test('a changed source is built again, one that is older than the program is not', async () => {
  await build();
  writeWord('goodbye', 10);
  await build();
  expect(await greeting()).toBe('hello, world');
  writeWord('goodbye', 0);
  await build();
  expect(await greeting()).toBe('goodbye, world');
});

test('a source that is gone is an error, not an old program', async () => {
  await build();
  rmSync(wordFile);
  await expect(build()).rejects.toThrow('word.ts');
});

test('many may build at once, and no draft is left behind', async () => {
  await Promise.all([build(), build(), build()]);
  expect(await greeting()).toBe('hello, world');
  expect(readdirSync(new URL('dist/', home)).sort()).toEqual(['greet.mjs', 'greet.mjs.map', 'sources.json']);
});

test('a program that is no longer asked for goes', async () => {
  await bundle({ greet: `${folder}/greet.ts`, other: `${folder}/greet.ts` }, `${folder}/dist`);
  await build();
  expect(readdirSync(new URL('dist/', home)).sort()).toEqual(['greet.mjs', 'greet.mjs.map', 'sources.json']);
});

test('every game has a rules program, found by its folder', () => {
  const found = rulesPrograms();
  expect(Object.keys(found)).toEqual(gameFolders().map((game) => `rules-${game}`));
  for (const file of Object.values(found))
    expect(existsSync(new URL(`../../${file}`, import.meta.url))).toBe(true);
});
