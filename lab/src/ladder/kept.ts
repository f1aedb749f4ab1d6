import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Kept, Turn } from './among.ts';
import type { Ring } from './bouts.ts';

/** Keeps nothing beyond the run. */
export function keptHere(): Kept {
  const turns: Turn[] = [];
  return { turns, add: (turn) => turns.push(turn) };
}

/**
 * Keeps the games of a level in a file of a folder, a line each, so that a long measurement that was stopped goes on where it was. The first line
 * says by which programs they were played: whatever changes in rules, cards or bots, they are played anew.
 */
export function keptIn(folder: URL, programs: readonly URL[], ring: Ring, level: string): Kept {
  const file = new URL(`${nameOf(ring, level)}.jsonl`, folder);
  const head = JSON.stringify({ seed: ring.seed, programs: hashOf(programs) });
  mkdirSync(folder, { recursive: true });
  const [known, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  if (known !== head) {
    writeFileSync(file, `${head}\n`);
    lines.length = 0;
  }
  const turns: Turn[] = lines.map((line) => JSON.parse(line));
  return {
    turns,
    add(turn) {
      appendFileSync(file, `${JSON.stringify(turn)}\n`);
      turns.push(turn);
    },
  };
}

/** What a person would call it: the game, what is not usual about the table, its seats and the level. */
const nameOf = ({ manifest, seats, options }: Ring, level: string): string =>
  [manifest.game.id, ...Object.values(options), seats, level].join('-');

function hashOf(programs: readonly URL[]): string {
  const hash = createHash('sha256');
  for (const program of programs) hash.update(readFileSync(program));
  return hash.digest('hex').slice(0, 32);
}
