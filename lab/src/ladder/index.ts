import { type Bout, bout, type Met, type Ring } from './bouts.ts';
import type { Kept } from './kept.ts';
import type { Climbed } from './page.ts';
import { ratingsOf } from './rating.ts';
import { speedsOf } from './speed.ts';

export { playAmong, type Turn } from './among.ts';
export { amongLines } from './among-page.ts';
export type { Met } from './bouts.ts';
export { type Kept, keptHere, keptIn } from './kept.ts';
export { ladderLines, pageWith } from './page.ts';
export { speedsOf } from './speed.ts';

/** Who follows a round robin: where the games of two levels are kept, and who hears of each game and of each bout. */
export interface Following {
  readonly keptBy: (levels: readonly [string, string]) => Kept<Met>;
  readonly played: () => void;
  readonly met: (bout: Bout) => void;
}

/** Every level against every other, the first of them being rated 0. */
export function climb(
  ring: Ring,
  levels: readonly string[],
  games: number,
  { keptBy, played, met }: Following,
): Climbed {
  const bouts: Bout[] = [];
  for (const [i, one] of levels.entries())
    for (const other of levels.slice(0, i)) {
      const pair = [one, other] as const;
      const came = bout(ring, pair, games, keptBy(pair), played);
      bouts.push(came);
      met(came);
    }
  return { bouts, ratings: ratingsOf(levels, bouts), speeds: speedsOf(ring.manifest, ring, levels) };
}
