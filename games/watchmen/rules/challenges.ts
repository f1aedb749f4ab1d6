import { type Lens, nth, type Offers, type Table } from '@masterplan/kernel';
import { fits } from '../content/filters.ts';
import type { Challenge } from '../content/kinds.ts';
import { canMatch } from '../content/matching.ts';
import { performOngoing } from './bindings.ts';
import { borrowed, empty, type Reader, type Watchmen, word, zones } from './board.ts';
import { cardOf, heroAtWork } from './cards.ts';
import { type Wants, wants } from './printed.ts';
import { checkLoyalWin, isLoyal, revealRoles } from './roles.ts';
import { turnUp } from './super-villains.ts';

/** The last level, and how many Super-Villains two Loyal players then face, of which cost (W-5.6, W-5.11). */
const LAST_LEVEL = 3;
const VILLAINS = 8;

/** The Challenge that is faced, or undefined (W-6.3, R-49c). */
export function challengeIn(reader: Reader): Challenge | undefined {
  const card = reader.zone(zones.challenge())[0];
  const kind = card === undefined ? undefined : reader.kind(card);
  return kind?.family === 'challenge' ? kind : undefined;
}

/** Offers what can be contributed and paid, and help where it may be asked for. */
export function offerChallenge(lens: Lens<Watchmen>, seat: number, offers: Offers): void {
  const challenge = lens.zone(zones.challenge())[0];
  if (challenge !== undefined) {
    offerContributions(lens, seat, offers);
    if (isFulfilled(lens)) offerToBeat(lens, challenge, offers);
    else offers.no(word.beat, challenge, 0, 'W-6.22');
  }
  const plot = lens.zone(zones.plotInPlay())[0];
  if (plot !== undefined) offerPlot(lens, seat, plot, offers);
}

/** The Loyal pay for the Plot and may ask for help; in the French book anybody pays (W-8.11, W-8.13). */
function offerPlot(lens: Lens<Watchmen>, seat: number, plot: number, offers: Offers): void {
  const mayHelp = isLoyal(lens, seat);
  if (mayHelp || lens.options.edition === 'fr') offerToBeat(lens, plot, offers);
  else offers.no(word.beat, plot, 0, 'W-8.11');
  if (mayHelp && !lens.fields.helped) offers.yes(word.help);
}

/** From the hand, with the types its cards have gained, and from play where the Challenge wants that. */
function offerContributions(lens: Lens<Watchmen>, seat: number, offers: Offers): void {
  const wanted = wantsNow(lens);
  if (wanted === undefined) return;
  offerFrom(lens, zones.hand(seat), wanted.fromHand(lens.fields.handTypes), offers);
  if (wanted.isFromPlay) offerFrom(lens, zones.locations(seat), wanted.fromPlay, offers);
}

/** Equal cards are one option. */
function offerFrom(lens: Lens<Watchmen>, zone: number, taken: readonly boolean[], offers: Offers): void {
  const cards = lens.zone(zone);
  const { borrowed: loans } = lens.fields;
  for (let i = 0; i < cards.length; i++) {
    if (lens.isRepeated(cards, i)) continue;
    const card = nth(cards, i);
    if (loans.length > 0 && borrowed.has(loans, card)) offers.no(word.contribute, card, 0, 'R-65');
    else if (nth(taken, lens.face(card))) offers.yes(word.contribute, card);
    else offers.no(word.contribute, card, 0, cardOf(lens, card).type === 'weakness' ? 'W-6.11' : 'W-6.10');
  }
}

function offerToBeat(lens: Lens<Watchmen>, card: number, offers: Offers): void {
  const cost = costToBeat(lens, card);
  if (cost <= lens.fields.power) offers.yes(word.beat, card);
  else offers.no(word.beat, card, 0, 'B-3.6', cost, lens.fields.power);
}

/** What a Challenge or Plot costs now (W-6.24, R-43). */
export function costToBeat(reader: Reader, card: number): number {
  const kind = reader.kind(card);
  const cost = kind?.family === 'challenge' || kind?.family === 'plot' ? kind.cost : 0;
  return Math.max(0, cost - reader.fields.discount);
}

/** Whether what was contributed can be matched to all needs, by what is printed (W-6.13 to W-6.16, R-37). */
export function isFulfilled(reader: Reader): boolean {
  const { judged, fulfilled } = reader.fields;
  const there = reader.zone(zones.contributed()).length;
  return judged === there && there > 0 ? fulfilled : canBeMatched(reader);
}

function canBeMatched(reader: Reader): boolean {
  const slots = wantsNow(reader)?.slots;
  const cards = reader.zone(zones.contributed());
  if (slots === undefined || cards.length < slots.length) return false;
  return canMatch(slots.length, cards.length, (slot, i) => {
    const need = nth(slots, slot);
    const card = nth(cards, i);
    if (need.from === 'play' && !reader.fields.fromPlay.includes(card)) return false;
    return fits(cardOf(reader, card), need.which);
  });
}

