import { nth } from '@masterplan/kernel';
import { type Ability, abilities } from '../content/kinds.ts';
import { VILLAIN_CARD } from '../rules/board.ts';
import { type Boost, bonusOf } from '../rules/boost.ts';
import { openAbilities, placeOf, readyOf, scoreOf, stagedIn, stageOf } from '../rules/facts.ts';
import {
  firstToOvercome,
  isDieForbidden,
  isLocked,
  isMenacing,
  isTeamworkForbidden,
} from '../rules/lasting.ts';
import type { Habits } from './habits.ts';
import { abilitiesOf, crisisAt, harm, oddsOf, thwarting, UNKNOWN, type View } from './prospects.ts';

/** Tokens that a hero has, or would have, by ability. */
export type Tokens = readonly number[];

/** A hero who would take part. */
export interface Member {
  readonly hero: number;
  readonly tokens: Tokens;
  readonly boost?: Boost;
}

export const tokensOf = (lens: View, hero: number): number[] =>
  abilities.map((ability) => readyOf(lens, hero, ability));

/** What confronting a target promises. */
export interface Promising {
  readonly worth: number;
  /** How likely all of it is overcome. */
  readonly whole: number;
  /** What the last of the crew would spend. */
  readonly spends: Tokens;
}

const NOTHING: Promising = { worth: 0, whole: 0, spends: [0, 0, 0] };

/** What a crew promises against a target. */
export function promiseOf(lens: View, target: number, crew: readonly Member[], habits: Habits): Promising {
  const last = crew.at(-1);
  if (last === undefined) return NOTHING;
  const spends = [0, 0, 0];
  let [sum, whole, risk] = [0, 1, 0];
  const opens = openingOf(lens, target, crew);
  for (const { ability, score, weight } of needs(lens, target)) {
    const no = abilities.indexOf(ability);
    const { hit: alone, wounds, own } = chanceOf(lens, target, crew, ability, score);
    const hit = isBehind(lens, target, ability) ? alone * opens : alone;
    spends[no] = own * weight;
    sum += hit * weight;
    whole *= 1 - weight * (1 - hit);
    risk += wounds * weight;
  }
  const parts = abilitiesOf(lens, target);
  const gain = thwarting(lens, target, habits);
  const share = habits.piecemeal * (sum / parts) + (1 - habits.piecemeal) * whole;
  const cost = habits.token * spends.reduce((total, n) => total + n, 0);
  return { worth: gain * share - cost - risk * harm(lens, last.hero, 1, habits), whole, spends };
}

/** What one more hero adds to a crew. */
export function joining(
  lens: View,
  target: number,
  crew: readonly Member[],
  member: Member,
  habits: Habits,
): Promising {
  const before = promiseOf(lens, target, crew, habits);
  const after = promiseOf(lens, target, [...crew, member], habits);
  return { ...after, worth: after.worth - before.worth };
}

interface Need {
  readonly ability: Ability;
  readonly score: number;
  /** How likely the target has it. */
  readonly weight: number;
}

/** What is still to be overcome; of a hidden crisis, what one expects. */
function needs(lens: View, target: number): Need[] {
  if (target !== VILLAIN_CARD && crisisAt(lens, target) === undefined) {
    const score = UNKNOWN.score + stageOf(lens, target) / 2;
    const weight = UNKNOWN.abilities / abilities.length;
    return abilities.map((ability) => ({ ability, score, weight }));
  }
  return openAbilities(lens, target).map((ability) => ({
    ability,
    score: scoreOf(lens, target, ability) ?? 0,
    weight: 1,
  }));
}

/** Whether another ability of a target has to be overcome before this one. */
const isBehind = (lens: View, target: number, ability: Ability): boolean =>
  target !== VILLAIN_CARD && crisisAt(lens, target) !== undefined && isLocked(lens, target, ability);

/** How likely a crew overcomes the ability that has to be overcome first, where there is one. */
function openingOf(lens: View, target: number, crew: readonly Member[]): number {
  if (target === VILLAIN_CARD || crisisAt(lens, target) === undefined) return 1;
  const first = firstToOvercome(lens, target);
  return first === undefined ? 1 : chanceOf(lens, target, crew, first, scoreOf(lens, target, first) ?? 0).hit;
}

/** How likely a crew overcomes an ability, at what risk, and what the last of them spends. */
function chanceOf(
  lens: View,
  target: number,
  crew: readonly Member[],
  ability: Ability,
  score: number,
): { readonly hit: number; readonly wounds: number; readonly own: number } {
  const alone = target !== VILLAIN_CARD && isTeamworkForbidden(lens, target);
  let missing = score;
  let own = 0;
  let roller: Member | undefined;
  for (const member of alone ? crew.slice(-1) : crew) {
    const bonus =
      member.boost === undefined ? 0 : bonusOf(member.boost, ability, stagedFor(lens, target, ability));
    const has = usableOf(member, ability);
    own = has === 0 ? 0 : Math.max(0, Math.min(has, Math.max(1, Math.ceil(missing - bonus))));
    if (missing <= 0) own = 0;
    if (has > 0) {
      missing -= has + bonus;
      roller = member;
    }
  }
  if (roller === undefined) return { hit: 0, wounds: 0, own: 0 };
  if (missing <= 0) return { hit: 1, wounds: 0, own };
  if (target !== VILLAIN_CARD && isDieForbidden(lens, target)) return { hit: 0, wounds: 0, own: 0 };
  const { hit, wounds } = oddsOf(lens, roller.hero, missing, minusFor(lens, target, roller.boost));
  return { hit, wounds, own };
}

const stagedFor = (lens: View, target: number, ability: Ability): number =>
  target === VILLAIN_CARD || crisisAt(lens, target) !== undefined ? stagedIn(lens, target, ability) : 0;

function usableOf({ tokens, boost }: Member, ability: Ability): number {
  const has = nth(tokens, abilities.indexOf(ability));
  return boost?.adapts && ability !== 'tech' ? has + nth(tokens, abilities.indexOf('tech')) : has;
}

/** What Darkseid's presence, or a crisis like it, takes off the die of a hero whom it troubles. */
const minusFor = (lens: View, target: number, { despite }: Boost = {}): number =>
  despite !== 'presence' &&
  (target === VILLAIN_CARD || placeOf(lens, lens.fields.darkseid) === target || isMenacing(lens, target))
    ? 1
    : 0;
