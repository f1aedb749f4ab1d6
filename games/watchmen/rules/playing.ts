import { type Frame, firstOf, nth, type Phase, secondOf, type Table } from '@masterplan/kernel';
import { type Filter, fits } from '../content/filters.ts';
import { type Card, isCard, type Ongoing } from '../content/kinds.ts';
import { performKind } from './bindings.ts';
import { type Reader, strikePair, type Watchmen, word, zones } from './board.ts';
import { cardOf, heroAtWork } from './cards.ts';
import { holds, PLAY } from './conditions.ts';

/** Where a card goes when it has been carried out. */
export const STAYS = 0;
export const TO_DECK = 1;
export const TO_HAND = 2;
export const TO_STACK = 3;

/** The numbers of a frame of `card`: the card, where it goes, whose it is; then pairs of what it set off. */
const CARD = 0;
const THEN = 1;
const OWNER = 2;
const SET_OFF = 3;

/** Lays a card in front of a seat: Locations stay there. What is somebody else's is remembered (B-8.4). */
export function layInFront(table: Table<Watchmen>, seat: number, card: number, owner = seat): number {
  const isLocation = cardOf(table, card).type === 'location';
  const sleeve = table.move(card, isLocation ? zones.locations(seat) : zones.inPlay(seat));
  if (owner !== seat) table.fields.borrowed.push(sleeve, owner);
  return sleeve;
}

/** A seat plays a card that lies in front of it: its sentences happen next, then what it set off (B-3.2, B-3.11). */
export function play(table: Table<Watchmen>, seat: number, card: number, then = STAYS, owner = seat): void {
  const face = table.face(card);
  table.fields.plays.push(card, face, -1);
  table.tell('played', seat, [card]);
  table.push('card', seat, card, then, owner);
  noteSetOff(table, seat, nth(table.state.stack, table.state.stack.length - 1));
  if (cardOf(table, card).says.play.length > 0) performKind(table, card, face, 'play', seat);
}

/** What has been played is carried out; what it set off follows, then it goes where it belongs. */
export const cardPhase: Phase<Watchmen> = {
  name: 'card',
  run(table, frame) {
    if (frame.at === 0) {
      frame.at = 1;
      if (table.fields.waiting.length > 0 && meetWaiting(table, frame.you)) return;
    }
    if (frame.n.length === SET_OFF) return finish(table, frame);
    if (orderMatters(table, frame)) return table.ask(frame.you);
    setOff(table, frame, SET_OFF);
  },
  choices(_lens, _seat, frame, offers) {
    for (let i = SET_OFF; i < frame.n.length; i += 2)
      offers.yes(word.order, nth(frame.n, i), nth(frame.n, i + 1));
  },
  answer(table, frame, _seat, option) {
    for (let i = SET_OFF; i < frame.n.length; i += 2) {
      if (frame.n[i] !== firstOf(option) || frame.n[i + 1] !== secondOf(option)) continue;
      return setOff(table, frame, i);
    }
  },
};

/** Does what one Ongoing effect says. */
function setOff(table: Table<Watchmen>, frame: Frame, at: number): void {
  const [card = -1, which = 0] = frame.n.splice(at, 2);
  table.tell('set off', frame.you, [card]);
  performKind(table, card, table.face(card), `ongoing ${which}`, frame.you);
}

/** Power and draws can come in any order; where anything else is set off too, its owner orders them (B-3.11). */
function orderMatters(reader: Reader, { n }: Frame): boolean {
  if (n.length <= SET_OFF + 2) return false;
  for (let i = SET_OFF; i < n.length; i += 2) {
    const { ongoing } = ongoingOf(reader, nth(n, i));
    const effect = nth(ongoing, nth(n, i + 1));
    if (!effect.do.every((said) => said.do === 'power' || said.do === 'draw')) return true;
  }
  return false;
}

