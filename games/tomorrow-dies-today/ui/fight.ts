import { nth } from '@masterplan/kernel';
import { attributes } from '../content/kinds.ts';
import { groupsAt, strengthOf, strikersAt } from '../rules/facts.ts';
import type { View } from './read.ts';

/** What players have of an Attribute in a fight at a place: to strike with, or to defend with. */
export function pointsFor(
  lens: View,
  seats: readonly number[],
  place: number,
  attribute: number,
  to: 'strike' | 'defend',
): number {
  const counting = to === 'strike' ? strikersAt : groupsAt;
  return seats.reduce(
    (sum, seat) => sum + strengthOf(lens, seat, counting(lens, seat, place), nth(attributes, attribute)),
    0,
  );
}

/** One success for every two points (TD-22.8). */
export const successesOf = (points: number): number => Math.floor(points / 2);

/** The most successes that a player could have there, whatever is chosen. */
export const mostSuccesses = (lens: View, seat: number, place: number, to: 'strike' | 'defend'): number =>
  Math.max(...attributes.map((_, no) => successesOf(pointsFor(lens, [seat], place, no, to))));
