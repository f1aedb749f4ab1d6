import { type Frame, firstOf, nth, type Phase, secondOf, type Table } from '@masterplan/kernel';
import { cardTypes, type Filter, fits, typeMask } from '../content/filters.ts';
import { type Card, isCard, type Ongoing } from '../content/kinds.ts';
import { performKind, performOngoing } from './bindings.ts';
import { goHome, type Reader, strikeCard, strikePair, type Watchmen, word, zones } from './board.ts';
import { cardOf, heroAtWork } from './cards.ts';
import { CARD, holds, PLAY } from './conditions.ts';
import { checkTask } from './machination.ts';

/** Where a card goes when it has been carried out. */
export const STAYS = 0;
export const TO_DECK = 1;
export const TO_HAND = 2;
export const TO_STACK = 3;

/** The numbers of a frame of `card`: the card (`CARD`), where it goes, whose it is; then pairs of what it set off. */
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

/**
 * A seat plays a card that lies in front of it: its sentences happen next, then what it set off (B-3.2, B-3.11). `also` is
 * the mask of the types it has besides its own.
 */
export function play(
  table: Table<Watchmen>,
  seat: number,
  card: number,
  then = STAYS,
  owner = seat,
  also = 0,
): void {
  const face = table.face(card);
  table.fields.plays.push(card, face, also);
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
    dropEnded(table, frame);
    if (frame.n.length === SET_OFF) {
      finish(table, frame);
      if (table.fields.watchmen === 1) checkTask(table);
      return;
    }
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

/** Ongoing effects end with their card: what it set off and has not happened yet never will (B-3.10). */
function dropEnded(table: Table<Watchmen>, { n, you }: Frame): void {
  for (let i = n.length - 2; i >= SET_OFF; i -= 2) if (!isAtWork(table, you, nth(n, i))) n.splice(i, 2);
}

function isAtWork(reader: Reader, seat: number, card: number): boolean {
  const at = reader.at(card);
  if (at === zones.superHero(seat)) return heroAtWork(reader, seat) !== undefined;
  return at === zones.locations(seat) || at === zones.plotInPlay();
}

/** Does what one Ongoing effect says. */
function setOff(table: Table<Watchmen>, frame: Frame, at: number): void {
  const [card = -1, which = 0] = frame.n.splice(at, 2);
  table.tell('set off', frame.you, [card]);
  performOngoing(table, card, which, frame.you);
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
  strikeCard(table.fields.retiring, card);
  strikePair(table.fields.borrowed, card);
  if (then === TO_DECK) table.move(card, zones.deck(owner));
  else if (then === TO_HAND) table.move(card, zones.hand(owner));
  else goHome(table, card, owner);
}

/** Notes which Ongoing effects of a seat the last play sets off, as things are now (B-3.12, B-5.3). */
function noteSetOff(table: Table<Watchmen>, seat: number, frame: Frame): void {
  const hero = heroAtWork(table, seat);
  if (hero !== undefined) noteFrom(table, nth(table.zone(zones.superHero(seat)), 0), hero.ongoing, frame);
  for (const card of table.zone(zones.locations(seat))) {
    const { ongoing } = cardOf(table, card);
    if (ongoing.length > 0) noteFrom(table, card, ongoing, frame);
  }
  if (seat !== table.fields.mastermind) return;
  for (const card of table.zone(zones.plotInPlay()))
    noteFrom(table, card, ongoingOf(table, card).ongoing, frame);
}

function noteFrom(table: Table<Watchmen>, card: number, ongoing: readonly Ongoing[], frame: Frame): void {
  for (let i = 0; i < ongoing.length; i++) {
    const { when } = nth(ongoing, i);
    const isDue = 'play' in when ? isSetOff(table, when) : 'types' in when && isTypesReached(table, when);
    if (isDue) frame.n.push(card, i);
  }
}

type WhenPlayed = Extract<Ongoing['when'], { readonly play: Filter }>;

/** Whether the last play is of the kind, number and name that sets an effect off. */
function isSetOff(reader: Reader, { play: which, nth: number, names }: WhenPlayed): boolean {
  const { plays } = reader.fields;
  const last = plays.length - PLAY;
  if (!fitsPlayed(reader, last, which)) return false;
  if (number === undefined && names === undefined) return true;
  let before = 0;
  for (let i = 0; i < last; i += PLAY) {
    if (!fitsPlayed(reader, i, which)) continue;
    if (names === 'new' && plays[i + 1] === plays[last + 1]) return false;
    if (names === undefined || isNewName(plays, i)) before += 1;
  }
  return number === undefined || before + 1 === number;
}

function isNewName(plays: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i += PLAY) if (plays[i + 1] === plays[at + 1]) return false;
  return true;
}

/** Whether a play is of a card that is meant, with the types it had besides (B-3.12, R-30). */
const fitsPlayed = (reader: Reader, at: number, which: Filter): boolean =>
  fits(kindPlayed(reader, at), which, nth(reader.fields.plays, at + 2));

/** Whether the last play is the one by which cards of so many types have been played. */
function isTypesReached(
  reader: Reader,
  { types, among }: { readonly types: number; readonly among: Filter },
): boolean {
  const { plays } = reader.fields;
  const last = plays.length - PLAY;
  let seen = 0;
  for (let i = 0; i < last; i += PLAY) seen |= typesPlayed(reader, i, among);
  return countBits(seen) < types && countBits(seen | typesPlayed(reader, last, among)) >= types;
}

/** The types of a play as a mask; none where it is not meant. */
function typesPlayed(reader: Reader, at: number, among: Filter): number {
  if (!fitsPlayed(reader, at, among)) return 0;
  let mask = 0;
  for (const type of cardTypes) if (fitsPlayed(reader, at, { types: [type] })) mask |= typeMask(type);
  return mask;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
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
