import { type Filter, fits } from '../content/filters.ts';
import { type Card, isCard, type SuperHero } from '../content/kinds.ts';
import { type Reader, zones } from './board.ts';

/** The small card a number stands for; the reader must know its face. */
export function cardOf(reader: Reader, card: number): Card {
  const kind = reader.kind(card);
  if (!isCard(kind)) throw new Error(`card ${card} is not a card that this reader knows`);
  return kind;
}

export const costOf = (reader: Reader, card: number): number => cardOf(reader, card).cost;

/** Whether a filter fits a card; the reader must know the card. */
export const isMeant = (reader: Reader, card: number, which: Filter | undefined): boolean =>
  fits(cardOf(reader, card), which);

/** Whether a seat has not been destroyed. */
export const isIn = (reader: Reader, seat: number): boolean => reader.fields.out[seat] !== true;

/** The mask of all seats still in the game. */
export function allIn(reader: Reader): number {
  let mask = 0;
  for (let seat = 0; seat < reader.seats; seat++) if (isIn(reader, seat)) mask |= 1 << seat;
  return mask;
}

/** The next seat clockwise that is still in the game. */
export function nextIn(reader: Reader, seat: number): number {
  for (let i = 1; i < reader.seats; i++) {
    const next = (seat + i) % reader.seats;
    if (isIn(reader, next)) return next;
  }
  return seat;
}

/** How many cards of a zone a filter fits; the reader must know them. */
export function countIn(reader: Reader, zone: number, which: Filter): number {
  let count = 0;
  for (const card of reader.zone(zone)) if (isMeant(reader, card, which)) count += 1;
  return count;
}

/** A seat's Super Hero, where its text counts: one that lies face down or is blank has none (B-9.8, W-9.14). */
export function heroAtWork(reader: Reader, seat: number): SuperHero | undefined {
  if (reader.fields.heroDown[seat] || reader.fields.blank) return undefined;
  const card = reader.zone(zones.superHero(seat))[0];
  const kind = card === undefined ? undefined : reader.kind(card);
  return kind?.type === 'super-hero' ? kind : undefined;
}

/** Whether a seat's Super Hero is set off by playing such a card, if not every time. */
export const heroHeeds = (reader: Reader, seat: number, card: Card): boolean =>
  heroAtWork(reader, seat)?.ongoing.some(({ when }) => 'play' in when && fits(card, when.play)) ?? false;
