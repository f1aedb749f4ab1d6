import type { Plan } from '../content/kinds.ts';
import { kindAt, seatsOf, type View, zoneOf } from './read.ts';

/** A seat's Master Plan, where the viewer knows it. */
export const faceDownPlan = (lens: View, seat: number): Plan | undefined =>
  kindAt(lens, zoneOf(lens, 'plan', seat)[0], 'plan');

const isPlan = (kind: { readonly type: string }): kind is Plan => kind.type === 'plan';

export const plansOf = (lens: View): Plan[] => lens.game.kinds.filter(isPlan);

function owns(lens: View, seat: number, plan: Plan): boolean {
  const stash = zoneOf(lens, 'stash', seat).map((card) => lens.kind(card)?.id);
  return Object.entries(plan.needs).every(
    ([id, needed]) => stash.filter((each) => each === id).length >= needed,
  );
}

/**
 * Whether, as far as the viewer knows, a seat may have a plan: nobody else is known to have it, the seat is not known to have
 * another, and it is not one that the seat's Loot would have completed (MP-7.7).
 */
export function mayHave(lens: View, seat: number, plan: Plan): boolean {
  const known = faceDownPlan(lens, seat);
  if (known !== undefined) return known.id === plan.id;
  if (seatsOf(lens).some((other) => faceDownPlan(lens, other)?.id === plan.id)) return false;
  return !owns(lens, seat, plan);
}
