import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundle, gameFolders } from '../scripts/bundle.mjs';
import { compressed } from './build/compressed.ts';
import { type Pictures, sprites } from './build/sprites.ts';
import { iconNames } from './src/parts/icon-names.ts';

/** What `games/<id>/ui/pictures.ts` exports, where there is one: TypeScript, which Node alone does not read. */
interface PicturesFile {
  readonly pictures: readonly string[];
  readonly drawings?: Pictures['drawings'];
  readonly onCover?: readonly string[];
}

const checkout = fileURLToPath(new URL('..', import.meta.url));
const picturesFile = (game: string): string => `games/${game}/ui/pictures.ts`;

/** What each game has pictures of. Its cards bring its rules along, so these files are bundled first: that is quick. */
async function picturesOf(games: readonly string[]): Promise<(PicturesFile & { readonly game: string })[]> {
  const drawn = games.filter((game) => existsSync(join(checkout, picturesFile(game))));
  await bundle(Object.fromEntries(drawn.map((game) => [game, picturesFile(game)])), 'dist/pictures');
  const programOf = (game: string) => pathToFileURL(join(checkout, `dist/pictures/${game}.mjs`)).href;
  return Promise.all(
    games.map(async (game) => {
      const file: PicturesFile = drawn.includes(game) ? await import(programOf(game)) : { pictures: [] };
      return { game, ...file };
    }),
  );
}

/** The game that a file is of; undefined for what the lobby shows of it, and for everything else. */
function gameOf(file: string): string | undefined {
  const [folder, game, ...rest] = file.startsWith(checkout) ? file.slice(checkout.length).split('/') : [];
  return folder === 'games' && !['front.ts', 'ui/cover.tsx'].includes(rest.join('/')) ? game : undefined;
}

/** What only readers of French need, however many parts need it then: not the little that words in both languages are made with. */
const isFrench = (file: string): boolean =>
  /\/kernel\/src\/words\/french\/(?!elision|morphology|unbroken)/.test(file);

/** What several parts need that are all opened seldom: the table menu, votes, seals, links to copy. */
const isOfDeeds = (file: string): boolean =>
  /\/web\/src\/(text\/deeds\.|table\/people\/words\.|parts\/(copy-line|clipboard)\.)/.test(file);

/**
 * What several parts of the page need is packed together, by how many need it: a part is whatever is loaded at once. What a
 * file imports is needed by at least as many parts as the file, so that no packet waits for one that waits for it.
 */
const packets = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'french', test: isFrench },
  { name: 'deeds', test: isOfDeeds },
  { name: 'shared', test: (file: string) => gameOf(file) === undefined, minShareCount: 4 },
  { name: 'table', test: /\/web\/src\/table\/(ask|frame|log|talk)\//, minShareCount: 2 },
  { name: (file: string) => gameOf(file) ?? null, minShareCount: 2 },
];

export default defineConfig(async () => {
  const games = await picturesOf(gameFolders());
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
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: packets } },
      },
    },
  };
});
