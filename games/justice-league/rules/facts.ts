import { type Frame, NOT_ANY, newest } from '@masterplan/kernel';
import type { Ability } from '../content/kinds.ts';
import { attempt, attemptIn } from './attempt.ts';
import type { Reader } from './board.ts';
import { wayTo } from './boom-tube.ts';
import { confrontation, targetIn } from './confront.ts';
import { isEnough } from './confronting.ts';
import { budgetIn, placing, priceIn } from './crises.ts';
import { askedBy } from './hold-back.ts';

export { addedFor, type Chances, chancesOf, type Face, facesFor } from './chances.ts';
export { cardAtWork, numberOf, ownerOf } from './powers.ts';
export * from './questions.ts';

/** What is confronted now: a region or the villain card; NOT_ANY where nothing is, or it is not chosen yet. */
export function confronted(stack: readonly Frame[]): number {
  const frame = newest(stack, confrontation);
  return frame === undefined ? NOT_ANY : targetIn(frame);
}

/** Whether so many tokens of the hero who confronts now overcome an ability without a roll. */
export function isSure(reader: Reader, ability: Ability, tokens: number): boolean {
  const frame = newest(reader.stack, confrontation);
  return frame !== undefined && isEnough(reader, frame, ability, tokens);
}

/** The attempt at work. */
export function attempting(stack: readonly Frame[]): ReturnType<typeof attemptIn> {
  const frame = newest(stack, attempt);
  if (frame === undefined) throw new Error('no attempt is at work');
  return attemptIn(frame);
}

/** What heroes have put on an attempt that they make together; undefined where none is at work. */
export function tokensTried(
  stack: readonly Frame[],
): { readonly ability: Ability; readonly put: number } | undefined {
  const frame = newest(stack, attempt);
  if (frame === undefined) return undefined;
  const { ability, tokens, bonus } = attemptIn(frame);
  return { ability, put: tokens + bonus };
}

/** What the crises that Darkseid places now may cost together. */
export function budgetOf(stack: readonly Frame[]): number {
  const frame = newest(stack, placing);
  return frame === undefined ? 0 : budgetIn(frame);
}

/** Whether the crises that are placed now cost no energy (JL-3.29). */
export function isFree(stack: readonly Frame[]): boolean {
  const frame = newest(stack, placing);
  return frame !== undefined && priceIn(frame) === 'free';
}

/** Where a hero opens a way to. */
export const wayOf = (frame: Frame): number => wayTo.of(frame);
/** Who would wait for another. */
export const whoWaits = (frame: Frame): number => askedBy(frame);
