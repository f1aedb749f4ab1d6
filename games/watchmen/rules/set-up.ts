import { firstOf, nth, type Phase, type Table } from '@masterplan/kernel';
import type { Card, Kind } from '../content/kinds.ts';
import { NOT_ANY, type Watchmen, word, zones } from './board.ts';
import { drawCards } from './decks.ts';
import { LINE_UP } from './end-of-turn.ts';

const HAND = 5;
/** Super-Villains under the one that starts (B-2.5). */
const OTHERS = 7;

/** Makes all cards, shuffles what is to be shuffled, deals what can be dealt before anybody chooses (B-2.1 to B-2.6). */
export function setUp(table: Table<Watchmen>): void {
  for (const [no, kind] of table.game.kinds.entries()) make(table, kind, no);
  table.shuffle(zones.box());
  const box = table.zone(zones.box());
  for (let i = 0; i < OTHERS && box.length > 0; i++) {
    table.move(nth(box, box.length - 1), zones.superVillains(), 'bottom');
  }
  turnUpFirst(table);
  table.shuffle(zones.mainDeck());
  for (let seat = 0; seat < table.seats; seat++) table.shuffle(zones.deck(seat));
  table.push('heroes', table.state.options.first === 'first-seat' ? 0 : table.below(table.seats, 'pick'));
}

/** The Super-Villain on top lies face up from the start, without a First Appearance (B-2.5). */
function turnUpFirst(table: Table<Watchmen>): void {
  const top = table.top(zones.superVillains());
  if (top === undefined) return;
  table.show(top);
  table.fields.villainUp = 1;
}

function make(table: Table<Watchmen>, kind: Kind, no: number): void {
  if (kind.set !== 'base') return;
  if (kind.type === 'super-hero') {
    table.create(no, zones.heroes());
  } else if (kind.dealt > 0) {
    for (let seat = 0; seat < table.seats; seat++) {
      for (let copy = 0; copy < kind.dealt; copy++) table.create(no, zones.deck(seat));
    }
  } else {
    for (let copy = 0; copy < kind.copies; copy++) table.create(no, zoneFor(kind));
  }
}

function zoneFor(kind: Card): number {
  if (kind.type === 'super-villain') return kind.starts ? zones.superVillains() : zones.box();
  if (kind.type === 'weakness') return zones.weaknesses();
  return kind.always ? zones.kicks() : zones.mainDeck();
}

/** Super Heroes are dealt, or chosen in turn order; then hands are drawn and the Line-Up is laid (RB-20, B-2.2, B-2.3). */
export const heroes: Phase<Watchmen> = {
  name: 'heroes',
  run(table, frame) {
    while (frame.at < table.seats) {
      const seat = (frame.you + frame.at) % table.seats;
      frame.at += 1;
      if (table.state.options.heroes === 'chosen') return table.ask(seat);
      takeHero(table, seat, table.pick(zones.heroes()));
    }
    table.done(frame);
    for (let seat = 0; seat < table.seats; seat++) drawCards(table, seat, HAND);
    for (let i = 0; i < LINE_UP; i++) {
      const top = table.top(zones.mainDeck());
      if (top !== undefined) table.move(top, zones.lineUp());
    }
    table.push('turn', firstPlayer(table, frame.you));
  },
  choices(lens, _seat, _frame, offers) {
    for (const card of lens.zone(zones.heroes())) offers.yes(word.hero, card);
  },
  answer: (table, _frame, seat, option) => takeHero(table, seat, firstOf(option)),
};

function takeHero(table: Table<Watchmen>, seat: number, card: number): void {
  const hero = table.move(card, zones.superHero(seat));
  table.tell('hero', seat, [hero]);
}

/** Whoever has the Super Hero that goes first; otherwise as the table likes (B-2.7, RB-21). */
function firstPlayer(table: Table<Watchmen>, otherwise: number): number {
  for (let seat = 0; seat < table.seats; seat++) {
    const card = table.zone(zones.superHero(seat))[0];
    const kind = card === undefined ? undefined : table.kind(card);
    if (kind?.type === 'super-hero' && kind.goesFirst) return seat;
  }
  return otherwise;
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
  for (const list of [fields.plays, fields.gained, fields.waiting, fields.retiring, fields.borrowed]) {
    while (list.length > 0) list.pop();
  }
  fields.turn = NOT_ANY;
}
