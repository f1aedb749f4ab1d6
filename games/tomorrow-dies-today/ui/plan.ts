import { NOT_ANY, nth } from '@masterplan/kernel';
import { type Attribute, attributes, type Points } from '../content/kinds.ts';
import { agencyAt, BASES, HEADQUARTERS, LOOSE } from '../rules/board.ts';
import {
  amountOf,
  goalOf,
  interferes,
  MOST_TOGETHER,
  missionAt,
  needsAt,
  priceOf,
  sizeOf,
  statusAt,
  strengthOf,
} from '../rules/facts.ts';
import { isStaging, letters, slotsOf, stageOf, type View } from './read.ts';

/** What Squads of a seat could do at a place. */
export interface Verdict {
  readonly place: number;
  readonly slots: readonly number[];
  /** To Complete the Mission there, or to Generate a Spoil. */
  readonly does: 'complete' | 'generate';
  readonly lacks: readonly { readonly attribute: Attribute; readonly n: number }[];
  readonly price: number;
  readonly canPay: boolean;
}

/** Whether there is something to Complete or to Generate at a place. */
export function worksAt(lens: View, place: number): Verdict['does'] | undefined {
  const kind = missionAt(lens, place);
  if (kind === undefined) return undefined;
  if (statusAt(lens, place) === 'completed') return kind.type === 'resource' ? 'generate' : undefined;
  return needsAt(lens, place).some((n) => n > 0) ? 'complete' : undefined;
}

/** The places with something to do, in the order of the War Map. */
export const workplaces = (lens: View): number[] =>
  Array.from({ length: BASES }, (_, place) => place).filter((place) => worksAt(lens, place) !== undefined);

/**
 * What a place asks for. Before the Phases begin, an Agent who stands there is left out: it will have moved on, and where it comes
 * to is forecast.
 */
export function askedAt(lens: View, place: number): Points {
  const needs = needsAt(lens, place);
  if (stageOf(lens) === 'villainy' || !interferes(lens, place)) return needs;
  const agency = missionAt(lens, HEADQUARTERS[agencyAt(place)]);
  const less = agency?.needs ?? [0, 0, 0, 0];
  return [needs[0] - less[0], needs[1] - less[1], needs[2] - less[2], needs[3] - less[3]];
}

/** What Squads have of each Attribute together. */
export const strengthsOf = (lens: View, seat: number, slots: readonly number[]): readonly number[] =>
  attributes.map((attribute) => strengthOf(lens, seat, slots, attribute));

export function verdictOf(
  lens: View,
  seat: number,
  slots: readonly number[],
  place: number,
): Verdict | undefined {
  const does = worksAt(lens, place);
  if (does === undefined) return undefined;
  const needs = askedAt(lens, place);
  const has = strengthsOf(lens, seat, slots);
  const lacks = attributes.flatMap((attribute, no) => {
    const n = nth(needs, no) - nth(has, no);
    return n > 0 ? [{ attribute, n }] : [];
  });
  const price = priceOf(lens, seat, slots, place);
  return { place, slots, does, lacks, price, canPay: price <= amountOf(lens, seat, 'funding') };
}

/** Whether those on the Base Tile in no Squad can still be put into one before the Phases begin. */
export const canCommit = (lens: View): boolean => stageOf(lens) !== 'villainy' && !isStaging(lens);

/** The sets of a seat's Squads that can stand together, small ones first; those in no Squad count as one while they can join one. */
export function teamsOf(lens: View, seat: number): number[][] {
  const hasLoose = canCommit(lens) && sizeOf(lens, seat, LOOSE) > 0;
  const groups = [...slotsOf(lens, seat), ...(hasLoose ? [LOOSE] : [])];
  const sets = Array.from({ length: (1 << groups.length) - 1 }, (_, i) =>
    groups.filter((_group, no) => ((i + 1) >> no) & 1),
  );
  return sets
    .filter((slots) => slots.reduce((sum, slot) => sum + sizeOf(lens, seat, slot), 0) <= MOST_TOGETHER)
    .sort((a, b) => a.length - b.length);
}

/** The Squads of a set, by their letters; `base` is what those in no Squad are called. */
export const teamName = (base: string, slots: readonly number[]): string =>
  slots.map((slot) => (slot === LOOSE ? base : letters[slot])).join(' + ');

/** Where the viewer deploys to in this Phase, where that is a Mission. */
export function missionGoal(lens: View, seat: number): number | undefined {
  const goal = seat < 0 ? NOT_ANY : goalOf(lens, seat);
  return goal === NOT_ANY || goal >= BASES ? undefined : goal;
}

/** The best that a seat could do at a place: what it can do for the least, else what lacks the least. */
export function bestAt(lens: View, seat: number, place: number): Verdict | undefined {
  const all = teamsOf(lens, seat).flatMap((slots) => verdictOf(lens, seat, slots, place) ?? []);
  return all.sort((a, b) => missing(a) - missing(b) || a.price - b.price)[0];
}

const missing = ({ lacks }: Verdict): number => lacks.reduce((sum, { n }) => sum + n, 0);
