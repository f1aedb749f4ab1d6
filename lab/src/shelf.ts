import { masterPlanBots, watchmenBots } from '@masterplan/bots';
import { masterPlan } from '@masterplan/master-plan';
import { statistics } from '@masterplan/master-plan/statistics';
import { watchmen } from '@masterplan/watchmen';
import { statistics as watchmenStatistics } from '@masterplan/watchmen/statistics';
import { type Contest, contest } from './contest.ts';

/** Every game the lab can play: the one place of the lab where a game is named. */
export const shelf: readonly Contest[] = [
  contest({ registered: masterPlan, bots: masterPlanBots, statistics }),
  contest({ registered: watchmen, bots: watchmenBots, statistics: watchmenStatistics }),
];

/** The contest of a game; throws where there is none, since workers are only sent what is on the shelf. */
export function contestNamed(id: string): Contest {
  const found = shelf.find((entry) => entry.id === id);
  if (found === undefined) throw new RangeError(`no game "${id}" on the shelf`);
  return found;
}
