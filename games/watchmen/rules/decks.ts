import { nth, type Table } from '@masterplan/kernel';
import { performOngoing } from './bindings.ts';
import { borrowed, empty, type Watchmen, zones } from './board.ts';
import { heroAtWork } from './cards.ts';

/** The top card of a seat's deck; the discard pile becomes a new deck only if there is none (B-7.1, B-7.3, B-7.4). */
export function topOfDeck(table: Table<Watchmen>, seat: number): number | undefined {
  const deck = zones.deck(seat);
  const discard = zones.discard(seat);
  if (table.zone(deck).length === 0 && table.zone(discard).length > 0) {
    empty(table, discard, deck);
    table.shuffle(deck);
    table.tell('reshuffled', seat);
  }
  return table.top(deck);
}

/** Draws up to so many cards, one after the other (B-7.2). */
export function drawCards(table: Table<Watchmen>, seat: number, n: number): void {
  let drawn = 0;
  while (drawn < n) {
    const card = topOfDeck(table, seat);
    if (card === undefined) break;
    table.move(card, zones.hand(seat));
    drawn += 1;
  }
  if (drawn > 0) table.tell('drew', seat, [], drawn);
}

/** An effect lets a seat draw. */
export function drawByEffect(table: Table<Watchmen>, seat: number, n: number): void {
  drawCards(table, seat, n);
  noteDraw(table, seat);
}

/** The first time an effect draws in a turn may set off something for its player. */
export function noteDraw(table: Table<Watchmen>, seat: number): void {
  const { fields } = table;
  if (seat !== fields.turn) return;
  fields.draws += 1;
  const hero = fields.draws === 1 ? heroAtWork(table, seat) : undefined;
  for (let i = 0; i < (hero?.ongoing.length ?? 0); i++) {
    const effect = hero?.ongoing[i];
    if (effect === undefined || !('draw' in effect.when)) continue;
    const card = nth(table.zone(zones.superHero(seat)), 0);
    table.tell('set off', seat, [card]);
    performOngoing(table, card, i, seat);
  }
}

/** Discards a card from a hand or a deck to its owner's pile; the sleeve that moved is returned. */
export const discardTo = (table: Table<Watchmen>, seat: number, card: number): number =>
  table.move(card, zones.discard(seat));

/** Destroys a card: it is out of the game, and nobody's loan (B-5.4, B-5.5). */
export function destroy(table: Table<Watchmen>, card: number): number {
  borrowed.drop(table.fields.borrowed, card);
  return table.move(card, zones.destroyed());
}
