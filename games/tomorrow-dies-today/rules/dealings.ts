import {
  type Frame,
  firstOf,
  locals,
  NONE,
  NOT_ANY,
  nth,
  type Offers,
  type Option,
  only,
  perSeat,
  type Step,
  secondOf,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { BASES, baseOf, isBase, type Reader, SQUADS, type Tomorrow, word } from './board.ts';
import { canCombine, offerCombining } from './commit.ts';
import { attackPlace, attackPlaces, beginConflict } from './conflict/index.ts';
import { checkEvent } from './events.ts';
import { exchange } from './exchange.ts';
import { phase } from './kit.ts';
import { isIn } from './masks.ts';
import { areTeamMates } from './order.ts';
import { hasSquadAt, placeOf, slotOfNamed } from './questions.ts';
import { combine } from './squads.ts';

const my = locals({ wishes: perSeat(NONE) });

/** Nothing has been dealt in a Stage or Phase that begins (TD-21.1, TD-22.2). */
export function newStage({ fields }: Table<Tomorrow>): void {
  fields.dealtWith.fill(0);
  fields.attacked.fill(false);
}

/** Where two players can deal: on one tile, or in their Base, where both Named Henchmen must be; NOT_ANY where they cannot (TD-21.1, TD-21.3, TD-A114, TD-A115). */
export function meetingPlace(reader: Reader, a: number, b: number): number {
  for (let slot = 0; slot < SQUADS; slot++) {
    const place = placeOf(reader, a, slot);
    if (place !== NOT_ANY && !isBase(place) && hasSquadAt(reader, b, place)) return place;
  }
  return areTeamMates(reader, a, b) && isInBase(reader, a) && isInBase(reader, b) ? baseOf(a) : NOT_ANY;
}

const isInBase = (reader: Reader, seat: number): boolean =>
  isBase(placeOf(reader, seat, slotOfNamed(reader, seat)));

const haveDealt = ({ fields }: Reader, a: number, b: number): boolean => isIn(nth(fields.dealtWith, a), b);

/** Whether a seat may deal with another now (TD-21.1 to TD-21.3, TD-A110). */
const mayDeal = (reader: Reader, seat: number, other: number): boolean =>
  other !== seat && !haveDealt(reader, seat, other) && meetingPlace(reader, seat, other) !== NOT_ANY;

/** Whether a seat may attack another now (TD-22.1, TD-22.2). */
const mayAttack = (reader: Reader, seat: number, other: number): boolean =>
  other !== seat && attackPlace(reader, seat, other) !== NOT_ANY;

/** Squads combine but from Fund Deployment to the end of a Phase (TD-14.7, TD-A40). */
const mayCombine = (reader: Reader, seat: number, from: number, into: number): boolean =>
  !reader.fields.underway && canCombine(reader, seat, from, into);

/** Where a seat has Squads, as a mask of places. */
function squadPlaces({ fields: { squadAt } }: Reader, seat: number): number {
  let mask = 0;
  for (let slot = 0; slot < SQUADS; slot++) {
    const place = squadAt[seat * SQUADS + slot] ?? NOT_ANY;
    if (place !== NOT_ANY) mask |= 1 << place;
  }
  return mask;
}

/** All tiles that are no Base Tile, as a mask of places. */
const TILES = (1 << BASES) - 1;

/** Whether a seat may deal with another or attack it. Where they have no tile in common it takes no further question. */
function mayMeet(reader: Reader, seat: number, other: number): boolean {
  const own = squadPlaces(reader, seat);
  const theirs = squadPlaces(reader, other);
  if ((own & theirs & TILES) !== 0 && mayDeal(reader, seat, other)) return true;
  if ((own & (theirs | (1 << baseOf(other)))) !== 0 && mayAttack(reader, seat, other)) return true;
  return areTeamMates(reader, seat, other) && mayDeal(reader, seat, other);
}

function canDoAnything(reader: Reader, seat: number): boolean {
  for (let other = 0; other < reader.seats; other++)
    if (other !== seat && mayMeet(reader, seat, other)) return true;
  if (reader.fields.underway) return false;
  for (let from = 1; from < SQUADS; from++)
    for (let into = 0; into < from; into++) if (mayCombine(reader, seat, from, into)) return true;
  return false;
}

/** Who may deal, attack or combine Squads now, as a mask. */
function whoMayAct(reader: Reader): number {
  let mask = 0;
  for (let seat = 0; seat < reader.seats; seat++) if (canDoAnything(reader, seat)) mask |= 1 << seat;
  return mask;
}

/**
 * Who may deal, attack or combine Squads is asked, sealed; wishes are met in turn order, as far as they are still possible then
 * (TD-21.1, TD-22.3). Everybody passes unless they say otherwise.
 */
const dealings = phase({
  name: 'dealings',
  my,
  window: 'dealings',
  begin: (table) => table.askSealed(whoMayAct(table)),
  run(table, frame) {
    const next = table.fields.order.find((seat) => my.wishes.of(frame, seat) !== NONE);
    if (next === undefined) return table.done(frame);
    const wish = my.wishes.of(frame, next);
    my.wishes.set(frame, next, NONE);
    meet(table, next, wish);
  },
  choices(lens, seat, _frame, offers) {
    offers.yes(word.pass);
    for (let other = 0; other < lens.seats; other++)
      if (mayDeal(lens, seat, other)) offers.yes(word.deal, other);
    for (let other = 0; other < lens.seats; other++)
      if (other !== seat) offerAttacks(lens, seat, other, offers);
    if (!lens.fields.underway) offerCombining(lens, seat, offers);
  },
  answer(_table, frame: Frame, seat, option) {
    if (wordOf(option) !== word.pass) my.wishes.set(frame, seat, option);
  },
});

/** Where both are on several tiles, which happens outside Villainy, the attacker chooses one. */
function offerAttacks(reader: Reader, seat: number, other: number, offers: Offers): void {
  for (const [i, place] of attackPlaces(reader, seat, other).entries())
    if (i === 0) offers.yes(word.attack, other);
    else offers.yes(word.attackAt, other, place);
}

/** The gap between two Actions: a Global Event may have been solved, and those who may deal do. Mostly nobody may. */
export const gap: readonly Step<Tomorrow>[] = [checkEvent, only((table) => whoMayAct(table) !== 0, dealings)];

/** The same, besides the steps of a phase. */
export function openGap(table: Table<Tomorrow>): void {
  checkEvent(table);
  if (whoMayAct(table) !== 0) table.push(dealings);
}

/** Meets a wish, unless another that was met before has made it impossible. */
function meet(table: Table<Tomorrow>, seat: number, wish: Option): void {
  const other = firstOf(wish);
  switch (wordOf(wish)) {
    case word.deal:
      if (mayDeal(table, seat, other)) beginExchange(table, seat, other);
      return;
    case word.attack:
      if (mayAttack(table, seat, other)) beginConflict(table, seat, other, attackPlace(table, seat, other));
      return;
    case word.attackAt:
      if (attackPlaces(table, seat, other).includes(secondOf(wish)))
        beginConflict(table, seat, other, secondOf(wish));
      return;
    default:
      if (mayCombine(table, seat, other, secondOf(wish))) combine(table, seat, other, secondOf(wish));
      return;
  }
}

/** An attempt uses up the dealing of the pair, whether or not they come to terms. */
function beginExchange(table: Table<Tomorrow>, one: number, two: number): void {
  const { dealtWith } = table.fields;
  dealtWith[one] = nth(dealtWith, one) | (1 << two);
  dealtWith[two] = nth(dealtWith, two) | (1 << one);
  const place = meetingPlace(table, one, two);
  table.push(exchange, one, { one, two, place: isBase(place) ? NOT_ANY : place });
}
