import {
  byNumber,
  DECLINE,
  DECLINE_WORD,
  type Frame,
  firstOf,
  flag,
  isOptional,
  type Lens,
  locals,
  NOT_ANY,
  nth,
  number,
  type Offers,
  optionOf,
  type Sentence,
  type Table,
} from '@masterplan/kernel';
import { held, type JusticeLeague, plan, type Reader, word, zones } from './board.ts';
import { agreement, phase } from './kit.ts';
import { isTiring } from './lasting.ts';
import { goTo, homeOf } from './movement.ts';
import { isDown, isHero, placeOf, powerOf } from './questions.ts';

/** The part of a power that says what it does. */
export const DOES = 'does';

/** Whose power a card is. */
export const ownerOf = (reader: Reader, card: number): number => plan.place(reader.at(card)).seat;

/** The number at which a power acts: the printed one, or a later one where its hero holds back (JL-5.2, JL-A65). */
export function numberOf(reader: Reader, card: number): number {
  const row = held.find(reader.fields.held, card);
  return row < 0 ? powerOf(reader, card).number : held.until(reader.fields.held, row);
}

/** All chosen powers, by number; heroes go before Darkseid, and each side settles its own ties (JL-5.2, JL-5.5, JL-5.7, JL-A17). */
export const powers = byNumber<JusticeLeague>('powers', {
  waiting(table, found) {
    for (let seat = 0; seat < table.seats; seat++)
      for (const card of table.zone(zones.laid(seat))) found.push(card);
    const { held: holding } = table.fields;
    for (let row = 0; row < held.count(holding); row++) found.push(held.card(holding, row));
  },
  number: numberOf,
  first(table, cards) {
    const among = firstAmong(table, cards);
    if (among.length === 1) return nth(among, 0);
    const settled = table.fields.order.find((card) => among.includes(card));
    if (settled !== undefined && among.every((card) => table.fields.order.includes(card))) return settled;
    const owner = ownerOf(table, nth(among, 0));
    if (among.every((card) => ownerOf(table, card) === owner)) table.push(ownOrder, owner);
    else table.push(order);
    return undefined;
  },
  act: begin,
});

/** Those of several powers with the same number that go before the others: heroes', and first those that have not begun. */
function firstAmong(reader: Reader, cards: readonly number[]): readonly number[] {
  const fresh: number[] = [];
  const begun: number[] = [];
  for (const card of cards) {
    if (!isHero(reader, ownerOf(reader, card))) continue;
    if (held.has(reader.fields.held, card)) begun.push(card);
    else fresh.push(card);
  }
  if (fresh.length > 0) return fresh;
  return begun.length > 0 ? begun : cards;
}

/** The powers whose order is to be settled now: public once all are turned up. */
function tied(reader: Reader): readonly number[] {
  const now = powers.now(reader.stack);
  const cards: number[] = [];
  for (let seat = 0; seat < reader.seats; seat++)
    for (const card of reader.zone(zones.laid(seat))) if (numberOf(reader, card) === now) cards.push(card);
  const { held: holding } = reader.fields;
  for (let row = 0; row < held.count(holding); row++)
    if (held.until(holding, row) <= now) cards.push(held.card(holding, row));
  return firstAmong(reader, cards);
}

/** Heroes settle the order of their powers together; dice give it where they do not agree (JL-5.5, JL-5.6, JL-A32 to JL-A34). */
export const order = agreement({
  name: 'order',
  window: 'order',
  silence: 'accept',
  deciders: (view) => tied(view).reduce((mask, card) => mask | (1 << ownerOf(view, card)), 0),
  proposals(lens, _seat, _frame, offers, parts) {
    for (const card of tied(lens))
      if (!parts.includes(optionOf(word.first, card))) offers.yes(word.first, card);
  },
  isWhole: (view, parts) => parts.length === tied(view).length - 1,
  agreed: (table, _frame, parts) => settleOrder(table, parts.map(firstOf)),
  fallback(table) {
    const left = tied(table).slice();
    const drawn: number[] = [];
    while (left.length > 1) drawn.push(...left.splice(table.roll(left.length) - 1, 1));
    settleOrder(table, drawn);
  },
});

/** The powers named go in this order, then the others. */
function settleOrder(table: Table<JusticeLeague>, named: readonly number[]): void {
  const { order: settled } = table.fields;
  const whole = [...named, ...tied(table).filter((card) => !named.includes(card))];
  for (const card of whole) {
    if (settled.includes(card)) settled.splice(settled.indexOf(card), 1);
    settled.push(card);
  }
  table.tell('order', -1, whole, ...whole.map((card) => ownerOf(table, card)));
}

