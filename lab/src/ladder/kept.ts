import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOf } from '../programs.ts';
import type { Ring } from './bouts.ts';

/** The games of one kind that have been played so far, and where one more is kept. */
export interface Kept<T> {
  readonly played: readonly T[];
  add(one: T): void;
}

/** Keeps nothing beyond the run. */
export function keptHere<T>(): Kept<T> {
  const played: T[] = [];
  return { played, add: (one) => played.push(one) };
}

/**
 * Keeps games in a file of a folder, a line each, so that a long measurement that was stopped goes on where it was. The first line
 * says by which programs they were played: whatever changes in rules, cards or bots, they are played anew.
 */
export function keptIn<T>(folder: URL, programs: readonly URL[], ring: Ring, who: string): Kept<T> {
  const file = new URL(`${nameOf(ring, who)}.jsonl`, folder);
  const head = JSON.stringify({ seed: ring.seed, programs: hashOf(programs) });
  mkdirSync(folder, { recursive: true });
  const [known, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  if (known !== head) {
    writeFileSync(file, `${head}\n`);
    lines.length = 0;
  }
  const played: T[] = lines.map((line) => JSON.parse(line));
  return {
    played,
    add(one) {
      appendFileSync(file, `${JSON.stringify(one)}\n`);
      played.push(one);
    },
  };
}

/** What a person would call it: the game, what is not usual about the table, its seats and who plays. */
const nameOf = ({ manifest, seats, options }: Ring, who: string): string =>
  [manifest.game.id, ...Object.values(options), seats, who].join('-');
