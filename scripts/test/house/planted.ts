import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inspect } from '../../house/inspect.ts';

/** What every game has. */
export const doors = (game: string): Record<string, string> =>
  Object.fromEntries(
    ['index', 'program', 'playable', 'front'].map((door) => [`games/${game}/${door}.ts`, 'export {};']),
  );

/** Builds a house with two games and the given files, and says what the inspection finds in it. */
export function breachesIn(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  try {
    for (const [path, text] of Object.entries({ ...doors('red-moon'), ...doors('chess'), ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return inspect(root).breaches.map(({ path, line, sentence }) => `${path}:${line} ${sentence}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}
