import { games } from '../../games/index.ts';
import { type Contest, contest } from './contest.ts';

/** Every game that says what is to be counted of it. */
export const contests: readonly Contest[] = games.flatMap(({ statistics, ...manifest }) =>
  statistics === undefined ? [] : [contest({ ...manifest, statistics })],
);

/** The contest of a game; throws where there is none, since workers are only sent what is in the list. */
export function contestNamed(id: string): Contest {
  const found = contests.find((entry) => entry.id === id);
  if (found === undefined) throw new RangeError(`the laboratory has no game "${id}"`);
  return found;
}