/** One player settles the order of their own powers (JL-5.7). */
export const ownOrder = phase({
  name: 'own order',
  run: (table, frame) => table.ask(frame.you),
  choices(lens, _seat, _frame, offers) {
    for (const card of tied(lens)) offers.yes(word.first, card);
  },
  answer(table, frame, _seat, option) {
    table.done(frame);
    powers.goFirst(table, firstOf(option));
  },
});

const my = locals({
  card: number(NOT_ANY),
  /** The sentence with which a power goes on whose hero held back. */
  from: number(NOT_ANY),
  passed: flag(),
});

/** One power is carried out, or passed (JL-5.3, JL-5.4, JL-A24). */
export const power = phase({
  name: 'power',
  window: 'power',
  my,
  begin(table, frame) {
    const from = my.from.of(frame);
    if (from !== NOT_ANY) table.resume(my.card.of(frame), DOES, frame.you, from);
    else if (mayBePassed(table, frame)) table.ask(frame.you);
    else carryOut(table, frame);
  },
  run(table, frame) {
    table.done(frame);
    const card = my.card.of(frame);
    if (powerOf(table, card).goal && !my.passed.of(frame)) table.tell('goal failed', frame.you, [card]);
  },
  choices(_lens, _seat, frame, offers) {
    offers.yes(word.carryOut, my.card.of(frame));
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option !== DECLINE) return carryOut(table, frame);
    my.passed.set(frame, true);
    table.tell('passed', seat, [my.card.of(frame)]);
  },
});

/** The power a frame of it carries out. */
export const cardAtWork = (frame: Frame): number => my.card.of(frame);

/** Whether a crisis where a hero is wears out the power that he begins; never the one that leads home (JL-C18). */
const isTired = (reader: Reader, seat: number, card: number): boolean =>
  isHero(reader, seat) && isTiring(reader, placeOf(reader, seat)) && powerOf(reader, card).home !== true;

/** Its turn has come: it is played, whatever comes of it. One whose hero held back goes on where it stopped. */
function begin(table: Table<JusticeLeague>, card: number): void {
  const seat = ownerOf(table, card);
  const row = held.find(table.fields.held, card);
  if (row >= 0) {
    table.push(power, seat, { card, from: held.from(table.fields.held, row) });
    held.remove(table.fields.held, row);
  } else {
    table.push(power, seat, { card });
    table.move(card, zones.played(seat));
    table.tell('turn of', seat, [card]);
    if (isTired(table, seat, card)) table.fields.tired.push(card);
  }
}

/** Whoever lies defeated returns home first, and cannot pass it; nothing is asked where all of a power is optional (JL-A52, JL-A82). */
function mayBePassed(table: Table<JusticeLeague>, frame: Frame): boolean {
  if (isDown(table, frame.you)) return false;
  const isLeft = (said: Sentence) => isOptional(table.game, said);
  return !powerOf(table, my.card.of(frame)).does.every(isLeft);
}

function carryOut(table: Table<JusticeLeague>, frame: Frame): void {
  if (isDown(table, frame.you)) goTo(table, frame.you, homeOf(table, frame.you));
  table.perform(my.card.of(frame), DOES, frame.you);
}

/** Whether a sentence of a power is carried out: a character who lies defeated has no optional text (JL-9.5, JL-A53). */
export function isDue(table: Table<JusticeLeague>, frame: Frame, said: Sentence): boolean {
  if (!isDown(table, frame.you)) return true;
  return nth(table.game.kinds, frame.kind).type !== 'power' || !isOptional(table.game, said);
}

/** Another power joins those that wait, face up at once; one whose number is past would never act (JL-5.8 to JL-5.11, JL-A21, JL-A23). */
export function offerAnother(lens: Lens<JusticeLeague>, seat: number, offers: Offers): void {
  const now = powers.now(lens.stack);
  lens.distinct(zones.hand(seat), (card) =>
    offers.verdict(word.choose, card, 0, powerOf(lens, card).number < now ? 'JL-5.10' : undefined),
  );
}

export function layAnother(table: Table<JusticeLeague>, seat: number, card: number): void {
  const laid = table.show(table.move(card, zones.laid(seat)));
  if (powerOf(table, laid).exposes) table.fields.exposed = true;
  table.tell('plays another', seat, [laid]);
}

/** A power that has begun waits again, from one of its sentences on, until a later number. */
export function holdBack(table: Table<JusticeLeague>, card: number, from: number, until: number): void {
  table.cut(power.name);
  held.add(table.fields.held, card, from, until);
  powers.putBack(table, card);
}
