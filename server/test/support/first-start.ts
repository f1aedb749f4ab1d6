import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Page } from './page.ts';
import { clearFolder, newFolder } from './serving.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** What is not of a checkout: wherever it is, and at its root. */
const leftOut = new Set(['node_modules', 'dist', '.git', '.stryker-tmp']);
const madeHere = new Set(['reports', 'records', 'data'].map((name) => join(root, name)));

/** The checkout as it is after `npm ci`: nothing bundled yet. What is installed is linked to. */
function freshCheckout(folder: string): void {
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !leftOut.has(basename(path)) && !madeHere.has(path),
  });
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name === '@masterplan')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
}

/** Milliseconds from `npm start` until a page has been served and its lobby answered. */
async function started(folder: string): Promise<number> {
  const from = performance.now();
  const data = join(folder, 'data');
  const args = ['start', '--', '--port', '0', '--host', '127.0.0.1', '--data', data];
  const child = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  try {
    const port = await new Promise<number>((found, died) => {
      let told = '';
      child.stdout.on('data', (text) => {
        told += String(text);
        const port = /http:\/\/localhost:(\d+)/.exec(told)?.[1];
        if (port !== undefined) found(Number(port));
      });
      child.once('exit', () => died(new Error(`npm start ended: ${told}`)));
    });
    const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    if (!html.includes('<script')) throw new Error('no page was served');
    const page = await Page.hello(port);
    await page.ask('lobby', {});
    page.close();
    return performance.now() - from;
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await new Promise((gone) => (child.exitCode === null ? child.once('exit', gone) : gone(undefined)));
  }
}

/** Milliseconds of the quickest of `tries` starts: the first after an install, with everything to be bundled, and the one after it. */
export interface StartTimes {
  readonly first: number;
  readonly second: number;
  readonly tries: number;
}

/** Times `npm start` to a served lobby, each try in a fresh checkout. */
export async function startTimes(tries: number): Promise<StartTimes> {
  let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < tries; i++) {
    const folder = newFolder();
    try {
      freshCheckout(join(folder, 'checkout'));
      first = Math.min(first, await started(join(folder, 'checkout')));
      second = Math.min(second, await started(join(folder, 'checkout')));
    } finally {
      clearFolder(folder);
    }
  }
  return { first, second, tries };
}
