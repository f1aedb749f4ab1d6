import { type Frame, firstOf, nth, type Phase, type Table } from '@masterplan/kernel';
import type { ChallengePart } from '../content/kinds.ts';
import { performKind } from './bindings.ts';
import {
  besideIn,
  empty,
  goHome,
  NOT_ANY,
  strikePair,
  THE_LINE_UP,
  type Watchmen,
  word,
  zones,
} from './board.ts';
import { turnUpChallenge } from './challenges.ts';
import { drawCards } from './decks.ts';
import { runOut } from './roles.ts';
import { finalCount } from './scoring.ts';
import { turnUp } from './super-villains.ts';

const HAND = 5;
export const LINE_UP = 5;

/** The steps of the end of a turn. */
export const REFILL = 2;

/** The end of a turn, step by step (B-4.1 to B-4.4, R-50). Says whether there is more to come. */
export function endOfTurn(table: Table<Watchmen>, seat: number, step: number): 'more' | 'done' {
  if (step === 0) table.push('ending', seat);
  else if (step === 1) newHand(table, seat);
  else if (step === REFILL) refill(table);
  else if (step === 3) afterRefill(table, seat);
  else if (step === 4) turnUpNext(table, seat);
  else if (step === 5) betweenTurns(table, seat);
  else return 'done';
  return 'more';
}

/**
 * What happens at the end of a turn: cards retire, loans go back to the Line-Up, and the Challenge does what it does. The
 * last two come in the order the player likes. The frame's numbers are what is still to come: a card, and 1 for the
 * Challenge or 0 for the loans.
 */
export const ending: Phase<Watchmen> = {
  name: 'ending',
  run(table, frame) {
    if (frame.at === 0) {
      frame.at = 1;
      retire(table, frame.you);
      const loan = loanIn(table);
      if (loan !== NOT_ANY) frame.n.push(loan, 0);
      const challenge = table.zone(zones.challenge())[0];
      if (challenge !== undefined && hasPart(table, challenge, 'end')) frame.n.push(challenge, 1);
    }
    if (frame.n.length === 0) table.done(frame);
    else if (frame.n.length > 2) table.ask(frame.you);
    else next(table, frame, 0);
  },
  choices(_lens, _seat, frame, offers) {
    for (let i = 0; i < frame.n.length; i += 2) offers.yes(word.order, nth(frame.n, i), nth(frame.n, i + 1));
  },
  answer: (table, frame, _seat, option) => next(table, frame, frame.n.indexOf(firstOf(option))),
};

function next(table: Table<Watchmen>, frame: Frame, at: number): void {
  const [card = NOT_ANY, isChallenge = 0] = frame.n.splice(at, 2);
  if (isChallenge === 0) returnLoans(table);
  else if (table.at(card) === zones.challenge()) performKind(table, card, table.face(card), 'end', frame.you);
}

/** Whether a Challenge says something under a part. */
function hasPart(table: Table<Watchmen>, card: number, part: ChallengePart): boolean {
  const kind = table.kind(card);
  return kind.family === 'challenge' && kind.says[part].length > 0;
}

function loanIn({ fields: { borrowed } }: Table<Watchmen>): number {
  for (let i = 0; i < borrowed.length; i += 2) if (borrowed[i + 1] === THE_LINE_UP) return nth(borrowed, i);
  return NOT_ANY;
}

/** Cards that retire go under their owners' decks. */
function retire(table: Table<Watchmen>, seat: number): void {
  const { retiring, borrowed } = table.fields;
  for (const card of retiring) {
    if (table.at(card) !== zones.inPlay(seat)) continue;
    const owner = besideIn(borrowed, card) ?? seat;
    if (owner < 0) continue;
    strikePair(borrowed, card);
    table.move(card, zones.deck(owner), 'bottom');
    table.tell('retired', owner, [card]);
  }
}

/** What was borrowed from the Line-Up goes back. */
function returnLoans(table: Table<Watchmen>): void {
  const { borrowed } = table.fields;
  for (let i = borrowed.length - 2; i >= 0; i -= 2) {
    if (borrowed[i + 1] !== THE_LINE_UP) continue;
    goHome(table, nth(borrowed, i), THE_LINE_UP);
  }
}

/** Played cards and the rest of the hand are discarded, each to its owner; then a new hand is drawn (B-4.2). */
function newHand(table: Table<Watchmen>, seat: number): void {
  const { fields } = table;
  returnBorrowed(table, seat);
  empty(table, zones.inPlay(seat), zones.discard(seat));
  const hand = table.zone(zones.hand(seat));
  if (hand.length > 0) table.tell('discarded the rest', seat, [], hand.length);
  while (hand.length > 0) table.move(nth(hand, hand.length - 1), zones.discard(seat));
  drawCards(table, seat, HAND + fields.drawAtEnd);
}

/** What lies before a player but is somebody else's goes home. */
export function returnBorrowed(table: Table<Watchmen>, seat: number): void {
  for (const zone of [zones.inPlay(seat), zones.locations(seat)]) {
    for (const card of table.zone(zone).toReversed()) {
      const owner = besideIn(table.fields.borrowed, card);
      if (owner !== undefined) goHome(table, card, owner);
    }
  }
}

/**
 * Every gap of the Line-Up is filled; in Watchmen a card is added first where none was bought or gained from it (B-4.3,
 * W-2.1 to W-2.4). Where a card is wanting, the game is over (B-10.1, R-01).
 */
function refill(table: Table<Watchmen>): void {
  const { fields } = table;
  if (fields.watchmen === 1 && fields.fromLineUp === 0 && !addToLineUp(table)) return;
  while (table.zone(zones.lineUp()).length < LINE_UP) {
    if (!addToLineUp(table)) return;
  }
}

/** Turns up the next card of the main deck into the Line-Up; where there is none, the game is over. */
export function addToLineUp(table: Table<Watchmen>): boolean {
  const top = table.top(zones.mainDeck());
  if (top === undefined) {
    if (table.fields.watchmen === 1) runOut(table);
    else finalCount(table, 'main-deck');
    return false;
  }
  const card = table.move(top, zones.lineUp());
  table.tell('line-up', -1, [card]);
  return true;
}

/** What a Challenge does when the Line-Up has been refilled (W-9.15). */
function afterRefill(table: Table<Watchmen>, seat: number): void {
  const challenge = table.zone(zones.challenge())[0];
  if (challenge !== undefined && hasPart(table, challenge, 'refilled'))
    performKind(table, challenge, table.face(challenge), 'refilled', seat);
}

/** The next Challenge and the next Super-Villain are turned up; in the base game the last ends it (B-4.4, B-10.2, W-6.31). */
function turnUpNext(table: Table<Watchmen>, seat: number): void {
  const { fields } = table;
  const villains = table.zone(zones.superVillains());
  if (fields.villainUp === 0 && villains.length > 0) turnUp(table, seat);
  else if (fields.watchmen === 0 && villains.length === 0) finalCount(table, 'super-villains');
  if (fields.watchmen === 1 && table.zone(zones.challenge()).length === 0) turnUpChallenge(table, seat);
}

/** Nobody's turn: what a Challenge does then (W-9.7). */
function betweenTurns(table: Table<Watchmen>, seat: number): void {
  const challenge = table.zone(zones.challenge())[0];
  if (challenge === undefined || !hasPart(table, challenge, 'between')) return;
  table.fields.turn = NOT_ANY;
  performKind(table, challenge, table.face(challenge), 'between', seat);
}
