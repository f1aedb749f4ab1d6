import { NOT_ANY, nth, type Table } from '@masterplan/kernel';
import { isBase, PHASES, type Reader, type Tomorrow } from './board.ts';
import { inMask, maskOf } from './masks.ts';
import { henchmenAt, isVillainy, MOST_TOGETHER, placeOf, sizeOf, squadsOf, statusAt } from './questions.ts';

/** Where a seat deploys to in this Phase; NOT_ANY where it takes no part (TD-16.2, TD-19.6). */
export const goalOf = (reader: Reader, seat: number): number =>
  isVillainy(reader) ? nth(reader.fields.goals, seat * PHASES + reader.fields.phase - 1) : NOT_ANY;

/** Where a seat can deploy to: nobody deploys to a space without a tile, or to an Inactive Mission (TD-A44, TD-A45). */
export function openGoalOf(reader: Reader, seat: number): number {
  const goal = goalOf(reader, seat);
  if (goal === NOT_ANY || isBase(goal)) return goal;
  const status = statusAt(reader, goal);
  return status === 'empty' || status === 'inactive' ? NOT_ANY : goal;
}

/** The Squads of a seat whose Deployment is not paid yet. */
export const unfunded = (reader: Reader, seat: number): readonly number[] =>
  inMask(maskOf(squadsOf(reader, seat)) & ~nth(reader.fields.funded, seat));

/** How many Henchmen of a seat will stand at a place: those there, and those who are paid for, or in some other Squads, and on their way. */
function expectedAt(reader: Reader, seat: number, squads: number, goal: number): number {
  let n = henchmenAt(reader, seat, goal);
  for (const slot of inMask(squads | nth(reader.fields.funded, seat)))
    if (placeOf(reader, seat, slot) !== goal) n += sizeOf(reader, seat, slot);
  return n;
}

/** Whether some Squads besides those that are paid can stand there (TD-19.8). */
export const fits = (reader: Reader, seat: number, squads: number, goal: number): boolean =>
  isBase(goal) || expectedAt(reader, seat, squads, goal) <= MOST_TOGETHER;

/** Whether nobody can join a seat at a place, since those who are paid for will fill it (TD-19.8). */
export const isSpokenFor = (reader: Reader, seat: number, place: number): boolean =>
  place === goalOf(reader, seat) && !isBase(place) && expectedAt(reader, seat, 0, place) >= MOST_TOGETHER;

export function markFunded({ fields }: Table<Tomorrow>, seat: number, squads: number): void {
  fields.funded[seat] = nth(fields.funded, seat) | squads;
}
