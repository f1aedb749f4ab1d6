import type { Contest } from './contest.ts';

/** Every game the lab can play: the one place of the lab where a game is named. */
export const shelf: readonly Contest[] = [];

/** The contest of a game; throws where there is none, since workers are only sent what is on the shelf. */
export function contestNamed(id: string): Contest {
  const found = shelf.find((contest) => contest.id === id);
  if (found === undefined) throw new RangeError(`no game "${id}" on the shelf`);
  return found;
}
