/** A share of trials, with the bounds between which the true share lies 95 times in 100. */
export interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The normal distribution leaves 2.5 % on either side beyond this many deviations. */
const DEVIATIONS = 1.959963984540054;

/** Wilson's 95 % interval for `wins` out of `trials`. Without trials nothing is known: 0 to 1. */
export function wilson(wins: number, trials: number): Interval {
  if (trials === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / trials;
  const z2 = DEVIATIONS * DEVIATIONS;
  const shrink = 1 + z2 / trials;
  const middle = (rate + z2 / (2 * trials)) / shrink;
  const half = (DEVIATIONS / shrink) * Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials * trials));
  return {
    rate,
    low: wins === 0 ? 0 : Math.max(0, middle - half),
    high: wins === trials ? 1 : Math.min(1, middle + half),
  };
}
