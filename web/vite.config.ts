import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { gameFolders } from '../scripts/bundle.mjs';
import { compressed } from './build/compressed.ts';
import { type Pictures, sprites } from './build/sprites.ts';
import { iconNames } from './src/parts/icon-names.ts';

/** What `games/<id>/ui/pictures.ts` exports, where there is one: TypeScript, which Node alone does not read. */
interface PicturesFile {
  readonly pictures: readonly string[];
  readonly drawings?: Pictures['drawings'];
  readonly onCover?: readonly string[];
}

async function picturesOf(game: string): Promise<PicturesFile> {
  const file = fileURLToPath(new URL(`../games/${game}/ui/pictures.ts`, import.meta.url));
  if (!existsSync(file)) return { pictures: [] };
  const { module } = await runnerImport<PicturesFile>(file);
  return module;
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
    test: /\/web\/src\/(table\/(agreeing|call|choices|digits|keys|options|names|past|props|request|sentences|speak|stage|tabs|talk|title|travel|unread)|words\/(explanation|terms)|wire\/seals)\.tsx?$/,
  },
  {
    name: 'wire',
    test: /\/web\/src\/(boards\/(playable|front)|faults|keeping|parts\/(later|link|tools)|text\/index|wire\/(connection|heard|own-key|record))\.tsx?$|\/server\/wire\/(limits|policies)\.ts$|\/kernel\/src\/game\/check\.ts$/,
  },
  { name: 'boards', test: /\/boards\/src\/[a-z-]+\.tsx?$/ },
];

export default defineConfig(async () => {
  const games = await Promise.all(gameFolders().map(async (game) => ({ game, ...(await picturesOf(game)) })));
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      sprites(
        [...iconNames, ...games.flatMap(({ onCover = [] }) => onCover)],
        Object.fromEntries(
          games.map(({ game, pictures, drawings = {} }) => [game, { names: pictures, drawings }]),
        ),
      ),
      compressed(),
    ],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: small } },
      },
    },
  };
});
