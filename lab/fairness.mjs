#!/usr/bin/env node
import { bundle, countedPrograms } from '../scripts/bundle.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await bundle(countedPrograms(), 'lab/dist/played');
await bundle({ fairness: 'lab/src/fairness.ts', worker: 'lab/src/worker.ts' }, 'lab/dist');
await import(new URL('dist/fairness.mjs', import.meta.url).href);
