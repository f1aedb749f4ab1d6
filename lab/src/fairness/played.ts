import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Series } from '../contest.ts';
import { hashOf } from '../programs.ts';
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
 * games and by the programs that play and count them: whatever changes in the rules, cards or bots of its game, it is played anew. What changes in another game, or
 * in a bar, plays nothing anew.
 */
export function playedIn(folder: URL, programsOf: (game: string) => readonly URL[]): Played {
  const fileOf = (series: Series): URL =>
    new URL(`${hashOf(programsOf(series.game), JSON.stringify(series))}.json`, folder);
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
