import { type Frame, NOT_ANY, newest, type Sentence } from '@masterplan/kernel';
import type { Ability } from '../content/kinds.ts';
import { attempt, attemptIn } from './attempt.ts';
import { bindings, type Reader } from './board.ts';
import { wayTo } from './boom-tube.ts';
import { confrontation, targetIn } from './confront.ts';
import { isAdapting, isEnough } from './confronting.ts';
import { budgetIn, placing, priceIn } from './crises.ts';
import { askedBy } from './hold-back.ts';
import { targetCards } from './overcoming.ts';
import { soFar } from './verbs/progress.ts';
import { regain } from './verbs/regain.ts';

export { addedFor, type Chances, chancesOf, type Face, facesFor } from './chances.ts';
export { firstToOvercome } from './lasting.ts';
export { cardAtWork, numberOf, ownerOf } from './powers.ts';
export * from './questions.ts';
export { soFar };

/** What is confronted now: a region or the villain card; NOT_ANY where nothing is, it is not chosen yet, or it has been thwarted. */
export function confronted(reader: Reader): number {
  const frame = newest(reader.stack, confrontation);
  const target = frame === undefined ? NOT_ANY : targetIn(frame);
  return target === NOT_ANY || targetCards(reader, target).length === 0 ? NOT_ANY : target;
}

/** Whether so many tokens of the hero who confronts now overcome an ability without a roll. */
export function isSure(reader: Reader, ability: Ability, tokens: number): boolean {
  const frame = newest(reader.stack, confrontation);
  return frame !== undefined && isEnough(reader, frame, ability, tokens);
}

/** Whether the tech of a hero counts as any ability in the confrontation at work. */
export function adapts(reader: Reader, hero: number): boolean {
  const frame = newest(reader.stack, confrontation);
  return frame !== undefined && isAdapting(reader, frame, hero);
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

/** How many tokens a hero may still recover where a card says "as many"; undefined where it asks something else. */
export const leftToRecover = (said: Sentence | undefined, frame: Frame): number | undefined =>
  regain.is(said) && said.n === 'as-many' ? bindings.many.of(frame) - soFar(frame) : undefined;

/** Where a hero opens a way to. */
export const wayOf = (frame: Frame): number => wayTo.of(frame);
/** Who would wait for another. */
export const whoWaits = (frame: Frame): number => askedBy(frame);
