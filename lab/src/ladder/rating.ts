import { nth } from '@masterplan/kernel';
import type { Bout } from './bouts.ts';

/** A level's place on the ladder: points as in chess, 0 for the first level, and what they may be off by 95 times in 100. */
export interface Rating {
  readonly level: string;
  readonly points: number;
  readonly within: number;
}

const STEPS = 2000;
const PACE = 0.5;
/** As if every pair had also shared this many games: nobody is infinitely better. */
const SHARED = 1;
/** Points of a chess rating for one unit of log-odds. */
const POINTS = 400 / Math.LN10;
const DEVIATIONS = 1.96;

const chance = (lead: number): number => 1 / (1 + Math.exp(-lead));

/** The ratings under which the bouts are likeliest. */
export function ratingsOf(levels: readonly string[], bouts: readonly Bout[]): Rating[] {
  const strength = levels.map(() => 0);
  const at = (level: string) => levels.indexOf(level);
  const sure = levels.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = levels.map(() => 0);
    sure.fill(0);
    for (const {
      levels: [one, other],
      games,
      won,
    } of bouts) {
      const [a, b] = [at(one), at(other)];
      const n = games + SHARED;
      const expected = chance(nth(strength, a) - nth(strength, b));
      const more = won + SHARED / 2 - n * expected;
      slope[a] = nth(slope, a) + more;
      slope[b] = nth(slope, b) - more;
      for (const each of [a, b]) sure[each] = nth(sure, each) + n * expected * (1 - expected);
    }
    for (let i = 1; i < levels.length; i++)
      strength[i] = nth(strength, i) + (PACE * nth(slope, i)) / Math.max(1, nth(sure, i));
  }
  return levels.map((level, i) => ({
    level,
    points: POINTS * nth(strength, i),
    within: i === 0 ? 0 : (POINTS * DEVIATIONS) / Math.sqrt(nth(sure, i)),
  }));
}
