import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inspect } from '../../house/inspect.ts';
import { breachesIn, doors } from './planted.ts';

test('this house keeps its own rules', () => {
  const { files, breaches } = inspect(fileURLToPath(new URL('../../..', import.meta.url)));
  expect(files).toBeGreaterThan(5);
  expect(breaches).toEqual([]);
});

describe('imports point one way', () => {
  test.each([
    ['kernel/src/a.ts', '@masterplan/bots', 'kernel may not import bots'],
    ['kernel/test/a.test.ts', '@masterplan/chess', 'kernel may not import games'],
    ['bots/src/a.ts', '@masterplan/chess', 'bots may not import games'],
    ['games/chess/bot/a.ts', '@masterplan/lab', 'games may not import lab'],
    ['server/src/a.ts', '@masterplan/chess', 'server may not import games'],
    ['lab/src/a.ts', '@masterplan/cli', 'lab may not import cli'],
    ['server/src/a.ts', '@masterplan/web', 'server may not import web'],
    ['web/src/a.ts', '@masterplan/server', 'web may not import server'],
  ])('%s refuses %s', (path, from, sentence) => {
    const found = breachesIn({ [path]: `\nimport { x } from '${from}';\nexport const y = x;` });
    expect(found[0]).toContain(`${path}:2 imports point one way: ${sentence}`);
  });

  test.each([
    ['games/chess/rules/a.ts', '@masterplan/kernel'],
    ['games/chess/test/a.test.ts', '@masterplan/kernel/testkit'],
    ['games/chess/bot/a.ts', '@masterplan/bots'],
    ['server/test/a.test.ts', '@masterplan/chess'],
    ['lab/src/a.ts', '../../games/index.ts'],
    ['lab/src/a.ts', '@masterplan/bots'],
    ['cli/src/a.ts', '@masterplan/lab'],
    ['cli/src/a.ts', '@masterplan/kernel/testkit'],
    ['web/test/a.test.ts', '@masterplan/chess'],
    ['games/chess/ui/a.tsx', '../text/en.ts'],
    ['games/chess/ui/a.tsx', '@masterplan/boards'],
    ['web/src/a.ts', '@masterplan/boards/props'],
    ['web/playwright.config.ts', './test/support/a.ts'],
  ])('%s accepts %s', (path, from) => {
    expect(breachesIn({ [path]: `export { x } from '${from}';` })).toEqual([]);
  });

  test.each([
    ['a plain import', "import { x } from '@masterplan/lab'; export const y = x;"],
    ['an import for its effect', "import '@masterplan/lab';"],
    ['an import of types', "import type { X } from '@masterplan/lab'; export type Y = X;"],
    ['an export of one name', "export { x } from '@masterplan/lab';"],
    ['an export of everything', "export * from '@masterplan/lab';"],
    ['an import while running', "export const lab = import('@masterplan/lab');"],
    ['a type fetched in place', "export type X = import('@masterplan/lab').X;"],
    ['a path', "export { x } from '../../../lab/src/a.ts';"],
  ])('%s is an import', (_title, text) => {
    const found = breachesIn({ 'games/chess/rules/a.ts': text });
    expect(found[0]).toContain('games may not import lab');
  });

  test('a game never imports another game', () => {
    const found = breachesIn({ 'games/chess/rules/a.ts': "export { x } from '@masterplan/red-moon';" });
    expect(found).toEqual([
      expect.stringContaining('a game never imports another game (chess imports red-moon)'),
    ]);
  });

  test.each(['rules', 'content', 'text', 'bot'])(
    'of a game only its ui draws: %s imports no boards',
    (part) => {
      const found = breachesIn({ [`games/chess/${part}/a.ts`]: "export { x } from '@masterplan/boards';" });
      expect(found).toEqual([expect.stringContaining('of a game only ui/, front.ts and playable.ts draw')]);
    },
  );

  test('another room is entered by its package, not by a path', () => {
    const found = breachesIn({ 'bots/src/a.ts': "export { x } from '../../kernel/src/table.ts';" });
    expect(found).toEqual([expect.stringContaining('another room is entered by its door')]);
  });

  test.each(['ui', 'text'])(
    '%s knows no rules, but for the board and facts that are read through a lens',
    (part) => {
      const path = `games/chess/${part}/a.ts`;
      const found = breachesIn({ [path]: "export { x } from '../rules/game.ts';" });
      expect(found).toEqual([expect.stringContaining('ui/ and text/ know no rules')]);
      for (const file of ['board.ts', 'facts.ts'])
        expect(breachesIn({ [path]: `export { x } from '../rules/${file}';` })).toEqual([]);
      expect(breachesIn({ [path]: "export type { Chess } from '../rules/game.ts';" })).toEqual([]);
    },
  );

  test('rules know no bots', () => {
    const found = breachesIn({ 'games/chess/rules/a.ts': "export { x } from '@masterplan/bots';" });
    expect(found).toEqual([expect.stringContaining('rules know no bots')]);
  });

  test('code that ships imports nothing of scripts/, but what programs share: kit/', () => {
    const scripts = breachesIn({ 'server/src/a.ts': "export { x } from '../../scripts/a.ts';" });
    const kit = breachesIn({ 'server/src/a.ts': "export { x } from '@masterplan/kit/pool';" });
    const path = breachesIn({ 'server/src/a.ts': "export { x } from '../../kit/src/pool.ts';" });
    expect(scripts).toEqual([expect.stringContaining('never imports scripts/')]);
    expect(kit).toEqual([]);
    expect(path).toEqual([expect.stringContaining('entered by its door')]);
  });

  test('code that ships imports neither the testkit nor tests', () => {
    const testkit = breachesIn({
      'games/chess/rules/a.ts': "export { deal } from '@masterplan/kernel/testkit';",
    });
    const tests = breachesIn({ 'kernel/src/a.ts': "export { x } from '../test/tiny.ts';" });
    expect(testkit).toEqual([expect.stringContaining('never imports the testkit')]);
    expect(tests).toEqual([expect.stringContaining('never imports test code')]);
  });
});

