import { nth } from '@masterplan/kernel';
import { type Ability, abilities } from '../content/kinds.ts';
import { VILLAIN_CARD } from '../rules/board.ts';
import { type Boost, bonusOf } from '../rules/boost.ts';
import { openAbilities, placeOf, readyOf, scoreOf, stagedIn, stageOf } from '../rules/facts.ts';
import { firstToOvercome, isDieForbidden, isMenacing, isTeamworkForbidden } from '../rules/lasting.ts';
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

/** What a hero would confront, as it is for every crew. */
export interface Aim {
  readonly lens: View;
  readonly target: number;
  readonly habits: Habits;
  /** What it is worth that it is gone, and how many abilities it has. */
  readonly gain: number;
  readonly parts: number;
  readonly needs: readonly Need[];
  /** What has to be overcome before all else. */
  readonly first: Need | undefined;
  readonly isDieForbidden: boolean;
  /** Whether heroes roll there as where Darkseid is. */
  readonly isMenacing: boolean;
}

/** What is to be known of a target before crews are thought of. */
export function aimAt(lens: View, target: number, habits: Habits): Aim {
  const isCrisis = target !== VILLAIN_CARD;
  const all = needs(lens, target);
  const first = isCrisis && crisisAt(lens, target) !== undefined ? firstToOvercome(lens, target) : undefined;
  return {
    lens,
    target,
    habits,
    gain: thwarting(lens, target, habits),
    parts: abilitiesOf(lens, target),
    needs: all,
    first: all.find(({ ability }) => ability === first),
    isDieForbidden: isCrisis && isDieForbidden(lens, target),
    isMenacing: !isCrisis || placeOf(lens, lens.fields.darkseid) === target || isMenacing(lens, target),
  };
}

/** What a crew promises against a target. */
export function promiseOf(aim: Aim, crew: readonly Member[]): Promising {
  const last = crew.at(-1);
  if (last === undefined) return NOTHING;
  const { lens, habits, gain, parts, first } = aim;
  const spends = [0, 0, 0];
  let [sum, whole, risk] = [0, 1, 0];
  const opens = first === undefined ? 1 : chanceOf(aim, crew, first).hit;
  for (const need of aim.needs) {
    const { ability, weight } = need;
    const no = abilities.indexOf(ability);
    const { hit: alone, wounds, own } = chanceOf(aim, crew, need);
    const hit = first !== undefined && first !== need ? alone * opens : alone;
    spends[no] = own * weight;
    sum += hit * weight;
    whole *= 1 - weight * (1 - hit);
    risk += wounds * weight;
  }
  const share = habits.piecemeal * (sum / parts) + (1 - habits.piecemeal) * whole;
  const cost = habits.token * spends.reduce((total, n) => total + n, 0);
  return { worth: gain * share - cost - risk * harm(lens, last.hero, 1, habits), whole, spends };
}

/** What one more hero adds to a crew. */
export function joining(aim: Aim, crew: readonly Member[], member: Member): Promising {
  const after = promiseOf(aim, [...crew, member]);
  return crew.length === 0 ? after : { ...after, worth: after.worth - promiseOf(aim, crew).worth };
}

interface Need {
  readonly ability: Ability;
  readonly score: number;
  /** How much of the score is stage. */
  readonly staged: number;
  /** How likely the target has it. */
  readonly weight: number;
}

/** What is still to be overcome; of a hidden crisis, what one expects. */
function needs(lens: View, target: number): Need[] {
  if (target !== VILLAIN_CARD && crisisAt(lens, target) === undefined) {
    const score = UNKNOWN.score + stageOf(lens, target) / 2;
    const weight = UNKNOWN.abilities / abilities.length;
    return abilities.map((ability) => ({ ability, score, staged: 0, weight }));
  }
  return openAbilities(lens, target).map((ability) => ({
    ability,
    score: scoreOf(lens, target, ability) ?? 0,
    staged: stagedIn(lens, target, ability),
    weight: 1,
  }));
}

interface Chance {
  readonly hit: number;
  readonly wounds: number;
  readonly own: number;
}

const HOPELESS: Chance = { hit: 0, wounds: 0, own: 0 };

/** Whether all of a crew take part, or its last alone. */
const areTogether = ({ lens, target }: Aim, crew: readonly Member[]): boolean =>
  crew.length < 2 || target === VILLAIN_CARD || !isTeamworkForbidden(lens, target);

/** How likely a crew overcomes an ability, at what risk, and what the last of them spends. */
function chanceOf(aim: Aim, crew: readonly Member[], { ability, score, staged }: Need): Chance {
  let missing = score;
  let own = 0;
  let roller: Member | undefined;
  for (const member of areTogether(aim, crew) ? crew : crew.slice(-1)) {
    const bonus = member.boost === undefined ? 0 : bonusOf(member.boost, ability, staged);
    const has = usableOf(member, ability);
    own = has === 0 ? 0 : Math.max(0, Math.min(has, Math.max(1, Math.ceil(missing - bonus))));
    if (missing <= 0) own = 0;
    if (has > 0) {
      missing -= has + bonus;
      roller = member;
    }
  }
  if (roller === undefined) return HOPELESS;
  if (missing <= 0) return { hit: 1, wounds: 0, own };
  if (aim.isDieForbidden) return HOPELESS;
  const { hit, wounds } = oddsOf(aim.lens, roller.hero, missing, minusFor(aim, roller.boost));
  return { hit, wounds, own };
}

function usableOf({ tokens, boost }: Member, ability: Ability): number {
  const has = nth(tokens, abilities.indexOf(ability));
  return boost?.adapts && ability !== 'tech' ? has + nth(tokens, abilities.indexOf('tech')) : has;
}

/** What Darkseid's presence, or a crisis like it, takes off the die of a hero whom it troubles. */
const minusFor = ({ isMenacing: isTroubled }: Aim, { despite }: Boost = {}): number =>
  despite !== 'presence' && isTroubled ? 1 : 0;