/** Which cards the current Challenge asks for. */
function wantsNow(reader: Reader): Wants | undefined {
  const card = reader.zone(zones.challenge())[0];
  return card === undefined ? undefined : wants(reader.game)(reader.face(card), reader.seats);
}

/** Lays a card beside the Challenge; it has not been played (W-6.7, W-6.8, W-9.16). */
export function contribute(table: Table<Watchmen>, seat: number, card: number): void {
  const { fields } = table;
  const isFromPlay = table.at(card) === zones.locations(seat);
  const sleeve = table.move(card, zones.contributed());
  if (isFromPlay) fields.fromPlay.push(sleeve);
  fields.contributions += 1;
  table.tell('contributed', seat, [sleeve]);
  judge(table);
  if (heroAtWork(table, seat) !== undefined) setOffByContributing(table, seat, zones.superHero(seat));
  setOffByContributing(table, seat, zones.locations(seat));
}

/** Does what the cards of a zone do when their player contributes: every time, or for the first card of a turn (P-12, P-18). */
function setOffByContributing(table: Table<Watchmen>, seat: number, zone: number): void {
  const isFirst = table.fields.contributions === 1;
  for (const card of table.zone(zone)) {
    const kind = table.kind(card);
    const ongoing = 'ongoing' in kind ? kind.ongoing : [];
    for (const [i, { when }] of ongoing.entries()) {
      if (!('contribute' in when) || (when.contribute === 'first' && !isFirst)) continue;
      table.tell('set off', seat, [card]);
      performOngoing(table, card, i, seat);
    }
  }
}

/** A contributed card is destroyed; what is left is matched anew (P-21). */
export function destroyContribution(table: Table<Watchmen>, card: number): number {
  const { fields } = table;
  const at = fields.fromPlay.indexOf(card);
  if (at >= 0) fields.fromPlay.splice(at, 1);
  fields.fulfilled = false;
  const destroyed = table.move(card, zones.destroyed());
  judge(table);
  return destroyed;
}

/** Offers what lies in a seat's discard pile and answers the Challenge (P-19). */
export function offerFromDiscard(lens: Lens<Watchmen>, seat: number, offers: Offers): void {
  const wanted = wantsNow(lens);
  if (wanted === undefined) return;
  const taken = wanted.fromHand(0);
  lens.distinct(zones.discard(seat), (card) => {
    if (nth(taken, lens.face(card))) offers.yes(word.contribute, card);
  });
}

/**
 * Checks when a card is contributed, not at every choice, whether the cards suffice. Once they do, further cards change
 * nothing.
 */
function judge(table: Table<Watchmen>): void {
  const { fields } = table;
  fields.judged = table.zone(zones.contributed()).length;
  if (!fields.fulfilled && canBeMatched(table)) fields.fulfilled = true;
}

/** Pays for a Challenge or Plot, and it is beaten (W-6.19 to W-6.22). */
export function payToBeat(table: Table<Watchmen>, seat: number, card: number): void {
  table.fields.power -= costToBeat(table, card);
  beat(table, seat, card);
}

/** A Challenge is beaten: it leaves, with all that lay beside and under it (W-6.27 to W-6.30, R-71, R-80). */
export function beat(table: Table<Watchmen>, seat: number, card: number): void {
  const { fields } = table;
  const isOfStack = table.at(card) === zones.challenge();
  table.tell('beaten', seat, [card]);
  table.move(card, zones.beaten());
  if (isOfStack) {
    empty(table, zones.contributed(), zones.destroyed());
    empty(table, zones.clock(), zones.destroyed());
    fields.fromPlay.length = 0;
    fields.judged = 0;
    fields.fulfilled = false;
    fields.blank = false;
    fields.tally = 0;
    fields.fell.push(fields.turns);
  }
  checkLoyalWin(table);
}

/** The next Challenge is turned up; with two players the last brings the roles to light (W-6.31, W-5.6 to W-5.18). */
export function turnUpChallenge(table: Table<Watchmen>, seat: number): void {
  const top = table.top(zones.challengeStack());
  if (top === undefined) return;
  const card = table.move(top, zones.challenge());
  const kind = table.kind(card);
  if (kind.family !== 'challenge') throw new Error('a Challenge was expected');
  table.fields.blank = kind.blanks;
  table.tell('challenge', -1, [card]);
  if (kind.level === LAST_LEVEL && table.seats === 2 && !table.fields.taskDone) lastLevel(table, seat);
}

/** Two players: both reveal; if both are Loyal they face Super-Villains instead of the Machination. */
function lastLevel(table: Table<Watchmen>, seat: number): void {
  const { fields } = table;
  revealRoles(table);
  if (fields.mastermind >= 0) return;
  empty(table, zones.machination(), zones.machinationDeck());
  table.shuffle(zones.box());
  for (let i = 0; i < VILLAINS; i++) {
    const villain = table.top(zones.box());
    if (villain !== undefined) table.move(villain, zones.superVillains());
  }
  fields.facingVillains = true;
  turnUp(table, seat);
}
