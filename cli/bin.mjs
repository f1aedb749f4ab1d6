#!/usr/bin/env node
import { bundle } from '../scripts/bundle.mjs';

process.setSourceMapsEnabled(true);
if (process.argv[2] === 'serve') {
  process.argv.splice(2, 1);
  await import('@masterplan/server/bin');
} else {
  await bundle({ main: 'cli/src/main.ts', worker: 'lab/src/worker.ts' }, 'cli/dist');
  await import(new URL('dist/main.mjs', import.meta.url).href);
}
