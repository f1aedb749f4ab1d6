import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { inspect } from '../house/inspect.ts';
import { decisionPath } from '../house/rules.ts';

const planted: string[] = [];

afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true });
});

/** What every game has. */
const doors = (game: string): Record<string, string> =>
  Object.fromEntries(
    ['index', 'program', 'playable', 'front'].map((door) => [`games/${game}/${door}.ts`, 'export {};']),
  );

/** Builds a house with two games and the given files, and says what the inspection finds in it. */
function breachesIn(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  planted.push(root);
  for (const [path, text] of Object.entries({ ...doors('red-moon'), ...doors('chess'), ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return inspect(root).breaches.map(({ path, line, sentence }) => `${path}:${line} ${sentence}`);
}

test('this house keeps its own rules', () => {
  const { files, breaches } = inspect(fileURLToPath(new URL('../..', import.meta.url)));
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

  test.each(['boards', 'bots', 'lab', 'server', 'web', 'cli'])('%s never names a game', (room) => {
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

describe('time, chance, the DOM and Node do not exist in rules', () => {
  const places = [
    'kernel/src/a.ts',
    'games/chess/rules/a.ts',
    'games/chess/content/a.ts',
    'games/chess/text/a.ts',
  ];
  const uses: readonly [string, string][] = [
    ['Math.random()', "'Math.random'"],
    ["Math['random']()", "'Math.random'"],
    ['(({ random }) => random())(Math)', "'Math.random'"],
    ['Date.now()', "'Date'"],
    ['new Date()', "'Date'"],
    ['performance.now()', "'performance'"],
    ['structuredClone({})', "'structuredClone'"],
    ['document.title', "'document'"],
    ['window.name', "'window'"],
    ['process.env', "'process'"],
    ['globalThis', "'globalThis'"],
    ['setTimeout(() => 0)', "'setTimeout'"],
  ];
  const cases = places.flatMap((path) => uses.map(([use, name]) => [path, use, name] as const));

  test.each(cases)('%s refuses %s', (path, use, name) => {
    const found = breachesIn({ [path]: `export const a = 1;\nexport const x = ${use};` });
    expect(found).toEqual([expect.stringContaining(`${path}:2 ${name} does not exist here`)]);
  });

  test.each(['node:fs', 'fs', 'react'])('pure code imports nothing from outside: %s', (from) => {
    for (const path of [...places, 'games/chess/bot/a.ts', 'bots/src/a.ts', 'kernel/testkit/a.ts']) {
      const found = breachesIn({ [path]: `export { x } from '${from}';` });
      expect(found).toEqual([expect.stringContaining('imports nothing from Node or from outside the house')]);
    }
  });

  test.each(['/// <reference types="node" />', 'export {};\ndeclare global { var x: number }'])(
    'pure code does not borrow foreign types: %s',
    (text) => {
      const found = breachesIn({ 'kernel/src/a.ts': text });
      expect(found).toEqual([expect.stringContaining('does not borrow the types of Node or the DOM')]);
    },
  );

  test('a word in a comment, a text or a name of our own is not a use', () => {
    const text = `
      // Date and Math.random are not used here
      export const said = 'Date.now() and new Date()';
      export const expiry = { Date: 1, performance: 2 };
      export const floor = Math.floor(expiry.performance / 2);
      export function openWindow(window: number) { return window + 1; }`;
    expect(breachesIn({ 'kernel/src/a.ts': text })).toEqual([]);
  });

  test('tests and commands may look at the clock', () => {
    const text = 'export const now = Date.now();';
    expect(breachesIn({ 'kernel/test/a.test.ts': text, 'cli/src/a.ts': text })).toEqual([]);
  });
});

describe('decisions are quick', () => {
  test.each(decisionPath)('%s exists, and holds no JSON and no regular expression', (path) => {
    expect(existsSync(new URL(`../../${path}`, import.meta.url))).toBe(true);
    const text =
      "export const a = JSON.stringify(1);\nexport const b = /x/;\nexport const c = new RegExp('x');";
    const found = breachesIn({ [path]: text });
    expect(found).toEqual([
      `${path}:1 JSON has no place on the path of a decision`,
      `${path}:2 a regular expression has no place on the path of a decision`,
      `${path}:3 a regular expression has no place on the path of a decision`,
    ]);
  });

  test('what carries a choice out is on that path', () => {
    for (const name of ['course/table', 'effects/sentence', 'course/play', 'knowledge/lens']) {
      expect(decisionPath).toContain(`kernel/src/${name}.ts`);
    }
  });

  test('elsewhere both are free', () => {
    expect(breachesIn({ 'kernel/src/record.ts': 'export const a = [JSON.parse("1"), /x/];' })).toEqual([]);
  });
});

describe('rules never name a card', () => {
  test.each([
    "card.kind === 'rocket'",
    "'rocket' !== card.kind",
    "kind == 'rocket'",
    "kindOf(card) === 'rocket'",
    "faces[0]?.kind === 'rocket'",
    "card.id === 'rocket'",
    'kind === `rocket`',
    'card.kind === 17',
    "['rocket', 'laser'].includes(card.kind)",
  ])('%s is refused', (comparison) => {
    const found = breachesIn({ 'games/chess/rules/a.ts': `\nexport const x = ${comparison};` });
    expect(found).toEqual([expect.stringContaining('games/chess/rules/a.ts:2 rules never name a card')]);
  });

  test('a switch over kinds is refused', () => {
    const text =
      "export function f(kind: string) { switch (kind) { case 'rocket': return 1; default: return 0; } }";
    expect(breachesIn({ 'games/chess/rules/a.ts': text })).toHaveLength(1);
  });

  test('comparing two kinds, or what is printed on them, is the way', () => {
    const text = "export const x = a.kind === b.kind || a.kind === -1 || printed(a).side === 'hero';";
    expect(breachesIn({ 'games/chess/rules/a.ts': text })).toEqual([]);
  });
});

describe('frames are the kernel’s', () => {
  test.each(['table.state.stack.push(frame);', 'stack.push({ verb });'])('%s is refused', (text) => {
    for (const path of ['games/chess/rules/a.ts', 'kernel/src/course/a.ts'])
      expect(breachesIn({ [path]: text })).toContain(
        `${path}:1 a frame is begun by table.push or table.perform`,
      );
  });

  test.each([
    ['frame.at += 1;', 'by steps, or by begin and run'],
    ['if (frame.at++ === 0) begin();', 'by steps, or by begin and run'],
    ['nth(table.state.stack, 0);', 'the stack is the kernel’s'],
  ])('%s is refused in a game', (text, why) => {
    expect(breachesIn({ 'games/chess/rules/a.ts': text })).toEqual([expect.stringContaining(why)]);
  });

  test.each(['frame.n[0]', 'nth(frame.n, 1)', 'top?.frame.n', 'lastFrame.n.length'])(
    '%s is refused',
    (read) => {
      const found = breachesIn({ 'games/chess/text/a.ts': `export const x = ${read};` });
      expect(found).toEqual([expect.stringContaining('read by its locals, not by number')]);
    },
  );

  test('numbers of an event, and what tests lay out, are free', () => {
    const text = 'export const x = event.n[0];';
    const test = 'stack.push(frame.n[0]);';
    expect(breachesIn({ 'games/chess/text/a.ts': text, 'games/chess/test/a.test.ts': test })).toEqual([]);
  });
});

describe('nothing is looked for outside the checkout', () => {
  /** Put together here, since this file must not hold such a path either. */
  const outside = (...steps: string[]) => ['', ...steps].join('/');
  const browser = outside('usr', 'bin', 'chromium');

  test.each([
    ['web/playwright.config.ts', `export const at = '${browser}';`],
    ['web/test/a.spec.ts', `export const at = \`${browser}\`;`],
    ['scripts/a.mjs', `export const at = 'file://${browser}';`],
    ['cli/src/a.ts', `// found in ${outside('home', 'ada', 'cards')}`],
    ['vitest.config.ts', `export const at = '${outside('opt', 'chrome', 'chrome')}';`],
    ['package.json', `{ "scripts": { "test": "PATH=${outside('snap', 'bin')} run" } }`],
    ['web/package.json', `{ "at": "${outside('root', 'x')}" }`],
    ['.ci/run', `#!${outside('usr', 'bin', 'env')} sh\n${browser} --version`],
    ['.npmrc', `cache=${outside('tmp', 'npm')}`],
    ['bench/run.mjs', `export const at = '${outside('Users', 'ada', 'x')}';`],
  ])('%s refuses %s', (path, text) => {
    expect(breachesIn({ [path]: text })).toEqual([expect.stringMatching(/ is a place on one machine/)]);
  });

  test('the line of the breach is told, and the first line may name what runs the file', () => {
    const shebang = `#!${outside('usr', 'bin', 'env')} node`;
    expect(breachesIn({ 'cli/bin.mjs': `${shebang}\nexport {};` })).toEqual([]);
    const found = breachesIn({ 'cli/bin.mjs': `${shebang}\nexport const at = '${browser}';` });
    expect(found).toEqual([expect.stringContaining('cli/bin.mjs:2 ')]);
  });

  test('what git itself writes, and what it is to ignore, is not looked at', () => {
    const files = { '.git': `gitdir: ${outside('home', 'ada', 'x')}`, '.gitignore': outside('tmp', '') };
    expect(breachesIn(files)).toEqual([]);
  });

  test.each([
    `'https://example.org${outside('home', 'page')}'`,
    `'../${outside('usr', 'x').slice(1)}'`,
    `\`\${base}${outside('home', 'x')}\``,
    `${outside('home', 'i')}.test('at home')`,
    `'games${outside('var', 'x')}'`,
  ])('an address, a relative path, the end of a template and a regular expression are none: %s', (text) => {
    expect(breachesIn({ 'web/src/a.ts': `const base = '';\nexport const x = [base, ${text}];` })).toEqual([]);
  });
});
