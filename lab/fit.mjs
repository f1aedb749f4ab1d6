#!/usr/bin/env node
import { bundle } from '../scripts/bundle.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await bundle({ fit: 'lab/src/fit.ts' }, 'lab/dist');
await import(new URL('dist/fit.mjs', import.meta.url).href);