describe('games are found by their folders', () => {
  const list = (...games: string[]) => games.map((game) => `import './${game}/index.ts';`).join('\n');

  test('the list of games is that of the folders', () => {
    expect(breachesIn({ 'games/index.ts': list('chess', 'red-moon') })).toEqual([]);
    expect(breachesIn({ 'games/index.ts': list('chess') })).toEqual([
      expect.stringContaining('the game in games/red-moon is not listed here'),
    ]);
    expect(breachesIn({ 'games/index.ts': list('chess', 'red-moon', 'go') })).toEqual([
      expect.stringContaining('games/go is listed here, and there is no such folder'),
    ]);
  });

  test('every game has its doors', () => {
    const { 'games/go/front.ts': _, ...rest } = doors('go');
    expect(breachesIn(rest)).toEqual([
      expect.stringContaining('games/go/front.ts:1 every game has this door'),
    ]);
  });

  test.each(['boards', 'bots', 'kit', 'lab', 'server', 'web', 'cli'])('%s never names a game', (room) => {
    const found = breachesIn({ [`${room}/src/a.ts`]: "export const id = 'red-moon';" });
    expect(found).toEqual([expect.stringContaining(`${room} never names a game ('red-moon')`)]);
    expect(breachesIn({ [`${room}/test/a.test.ts`]: "export const id = 'red-moon';" })).toEqual([]);
  });
});

describe('the kernel never names a game', () => {
  test.each([
    ["export const id = 'red-moon';"],
    ['export const redMoon = 1;'],
    ['export interface RedMoon {}'],
    ['export const red_moon = 1;'],
    ['// as in Red Moon'],
    ['// only chess needs this'],
  ])('in %s', (text) => {
    const found = breachesIn({ 'kernel/src/a.ts': `\n\n${text}` });
    expect(found).toEqual([expect.stringMatching(/^kernel\/src\/a\.ts:3 kernel never names a game/)]);
  });

  test('nor calls a file after one', () => {
    expect(breachesIn({ 'kernel/testkit/red-moon.ts': 'export {};' })).toHaveLength(1);
  });

  test('its tests and the name of the project are free', () => {
    const project = "import type { X } from '@masterplan/kernel'; export type redmoon = X;";
    expect(
      breachesIn({ 'kernel/test/tiny.ts': '// a tiny Red Moon', 'kernel/testkit/a.ts': project }),
    ).toEqual([]);
  });
});
