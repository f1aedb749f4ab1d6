import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asked } from '@masterplan/kit/asked';
import { bareEnvironment } from './bare/machine.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command where only what is named exists, and shows what it says; returns how it ended and its last line. */
function run(
  command: string,
  cwd: string,
  env: Record<string, string>,
): Promise<{ code: number; last: string }> {
  console.log(`\n$ ${command}`);
  const child = spawn('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let last = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    last = `${last}${text}`.trimEnd().split('\n').at(-1) ?? '';
  });
  return new Promise((done, broke) => {
    child.on('error', broke);
    child.on('close', (code) => done({ code: code ?? 1, last }));
  });
}

/** Clones the last commit into an empty folder, installs and tests it there; `--quick` runs `npm run check` instead. */
async function tryBareMachine(folder: string, test: string): Promise<number> {
  const env = bareEnvironment(folder);
  const clone = spawnSync('git', ['clone', '--quiet', root, 'checkout'], {
    cwd: folder,
    env,
    stdio: 'inherit',
  });
  if (clone.status !== 0) return 1;
  const startedAt = performance.now();
  for (const command of ['npm ci', test]) {
    const { code, last } = await run(command, join(folder, 'checkout'), env);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    if (code !== 0 || command === test) {
      console.log(`\nbare machine: ${command} ended with ${code} after ${minutes} min: ${last}`);
      return code;
    }
  }
  return 0;
}

const { options } = asked(
  { quick: 'flag' },
  'npm run bare [-- --quick]: npm ci and npm test (--quick: npm run check) of the last commit on a bare machine.',
);
const folder = mkdtempSync(join(tmpdir(), 'masterplan-bare-'));
try {
  process.exitCode = await tryBareMachine(folder, options.quick ? 'npm run check' : 'npm test');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
