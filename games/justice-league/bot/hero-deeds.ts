import { nth, type Sentence } from '@masterplan/kernel';
import { abilities } from '../content/kinds.ts';
import { used, zones } from '../rules/board.ts';
import { arrivedAtRevealed } from '../rules/conditions/arrived-at-revealed.ts';
import { darkseidNear } from '../rules/conditions/darkseid-near.ts';
import type { ConditionSaid } from '../rules/conditions/kit.ts';
import {
  hasCrisis,
  heroesOf,
  isDown,
  isRegion,
  LAST_STAGE,
  neighbours,
  placeOf,
  powerOf,
  revealedAt,
  stageOf,
} from '../rules/facts.ts';
import { bandage } from '../rules/verbs/bandage.ts';
import { complete } from '../rules/verbs/complete.ts';
import { move } from '../rules/verbs/move.ts';
import { playAnother } from '../rules/verbs/play-another.ts';
import { takeBack } from '../rules/verbs/take-back.ts';
import { wound } from '../rules/verbs/wound.ts';
import type { Tokens } from './crew.ts';
import type { Habits } from './habits.ts';
import type { HeroMind } from './hero-mind.ts';
import { harm, overcomingOne, pointsOf, type View } from './prospects.ts';
import { ripePoints, wouldLose } from './threats.ts';

const TECH = abilities.indexOf('tech');
/** A crisis has not come far up to this stage. */
const EARLY = 1;

/** Who does what, where. */
interface Helped {
  readonly who: string;
  readonly where: string;
  readonly to: readonly Sentence[];
}

/** A round as the hero imagines it, sentence by sentence. */
export interface Sketch {
  readonly mind: HeroMind;
  /** The powers it has come to so far. */
  readonly cards: readonly number[];
  readonly number: number;
  place: number;
  tokens: Tokens;
  /** A region whose crisis he turns up; one whose crisis is likely gone; where he acts. */
  turned: number;
  gone: number;
  aim: number;
}

/** A crisis is worth setting back by what its stage promises Darkseid: most where it would win him the game. */
export const settingBack = ({ mind: { lens, habits } }: Sketch, region: number): number => {
  const stage = stageOf(lens, region);
  if (!hasCrisis(lens, region) || stage === 0) return 0;
  const promised = nth(habits.completes, stage) - nth(habits.completes, stage - 1);
  return habits.tricks * (pointsOf(lens, region) * promised + relief(lens, habits, region));
};

/** What it is worth that a crisis cannot be completed now, where Darkseid would win by it. */
const relief = (lens: View, habits: Habits, region: number): number =>
  stageOf(lens, region) === LAST_STAGE && completing(lens) && wouldLose(lens, pointsOf(lens, region))
    ? habits.alarm
    : 0;

/** An ability for nothing, where the crisis has not come too far for it; less what it does to him in return. */
export function overcoming(
  { mind, place }: Sketch,
  { early, ifDone = [] }: Sentence & { early?: true },
): number {
  const { lens, habits, me } = mind;
  if (!isRegion(place) || revealedAt(lens, place) === undefined) return 0;
  if (early && stageOf(lens, place) > EARLY) return 0;
  const wounds = ifDone.reduce((sum, said) => sum + (wound.is(said) ? said.n : 0), 0);
  return overcomingOne(lens, place, habits) - (wounds > 0 ? harm(lens, me, wounds, habits) : 0);
}

/** What holding a crisis where it is for the rest of the round is worth: most where it could be completed. */
export function holding({ mind: { lens, habits } }: Sketch, region: number): number {
  if (!isRegion(region) || !hasCrisis(lens, region)) return 0;
  const stage = stageOf(lens, region);
  const ahead = stage < LAST_STAGE ? nth(habits.completes, stage + 1) : completing(lens) ? 1.5 : 1;
  const promised = pointsOf(lens, region) * (ahead - nth(habits.completes, stage));
  return habits.tricks * (promised / 2 + relief(lens, habits, region));
}

/** Whether Darkseid may have the power with which he completes crises: his spent powers lie open. */
const completing = (lens: View): boolean =>
  !lens.zone(zones.spent(lens.fields.darkseid)).some((card) => powerOf(lens, card).does.some(complete.is));

/** What it is worth to stop a power of Darkseid's: all that could be completed. */
export function stopping({ mind: { lens, habits } }: Sketch): number {
  const points = completing(lens) ? ripePoints(lens) : 0;
  return points * habits.piecemeal + (points > 0 && wouldLose(lens, points) ? habits.alarm : 0);
}

/** What it is worth that other heroes, or all who are there, do something. */
export function helping(sketch: Sketch, { who, where, to }: Sentence & Helped): number {
  const { lens, me } = sketch.mind;
  const around = isRegion(sketch.place) ? neighbours(lens, sketch.place) : [];
  const isMeant = (hero: number): boolean => {
    if (isDown(lens, hero) || (who !== 'each' && hero === me)) return false;
    const place = hero === me ? sketch.place : placeOf(lens, hero);
    if (where === 'anywhere') return true;
    const isHere = place === sketch.place;
    const isNext = around.includes(place);
    return where === 'here' ? isHere : where === 'adjacent' ? isNext : isHere || isNext;
  };
  const gains = heroesOf(lens)
    .filter(isMeant)
    .map((hero) => to.reduce((sum, said) => sum + helped(sketch, hero, said), 0));
  return who === 'another' ? Math.max(0, ...gains) : gains.reduce((sum, gain) => sum + gain, 0);
}

/** What it is worth that a hero does something beside his own power. */
function helped({ mind, place }: Sketch, hero: number, said: Sentence): number {
  const { lens, habits } = mind;
  const wounds = nth(lens.fields.wounds, hero);
  const there = placeOf(lens, hero);
  if (bandage.is(said)) return wounds * habits.wound * (1 + wounds / 2);
  if (takeBack.is(said)) return lens.size(zones.spent(hero)) > 0 ? 2 * habits.power : 0;
  if (playAnother.is(said)) return isRegion(there) ? 3 * habits.power : habits.power;
  if (move.is(said)) return isRegion(place) && hasCrisis(lens, place) ? habits.power : 0;
  return 0;
}

/** Tokens that another hero gets back for his own, where they are needed more. */
export function lending({ mind: { lens, habits, me }, tokens }: Sketch): number {
  const lacks = heroesOf(lens)
    .filter((hero) => hero !== me && !isDown(lens, hero))
    .map((hero) => used.total(lens.fields.used, hero));
  return Math.min(nth(tokens, TECH), Math.max(0, ...lacks)) * habits.token;
}

/** Whether a condition of a power would hold. */
export function isSo(
  { mind: { lens, place: before }, place }: Sketch,
  asked: ConditionSaid | undefined,
): boolean {
  if (asked?.is === arrivedAtRevealed.is)
    return place !== before && isRegion(place) && revealedAt(lens, place) !== undefined;
  if (asked?.is !== darkseidNear.is) return true;
  const his = placeOf(lens, lens.fields.darkseid);
  return his === place || (isRegion(place) && neighbours(lens, place).includes(his));
}
