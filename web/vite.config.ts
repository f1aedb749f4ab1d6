import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { compressed } from './build/compressed.ts';
import { type Pictures, sprites } from './build/sprites.ts';
import { iconNames } from './src/parts/icon-names.ts';

/** The pictures of a game's board: a package of TypeScript, which Node alone does not read. */
async function picturesOf(game: string): Promise<Pictures> {
  const file = createRequire(import.meta.url).resolve(`@masterplan/${game}/ui/pictures`);
  const { module } = await runnerImport<{ pictures: readonly string[]; drawings?: Pictures['drawings'] }>(
    file,
  );
  return { names: module.pictures, drawings: module.drawings ?? {} };
}

/** Small parts that every table needs and many files share: together they are packed better than each by itself. */
const small = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'lens',
    test: /\/kernel\/src\/(state\/(fields|lists|options|rows|zones)|knowledge\/lens|course\/(locals|phase|repeat)|effects\/(asks|steps)|game\/(definition|text)|words\/(messages|french\/spelling))\.ts$/,
  },
  {
    name: 'parts',
    test: /\/web\/src\/(route|settings|store|parts\/(choice|dialog|form|icon|refusal|rescue))\.tsx?$/,
  },
  {
    name: 'table',
    test: /\/web\/src\/(table\/(?:[a-z]+\/)?(agreeing|call|choices|digits|keys|options|names|past|props|request|sentences|speak|stage|tabs|talk|title|travel|unread)|words\/(explanation|terms)|wire\/seals)\.tsx?$/,
  },
  {
    name: 'wire',
    test: /\/web\/src\/(boards\/playable|faults|keeping|parts\/(later|link|tools)|text\/index|wire\/(connection|heard|own-key))\.tsx?$|\/server\/wire\/(answers|limits|policies|record|schema|table|talk)\.ts$|\/kernel\/src\/game\/check\.ts$/,
  },
  { name: 'boards', test: /\/boards\/src\/[a-z-]+\.tsx?$/ },
];

export default defineConfig(async () => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    sprites(iconNames, {
      'master-plan': await picturesOf('master-plan'),
      watchmen: await picturesOf('watchmen'),
    }),
    compressed(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: small } } },
  },
}));
