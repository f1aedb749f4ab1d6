import { nth, type Option } from '@masterplan/kernel';

/** The one of the most worth; the first of several. */
export function best<T>(all: readonly T[], worthOf: (one: T) => number): T {
  let chosen = nth(all, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    const worth = worthOf(one);
    if (worth > most) {
      most = worth;
      chosen = one;
    }
  }
  return chosen;
}

/** The most of these, and at least `least`. */
export function mostOf<T>(all: readonly T[], worthOf: (one: T) => number, least = 0): number {
  let most = least;
  for (const one of all) most = Math.max(most, worthOf(one));
  return most;
}

/** Says what an option is worth beside declining, which is worth nothing. */
export type Weigh<Mind> = (mind: Mind, option: Option) => number;
