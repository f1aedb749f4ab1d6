import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Folder } from './folder.ts';

/* The command as people run it: the launcher, in a process and a folder of its own, with the games that ship. */

const launcher = fileURLToPath(new URL('../bin.mjs', import.meta.url));
const folder = new Folder();

const masterplan = (...args: readonly string[]): ChildProcessWithoutNullStreams => {
  const child = spawn(process.execPath, [launcher, ...args], { cwd: folder.path });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  child.stdin.on('error', () => {});
  return child;
};

/** What it printed and its exit code, when it has ended by itself. */
async function endOf(child: ChildProcessWithoutNullStreams) {
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  const code = await new Promise((end) => child.once('close', end));
  return { code, out, err };
}

test.each([
  ['en', 'Your hand:', 'The record of this game:'],
  ['fr', 'Votre main', 'La partie est enregistrée\u00a0:'],
])(
  'Master Plan is played to its end by piped answers, in %s',
  async (lang, hand, saved) => {
    const file = folder.at(`${lang}.json`);
    const child = masterplan('play', 'master-plan', '--lang', lang, '--seed', 'pipe', '--save', file);
    child.stdin.end('1\n'.repeat(1000));
    const { code, out, err } = await endOf(child);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(hand);
    expect(out).toContain(`${saved}\n  ${file}`);
    const { choices, hash } = JSON.parse(readFileSync(file, 'utf8'));
    const verified = await endOf(masterplan('record', 'verify', '--json', file));
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, over: true, choices: choices.length, hash });
    const shown = await endOf(masterplan('record', 'show', file, '--lang', lang));
    expect(shown.out.match(/^\d+\. /gm)).toHaveLength(choices.length);
  },
  30_000,
);

test('Ctrl-C leaves the game, which is saved in records/ and can be resumed', async () => {
  const child = masterplan('play', 'master-plan', '--seed', 'break off', '--lang', 'en');
  const ended = endOf(child);
  await new Promise<void>((asked) => {
    child.stdout.on('data', (text: string) => {
      if (text.includes('A number chooses')) asked();
    });
  });
  child.kill('SIGINT');
  const { code, out, err } = await ended;
  expect([code, err]).toEqual([0, '']);
  const file = join('records', 'master-plan-break-off.json');
  expect(out).toContain(`npx masterplan play --resume ${file} --seat 0 --bots thumb,thumb,thumb`);
  expect(existsSync(folder.at(file))).toBe(true);
  const resumed = masterplan('play', '--resume', file);
  resumed.stdin.end('q\n');
  expect((await endOf(resumed)).code).toBe(0);
}, 30_000);

test('whoever stops reading ends the command, without complaint', async () => {
  const child = masterplan('pack', 'show', 'master-plan');
  child.stdout.once('data', () => child.stdout.destroy());
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  const code = await new Promise((end) => child.once('exit', end));
  expect([code, err]).toEqual([0, '']);
}, 30_000);

test('sim is the lab’s, with its exit codes', async () => {
  const { code, out } = await endOf(masterplan('sim', 'master-plan', '--games', '4', '--json'));
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 4 });
  expect((await endOf(masterplan('sim', 'chess'))).code).toBe(2);
}, 60_000);
