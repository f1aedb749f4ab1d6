import { describe, expect, test } from 'vitest';
import { breachesIn } from './planted.ts';

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
