import { type Frame, locals, number, rows, type Table } from '@masterplan/kernel';
import type { ChallengePart, Part } from '../content/kinds.ts';
import type { Watchmen } from './board.ts';

/**
 * What a running list of sentences remembers: how many cards the current sentence has chosen, a number that a later sentence
 * needs, and the cards meant by `it` and `them`.
 */
export const bindings = locals({ chosen: number(), noted: number(), them: rows('card') });

export const chosenSoFar = (frame: Frame): number => bindings.chosen.of(frame);
export const noted = (frame: Frame): number => bindings.noted.of(frame);
export const note = (frame: Frame, n: number): void => bindings.noted.set(frame, n);

/** Counts one more choice of the current sentence, and returns how many it has made. */
export const countChoice = (frame: Frame): number => bindings.chosen.add(frame, 1) + 1;

/** The current sentence has finished choosing; how many it chose is noted for the next. */
export function endChoosing(frame: Frame): void {
  note(frame, chosenSoFar(frame));
  bindings.chosen.set(frame, 0);
}

/** Names a card `it`; it is the only one of `them`. */
export function bindIt(frame: Frame, card: number): void {
  bindings.them.clear(frame);
  bindings.them.add(frame, card);
}

export function bindThem(frame: Frame, cards: readonly number[]): void {
  bindings.them.clear(frame);
  for (const card of cards) bindings.them.add(frame, card);
}

export const forgetThem = (frame: Frame): void => bindings.them.clear(frame);

/** The card meant by `it`, or undefined. */
export const itIn = (frame: Frame): number | undefined =>
  bindings.them.count(frame) === 0 ? undefined : bindings.them.card(frame, 0);

/** The cards meant by `them`, in order. */
export const themIn = (frame: Frame): readonly number[] => bindings.them.list(frame);

/** Takes a card out of `them`; in its place comes another, or none. */
export const strikeFromThem = (frame: Frame, card: number): void => bindings.them.drop(frame, card);

/**
 * Begins the sentences of a kind, for a card that may be gone by now: what a card does in a turn outlasts it (B-3.10). The
 * kind was public when the card was played.
 */
export const performKind = (
  table: Table<Watchmen>,
  card: number,
  kind: number,
  part: Part | ChallengePart | `ongoing ${number}`,
  you: number,
): Frame => table.perform(card, part, you, kind);

/** Begins the sentences of an Ongoing effect: the effect with that number on a card that is still there. */
export const performOngoing = (table: Table<Watchmen>, card: number, which: number, you: number): Frame =>
  performKind(table, card, table.face(card), `ongoing ${which}`, you);
