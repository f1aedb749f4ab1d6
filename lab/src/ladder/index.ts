import { type Bout, bout, type Ring } from './bouts.ts';
import type { Climbed } from './page.ts';
import { ratingsOf } from './rating.ts';
import { speedsOf } from './speed.ts';

export { playAmong } from './among.ts';
export { amongLines } from './among-page.ts';
export { keptHere, keptIn } from './kept.ts';
export { ladderLines, pageWith } from './page.ts';
export { speedsOf } from './speed.ts';

/** Every level against every other, the first of them being rated 0. `tell` hears of each bout. */
export function climb(
  ring: Ring,
  levels: readonly string[],
  games: number,
  tell: (bout: Bout) => void,
): Climbed {
  const bouts: Bout[] = [];
  for (const [i, one] of levels.entries())
    for (const other of levels.slice(0, i)) {
      const met = bout(ring, [one, other], games);
      bouts.push(met);
      tell(met);
    }
  return { bouts, ratings: ratingsOf(levels, bouts), speeds: speedsOf(ring.manifest, ring, levels) };
}
