import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bareEnvironment } from '../bare/machine.ts';

function bare(): { folder: string; env: Record<string, string> } {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, env: bareEnvironment(folder, { npm_config_userconfig: 'settings of npm' }) };
}

test('a bare machine has node, npm, git and a shell, an empty home, and no variable but npm’s settings', () => {
  const { folder, env } = bare();
  expect(readdirSync(join(folder, 'bin')).sort()).toEqual(['git', 'node', 'npm', 'npx', 'sh']);
  expect(readdirSync(join(folder, 'home'))).toEqual([]);
  expect(env).toEqual({
    PATH: join(folder, 'bin'),
    HOME: join(folder, 'home'),
    npm_config_userconfig: 'settings of npm',
  });
});

test('what it has runs, and nothing else is found', () => {
  const { env } = bare();
  const said = (command: string) => spawnSync('sh', ['-c', command], { env, encoding: 'utf8' });
  expect(said('node --version').stdout.trim()).toBe(process.version);
  expect(said('git --version').stdout).toMatch(/^git version/);
  expect(said('ls').status).toBe(127);
});
