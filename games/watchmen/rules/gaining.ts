import { firstOf, nth, type Phase, type Table, wordOf } from '@masterplan/kernel';
import { fits } from '../content/filters.ts';
import type { Sentence } from '../content/sentences.ts';
import { performKind } from './bindings.ts';
import { type Watchmen, word, zones } from './board.ts';
import { cardOf, heroAtWork } from './cards.ts';

const putsOnDeck = (said: Sentence): boolean => said.do === 'put-gained';

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
  let isFree = gained.length > 0 && gained.some(putsOnDeck);
  if (seat === fields.turn) {
    fields.gained.push(sleeve);
    if (from === 'line-up') fields.fromLineUp += 1;
    isFree = setOffByGain(table, seat, sleeve) || isFree;
  }
  const hasOther = seat === fields.turn && (fields.toDeck > 0 || fields.toHand > 0);
  if (isFree || hasOther) table.push('gained', seat, sleeve, isFree ? 1 : 0);
}

/** Does what a Super Hero does when its player gains such a card; whether it may go on the deck. */
function setOffByGain(table: Table<Watchmen>, seat: number, card: number): boolean {
  const hero = heroAtWork(table, seat);
  if (hero === undefined) return false;
  let mayGoOnDeck = false;
  for (let i = 0; i < hero.ongoing.length; i++) {
    const { when, do: says } = nth(hero.ongoing, i);
    if (!('gain' in when) || !fits(cardOf(table, card), when.gain)) continue;
    if (says.some(putsOnDeck)) mayGoOnDeck = true;
    else {
      const heroCard = nth(table.zone(zones.superHero(seat)), 0);
      performKind(table, heroCard, table.face(heroCard), `ongoing ${i}`, seat);
    }
  }
  return mayGoOnDeck;
}

/** Where a gained card goes: the frame's numbers are the card, and 1 where it may go on the deck without further ado. */
export const gained: Phase<Watchmen> = {
  name: 'gained',
  run(table, frame) {
    frame.at += 1;
    const isThere = table.at(nth(frame.n, 0)) === zones.discard(frame.you);
    if (frame.at === 1 && isThere) table.ask(frame.you);
    else table.done(frame);
  },
  choices(lens, _seat, frame, offers) {
    const card = nth(frame.n, 0);
    offers.yes(word.leave, card);
    if (frame.n[1] === 1 || lens.fields.toDeck > 0) offers.yes(word.toDeck, card);
    if (lens.fields.toHand > 0) offers.yes(word.toHand, card);
  },
  answer(table, frame, seat, option) {
    const card = firstOf(option);
    const chosen = wordOf(option);
    if (chosen === word.leave) return;
    if (chosen === word.toHand) table.fields.toHand -= 1;
    else if (frame.n[1] !== 1) table.fields.toDeck -= 1;
    const sleeve = table.move(card, chosen === word.toHand ? zones.hand(seat) : zones.deck(seat));
    table.tell(chosen === word.toHand ? 'to hand' : 'to deck', seat, [sleeve]);
  },
};

/** Gains up to so many Weaknesses, as far as there are any (B-5.6). */
export function gainWeaknesses(table: Table<Watchmen>, seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = table.top(zones.weaknesses());
    if (card === undefined) return;
    table.tell('gained weakness', seat, [card]);
    gain(table, seat, card, 'elsewhere');
  }
}
