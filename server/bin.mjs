#!/usr/bin/env node
import { bundle } from '../scripts/bundle.mjs';
import { buildPage } from '../scripts/page.mjs';

process.setSourceMapsEnabled(true);
const programs = {
  main: 'server/src/main.ts',
  bots: 'server/src/bots/worker.ts',
  'rules-master-plan': 'server/src/shelf/master-plan.ts',
  'rules-watchmen': 'server/src/shelf/watchmen.ts',
};
await Promise.all([buildPage(), bundle(programs, 'server/dist/program')]);
await import(new URL('dist/program/main.mjs', import.meta.url).href);
