import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** All the programs that a machine needs for `npm ci && npm test`. */
const programs = ['node', 'npm', 'npx', 'git', 'sh'] as const;

/** Where a program is found on this machine. */
function found(program: string): string {
  if (program === 'node') return process.execPath;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const file = folders.map((folder) => join(folder, program)).find((each) => existsSync(each));
  if (file === undefined) throw new Error(`this machine has no ${program}`);
  return realpathSync(file);
}

/** How npm reaches its registry is a machine's own affair: the files that say so are all that is taken over. */
const npmSettings = (): Record<string, string> =>
  Object.fromEntries(
    ['userconfig', 'globalconfig'].map((name) => [
      `npm_config_${name}`,
      execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim(),
    ]),
  );

/**
 * The environment of a machine that has nothing but these programs, made in a folder: a PATH that holds only them, an empty
 * home, and no variable besides.
 */
export function bareEnvironment(folder: string, settings = npmSettings()): Record<string, string> {
  const [path, home] = [join(folder, 'bin'), join(folder, 'home')];
  for (const each of [path, home]) mkdirSync(each, { recursive: true });
  for (const program of programs) symlinkSync(found(program), join(path, program));
  return { PATH: path, HOME: home, ...settings };
}
