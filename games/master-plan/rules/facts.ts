import { type Frame, isAskedAgain, newest, type Sentence } from '@masterplan/kernel';
import { act } from './battle.ts';
import { bindings, fallen, type Reader } from './board.ts';
import { claimantOf, loot, waitingToClaim } from './loot.ts';
import { leave } from './verbs/leave.ts';

export { actsBefore, defensesGained, numberOf, type Owned } from './supers.ts';

/** The Super that acts, or uses its Ability, or claims now; undefined where none does. */
export function actorOf(stack: readonly Frame[]): number | undefined {
  const acting = newest(stack, act);
  if (acting !== undefined) return act.my.card.of(acting);
  const claiming = newest(stack, loot);
  return claiming === undefined ? undefined : claimantOf(claiming);
}

/** The Supers that claim after the one that claims now, in order. */
export function yetToClaim(stack: readonly Frame[]): readonly number[] {
  const claiming = newest(stack, loot);
  return claiming === undefined ? [] : waitingToClaim(claiming);
}

/** Whether a sentence has its Super leave. */
export const leaves = (said: Sentence | undefined): boolean => leave.is(said);

/** The Loot that is wanted, where what to give for it is asked next. */
export const wantedLoot = (frame: Frame): number | undefined =>
  isAskedAgain(frame) ? bindings.wanted.of(frame) : undefined;

/** Whether a Super of this seat has been knocked out in the fight going on. */
export function hasFallen({ fields }: Reader, seat: number): boolean {
  for (let row = 0; row < fallen.count(fields.fallen); row++)
    if (fallen.owner(fields.fallen, row) === seat) return true;
  return false;
}
