import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };

const unpack = fileURLToPath(new URL('unpack.mjs', import.meta.url));
const version = packageJson.devDependencies['@sparticuz/chromium'];
const folder = fileURLToPath(new URL(`../../../node_modules/.cache/chromium-${version}`, import.meta.url));
const named = process.env.CHROMIUM;

/** Where the browser of these tests comes from, for people to read. */
export const origin =
  named === undefined
    ? `the one that npm ci installed (@sparticuz/chromium ${version})`
    : `named by CHROMIUM: ${named}`;

/**
 * How the browser of these tests is started. Not with its package's own arguments: they run everything in one process,
 * which dies at the second context, and switch web security off, which hides faults.
 */
export const launchOptions: LaunchOptions = {
  executablePath: named ?? join(folder, 'chromium'),
  env: named === undefined ? ownEnvironment() : { ...process.env },
  args: [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...['--disable-component-update', '--disable-sync', '--no-first-run'],
  ],
};

/** The libraries and fonts that the package brings come before those of the system, which may have none. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH ?? []].flat().join(':');
  return { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
}

const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** Unpacks the browser that `npm ci` brought into the checkout, unless another is to be used. */
export function unpackBrowser(): void {
  if (named === undefined) unpackInto(folder);
}

/**
 * Unpacks the browser, where that has not been done. It is unpacked beside its place and then renamed: nobody finds half
 * of it, whether several runs start at once or one was interrupted.
 */
export function unpackInto(place: string): void {
  if (existsSync(place)) return;
  const draft = `${place}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  // The package brings its libraries only to a machine of Amazon's, as which this variable makes it take ours.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'nodejs20.x' };
  const unpacking = spawnSync(process.execPath, [unpack], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (unpacking.status !== 0) throw new Error(`@sparticuz/chromium was not unpacked into ${draft}`);
  writeFileSync(join(draft, 'fonts.conf'), fontsConf);
  try {
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

/** What a system's loader says it lacks: libraries, or versions of them. */
export function lackedIn(said: string): string[] {
  const found = said.matchAll(/(\S+) => not found|version [`']([^']+)' not found/g);
  return [...new Set([...found].map(([, library, symbols]) => library ?? symbols ?? ''))];
}

/** What is known about a browser that does not start. */
interface NoBrowser {
  /** The first line that starting it ended with. */
  readonly said: string;
  /** What CHROMIUM names, where it does. */
  readonly named: string | undefined;
  readonly system: string;
  readonly lacked: readonly string[];
}

const another = 'or name another Chromium in the environment variable CHROMIUM';

/** Why the browser does not start, in one sentence. */
export function sentenceOf({ said, named: other, system, lacked }: NoBrowser): string {
  if (other !== undefined) return `The browser that CHROMIUM names, ${other}, does not start: ${said}`;
  if (system !== 'linux x64')
    return `The Chromium that npm ci installs runs on linux x64, not on ${system}: use such a machine, ${another}.`;
  if (lacked.length > 0)
    return `Chromium cannot start because this system lacks ${lacked.join(', ')}: install what is missing, ${another}.`;
  return `The Chromium that npm ci installs does not start: ${said}`;
}

/** Why the browser did not start just now. */
export function whyNoBrowser(broke: unknown): string {
  const said = (broke instanceof Error ? broke.message : String(broke)).split('\n')[0] ?? '';
  const system = `${process.platform} ${process.arch}`;
  return sentenceOf({ said, named, system, lacked: lackedByBrowser() });
}

/** Asks the system's loader which of the browser's libraries it does not find; that is all that `ldd` does. */
function lackedByBrowser(): string[] {
  const { executablePath = '', env } = launchOptions;
  const { error, stdout, stderr } = spawnSync(executablePath, ['--version'], {
    env: { ...env, LD_TRACE_LOADED_OBJECTS: '1' },
    encoding: 'utf8',
    timeout: 10_000,
  });
  // The program is there, so what was not found is the loader it asks for.
  if (error !== undefined && existsSync(executablePath))
    return ['the loader of glibc (ld-linux-x86-64.so.2)'];
  return lackedIn(`${stdout}\n${stderr}`);
}
