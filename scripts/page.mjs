import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All that the page is made of. */
const sources = ['web', 'boards', 'games', 'kernel/src', 'server/wire', 'package-lock.json'];
const leftOut = new Set(['node_modules', 'dist', 'test', 'test-results']);

/** @type {(path: string) => number} */
function newest(path) {
  const file = statSync(path);
  if (!file.isDirectory()) return file.mtimeMs;
  const entries = readdirSync(path).filter((name) => !leftOut.has(name));
  return Math.max(0, ...entries.map((name) => newest(join(path, name))));
}

/**
 * Builds the page into `web/dist`, unless it is there and nothing it is made of has changed since.
 *
 * @returns {Promise<void>}
 */
export async function buildPage() {
  const page = statSync(join(root, 'web/dist/index.html'), { throwIfNoEntry: false });
  if (page && page.mtimeMs > Math.max(...sources.map((path) => newest(join(root, path))))) return;
  const isFrench = /^fr/i.test(process.env.LC_ALL ?? process.env.LANG ?? '');
  process.stderr.write(isFrench ? 'La page se prépare…\n' : 'Preparing the page …\n');
  const { build } = await import('vite');
  await build({ root: join(root, 'web'), logLevel: 'error' });
}
