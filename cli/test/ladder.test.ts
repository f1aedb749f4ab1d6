import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './streams.ts';
import { twoGames as registry } from './two-games.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'masterplan-ladder-'));
  mkdirSync(join(folder, 'docs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ladder = (line: string, columns?: number) =>
  run(['ladder', ...line.split(' ').filter(Boolean)], {
    registry,
    root: pathToFileURL(`${folder}/`),
    ...(columns !== undefined && { columns }),
  });
const page = () => join(folder, 'docs/bots.md');

test.each([
  ['', 'Say which game; see --help.'],
  ['master-plan watchmen', '"watchmen" is one word too many.'],
  ['master-plan --games 0', 'The option --games takes a whole number from 1 up.'],
  ['master-plan --seats 3', 'This game is for 4, 5, or 6 seats, not for 3.'],
])('ladder says what is wrong as every command does: %s', async (line, sentence) => {
  expect(await ladder(line)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  expect((await ladder('master-plan --bots deep')).err).toMatch(/^There is no bot "deep": say .* or /);
});

test('ladder rates levels that meet, and leaves the page alone where they are some of all', async () => {
  const { code, out } = await ladder('master-plan --bots thumb,random --games 4');
  expect(code).toBe(0);
  expect(out).toMatch(/^random against thumb: 4 games, \d+ % won\nlevel +rating/);
  expect(out).toMatch(/\nthumb +0 /);
  expect(existsSync(page())).toBe(false);
});

test('ladder shows how far it has come while a person watches', async () => {
  const { err } = await ladder('master-plan --bots thumb,random --games 2', 80);
  expect(err).toContain('1 of 2 games');
  expect((await ladder('master-plan --bots thumb,random --games 2')).err).toBe('');
});

test('ladder --among writes the page, but not from a seed of one’s own, nor in a dry run', async () => {
  const line = 'master-plan --among --bots random --games 3';
  const [own, dry] = [await ladder(`${line} --seed mine`), await ladder(`${line} --dry-run`)];
  for (const { code, out } of [own, dry]) {
    expect(code).toBe(0);
    expect(out).toMatch(/random +3 /);
  }
  expect(existsSync(page())).toBe(false);
  expect((await ladder(line)).code).toBe(0);
  expect(readFileSync(page(), 'utf8')).toContain(
    '## All Part of the Master Plan, 4 seats: random among Steadies',
  );
});
