import { nth, type Table } from '@masterplan/kernel';
import { besideIn, strikePair, THE_LINE_UP, type Watchmen, zones } from './board.ts';
import { drawCards } from './decks.ts';
import { finalCount } from './scoring.ts';
import { turnUp } from './super-villains.ts';

const HAND = 5;
export const LINE_UP = 5;

/** The end of a turn, in four steps (B-4.1 to B-4.4). Says whether there is more to come. */
export function endOfTurn(table: Table<Watchmen>, seat: number, step: number): 'more' | 'done' {
  if (step === 0) atTheEnd(table, seat);
  else if (step === 1) newHand(table, seat);
  else if (step === 2) refill(table);
  else if (step === 3) nextVillain(table, seat);
  else return 'done';
  return 'more';
}

/** What happens at the end of the turn: cards that retire, and what was borrowed from the Line-Up goes back. */
function atTheEnd(table: Table<Watchmen>, seat: number): void {
  const { retiring, borrowed } = table.fields;
  for (const card of retiring) {
    if (table.at(card) !== zones.inPlay(seat)) continue;
    const owner = besideIn(borrowed, card) ?? seat;
    strikePair(borrowed, card);
    table.move(card, zones.deck(owner), 'bottom');
    table.tell('retired', owner, [card]);
  }
  for (let i = borrowed.length - 2; i >= 0; i -= 2) {
    if (borrowed[i + 1] !== THE_LINE_UP) continue;
    const [card = -1] = borrowed.splice(i, 2);
    if (table.at(card) === zones.inPlay(seat)) table.move(card, zones.lineUp());
  }
}

/** Played cards and the rest of the hand are discarded, each to its owner; then a new hand is drawn (B-4.2). */
function newHand(table: Table<Watchmen>, seat: number): void {
  const { fields } = table;
  sendHome(table, seat, zones.inPlay(seat));
  for (let i = fields.borrowed.length - 2; i >= 0; i -= 2) {
    const [card = -1, owner = seat] = fields.borrowed.splice(i, 2);
    if (table.at(card) === zones.locations(seat)) table.move(card, zones.discard(owner));
  }
  const hand = table.zone(zones.hand(seat));
  if (hand.length > 0) table.tell('discarded the rest', seat, [], hand.length);
  while (hand.length > 0) table.move(nth(hand, hand.length - 1), zones.discard(seat));
  drawCards(table, seat, HAND + fields.drawAtEnd);
}

function sendHome(table: Table<Watchmen>, seat: number, zone: number): void {
  const { borrowed } = table.fields;
  for (let card = table.top(zone); card !== undefined; card = table.top(zone)) {
    const owner = besideIn(borrowed, card) ?? seat;
    table.move(card, zones.discard(owner));
  }
}

/** Every gap of the Line-Up is filled; where it cannot be, the game is over (B-4.3, B-10.1). */
function refill(table: Table<Watchmen>): void {
  while (table.zone(zones.lineUp()).length < LINE_UP) {
    if (!addToLineUp(table)) return;
  }
}

/** Turns up the next card of the main deck into the Line-Up; where there is none, the game is over. */
export function addToLineUp(table: Table<Watchmen>): boolean {
  const top = table.top(zones.mainDeck());
  if (top === undefined) {
    finalCount(table, 'main-deck');
    return false;
  }
  const card = table.move(top, zones.lineUp());
  table.tell('line-up', -1, [card]);
  return true;
}

/** If the top Super-Villain lies face down it appears; if none is left the game is over (B-4.4, B-10.2). */
function nextVillain(table: Table<Watchmen>, seat: number): void {
  if (table.fields.villainUp === 1) return;
  if (table.zone(zones.superVillains()).length === 0) finalCount(table, 'super-villains');
  else turnUp(table, seat);
}
