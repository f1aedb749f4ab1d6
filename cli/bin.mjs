#!/usr/bin/env node
import { bundle, rulesPrograms } from '../scripts/bundle.mjs';

process.setSourceMapsEnabled(true);
if (process.argv[2] === 'serve') {
  process.argv.splice(2, 1);
  await import('@masterplan/server/bin');
} else {
  // A ladder knows by a game's own program whether what it has played is still worth anything
  if (process.argv[2] === 'ladder') await bundle(rulesPrograms(), 'cli/dist/rules');
  await bundle({ main: 'cli/src/main.ts', worker: 'lab/src/worker.ts' }, 'cli/dist');
  await import(new URL('dist/main.mjs', import.meta.url).href);
}
