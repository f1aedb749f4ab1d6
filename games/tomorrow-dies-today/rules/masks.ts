import { nth } from '@masterplan/kernel';

/** The most seats there are; a seat has fewer Squads. */
const MOST = 6;

/** Every set of seats or Squads as a list, by its mask. They are shared: who stands where is asked at every step. */
const lists: readonly (readonly number[])[] = Array.from({ length: 1 << MOST }, (_, mask) =>
  Array.from({ length: MOST }, (_none, no) => no).filter((no) => (mask >> no) & 1),
);

/** What is in a mask, the lowest first. */
export const inMask = (mask: number): readonly number[] => nth(lists, mask);

export const isIn = (mask: number, no: number): boolean => ((mask >> no) & 1) === 1;

/** A list of seats or Squads as a mask. */
export function maskOf(list: readonly number[]): number {
  let mask = 0;
  for (let i = 0; i < list.length; i++) mask |= 1 << nth(list, i);
  return mask;
}
