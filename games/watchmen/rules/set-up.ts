import { type Frame, firstOf, locals, NOT_ANY, nth, number, type Table } from '@masterplan/kernel';
import type { Card, Kind, SuperHero } from '../content/kinds.ts';
import { type Watchmen, word, zones } from './board.ts';
import { turnUpChallenge } from './challenges.ts';
import { drawCards } from './decks.ts';
import { LINE_UP } from './end-of-turn.ts';
import { phase } from './kit.ts';

const HAND = 5;
/** Super-Villains under the one that starts (B-2.5). */
const OTHERS = 7;
const LEVELS = 3;
/** Super-Villains that two Loyal players may come to face cost at least so much (W-5.11). */
const MIGHTY = 10;

/** Makes all cards, shuffles what is to be shuffled, deals what can be dealt before anybody chooses (B-2.1 to B-2.6). */
export function setUp(table: Table<Watchmen>): void {
  const { fields, state } = table;
  fields.watchmen = state.options.mode === 'watchmen';
  for (const [no, kind] of table.game.kinds.entries()) {
    if (kind.family === 'card') makeCard(table, kind, no);
    else if (kind.family === 'super-hero') makeHero(table, kind, no);
    else if (fields.watchmen) makeForWatchmen(table, kind, no);
  }
  if (fields.watchmen) layWatchmen(table);
  else layVillains(table);
  table.shuffle(zones.mainDeck());
  for (let seat = 0; seat < table.seats; seat++) table.shuffle(zones.deck(seat));
}

/** The stack of Super-Villains: the one that starts lies face up on the others (B-2.5). */
function layVillains(table: Table<Watchmen>): void {
  table.shuffle(zones.box());
  const box = table.zone(zones.box());
  for (let i = 0; i < OTHERS && box.length > 0; i++) {
    table.move(nth(box, box.length - 1), zones.superVillains(), 'bottom');
  }
  const top = table.top(zones.superVillains());
  if (top === undefined) return;
  table.show(top);
  table.fields.villainUp = true;
}

function makeHero(table: Table<Watchmen>, { set }: SuperHero, no: number): void {
  if ((set === 'watchmen') === table.fields.watchmen) table.create(no, zones.heroes());
}

function makeCard(table: Table<Watchmen>, kind: Card, no: number): void {
  const isWatchmen = table.fields.watchmen;
  if (kind.set === 'watchmen' && !isWatchmen) return;
  if (kind.type === 'super-villain' && isWatchmen && (table.seats > 2 || kind.cost < MIGHTY)) return;
  if (kind.dealt > 0) {
    for (let seat = 0; seat < table.seats; seat++) {
      for (let copy = 0; copy < kind.dealt; copy++) table.create(no, zones.deck(seat));
    }
  } else {
    for (let copy = 0; copy < kind.copies; copy++) table.create(no, zoneFor(table, kind));
  }
}

function zoneFor(table: Table<Watchmen>, kind: Card): number {
  if (kind.type === 'super-villain')
    return kind.starts && !table.fields.watchmen ? zones.superVillains() : zones.box();
  if (kind.type === 'weakness') return zones.weaknesses();
  return kind.always ? zones.kicks() : zones.mainDeck();
}

function makeForWatchmen(table: Table<Watchmen>, kind: Exclude<Kind, Card | SuperHero>, no: number): void {
  if (kind.family === 'challenge') table.create(no, zones.level(kind.level - 1));
  else if (kind.family === 'plot') table.create(no, zones.plotDeck());
  else if (kind.family === 'machination') table.create(no, zones.machinationDeck());
  else for (let i = 0; i < loyaltyCards(table.seats, kind.side); i++) table.create(no, zones.loyaltyDeck());
}

/**
 * One Secret Mastermind, and Loyal cards until there are as many cards as players; with two players three (W-3.3 to W-3.5,
 * W-5.2).
 */
