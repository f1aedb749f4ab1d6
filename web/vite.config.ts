import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundle, gameFolders } from '../scripts/bundle.mjs';
import { compressed } from './build/compressed.ts';
import { covers, type FrontFile } from './build/covers.ts';
import { reactInUse } from './build/react-in-use.ts';
import { isWhole, reading } from './build/reading.ts';
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

/** What the lobby says of each game, made fit to be printed in French as the page does it. */
async function frontsOf(games: readonly string[]): Promise<Record<string, FrontFile['front']>> {
  const words = 'kernel/src/words/index.ts';
  const fronts = Object.fromEntries(games.map((game) => [`front-${game}`, `games/${game}/front.ts`]));
  await bundle({ words, ...fronts }, 'dist/fronts');
  const programOf = (name: string) => pathToFileURL(join(checkout, `dist/fronts/${name}.mjs`)).href;
  const { unbrokenThroughout } = await import(programOf('words'));
  const read = async (game: string) => {
    const { front }: FrontFile = await import(programOf(`front-${game}`));
    return [game, { ...front, words: { ...front.words, fr: unbrokenThroughout(front.words.fr) } }] as const;
  };
  return Object.fromEntries(await Promise.all(games.map(read)));
}

/** The game that a file is of, its rules that play apart from those that are read; undefined for what the lobby shows of it, and for everything else. */
function gameOf(file: string): string | undefined {
  const [folder, game, ...rest] = file.startsWith(checkout) ? file.slice(checkout.length).split('/') : [];
  if (folder !== 'games' || ['front.ts', 'ui/cover.tsx'].includes(rest.join('/'))) return undefined;
  return isWhole(file) ? `${game}-whole` : game;
}

/** What only readers of French need, however many parts need it then: not the little that words in both languages are made with. */
const isFrench = (file: string): boolean =>
  /\/kernel\/src\/words\/french\/(?!elision|morphology|unbroken)/.test(file);

/** What only readers of English need: not the base nouns, which tell French which of them is a person. */
const isEnglish = (file: string): boolean => /\/kernel\/src\/words\/english\/(?!nouns)/.test(file);

/** What people talk with, at a table, before it and in a replay. */
const isOfTalk = (file: string): boolean =>
  /\/web\/src\/(table\/(talk\/(talk|speak|words)|log\/sentences)|text\/talk\.\w+)\./.test(file);

/** What the front page shows below its games: small parts that are shown at once. */
const isBelow = (file: string): boolean =>
  /\/web\/src\/(lobby\/(first-night|join|lines|waiting)|replay\/samples)\./.test(file);

/** What several parts need that are all opened seldom: the table menu, votes, seals, links to copy. */
const isOfDeeds = (file: string): boolean =>
  /\/web\/src\/(text\/deeds\.|table\/people\/words\.|parts\/(copy-line|clipboard)\.)/.test(file);

/** What nobody needs before a game is over or a page is read, however many parts need it then. */
const isForLater = (file: string): boolean =>
  /\/(boards\/src\/reveal|web\/src\/parts\/page-head)\.tsx?$/.test(file);

/** How points are counted in a game: nobody asks before it is over. */
const isScoring = (file: string): boolean => /\/games\/[^/]+\/rules\/scoring\.ts$/.test(file);

/**
 * What several parts of the page need is packed together, by how many need it: a part is whatever is loaded at once. What a
 * file imports is needed by at least as many parts as the file, so that no packet waits for one that waits for it.
 */
const packets = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'french', test: isFrench },
  { name: 'english', test: isEnglish },
  { name: 'below', test: isBelow },
  { name: 'talk', test: isOfTalk },
  { name: 'deeds', test: isOfDeeds },
  { name: 'for-later', test: isForLater },
  { name: 'shared', test: (file: string) => gameOf(file) === undefined, minShareCount: 4 },
  { name: 'table', test: /\/web\/src\/table\/(ask|frame|log|talk)\//, minShareCount: 2 },
  { name: (file: string) => (isScoring(file) ? `${gameOf(file)}-scoring` : null) },
  { name: (file: string) => gameOf(file) ?? null, minShareCount: 2 },
];

export default defineConfig(async () => {
  const games = await picturesOf(gameFolders());
  const fronts = await frontsOf(gameFolders());
  return {
    root: import.meta.dirname,
    plugins: [
      reading(),
      reactInUse(),
      covers(fronts),
      react(),
      sprites(
        [...iconNames, ...games.flatMap(({ onCover = [] }) => onCover)],
        Object.fromEntries(
          games.map(({ game, pictures, drawings = {} }) => [game, { names: pictures, drawings }]),
        ),
      ),
      compressed(),
    ],
    worker: { format: 'es' as const },
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
