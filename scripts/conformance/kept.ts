import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Part, PlayedPart } from './part.ts';

/** Where the parts of a run are kept until it is whole. */
export interface Kept {
  find(part: Part): PlayedPart | undefined;
  keep(part: Part, played: PlayedPart): void;
  /** Lets go of all of them: the run is whole. */
  clear(): void;
}

export const nothingKept: Kept = { find: () => undefined, keep: () => {}, clear: () => {} };

/**
 * Keeps in a folder of their own the parts of a run, so that a long one that was stopped goes on where it was. A part is known by what it
 * plays and by the program that plays it: whatever changes in rules, cards, texts or checks, it is played anew.
 */
export function keptIn(folder: URL, program: URL): Kept {
  const code = readFileSync(program);
  const fileOf = (part: Part): URL => {
    const name = createHash('sha256').update(code).update(JSON.stringify(part)).digest('hex');
    return new URL(`${name.slice(0, 32)}.json`, folder);
  };
  return {
    find(part) {
      const file = fileOf(part);
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    },
    keep(part, played) {
      const file = fileOf(part);
      const draft = new URL(`${file.href}.draft`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(draft, JSON.stringify(played));
      renameSync(draft, file);
    },
    clear() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
