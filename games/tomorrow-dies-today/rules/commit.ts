import {
  DONE,
  DONE_WORD,
  type Frame,
  firstOf,
  flag,
  locals,
  NOT_ANY,
  nth,
  number,
  Offers,
  secondOf,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { pieces } from '../content/kinds.ts';
import { baseOf, LOOSE, type Reader, SQUADS, type Tomorrow, word } from './board.ts';
import { phase } from './kit.ts';
import { isIn } from './masks.ts';
import { countOf, freeSlot, hasSquadAt, MOST_TOGETHER, piecesIn, placeOf, sizeOf } from './questions.ts';
import { combine, disband, form, transfer } from './squads.ts';

const my = locals({ touched: number(), isDone: flag() });

/** Forces can be committed if there is anybody at Base. */
export const canCommit = (reader: Reader, seat: number): boolean =>
  sizeOf(reader, seat, LOOSE) > 0 || hasSquadAt(reader, seat, baseOf(seat));

/** Squads are created and disbanded at Base (TD-14.3, TD-14.5, TD-14.6, TD-A39); each is changed in one direction only. */
export const commit = phase({
  name: 'commit',
  my,
  run(table, frame) {
    if (my.isDone.of(frame)) return table.done(frame);
    offerChanges(table, frame.you, frame, offered.clear());
    if (offered.count === 0) table.done(frame);
    else table.ask(frame.you);
  },
  choices(lens, seat, frame, offers) {
    offerChanges(lens, seat, frame, offers);
    offers.yes(DONE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option === DONE) return my.isDone.set(frame, true);
    const slot =
      wordOf(option) === word.assign || wordOf(option) === word.combine ? secondOf(option) : firstOf(option);
    my.touched.set(frame, my.touched.of(frame) | (1 << slot));
    switch (wordOf(option)) {
      case word.assign:
        return assign(table, seat, slot, firstOf(option), 1);
      case word.gather:
        for (const piece of piecesIn(table, seat, LOOSE))
          assign(table, seat, slot, pieces.indexOf(piece), countOf(table, seat, LOOSE, piece));
        return;
      case word.disband:
        disband(table, seat, slot);
        return table.tell('disbanded', seat, [], slot);
      default:
        return combine(table, seat, firstOf(option), slot);
    }
  },
});
const offered = new Offers();

function offerChanges(reader: Reader, seat: number, frame: Frame, offers: Offers): void {
  const free = freeSlot(reader, seat);
  for (let slot = 0; slot < SQUADS; slot++) {
    const isHome = placeOf(reader, seat, slot) === baseOf(seat);
    if (isHome || slot === free) offerJoining(reader, seat, slot, offers);
    if (isHome && !isIn(my.touched.of(frame), slot)) offers.yes(word.disband, slot);
  }
  offerCombining(reader, seat, offers);
}

/** Who is on the Base Tile in no Squad may join one there, or all of them may. */
function offerJoining(reader: Reader, seat: number, slot: number, offers: Offers): void {
  const size = sizeOf(reader, seat, slot);
  const loose = sizeOf(reader, seat, LOOSE);
  if (loose === 0) return;
  for (let no = 0; no < pieces.length; no++)
    if (countOf(reader, seat, LOOSE, nth(pieces, no)) > 0)
      offers.verdict(word.assign, no, slot, size < MOST_TOGETHER ? undefined : 'TD-14.6');
  if (loose > 1) offers.verdict(word.gather, slot, 0, size + loose <= MOST_TOGETHER ? undefined : 'TD-14.6');
}

const areTogether = (reader: Reader, seat: number, from: number, into: number): boolean => {
  const place = placeOf(reader, seat, from);
  return place !== NOT_ANY && place === placeOf(reader, seat, into);
};
const areFew = (reader: Reader, seat: number, from: number, into: number): boolean =>
  sizeOf(reader, seat, from) + sizeOf(reader, seat, into) <= MOST_TOGETHER;

/** Squads on one tile may combine (TD-14.7). */
export const canCombine = (reader: Reader, seat: number, from: number, into: number): boolean =>
  areTogether(reader, seat, from, into) && areFew(reader, seat, from, into);

export function offerCombining(reader: Reader, seat: number, offers: Offers): void {
  for (let from = 1; from < SQUADS; from++)
    for (let into = 0; into < from; into++)
      if (areTogether(reader, seat, from, into))
        offers.verdict(word.combine, from, into, areFew(reader, seat, from, into) ? undefined : 'TD-14.6');
}

function assign(table: Table<Tomorrow>, seat: number, slot: number, piece: number, n: number): void {
  if (placeOf(table, seat, slot) === NOT_ANY) form(table, seat, slot, baseOf(seat));
  transfer(table, seat, LOOSE, slot, nth(pieces, piece), n);
  table.tell('assigned', seat, [], piece, n, slot);
}
