#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from '../scripts/bundle.mjs';

await bundle({ bench: 'bench/src/main.ts', minute: 'bench/src/minute.ts' }, 'bench/dist');
const program = fileURLToPath(new URL('dist/bench.mjs', import.meta.url));
const env = { ...process.env, NODE_ENV: 'production' };
const run = spawnSync(process.execPath, ['--expose-gc', program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
process.exitCode = run.status ?? 1;
