import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Series } from '../contest.ts';
import type { Tally } from '../tally.ts';
import type { Played } from './bars.ts';

/** Remembers what has been played while it runs. */
export function playedHere(): Played {
  const known = new Map<string, Promise<Tally>>();
  return {
    tallyOf(series, play) {
      const key = JSON.stringify(series);
      const tally = known.get(key) ?? play();
      known.set(key, tally);
      return tally;
    },
  };
}

/**
 * Keeps in a folder what has been played, so that a long measurement that was stopped goes on where it was. A series is known by its
 * games and by the program that plays them: whatever changes in rules, cards or bots, it is played anew.
 */
export function playedIn(folder: URL, program: URL): Played {
  const code = readFileSync(program);
  const fileOf = (series: Series): URL => {
    const name = createHash('sha256').update(code).update(JSON.stringify(series)).digest('hex');
    return new URL(`${name.slice(0, 32)}.json`, folder);
  };
  mkdirSync(folder, { recursive: true });
  return {
    async tallyOf(series, play) {
      const file = fileOf(series);
      if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
      const tally = await play();
      writeFileSync(file, JSON.stringify(tally));
      return tally;
    },
  };
}
