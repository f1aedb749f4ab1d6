import { nth, type Option, type Shape } from '@masterplan/kernel';
import { Playouts, type Quest } from './playouts.ts';

/** Worlds in which the best challenger is chosen, and as many others in which it is held against what was chosen. */
const HALF = 20;
/** In so many of the first half every option is tried; in the rest of it only so many that did best. */
const ALL = 4;
const KEPT = 3;

/** What was chosen, held against the best of the others in worlds that had no part in finding that out. */
export interface Comparison {
  readonly better: Option;
  /** How much more likely it is to win, on average over the same worlds, and the standard error of that. */
  readonly gain: number;
  readonly error: number;
}

/**
 * Compares a choice with the best of the others, in pairs: each world is played on twice, with one and with the other, by rules of
 * thumb. The challenger is found in one half of the worlds and tested in the other. Were it tested where it was found, it would look
 * better than it is: the best of several is also the luckiest. `others` is not empty.
 */
export function compared<S extends Shape>(
  quest: Quest<S>,
  chosen: Option,
  others: readonly Option[],
): Comparison {
  const playouts = new Playouts(quest);
  const worth = (option: Option, world: number): number =>
    playouts.play(world, option, (...asked) => playouts.byThumb(...asked));
  const sums = new Map<Option, number>();
  const best = (tried: readonly Option[], from: number, to: number): Option[] => {
    for (const option of tried)
      for (let world = from; world < to; world++)
        sums.set(option, (sums.get(option) ?? 0) + worth(option, world));
    return tried.toSorted((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0));
  };
  const better = nth(best(best(others, 0, ALL).slice(0, KEPT), ALL, HALF), 0);
  const gains = Array.from({ length: HALF }, (_, no) => worth(better, HALF + no) - worth(chosen, HALF + no));
  return { better, ...meanOf(gains) };
}

function meanOf(values: readonly number[]): { readonly gain: number; readonly error: number } {
  const gain = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - gain) ** 2, 0) / (values.length - 1);
  return { gain, error: Math.sqrt(spread / values.length) };
}
