import type { Table } from '@masterplan/kernel';
import { empty, type Watchmen, zones } from './board.ts';
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

/** An effect lets a seat draw; in their own turn some draw more the first time. */
export function drawByEffect(table: Table<Watchmen>, seat: number, n: number): void {
  drawCards(table, seat, n + extraFor(table, seat));
}

/** How many cards more the first effect of a turn draws for its player. */
export function extraFor(table: Table<Watchmen>, seat: number): number {
  const { fields } = table;
  if (seat !== fields.turn) return 0;
  fields.draws += 1;
  if (fields.draws > 1) return 0;
  let extra = 0;
  for (const { when, do: says } of heroAtWork(table, seat)?.ongoing ?? []) {
    if ('draw' in when) for (const said of says) if (said.do === 'draw') extra += said.n;
  }
  return extra;
}

/** Discards a card from a hand or a deck to its owner's pile; the sleeve that moved is returned. */
export const discardTo = (table: Table<Watchmen>, seat: number, card: number): number =>
  table.move(card, zones.discard(seat));

/** Destroys a card: it is out of the game (B-5.4, B-5.5). */
export const destroy = (table: Table<Watchmen>, card: number): number => table.move(card, zones.destroyed());
