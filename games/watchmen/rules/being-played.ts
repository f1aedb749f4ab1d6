import { choice, type Frame, locals, NOT_ANY, number, rows } from '@masterplan/kernel';

/** Where a card goes when it has been carried out. */
export type Goes = 'stays' | 'to-deck' | 'to-hand' | 'home';

/** The name of the phase in which a card is played; the phase itself is in `playing.ts`. */
export const CARD = 'card';

/** What is being played, where it goes when it has been carried out, whose it is, and the Ongoing effects it set off. */
export const beingPlayed = locals({
  card: number(NOT_ANY),
  goes: choice<Goes>('stays', 'to-deck', 'to-hand', 'home'),
  owner: number(NOT_ANY),
  setOff: rows('card', 'which'),
});

/** How many plays of a card are being carried out. */
export function playsAtWork(stack: readonly Frame[], card: number): number {
  let count = 0;
  for (const frame of stack) if (frame.verb === CARD && beingPlayed.card.of(frame) === card) count += 1;
  return count;
}
