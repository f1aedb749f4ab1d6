import { NOT_ANY, nth, type Table } from '@masterplan/kernel';
import type { Kind, Moment } from '../content/kinds.ts';
import { bindings, type Tomorrow, zones } from './board.ts';
import { isIn, maskOf } from './masks.ts';

/** What a moment is about. */
interface About {
  readonly place?: number;
  readonly rival?: number;
  readonly successes?: number;
}

const speaksAt = (kind: Kind, moment: Moment): boolean =>
  (kind.type === 'henchman' || kind.type === 'gadget' || kind.type === 'event') &&
  (kind[moment]?.length ?? 0) > 0;

/** All cards that speak for a seat at a moment do: the Named Henchman, then Gadgets, then the Global Event. */
function speak(table: Table<Tomorrow>, moment: Moment, seat: number, about: About): void {
  speakIn(table, zones.event(), moment, seat, about);
  speakIn(table, zones.gadgets(seat), moment, seat, about);
  speakIn(table, zones.henchman(seat), moment, seat, about);
}

/** What is begun last runs first, so the cards of a zone are gone through from the last. */
function speakIn(table: Table<Tomorrow>, zone: number, moment: Moment, seat: number, about: About): void {
  const cards = table.zone(zone);
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = nth(cards, i);
    if (!speaksAt(table.kind(card), moment)) continue;
    const frame = table.perform(card, moment, seat);
    bindings.place.set(frame, about.place ?? NOT_ANY);
    bindings.rival.set(frame, about.rival ?? NOT_ANY);
    bindings.successes.set(frame, about.successes ?? 0);
  }
}

/** A moment comes for some seats, in turn order. */
export function speakAll(
  table: Table<Tomorrow>,
  moment: Moment,
  seats: readonly number[],
  about: About = {},
): void {
  const { order } = table.fields;
  const mask = maskOf(seats);
  for (let i = order.length - 1; i >= 0; i--) {
    const seat = nth(order, i);
    if (isIn(mask, seat)) speak(table, moment, seat, about);
  }
}
