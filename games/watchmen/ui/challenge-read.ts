import { nth } from '@masterplan/kernel';
import { type Filter, fits } from '../content/filters.ts';
import {
  type Card,
  type Challenge,
  isCard,
  type Machination,
  type Need,
  type Plot,
} from '../content/kinds.ts';
import { matched } from '../content/matching.ts';
import { linesCounted, needsCounted, slotsOf as placesOf } from '../content/places.ts';
import { plays } from '../rules/board.ts';
import { countsTo, gathersTo } from '../rules/facts.ts';
import { holdingsOf } from './owned.ts';
import { cardAt, cardsIn, type View } from './read.ts';
import type { Words } from './words/index.ts';

/** The one card of a place, with what is printed on it where it is of a family. */
function onlyIn<F extends 'challenge' | 'machination' | 'plotInPlay'>(lens: View, place: F) {
  const [card] = cardsIn(lens, place);
  const kind = card === undefined ? undefined : lens.kind(card);
  return card === undefined || kind === undefined ? undefined : { card, kind };
}

export interface Faced<K> {
  readonly card: number;
  readonly kind: K;
}

/** The Challenge that is faced. */
export function challengeOf(lens: View): Faced<Challenge> | undefined {
  const found = onlyIn(lens, 'challenge');
  return found?.kind.family === 'challenge' ? { card: found.card, kind: found.kind } : undefined;
}

export function plotOf(lens: View): Faced<Plot> | undefined {
  const found = onlyIn(lens, 'plotInPlay');
  return found?.kind.family === 'plot' ? { card: found.card, kind: found.kind } : undefined;
}

export function machinationOf(lens: View): Faced<Machination> | undefined {
  const found = onlyIn(lens, 'machination');
  return found?.kind.family === 'machination' ? { card: found.card, kind: found.kind } : undefined;
}

/** A place of a Challenge, and the contributed card that takes it. */
export interface Slot {
  readonly no: number;
  readonly need: Need;
  readonly card: number | undefined;
}

/** The places of a Challenge with what was contributed, in the best assignment; and what was contributed beyond need. */
export function slotsOf(lens: View, { needs }: Challenge): { slots: Slot[]; spare: number[] } {
  const places = placesOf(needsCounted(needs, lens.seats));
  const cards = cardsIn(lens, 'contributed');
  const taken = matched(places.length, cards.length, (place, thing) => {
    const need = nth(places, place);
    const card = nth(cards, thing);
    const kind = cardAt(lens, card);
    if (kind === undefined || (need.from === 'play' && !lens.fields.fromPlay.includes(card))) return false;
    return fits(kind, need.which);
  });
  const slots = places.map((need, no) => {
    const thing = taken[no];
    return { no, need, card: thing === undefined ? undefined : cards[thing] };
  });
  return { slots, spare: cards.filter((_, thing) => !taken.includes(thing)) };
}

/** How far a Challenge has come: its level, what is still missing, and what it has counted. */
export function stateOf(lens: View, kind: Challenge, say: Words): string[] {
  const missing = slotsOf(lens, kind).slots.filter((slot) => slot.card === undefined).length;
  const under = cardsIn(lens, 'clock').length;
  const counted = countsTo(kind);
  const gathered = gathersTo(kind);
  return [
    say.level(kind.level),
    missing === 0 ? say.onlyPower : say.missing(missing),
    ...(under === 0 || gathered === undefined ? [] : [say.clock(under, gathered)]),
    ...(counted === undefined ? [] : [say.tally(lens.fields.tally, counted)]),
  ];
}

interface Line {
  readonly no: number;
  readonly which: Filter;
  readonly isDone: boolean;
}

/** The lines of the Machination that count, and which of them this turn's plays would do: all of it is public. */
export function linesOf(lens: View, machination: Machination): Line[] {
  const counted = linesCounted(machination, lens.seats);
  const plays = playsOf(lens);
  const done = matched(counted.length, plays.length, (line, play) => {
    const { kind, also } = nth(plays, play);
    return fits(kind, nth(counted, line), also);
  });
  return counted.map((which, no) => ({ no, which, isDone: done[no] !== undefined }));
}

/** The different cards played this turn, each with the mask of types it had besides. */
function playsOf(lens: View): { kind: Card; also: number }[] {
  const { plays: played } = lens.fields;
  const seen = new Set<string>();
  return Array.from({ length: plays.count(played) }, (_, row) => row).flatMap((row) => {
    const kind = lens.game.kinds[plays.kind(played, row)];
    const play = `${plays.card(played, row)} ${plays.kind(played, row)}`;
    if (!isCard(kind) || seen.has(play)) return [];
    seen.add(play);
    return [{ kind, also: plays.types(played, row) }];
  });
}

/** For how many lines of a Machination a seat is known to own a card, each card for one line. */
export function linesOwned(lens: View, seat: number, machination: Machination): number {
  const lines = linesOf(lens, machination);
  const cards = holdingsOf(lens, seat).list.flatMap(({ kind, count }) =>
    isCard(kind) ? Array.from({ length: count }, () => kind) : [],
  );
  const found = matched(lines.length, cards.length, (line, card) =>
    fits(nth(cards, card), nth(lines, line).which),
  );
  return found.filter((card) => card !== undefined).length;
}

export type Side = 'loyal' | 'mastermind';

/** The side of a seat, where the viewer knows its Loyalty card. */
export function sideOfSeat(lens: View, seat: number): Side | undefined {
  const [card] = cardsIn(lens, 'loyalty', seat);
  const kind = card === undefined ? undefined : lens.kind(card);
  return kind?.family === 'loyalty' ? kind.side : undefined;
}
