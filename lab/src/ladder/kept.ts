import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { Kept, Turn } from './among.ts';
import type { Ring } from './bouts.ts';

/** Keeps nothing beyond the run. */
export function keptHere(): Kept {
  const turns: Turn[] = [];
  return { turns, add: (turn) => turns.push(turn) };
}

/**
 * Keeps the games of a level in a folder, a line each, so that a long measurement that was stopped goes on where it was. They are known by the
 * table and by the program that plays them: whatever changes in rules, cards or bots, they are played anew.
 */
export function keptIn(
  folder: URL,
  program: URL,
  { manifest, seats, options, seed }: Ring,
  level: string,
): Kept {
  const asked = JSON.stringify([manifest.game.id, seats, options, seed, level]);
  const name = createHash('sha256').update(readFileSync(program)).update(asked).digest('hex');
  const file = new URL(`${name.slice(0, 32)}.jsonl`, folder);
  mkdirSync(folder, { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const turns: Turn[] = lines.map((line) => JSON.parse(line));
  return {
    turns,
    add(turn) {
      appendFileSync(file, `${JSON.stringify(turn)}\n`);
      turns.push(turn);
    },
  };
}