function ongoingOf(reader: Reader, card: number): { readonly ongoing: readonly Ongoing[] } {
  const kind = reader.kind(card);
  if (kind === undefined || !('ongoing' in kind)) throw new Error(`card ${card} has no Ongoing effects`);
  return kind;
}

function finish(table: Table<Watchmen>, frame: Frame): void {
  table.done(frame);
  const card = nth(frame.n, CARD);
  const owner = nth(frame.n, OWNER);
  const then = nth(frame.n, THEN);
  if (then === STAYS || table.at(card) !== zones.inPlay(frame.you)) return;
  strikePair(table.fields.borrowed, card);
  if (then === TO_DECK) table.move(card, zones.deck(owner));
  else if (then === TO_HAND) table.move(card, zones.hand(owner));
  else table.move(card, zones.superVillains());
}

/** Notes which Ongoing effects of a seat the last play sets off, as things are now (B-3.12, B-5.3). */
function noteSetOff(table: Table<Watchmen>, seat: number, frame: Frame): void {
  const hero = heroAtWork(table, seat);
  if (hero !== undefined) noteFrom(table, nth(table.zone(zones.superHero(seat)), 0), hero.ongoing, frame);
  for (const card of table.zone(zones.locations(seat))) {
    const { ongoing } = cardOf(table, card);
    if (ongoing.length > 0) noteFrom(table, card, ongoing, frame);
  }
}

function noteFrom(table: Table<Watchmen>, card: number, ongoing: readonly Ongoing[], frame: Frame): void {
  for (let i = 0; i < ongoing.length; i++) {
    const { when } = nth(ongoing, i);
    if ('play' in when && isSetOff(table, when)) frame.n.push(card, i);
  }
}

type WhenPlayed = Extract<Ongoing['when'], { readonly play: Filter }>;

/** Whether the last play is of the kind, number and name that sets an effect off. */
function isSetOff(reader: Reader, { play: which, nth: number, names }: WhenPlayed): boolean {
  const { plays } = reader.fields;
  const last = plays.length - PLAY;
  if (!fits(kindPlayed(reader, last), which)) return false;
  if (number === undefined && names === undefined) return true;
  let before = 0;
  for (let i = 0; i < last; i += PLAY) {
    if (!fits(kindPlayed(reader, i), which)) continue;
    if (names === 'new' && plays[i + 1] === plays[last + 1]) return false;
    if (names === undefined || isNewName(plays, i)) before += 1;
  }
  return number === undefined || before + 1 === number;
}

function isNewName(plays: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i += PLAY) if (plays[i + 1] === plays[at + 1]) return false;
  return true;
}

function kindPlayed(reader: Reader, at: number): Card {
  const kind = nth(reader.game.kinds, nth(reader.fields.plays, at + 1));
  if (!isCard(kind)) throw new Error('only cards are played');
  return kind;
}

/** Does what waited for a card to be played, where that is so now (RB-7). */
function meetWaiting(table: Table<Watchmen>, seat: number): boolean {
  const { waiting } = table.fields;
  for (let i = 0; i < waiting.length; i += 2) {
    const card = nth(waiting, i);
    const face = nth(waiting, i + 1);
    if (!isMet(table, seat, card, face)) continue;
    waiting.splice(i, 2);
    performKind(table, card, face, 'later', seat);
    return true;
  }
  return false;
}

function isMet(table: Table<Watchmen>, seat: number, card: number, face: number): boolean {
  const kind = nth(table.game.kinds, face);
  if (!isCard(kind)) return false;
  const once = kind.says.play.find((said) => said.do === 'once');
  const frame = { verb: '', at: 0, you: seat, self: card, kind: face, part: '', did: 0, n: [] };
  return once?.do === 'once' && holds(table, once.condition, frame);
}

/** Whether a card is being carried out: it cannot be played again yet (B-8.1). */
export function isAtWork(stack: readonly Frame[], card: number): boolean {
  for (const frame of stack) if (frame.verb === 'card' && frame.n[CARD] === card) return true;
  return false;
}
