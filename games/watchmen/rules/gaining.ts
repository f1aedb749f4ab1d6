import { type Frame, firstOf, nth, type Phase, type Table, wordOf } from '@masterplan/kernel';
import { fits } from '../content/filters.ts';
import type { Sentence } from '../content/sentences.ts';
import { bindIt, performKind, performOngoing } from './bindings.ts';
import { type Watchmen, word, zones } from './board.ts';
import { cardOf, heroAtWork } from './cards.ts';

const putsOnDeck = (said: Sentence): boolean => said.do === 'put-gained';

/** What lets a gained card go on the deck without further ado: nothing, what it says itself, or an effect of the Super Hero. */
const NOTHING = 0;
const ITSELF = 1;
const HERO = 2;

/** A card becomes a seat's own and goes to its discard pile, unless an effect may send it elsewhere (B-3.7, RB-23). */
export function gain(
  table: Table<Watchmen>,
  seat: number,
  card: number,
  from: 'line-up' | 'elsewhere',
): void {
  const { fields } = table;
  const sleeve = table.move(card, zones.discard(seat));
  const { gained } = cardOf(table, sleeve).says;
  let by = gained.length > 0 && gained.some(putsOnDeck) ? ITSELF : NOTHING;
  if (seat === fields.turn) {
    fields.gained.push(sleeve);
    if (from === 'line-up') fields.fromLineUp += 1;
    const hero = setOffByGain(table, seat, sleeve);
    if (by === NOTHING) by = hero;
  }
  const hasOther = seat === fields.turn && (fields.toDeck > 0 || fields.toHand > 0);
  if (by !== NOTHING || hasOther) table.push('gained', seat, sleeve, by);
}

/** Does what a Super Hero does when its player gains such a card; says which effect lets it go on the deck. */
function setOffByGain(table: Table<Watchmen>, seat: number, card: number): number {
  const hero = heroAtWork(table, seat);
  let by = NOTHING;
  for (let i = 0; i < (hero?.ongoing.length ?? 0); i++) {
    const effect = hero?.ongoing[i];
    if (effect === undefined || !('gain' in effect.when)) continue;
    if (!fits(cardOf(table, card), effect.when.gain)) continue;
    if (effect.do.some(putsOnDeck)) by = HERO + i;
    else performHero(table, seat, i);
  }
  return by;
}

function performHero(table: Table<Watchmen>, seat: number, i: number): void {
  const card = nth(table.zone(zones.superHero(seat)), 0);
  performOngoing(table, card, i, seat);
}

/** The card that a frame of `gained` is about. */
export const gainedIn = ({ n }: Frame): number => nth(n, 0);

/** Where a gained card goes: the frame's numbers are the card, and what lets it go on the deck without further ado. */
export const gained: Phase<Watchmen> = {
  name: 'gained',
  run(table, frame) {
    frame.at += 1;
    const isThere = table.at(gainedIn(frame)) === zones.discard(frame.you);
    if (frame.at === 1 && isThere) table.ask(frame.you);
    else table.done(frame);
  },
  choices(lens, _seat, frame, offers) {
    const card = gainedIn(frame);
    offers.yes(word.leave, card);
    if (frame.n[1] !== NOTHING || lens.fields.toDeck > 0) offers.yes(word.toDeck, card);
    if (lens.fields.toHand > 0) offers.yes(word.toHand, card);
  },
  answer(table, frame, seat, option) {
    const card = firstOf(option);
    if (wordOf(option) === word.toHand) {
      table.fields.toHand -= 1;
      table.tell('to hand', seat, [table.move(card, zones.hand(seat))]);
    } else if (wordOf(option) === word.toDeck) {
      putOnDeck(table, seat, card, nth(frame.n, 1));
    }
  },
};

function putOnDeck(table: Table<Watchmen>, seat: number, card: number, by: number): void {
  if (by === NOTHING) {
    table.fields.toDeck -= 1;
    table.tell('to deck', seat, [table.move(card, zones.deck(seat))]);
    return;
  }
  if (by === ITSELF) performKind(table, card, table.face(card), 'gained', seat);
  else performHero(table, seat, by - HERO);
  bindIt(nth(table.state.stack, table.state.stack.length - 1), card);
}

/** Gains up to so many Weaknesses, as far as there are any (B-5.6). */
export function gainWeaknesses(table: Table<Watchmen>, seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = table.top(zones.weaknesses());
    if (card === undefined) return;
    table.tell('gained weakness', seat, [card]);
    gain(table, seat, card, 'elsewhere');
  }
}
