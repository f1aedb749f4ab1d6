import type { Pairs } from './tally.ts';

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

/** A mean, with the bounds between which the true one lies 95 times in 100. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of numbers, each of which occurs so often. */
export function meanOf(counts: Readonly<Record<string, number>>): Mean {
  const all = Object.entries(counts).map(([value, times]) => ({ value: Number(value), times }));
  const n = all.reduce((sum, { times }) => sum + times, 0);
  const mean = all.reduce((sum, { value, times }) => sum + value * times, 0) / n;
  const squares = all.reduce((sum, { value, times }) => sum + times * (value - mean) ** 2, 0);
  const half = (DEVIATIONS * Math.sqrt(squares / n)) / Math.sqrt(n);
  return { mean, low: mean - half, high: mean + half };
}

/** By how much a rate changes from the first of each pair to the second: pairs that agree tell nothing about it. */
export function pairedOf({ pairs, gained, lost }: Pairs): Mean {
  if (pairs === 0) return { mean: 0, low: -1, high: 1 };
  const mean = (gained - lost) / pairs;
  const half = (DEVIATIONS * Math.sqrt((gained + lost) / pairs - mean * mean)) / Math.sqrt(pairs);
  return { mean, low: mean - half, high: mean + half };
}
