import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All that the page is made of. */
const sources = ['web', 'boards', 'games', 'kernel/src', 'server/wire', 'package-lock.json'];
const leftOut = new Set(['node_modules', 'dist', 'test', 'test-results']);

/** When something here last changed, was added or was taken away. @type {(path: string) => number} */
function newest(path) {
  const file = statSync(path);
  if (!file.isDirectory()) return file.mtimeMs;
  const entries = readdirSync(path).filter((name) => !leftOut.has(name));
  return Math.max(file.mtimeMs, ...entries.map((name) => newest(join(path, name))));
}

/**
 * Moves a folder to where another is, by its name alone: nobody who reads from there finds half a folder.
 *
 * @param {string} from
 * @param {string} to
 */
export function placeFolder(from, to) {
  const old = `${to}.${process.pid}.old`;
  mkdirSync(dirname(to), { recursive: true });
  if (statSync(to, { throwIfNoEntry: false })) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Builds the page into `server/dist/page`, unless it is there and nothing it is made of has changed since.
 * A server that runs has the page it serves while the next one is being built.
 *
 * @returns {Promise<void>}
 */
export async function buildPage() {
  const place = join(root, 'server/dist/page');
  const page = statSync(join(place, 'index.html'), { throwIfNoEntry: false });
  if (page && page.mtimeMs > Math.max(...sources.map((path) => newest(join(root, path))))) return;
  const isFrench = /^fr/i.test(process.env.LC_ALL ?? process.env.LANG ?? '');
  process.stderr.write(isFrench ? 'La page se prépare…\n' : 'Preparing the page …\n');
  const { build } = await import('vite');
  const draft = `${place}.${process.pid}.new`;
  await build({ root: join(root, 'web'), logLevel: 'error', build: { outDir: draft } });
  placeFolder(draft, place);
}
