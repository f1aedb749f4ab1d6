import {
  type Frame,
  firstOf,
  locals,
  NONE,
  number,
  type Option,
  perSeat,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { type Reader, type Tomorrow, word } from './board.ts';
import { attackPlaces, beginConflict } from './conflict/index.ts';
import { phase } from './kit.ts';
import { inMask, maskOf } from './masks.ts';
import { allSeats, teamOf } from './order.ts';
import { withSquadsAt } from './questions.ts';
import { about } from './tiles.ts';

const my = locals({ place: number(), raiders: number(), wishes: perSeat(NONE) });

/** Of the raiders, a mask of seats, those whom a seat of another team may attack where they raid (TD-22.1, TD-22.2). */
const targetsOf = (reader: Reader, seat: number, raiders: number, place: number): readonly number[] =>
  inMask(raiders).some((raider) => teamOf(reader, raider) === teamOf(reader, seat))
    ? []
    : inMask(raiders).filter((raider) => attackPlaces(reader, seat, raider).includes(place));

const defendersAgainst = (reader: Reader, raiders: number, place: number): number =>
  maskOf(allSeats(reader).filter((seat) => targetsOf(reader, seat, raiders, place).length > 0));

/** Those who raid, and all who have a Squad there beside them on their teams: as long as one is left the raid goes on (TD-21.12). */
export const goesOn = (reader: Reader, raiders: number, place: number): boolean => {
  const teams = new Set(inMask(raiders).map((seat) => teamOf(reader, seat)));
  return withSquadsAt(reader, place).some((seat) => teams.has(teamOf(reader, seat)));
};

/** Whoever can stop a raid with a Conflict is asked, whatever they wanted to do themselves. Mostly somebody can. */
export function resist(table: Table<Tomorrow>, raiders: number, place: number): void {
  if (defendersAgainst(table, raiders, place) !== 0)
    table.send(raid, about(table, place), -1, { place, raiders });
}

/** A raid is declared: only a Conflict that leaves the raiders' teams without a Squad there stops it (TD-21.12). */
export const raid = phase({
  name: 'raid',
  my,
  begin: (table, frame) => table.askSealed(defendersAgainst(table, my.raiders.of(frame), my.place.of(frame))),
  run(table, frame) {
    const next = table.fields.order.find((seat) => my.wishes.of(frame, seat) !== NONE);
    if (next === undefined) return table.done(frame);
    const wish = my.wishes.of(frame, next);
    my.wishes.set(frame, next, NONE);
    attack(table, frame, next, wish);
  },
  choices(lens, seat, frame, offers) {
    offers.yes(word.pass);
    for (const raider of targetsOf(lens, seat, my.raiders.of(frame), my.place.of(frame)))
      offers.yes(word.attack, raider);
  },
  answer(_table, frame, seat, option) {
    if (wordOf(option) !== word.pass) my.wishes.set(frame, seat, option);
  },
});

/** Unless another attack, which came first, has made it impossible. */
function attack(table: Table<Tomorrow>, frame: Frame, seat: number, wish: Option): void {
  const place = my.place.of(frame);
  const raider = firstOf(wish);
  if (targetsOf(table, seat, my.raiders.of(frame), place).includes(raider))
    beginConflict(table, seat, raider, place);
}
