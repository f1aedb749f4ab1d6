#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { bundle } from '../scripts/bundle.mjs';

process.setSourceMapsEnabled(true);
const hasWorker = existsSync(new URL('../lab/src/worker.ts', import.meta.url));
const worker = hasWorker ? { worker: 'lab/src/worker.ts' } : {};
await bundle({ main: 'cli/src/main.ts', ...worker }, 'cli/dist');
await import(new URL('dist/main.mjs', import.meta.url).href);
