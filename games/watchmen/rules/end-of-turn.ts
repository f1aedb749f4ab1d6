import {
  type Frame,
  firstOf,
  locals,
  NOT_ANY,
  nth,
  only,
  rows,
  type Step,
  steps,
  type Table,
} from '@masterplan/kernel';
import type { ChallengePart } from '../content/kinds.ts';
import { performKind } from './bindings.ts';
import { borrowed, empty, goHome, type Reader, THE_LINE_UP, type Watchmen, word, zones } from './board.ts';
import { turnUpChallenge } from './challenges.ts';
import { drawCards } from './decks.ts';
import { phase } from './kit.ts';
import { runOut } from './roles.ts';
import { finalCount } from './scoring.ts';
import { turnUp } from './super-villains.ts';

const HAND = 5;
export const LINE_UP = 5;

/** What is still to come at the end of a turn: a card on loan from the Line-Up, or the Challenge. */
const my = locals({ due: rows('card') });

/** Cards retire; then loans go back to the Line-Up and the Challenge does what it does, in the order the player likes. */
const ending = phase({
  name: 'ending',
  my,
  begin: noteDue,
  run(table, frame) {
    const due = my.due.count(frame);
    if (due === 0) table.done(frame);
    else if (due > 1) table.ask(frame.you);
    else next(table, frame, 0);
  },
  choices(lens, _seat, frame, offers) {
    for (let row = 0; row < my.due.count(frame); row++) {
      const card = my.due.card(frame, row);
      offers.yes(word.order, card, isChallenge(lens, card) ? 1 : 0);
    }
  },
  answer: (table, frame, _seat, option) => next(table, frame, my.due.find(frame, firstOf(option))),
});

const isChallenge = (reader: Reader, card: number): boolean => reader.kind(card)?.family === 'challenge';

function noteDue(table: Table<Watchmen>, frame: Frame): void {
  retire(table, frame.you);
  const loan = loanIn(table);
  if (loan !== NOT_ANY) my.due.add(frame, loan);
  const challenge = table.zone(zones.challenge())[0];
  if (challenge !== undefined && hasPart(table, challenge, 'end')) my.due.add(frame, challenge);
}

function next(table: Table<Watchmen>, frame: Frame, row: number): void {
  const card = my.due.card(frame, row);
  my.due.remove(frame, row);
  if (!isChallenge(table, card)) returnLoans(table);
  else if (table.at(card) === zones.challenge()) performKind(table, card, table.face(card), 'end', frame.you);
}

/** Whether a Challenge says something under a part. */
function hasPart(table: Table<Watchmen>, card: number, part: ChallengePart): boolean {
  const kind = table.kind(card);
  return kind.family === 'challenge' && kind.says[part].length > 0;
}

function loanIn({ fields }: Table<Watchmen>): number {
  for (let row = 0; row < borrowed.count(fields.borrowed); row++)
    if (borrowed.owner(fields.borrowed, row) === THE_LINE_UP) return borrowed.card(fields.borrowed, row);
  return NOT_ANY;
}

/** Cards that retire go under their owners' decks. */
function retire(table: Table<Watchmen>, seat: number): void {
  const { fields } = table;
  for (const card of fields.retiring) {
    if (table.at(card) !== zones.inPlay(seat)) continue;
    const owner = borrowed.get(fields.borrowed, card) ?? seat;
    if (owner < 0) continue;
    borrowed.drop(fields.borrowed, card);
    table.move(card, zones.deck(owner), 'bottom');
    table.tell('retired', owner, [card]);
  }
}

/** What was borrowed from the Line-Up goes back. */
function returnLoans(table: Table<Watchmen>): void {
  const { borrowed: list } = table.fields;
  for (let row = borrowed.count(list) - 1; row >= 0; row--)
    if (borrowed.owner(list, row) === THE_LINE_UP) goHome(table, borrowed.card(list, row), THE_LINE_UP);
}

/** Played cards and the rest of the hand are discarded, each to its owner; then a new hand is drawn (B-4.2). */
function newHand(table: Table<Watchmen>, { you: seat }: Frame): void {
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
  if (borrowed.count(table.fields.borrowed) === 0) return;
  for (const zone of [zones.inPlay(seat), zones.locations(seat)]) {
    for (const card of table.zone(zone).toReversed()) {
      const owner = borrowed.get(table.fields.borrowed, card);
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
  if (fields.watchmen && fields.fromLineUp === 0 && !addToLineUp(table)) return;
  while (table.zone(zones.lineUp()).length < LINE_UP) {
    if (!addToLineUp(table)) return;
  }
}

/** Turns up the next card of the main deck into the Line-Up; where there is none, the game is over. */
export function addToLineUp(table: Table<Watchmen>): boolean {
  const top = table.top(zones.mainDeck());
  if (top === undefined) {
    if (table.fields.watchmen) runOut(table);
    else finalCount(table, 'main-deck');
    return false;
  }
  const card = table.move(top, zones.lineUp());
  table.tell('line-up', -1, [card]);
  return true;
}

/** What a Challenge does when the Line-Up has been refilled (W-9.15). */
function afterRefill(table: Table<Watchmen>, { you: seat }: Frame): void {
  const challenge = table.zone(zones.challenge())[0];
  if (challenge !== undefined && hasPart(table, challenge, 'refilled'))
    performKind(table, challenge, table.face(challenge), 'refilled', seat);
}

/** The next Challenge and the next Super-Villain are turned up; in the base game the last ends it (B-4.4, B-10.2, W-6.31). */
function turnUpNext(table: Table<Watchmen>, { you: seat }: Frame): void {
  const { fields } = table;
  const villains = table.zone(zones.superVillains());
  if (!fields.villainUp && villains.length > 0) turnUp(table, seat);
  else if (!fields.watchmen && villains.length === 0) finalCount(table, 'super-villains');
  if (fields.watchmen && table.zone(zones.challenge()).length === 0) turnUpChallenge(table, seat);
}

/** Nobody's turn: what a Challenge does then (W-9.7). */
function betweenTurns(table: Table<Watchmen>, { you: seat }: Frame): void {
  const challenge = table.zone(zones.challenge())[0];
  if (challenge === undefined || !hasPart(table, challenge, 'between')) return;
  table.fields.turn = NOT_ANY;
  performKind(table, challenge, table.face(challenge), 'between', seat);
}

const isWatchmen = ({ fields }: Table<Watchmen>): boolean => fields.watchmen;

/** The last steps of a turn, which come even where its player has been destroyed. */
export const lineUp = steps<Watchmen>('line-up', [
  refill, // (B-4.3)
  only(isWatchmen, afterRefill), // (W-9.15)
  turnUpNext, // (B-4.4)
  only(isWatchmen, betweenTurns), // (W-9.7)
]);

/** The end of a turn (B-4.1 to B-4.4). */
export const endOfTurn: readonly Step<Watchmen>[] = [
  ending, // (B-4.1, R-50)
  newHand, // (B-4.2)
  lineUp,
];

/** The name of the phase of a turn with its end; the phase itself is in `turn.ts`. */
export const WHOLE_TURN = 'whole turn';
