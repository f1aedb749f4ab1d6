import { EFFECT, type Frame, nth, type Table } from '@masterplan/kernel';
import type { ChallengePart, Part } from '../content/kinds.ts';
import type { Watchmen } from './board.ts';

/**
 * What a running list of sentences remembers in its frame's numbers: how many cards the sentence at work has chosen, a
 * number that a later sentence wants, and from `THEM` on the cards meant by `it` and `them`.
 */
const CHOSEN = 0;
const NOTED = 1;
const THEM = 2;

export const chosenSoFar = (frame: Frame): number => frame.n[CHOSEN] ?? 0;
export const noted = (frame: Frame): number => frame.n[NOTED] ?? 0;

function open(frame: Frame): void {
  while (frame.n.length < THEM) frame.n.push(0);
}

export function countChoice(frame: Frame): number {
  open(frame);
  const count = chosenSoFar(frame) + 1;
  frame.n[CHOSEN] = count;
  return count;
}

/** The sentence at work is done with choosing; how many it chose is noted for the next. */
export function endChoosing(frame: Frame): void {
  open(frame);
  frame.n[NOTED] = chosenSoFar(frame);
  frame.n[CHOSEN] = 0;
}

export function note(frame: Frame, n: number): void {
  open(frame);
  frame.n[NOTED] = n;
}

/** Names a card `it`; it is the only one of `them`. */
export function bindIt(frame: Frame, card: number): void {
  open(frame);
  frame.n.length = THEM;
  frame.n.push(card);
}

export function bindThem(frame: Frame, cards: readonly number[]): void {
  open(frame);
  frame.n.length = THEM;
  for (const card of cards) frame.n.push(card);
}

export function forgetThem(frame: Frame): void {
  if (frame.n.length > THEM) frame.n.length = THEM;
}

/** The card meant by `it`, or undefined. */
export const itIn = (frame: Frame): number | undefined => frame.n[THEM];

/** The cards meant by `them`, in order. */
export const themIn = (frame: Frame): readonly number[] => frame.n.slice(THEM);

/** Takes a card out of `them`; in its place comes another, or none. */
export function strikeFromThem(frame: Frame, card: number): void {
  for (let i = frame.n.length - 1; i >= THEM; i--) if (frame.n[i] === card) frame.n.splice(i, 1);
}

/**
 * Puts the sentences of a kind on the stack, in the name of a card that may have gone: what a card does in a turn outlasts it
 * (B-3.10). The kind was public when the card was played.
 */
export function performKind(
  table: Table<Watchmen>,
  card: number,
  kind: number,
  part: Part | ChallengePart | `ongoing ${number}`,
  you: number,
): void {
  table.state.stack.push({ verb: EFFECT, at: 0, you, self: card, kind, part, did: 0, n: [] });
}

/** Puts the sentences of an Ongoing effect on the stack: the one of that number on a card that is there. */
export function performOngoing(table: Table<Watchmen>, card: number, which: number, you: number): void {
  performKind(table, card, table.face(card), `ongoing ${which}`, you);
}

/** The same with the bindings of the list it is part of. */
export function performWithin(table: Table<Watchmen>, frame: Frame, part: Part, you: number): void {
  performKind(table, frame.self, frame.kind, part, you);
  const inner = nth(table.state.stack, table.state.stack.length - 1);
  inner.n = frame.n.slice();
}
