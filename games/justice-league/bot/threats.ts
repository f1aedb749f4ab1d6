import type { Sentence } from '@masterplan/kernel';
import { zones } from '../rules/board.ts';
import { completedAlike } from '../rules/conditions/completed-alike.ts';
import { completedTypes } from '../rules/conditions/completed-types.ts';
import { heroesDefeated } from '../rules/conditions/heroes-defeated.ts';
import { hiddenAndRipe } from '../rules/conditions/hidden-and-ripe.ts';
import type { AnyCondition } from '../rules/conditions/kit.ts';
import { surrounded } from '../rules/conditions/surrounded.ts';
import { unhurtAtLevel } from '../rules/conditions/unhurt-at-level.ts';
import {
  hasCrisis,
  heroesOf,
  isDown,
  isRegion,
  LAST_STAGE,
  neighbours,
  openRegions,
  POINTS_TO_WIN,
  placeOf,
  powerOf,
  stageOf,
  villainPoints,
} from '../rules/facts.ts';
import { isFrozen } from '../rules/spells.ts';
import { complete } from '../rules/verbs/complete.ts';
import { refresh } from '../rules/verbs/refresh.ts';
import { win } from '../rules/verbs/win.ts';
import { wound } from '../rules/verbs/wound.ts';
import type { Habits } from './habits.ts';
import { mostOf } from './picking.ts';
import { harm, pointsOf, type View } from './prospects.ts';

/** Whether so many VP more would win the game for Darkseid. */
export const wouldLose = (lens: View, points: number): boolean =>
  villainPoints(lens) + points >= POINTS_TO_WIN;

/** The VP that Darkseid could take now, by completing all that is ripe. */
export const ripePoints = (lens: View): number =>
  openRegions(lens)
    .filter(
      (region) => hasCrisis(lens, region) && stageOf(lens, region) === LAST_STAGE && !isFrozen(lens, region),
    )
    .reduce((sum, region) => sum + pointsOf(lens, region), 0);

const goals: readonly AnyCondition[] = [
  completedAlike,
  completedTypes,
  heroesDefeated,
  hiddenAndRipe,
  surrounded,
  unhurtAtLevel,
];

/** Whether Darkseid has reached what a Goal asks for: that can be seen from the table. */
function isReached(lens: View, { if: asked }: Sentence & { if?: { is: string } }): boolean {
  const { darkseid } = lens.fields;
  const goal = goals.find(({ is }) => is === asked?.is);
  return goal?.holds(lens, asked, { ...lens.frame, you: darkseid }) === true;
}

/** Whom Darkseid could strike from where he is, of those who stand here, or here and next to it. */
function within(lens: View, whom: string): number[] {
  const his = placeOf(lens, lens.fields.darkseid);
  const around = whom === 'here' || !isRegion(his) ? [] : neighbours(lens, his);
  return heroesOf(lens).filter(
    (hero) => !isDown(lens, hero) && [his, ...around].includes(placeOf(lens, hero)),
  );
}

/** What a sentence of Darkseid's does to the heroes. */
function blow(lens: View, said: Sentence, habits: Habits): number {
  if (win.is(said)) return isReached(lens, said) ? habits.win : 0;
  if (complete.is(said)) {
    const points = ripePoints(lens);
    return points + (points > 0 && wouldLose(lens, points) ? habits.win : 0);
  }
  if (wound.is(said))
    return (said.price ?? 0) > lens.fields.energy
      ? 0
      : mostOf(within(lens, said.whom), (hero) => harm(lens, hero, said.n, habits));
  if (refresh.is(said)) return habits.power + lens.fields.energyUsed * habits.energy;
  return habits.power;
}

/** What a power of Darkseid's that lies open does to the heroes unless it is cancelled. */
export const threatOf = (lens: View, card: number, habits: Habits): number =>
  powerOf(lens, card).does.reduce((sum, said) => sum + blow(lens, said, habits), 0);

/** How likely Darkseid strikes a hero within his reach, and how many powers he begins with that do so. */
const STRIKES = 0.2;
const STRIKING = 2;

/** What it costs a hero to be at a place when Darkseid stands there, or next to it: his spent powers lie open. */
export function perilAt(lens: View, hero: number, place: number, habits: Habits): number {
  const { darkseid } = lens.fields;
  const his = placeOf(lens, darkseid);
  const isNext = isRegion(his) && neighbours(lens, his).includes(place);
  if (isDown(lens, darkseid) || (place !== his && !isNext)) return 0;
  const spent = lens.zone(zones.spent(darkseid)).filter((card) => powerOf(lens, card).exposes).length;
  const likely = STRIKES * Math.max(0, 1 - spent / STRIKING);
  return habits.dread * likely * harm(lens, hero, place === his ? 2 : 1, habits);
}
