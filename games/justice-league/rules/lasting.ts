import type { Ability } from '../content/kinds.ts';
import type { Reader } from './board.ts';
import { lastingAt, neighbours, openAbilities } from './questions.ts';
import { exhaust } from './verbs/exhaust.ts';
import { forbid } from './verbs/forbid.ts';
import { menace } from './verbs/menace.ts';
import { retaliate } from './verbs/retaliate.ts';
import { vanguard } from './verbs/vanguard.ts';

// What revealed crises change as long as they lie there (JL-C15 to JL-C18); scores and prices are asked for elsewhere.

const isForbiddenAt = (reader: Reader, what: 'dice' | 'leaving' | 'teamwork', region: number): boolean =>
  lastingAt(reader, region).some((said) => forbid.is(said) && said.what === what);

/** Whether heroes cannot roll the die against a crisis. */
export const isDieForbidden = (reader: Reader, target: number): boolean =>
  isForbiddenAt(reader, 'dice', target);

/** Whether heroes cannot move out of a region. */
export const isPinned = (reader: Reader, region: number): boolean => isForbiddenAt(reader, 'leaving', region);

/** Whether heroes at a place cannot work together. */
export const isTeamworkForbidden = (reader: Reader, place: number): boolean =>
  isForbiddenAt(reader, 'teamwork', place) ||
  neighbours(reader, place).some((region) => isForbiddenAt(reader, 'teamwork', region));

/** Whether heroes roll against a crisis as if Darkseid were there. */
export const isMenacing = (reader: Reader, target: number): boolean =>
  lastingAt(reader, target).some(menace.is);

/** How many wounds a failed attempt at a crisis brings. */
export function woundsOfFailure(reader: Reader, target: number): number {
  let wounds = 0;
  for (const said of lastingAt(reader, target)) if (retaliate.is(said)) wounds += said.n;
  return wounds;
}

/** The ability of a crisis that has to be overcome before its others, as long as it is not. */
export function firstToOvercome(reader: Reader, target: number): Ability | undefined {
  const said = lastingAt(reader, target).find(vanguard.is);
  return said !== undefined && openAbilities(reader, target).includes(said.ability)
    ? said.ability
    : undefined;
}

/** Whether another ability of a crisis has to be overcome before this one. */
export const isLocked = (reader: Reader, target: number, ability: Ability): boolean =>
  (firstToOvercome(reader, target) ?? ability) !== ability;

/** Whether powers that heroes begin in a region are spent. */
export const isTiring = (reader: Reader, region: number): boolean =>
  lastingAt(reader, region).some(exhaust.is);
