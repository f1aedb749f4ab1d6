import { nth } from '@masterplan/kernel';

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
