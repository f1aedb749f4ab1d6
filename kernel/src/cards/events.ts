import { HIDDEN } from '../knowledge/seen.ts';
import { nth } from '../state/lists.ts';
import type { Position } from '../state/state.ts';

/**
 * Something that happened, with its cards' faces and masks as they were then. Built only where somebody listens.
 * The kernel tells `moved` (n: from, to), `shown`, `shuffled` (n: zone), `rolled` (n: result, sides); the rest are a game's.
 */
export interface GameEvent {
  readonly name: string;
  readonly seat: number;
  readonly cards: readonly number[];
  readonly faces: readonly number[];
  readonly masks: readonly number[];
  readonly n: readonly number[];
}

/** An event as one viewer saw it: faces not known to the viewer are HIDDEN. */
export interface SeenEvent {
  readonly name: string;
  readonly seat: number;
  readonly cards: readonly number[];
  readonly faces: readonly number[];
  readonly n: readonly number[];
}

export function eventOf(
  position: Position,
  name: string,
  seat: number,
  cards: readonly number[],
  n: readonly number[],
): GameEvent {
  return {
    name,
    seat,
    cards: cards.slice(),
    faces: cards.map((card) => nth(position.face, card)),
    masks: cards.map((card) => nth(position.mask, card)),
    n: n.slice(),
  };
}

/** What `viewer` saw of it. */
export const seeEvent = (event: GameEvent, viewer: number): SeenEvent => ({
  name: event.name,
  seat: event.seat,
  cards: event.cards,
  faces: event.faces.map((face, i) => ((nth(event.masks, i) >> viewer) & 1 ? face : HIDDEN)),
  n: event.n,
});

/** The event as `viewer` could retell it: faces that the viewer did not see are hidden from everybody. */
export function hearsay(event: GameEvent, viewer: number): GameEvent {
  const knows = event.masks.map((mask) => ((mask >> viewer) & 1) === 1);
  return {
    ...event,
    faces: event.faces.map((face, i) => (knows[i] ? face : HIDDEN)),
    masks: event.masks.map((mask, i) => (knows[i] ? mask : 0)),
  };
}
