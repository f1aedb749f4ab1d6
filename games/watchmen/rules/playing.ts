import {
  type Frame,
  findSaid,
  firstOf,
  fromContent,
  nth,
  type Sentence,
  secondOf,
  type Table,
} from '@masterplan/kernel';
import { type Filter, fits, typesOf } from '../content/filters.ts';
import { type Card, isCard, type Kind, type Ongoing } from '../content/kinds.ts';
import type { Condition } from '../content/sentences.ts';
import { CARD, type Goes, beingPlayed as my } from './being-played.ts';
import { performKind, performOngoing } from './bindings.ts';
import {
  borrowed,
  goHome,
  plays,
  type Reader,
  retiring,
  type Watchmen,
  waiting,
  word,
  zones,
} from './board.ts';
import { cardOf, heroAtWork } from './cards.ts';
import { holds } from './conditions.ts';
import { phase } from './kit.ts';
import { checkTask } from './machination.ts';
import { draw } from './verbs/draw.ts';
import { once } from './verbs/once.ts';
import { power } from './verbs/power.ts';

/** Lays a card in front of a seat: Locations stay there. What is somebody else's is remembered (B-8.4). */
export function layInFront(table: Table<Watchmen>, seat: number, card: number, owner = seat): number {
  const isLocation = cardOf(table, card).type === 'location';
  const sleeve = table.move(card, isLocation ? zones.locations(seat) : zones.inPlay(seat));
  if (owner !== seat) borrowed.add(table.fields.borrowed, sleeve, owner);
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
  goes: Goes = 'stays',
  owner = seat,
  also = 0,
): void {
  const face = table.face(card);
  plays.add(table.fields.plays, card, face, also);
  table.tell('played', seat, [card]);
  const frame = table.push(cardPhase, seat);
  my.card.set(frame, card);
  my.goes.set(frame, goes);
  my.owner.set(frame, owner);
  noteSetOff(table, seat, frame);
  if (cardOf(table, card).says.play.length > 0) performKind(table, card, face, 'play', seat);
}

/** What has been played is carried out; what it set off follows, then it goes where it belongs. */
export const cardPhase = phase({
  name: CARD,
  my,
  begin: (table, frame) => meetWaiting(table, frame.you),
  run(table, frame) {
    dropEnded(table, frame);
    if (my.setOff.count(frame) === 0) {
      finish(table, frame);
      if (table.fields.watchmen) checkTask(table);
    } else if (orderMatters(table, frame)) {
      table.ask(frame.you);
    } else {
      setOff(table, frame, 0);
    }
  },
  choices(_lens, _seat, frame, offers) {
    for (let row = 0; row < my.setOff.count(frame); row++)
      offers.yes(word.order, my.setOff.card(frame, row), my.setOff.which(frame, row));
  },
  answer: (table, frame, _seat, option) =>
    setOff(table, frame, my.setOff.find(frame, firstOf(option), secondOf(option))),
});

/** Ongoing effects end with their card: what it set off and has not happened yet never will (B-3.10). */
function dropEnded(table: Table<Watchmen>, frame: Frame): void {
  for (let row = my.setOff.count(frame) - 1; row >= 0; row--)
    if (!isAtWork(table, frame.you, my.setOff.card(frame, row))) my.setOff.remove(frame, row);
}

function isAtWork(reader: Reader, seat: number, card: number): boolean {
  const at = reader.at(card);
  if (at === zones.superHero(seat)) return heroAtWork(reader, seat) !== undefined;
  return at === zones.locations(seat) || at === zones.plotInPlay();
}

/** Does what one Ongoing effect says. */
function setOff(table: Table<Watchmen>, frame: Frame, row: number): void {
  const card = my.setOff.card(frame, row);
  const which = my.setOff.which(frame, row);
  my.setOff.remove(frame, row);
  table.tell('set off', frame.you, [card]);
  performOngoing(table, card, which, frame.you);
}

/** Power and draws can come in any order; where anything else is set off too, its owner orders them (B-3.11). */
function orderMatters(reader: Reader, frame: Frame): boolean {
  const count = my.setOff.count(frame);
  if (count === 1) return false;
  for (let row = 0; row < count; row++) {
    const { ongoing } = ongoingOf(reader, my.setOff.card(frame, row));
    const effect = nth(ongoing, my.setOff.which(frame, row));
    if (!effect.do.every(isFlat)) return true;
  }
  return false;
}

const isFlat = (said: Sentence): boolean =>
  (power.is(said) || draw.is(said)) && said.ifDone === undefined && said.otherwise === undefined;

