import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { type Tally, tallyOf } from '../tally.ts';
import type { Trial } from './page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Milliseconds that a server may take to answer: at its first start it builds the page. */
const PATIENCE = 120_000;

/** Installs a version of Node into a folder, from the npm registry; returns the program. */
function fetchNode(major: number, folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const words = ['install', `node@${major}`, '--no-audit', '--no-fund', '--no-package-lock'];
  const install = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
  const program = join(folder, 'node_modules', 'node', 'bin', 'node');
  if (install.status !== 0 || !existsSync(program))
    throw new Error(`could not be fetched: ${install.error?.message ?? install.stderr.trim()}`);
  return program;
}

/** The environment in which every `node` is this one. */
const withNode = (node: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [dirname(node), process.env.PATH].join(delimiter),
});

function unitTests(node: string, folder: string): Tally {
  const file = join(folder, 'unit.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const words = [
    vitest,
    'run',
    '--project',
    'unit',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${file}`,
  ];
  const run = spawnSync(node, words, { cwd: root, env: withNode(node), encoding: 'utf8' });
  const tally = existsSync(file)
    ? tallyOf(JSON.parse(readFileSync(file, 'utf8')), run.status ?? 1)
    : { passed: 0, failed: 1 };
  if (tally.failed > 0) process.stderr.write(`${run.stdout}${run.stderr}`);
  return tally;
}

/** The address that a server says it listens at. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error('a server without an output');
  for await (const line of createInterface({ input: server.stdout })) {
    const port = /http:\/\/[^\s:]+:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error('npm start ended without listening');
}

/** What is wrong with what `npm start` serves. */
async function faultsOf(address: string): Promise<string[]> {
  const signal = AbortSignal.timeout(PATIENCE);
  const [health, page] = await Promise.all(
    ['/healthz', '/'].map((path) => fetch(address + path, { signal })),
  );
  const isPage = page?.ok === true && (await page.text()).includes('<title>');
  return [
    ...(health?.ok === true ? [] : [`/healthz answers ${health?.status}`]),
    ...(isPage ? [] : [`the page is not served (${page?.status})`]),
  ];
}

/** Runs what `npm start` runs, on a free port and with data that is thrown away. */
async function startFaults(node: string, folder: string): Promise<string[]> {
  const [, ...words] = packageJson.scripts.start.split(' ');
  const own = ['--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'data'), '--lang', 'en'];
  const server = spawn(node, [...words, ...own], {
    ...{ cwd: root, env: withNode(node), stdio: ['ignore', 'pipe', 'pipe'] },
  });
  const ended = once(server, 'exit');
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const tooLate = setTimeout(() => server.kill('SIGKILL'), PATIENCE);
  try {
    return await faultsOf(await addressOf(server));
  } catch (error) {
    process.stderr.write(said);
    throw error;
  } finally {
    server.kill('SIGTERM');
    await ended;
    clearTimeout(tooLate);
  }
}

/** Fetches a version of Node into a folder and tries it. */
export async function tryNode(major: number, folder: string): Promise<Trial> {
  const unit = { passed: 0, failed: 0 };
  let version = String(major);
  try {
    const node = fetchNode(major, folder);
    version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim().replace('v', '');
    Object.assign(unit, unitTests(node, folder));
    return { version, unit, faults: await startFaults(node, folder) };
  } catch (error) {
    return { version, unit, faults: [error instanceof Error ? error.message : String(error)] };
  }
}