const loyaltyCards = (seats: number, side: 'loyal' | 'mastermind'): number =>
  side === 'mastermind' ? 1 : Math.max(2, seats - 1);

/** Roles, Plots, a Machination and three Challenges; the first is turned up (W-3.6 to W-3.19). */
function layWatchmen(table: Table<Watchmen>): void {
  for (const zone of [zones.loyaltyDeck(), zones.plotDeck(), zones.machinationDeck()]) table.shuffle(zone);
  for (let seat = 0; seat < table.seats; seat++) {
    moveTop(table, zones.loyaltyDeck(), zones.loyalty(seat));
    moveTop(table, zones.plotDeck(), zones.plot(seat));
  }
  moveTop(table, zones.machinationDeck(), zones.machination());
  for (let level = LEVELS - 1; level >= 0; level--) {
    table.shuffle(zones.level(level));
    moveTop(table, zones.level(level), zones.challengeStack());
  }
  turnUpChallenge(table, 0);
}

function moveTop(table: Table<Watchmen>, from: number, to: number): void {
  const top = table.top(from);
  if (top !== undefined) table.move(top, to);
}

/** Who chooses first, and goes first where no Super Hero says otherwise (B-2.7). */
export function pickFirst(table: Table<Watchmen>, frame: Frame): void {
  frame.you = table.state.options.first === 'first-seat' ? 0 : table.below(table.seats, 'pick');
}

/** How many players have a Super Hero so far. */
const my = locals({ come: number() });

/** Super Heroes are dealt, or chosen in turn order (RB-20). */
export const heroes = phase({
  name: 'heroes',
  my,
  run(table, frame) {
    while (my.come.of(frame) < table.seats) {
      const seat = (frame.you + my.come.add(frame, 1)) % table.seats;
      if (table.state.options.heroes === 'chosen') return table.ask(seat);
      takeHero(table, seat, table.pick(zones.heroes()));
    }
    table.done(frame);
  },
  choices(lens, _seat, _frame, offers) {
    for (const card of lens.zone(zones.heroes())) offers.yes(word.hero, card);
  },
  answer: (table, _frame, seat, option) => takeHero(table, seat, firstOf(option)),
});

/** Hands are drawn and the Line-Up is laid (B-2.2, B-2.3). */
export function dealHands(table: Table<Watchmen>): void {
  for (let seat = 0; seat < table.seats; seat++) drawCards(table, seat, HAND);
  for (let i = 0; i < LINE_UP; i++) {
    const top = table.top(zones.mainDeck());
    if (top !== undefined) table.move(top, zones.lineUp());
  }
}

function takeHero(table: Table<Watchmen>, seat: number, card: number): void {
  const hero = table.move(card, zones.superHero(seat));
  table.tell('hero', seat, [hero]);
}

/** Whoever has the Super Hero that goes first; otherwise as the table likes (B-2.7, RB-21). */
export function findFirst(table: Table<Watchmen>, frame: Frame): void {
  for (let seat = 0; seat < table.seats; seat++) {
    const card = table.zone(zones.superHero(seat))[0];
    const kind = card === undefined ? undefined : table.kind(card);
    if (kind?.type !== 'super-hero' || !kind.goesFirst) continue;
    frame.you = seat;
    return;
  }
}

/** Nothing of a turn outlasts it (B-3.9). */
export function clearTurn({ fields }: Table<Watchmen>): void {
  fields.power = 0;
  fields.doublings = 0;
  fields.fromLineUp = 0;
  fields.discount = 0;
  fields.riddle = 0;
  fields.toDeck = 0;
  fields.toHand = 0;
  fields.drawAtEnd = 0;
  fields.draws = 0;
  fields.listed = false;
  fields.contributions = 0;
  fields.helped = false;
  fields.handTypes = 0;
  for (const list of [fields.plays, fields.gained, fields.waiting, fields.retiring, fields.borrowed])
    while (list.length > 0) list.pop();
  fields.turn = NOT_ANY;
}