function ongoingOf(reader: Reader, card: number): { readonly ongoing: readonly Ongoing[] } {
  const kind = reader.kind(card);
  if (kind === undefined || !('ongoing' in kind)) throw new Error(`card ${card} has no Ongoing effects`);
  return kind;
}

function finish(table: Table<Watchmen>, frame: Frame): void {
  table.done(frame);
  const card = my.card.of(frame);
  const goes = my.goes.of(frame);
  if (goes === 'stays' || table.at(card) !== zones.inPlay(frame.you)) return;
  const owner = my.owner.of(frame);
  retiring.drop(table.fields.retiring, card);
  borrowed.drop(table.fields.borrowed, card);
  if (goes === 'to-deck') table.move(card, zones.deck(owner));
  else if (goes === 'to-hand') table.move(card, zones.hand(owner));
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
    if (isDue) my.setOff.add(frame, card, i);
  }
}

type WhenPlayed = Extract<Ongoing['when'], { readonly play: Filter }>;

/** Whether the last play is of the kind, number and name that sets an effect off. */
function isSetOff(reader: Reader, { play: which, nth: number, names }: WhenPlayed): boolean {
  const { plays: list } = reader.fields;
  const last = plays.count(list) - 1;
  if (!fitsPlayed(reader, last, which)) return false;
  if (number === undefined && names === undefined) return true;
  let before = 0;
  for (let row = 0; row < last; row++) {
    if (!fitsPlayed(reader, row, which)) continue;
    if (names === 'new' && plays.kind(list, row) === plays.kind(list, last)) return false;
    if (names === undefined || isNewName(list, row)) before += 1;
  }
  return number === undefined || before + 1 === number;
}

function isNewName(list: readonly number[], at: number): boolean {
  for (let row = 0; row < at; row++) if (plays.kind(list, row) === plays.kind(list, at)) return false;
  return true;
}

/** Whether a filter fits a card as it was played, with the types it had besides its own (B-3.12, R-30). */
const fitsPlayed = (reader: Reader, row: number, which: Filter): boolean =>
  fits(kindPlayed(reader, row), which, plays.types(reader.fields.plays, row));

/** Whether with the last play, and not before it, cards of so many types have been played. */
function isTypesReached(
  reader: Reader,
  { types, among }: { readonly types: number; readonly among: Filter },
): boolean {
  const last = plays.count(reader.fields.plays) - 1;
  let seen = 0;
  for (let row = 0; row < last; row++) seen |= typesPlayed(reader, row, among);
  return countBits(seen) < types && countBits(seen | typesPlayed(reader, last, among)) >= types;
}

/** The types of a play as a mask; none if the filter does not fit it. */
function typesPlayed(reader: Reader, row: number, among: Filter): number {
  if (!fitsPlayed(reader, row, among)) return 0;
  return typesOf(kindPlayed(reader, row), plays.types(reader.fields.plays, row));
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function kindPlayed(reader: Reader, row: number): Card {
  const kind = nth(reader.game.kinds, plays.kind(reader.fields.plays, row));
  if (!isCard(kind)) throw new Error('only cards are played');
  return kind;
}

/** Does what was waiting for other cards to be played, once they have been (RB-7). */
function meetWaiting(table: Table<Watchmen>, seat: number): void {
  const { waiting: list } = table.fields;
  for (let row = 0; row < waiting.count(list); row++) {
    const card = waiting.card(list, row);
    const face = waiting.kind(list, row);
    const met = nth(awaited(table.game), face);
    if (met === undefined || !holdsFor(table, met.condition, seat, card)) continue;
    waiting.remove(list, row);
    table.perform(card, met.part, seat, face);
    return;
  }
}

function holdsFor(table: Table<Watchmen>, condition: Condition, seat: number, card: number): boolean {
  const frame = { verb: '', at: 0, you: seat, self: card, kind: table.face(card), part: '', did: 0, n: [] };
  return holds(table, condition, frame);
}

interface Awaited {
  readonly condition: Condition;
  /** Where on the kind the sentences stand that happen then. */
  readonly part: string;
}

/** What each kind waits for when it has been played. */
const awaited = fromContent<Watchmen, readonly (Awaited | undefined)[]>((kinds) => kinds.map(awaitedBy));

function awaitedBy(kind: Kind): Awaited | undefined {
  const found = isCard(kind) ? findSaid(kind.says.play, 'play', once.name) : undefined;
  if (found === undefined || !once.is(found.said)) return undefined;
  return { condition: found.said.condition, part: `${found.path}.to` };
}
