import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The games of the checkout: the folders in `games/`.
 *
 * @returns {string[]}
 */
export const gameFolders = () =>
  readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/**
 * What a server bundles of every game, beside its own program: see `bundle`.
 *
 * @returns {Record<string, string>}
 */
export const rulesPrograms = () =>
  Object.fromEntries(gameFolders().map((game) => [`rules-${game}`, `games/${game}/program.ts`]));

/**
 * A part of a game: a file of its own, or whatever else its door brings.
 *
 * @type {(game: string, file: string) => string}
 */
const partOf = (game, file) => {
  const own = `games/${game}/${file}`;
  return existsSync(join(root, own)) ? own : `games/${game}/index.ts`;
};

/**
 * What a game is played by, without its texts and bars: by these it is known whether games played before are still worth anything.
 *
 * @returns {Record<string, string>}
 */
export const playedPrograms = () =>
  Object.fromEntries(
    gameFolders().flatMap((game) => [
      [`${game}-game`, partOf(game, 'game.ts')],
      [`${game}-bots`, partOf(game, 'bot/index.ts')],
    ]),
  );

/**
 * What the laboratory plays by, and what it counts by: by these it is known whether what was counted before is still so.
 *
 * @returns {Record<string, string>}
 */
export const countedPrograms = () => ({
  ...playedPrograms(),
  ...Object.fromEntries(gameFolders().map((game) => [`${game}-counting`, partOf(game, 'counting.ts')])),
  contest: 'lab/src/contest.ts',
});

/**
 * Turns TypeScript sources into programs Node can run, one file each, with everything they import inside.
 * Does nothing while no source has changed since the last time. Several processes may call it at once.
 *
 * @param {Record<string, string>} entries program name to source file, relative to the checkout
 * @param {string} folder where the programs go as `<name>.mjs`, relative to the checkout; git must ignore it
 * @returns {Promise<void>}
 */
export async function bundle(entries, folder) {
  const outdir = join(root, folder);
  if (!isFresh(entries, outdir)) await build(entries, outdir);
}

/** @type {(entries: Record<string, string>, outdir: string) => boolean} */
function isFresh(entries, outdir) {
  const listFile = join(outdir, 'sources.json');
  if (!existsSync(listFile)) return false;
  const builtAt = statSync(listFile).mtimeMs;
  const built = JSON.parse(readFileSync(listFile, 'utf8'));
  if (JSON.stringify(built.entries) !== JSON.stringify(entries)) return false;
  return built.sources.every((/** @type {string} */ source) => {
    const file = statSync(join(root, source), { throwIfNoEntry: false });
    return file !== undefined && file.mtimeMs < builtAt;
  });
}

/** @type {(entries: Record<string, string>, outdir: string) => Promise<void>} */
async function build(entries, outdir) {
  const esbuild = await import('esbuild');
  const startedAt = new Date();
  const built = await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([out, source]) => ({ in: source, out })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    external: ['esbuild', 'libsql', 'fastify', '@fastify/static', '@fastify/websocket'],
    sourcemap: 'linked',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  for (const file of built.outputFiles) place(file.path, file.contents);
  clear(outdir, entries);
  const sources = ['package-lock.json', ...Object.keys(built.metafile.inputs)];
  const listFile = join(outdir, 'sources.json');
  place(listFile, JSON.stringify({ entries, sources }, null, 1));
  utimesSync(listFile, startedAt, startedAt);
}

/**
 * Takes away programs that were bundled here before and are no longer asked for.
 * @type {(outdir: string, entries: Record<string, string>) => void}
 */
function clear(outdir, entries) {
  for (const name of readdirSync(outdir)) {
    const [, program] = /^(.+)\.mjs(\.map)?$/.exec(name) ?? [];
    if (program !== undefined && entries[program] === undefined) rmSync(join(outdir, name));
  }
}

/**
 * Writes beside the file and renames, so that nobody ever runs half a program.
 * @type {(path: string, contents: string | Uint8Array) => void}
 */
function place(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
