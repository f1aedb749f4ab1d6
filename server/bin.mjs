#!/usr/bin/env node
import { bundle, rulesPrograms } from '../scripts/bundle.mjs';
import { buildPage } from '../scripts/page.mjs';

process.setSourceMapsEnabled(true);
const programs = {
  main: 'server/src/main.ts',
  bots: 'server/src/bots/worker.ts',
  ...rulesPrograms(),
};
await Promise.all([buildPage(), bundle(programs, 'server/dist/program')]);
await import(new URL('dist/program/main.mjs', import.meta.url).href);
