#!/usr/bin/env node
import { bundle, playedPrograms } from '../scripts/bundle.mjs';

process.setSourceMapsEnabled(true);
if (process.argv[2] === 'serve') {
  process.argv.splice(2, 1);
  await import('@masterplan/server/bin');
} else {
  if (process.argv[2] === 'ladder') await bundle(playedPrograms(), 'cli/dist/played');
  await bundle({ main: 'cli/src/main.ts', worker: 'lab/src/worker.ts' }, 'cli/dist');
  await import(new URL('dist/main.mjs', import.meta.url).href);
}
