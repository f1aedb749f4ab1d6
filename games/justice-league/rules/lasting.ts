import type { Ability } from '../content/kinds.ts';
import type { Reader } from './board.ts';
import { lastingOf, neighbours, openAbilities } from './questions.ts';
import { exhaust } from './verbs/exhaust.ts';
import { forbid } from './verbs/forbid.ts';
import { menace } from './verbs/menace.ts';
import { retaliate } from './verbs/retaliate.ts';
import { vanguard } from './verbs/vanguard.ts';

/** What revealed crises change as long as they lie there (JL-C15 to JL-C18); scores and prices are asked for elsewhere. */
type Says = Parameters<typeof lastingOf>[1];

const isSaidAt = (reader: Reader, verb: Says, region: number): boolean =>
  lastingOf(reader, verb).some((each) => each.region === region);

const isForbiddenAt = (reader: Reader, what: 'dice' | 'leaving', region: number): boolean =>
  lastingOf(reader, forbid).some((each) => each.said.what === what && each.region === region);

/** Whether heroes cannot roll the die against a crisis. */
export const isDieForbidden = (reader: Reader, target: number): boolean =>
  isForbiddenAt(reader, 'dice', target);

/** Whether heroes cannot move out of a region. */
export const isPinned = (reader: Reader, region: number): boolean => isForbiddenAt(reader, 'leaving', region);

/** Whether heroes at a place cannot work together. */
export const isTeamworkForbidden = (reader: Reader, place: number): boolean =>
  lastingOf(reader, forbid).some(
    ({ said, region }) =>
      said.what === 'teamwork' && (region === place || neighbours(reader, region).includes(place)),
  );

/** Whether heroes roll against a crisis as if Darkseid were there. */
export const isMenacing = (reader: Reader, target: number): boolean => isSaidAt(reader, menace, target);

/** How many wounds a failed attempt at a crisis brings. */
export function woundsOfFailure(reader: Reader, target: number): number {
  let wounds = 0;
  for (const { said, region } of lastingOf(reader, retaliate)) if (region === target) wounds += said.n;
  return wounds;
}

/** Whether another ability of a crisis has to be overcome before this one. */
export const isLocked = (reader: Reader, target: number, ability: Ability): boolean =>
  lastingOf(reader, vanguard).some(
    ({ said, region }) =>
      region === target && said.ability !== ability && openAbilities(reader, target).includes(said.ability),
  );

/** Whether powers that heroes begin in a region are spent. */
export const isTiring = (reader: Reader, region: number): boolean => isSaidAt(reader, exhaust, region);
