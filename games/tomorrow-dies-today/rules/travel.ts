import {
  agreeing,
  DONE_WORD,
  type Frame,
  firstOf,
  type Lens,
  locals,
  NOT_ANY,
  nth,
  number,
  type Offers,
  type Option,
  partsIn,
  secondOf,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { isBase, type Reader, type Tomorrow, word } from './board.ts';
import { note } from './deeds.ts';
import { fits, goalOf, markFunded, openGoalOf, unfunded } from './deployment.ts';
import { type Rider, rideFare } from './fares.ts';
import { spend } from './goods.ts';
import { agreement } from './kit.ts';
import { isIn, maskOf } from './masks.ts';
import { teamOf } from './order.ts';
import { amountOf, MOST_TOGETHER, placeOf, sizeOf } from './questions.ts';
import { about } from './tiles.ts';

/** Those of some players who could travel with a seat, as a mask: they have a Squad that leaves the same tile or Base for the same place (TD-20.1, TD-A58, TD-A61). */
function among(reader: Reader, others: readonly number[], seat: number): number {
  const goal = openGoalOf(reader, seat);
  if (goal === NOT_ANY) return 0;
  let mask = 0;
  for (const other of others)
    if (other !== seat && goalOf(reader, other) === goal && leaveTogether(reader, seat, other, goal))
      mask |= 1 << other;
  return mask;
}

/** Players behind a seat in turn order who could travel with it. */
export const companions = (reader: Reader, seat: number): number => {
  const { order } = reader.fields;
  return among(reader, order.slice(order.indexOf(seat) + 1), seat);
};

/** Players before it who could, and who fund their Deployment first. */
export const companionsAhead = (reader: Reader, seat: number): number => {
  const { order } = reader.fields;
  return among(reader, order.slice(0, order.indexOf(seat)), seat);
};

/** Whether some Squad of each leaves together with one of the other. */
function leaveTogether(reader: Reader, seat: number, other: number, goal: number): boolean {
  for (const own of unfunded(reader, seat))
    for (const theirs of unfunded(reader, other))
      if (
        sizeOf(reader, seat, own) + sizeOf(reader, other, theirs) <= MOST_TOGETHER &&
        isSameStart(reader, { seat, slot: own }, { seat: other, slot: theirs }, goal)
      )
        return true;
  return false;
}

function isSameStart(reader: Reader, one: Rider, two: Rider, goal: number): boolean {
  const from = placeOf(reader, one.seat, one.slot);
  const there = placeOf(reader, two.seat, two.slot);
  if (!isBase(from)) return from === there && from !== goal;
  return isBase(there) && teamOf(reader, one.seat) === teamOf(reader, two.seat);
}

const my = locals({ who: number(), goal: number() }, agreeing);

/** A seat proposes to travel with others, a mask of seats. */
export function beginRide(table: Table<Tomorrow>, seat: number, others: number): void {
  const goal = goalOf(table, seat);
  const who = (1 << seat) | others;
  table.send(ride, about(table, goal), seat, { who, goal });
}

// What a proposal says

/** The Squads that board. */
const boarded = (parts: readonly Option[]): Rider[] =>
  parts
    .filter((part) => wordOf(part) === word.board)
    .map((part) => ({ seat: firstOf(part), slot: secondOf(part) }));
const paidIn = (parts: readonly Option[]): number =>
  parts.reduce((sum, part) => (wordOf(part) === word.pays ? sum + secondOf(part) : sum), 0);
const seatsIn = (parts: readonly Option[]): number[] => [...new Set(boarded(parts).map(({ seat }) => seat))];
const isPaying = (parts: readonly Option[], seat?: number): boolean =>
  parts.some((part) => wordOf(part) === word.pays && (seat === undefined || firstOf(part) === seat));

/** What the Travel Squad of a proposal costs. */
const fareIn = (reader: Reader, parts: readonly Option[]): number =>
  rideFare(reader, boarded(parts), goalOf(reader, nth(seatsIn(parts), 0)));

/** Players travel as one Squad and share the fare as they like; without agreement nobody does (TD-20.1 to TD-20.8, TD-A15, TD-A58 to TD-A61). */
export const ride = agreement({
  name: 'ride',
  my,
  silence: 'decline',
  deciders(_view, frame) {
    const stage = agreeing.stage.of(frame);
    const mask = maskOf(seatsIn(partsIn(frame, my)));
    return stage === 'begin' || stage === 'propose' || mask === 0
      ? my.who.of(frame)
      : mask | (1 << frame.you);
  },
  proposals(lens, seat, frame, offers, parts) {
    if (!isPaying(parts)) offerBoarding(lens, frame, offers, parts);
    const them = seatsIn(parts);
    if (them.length > 1 && them.includes(seat)) offerShares(lens, offers, parts, them);
  },
  isWhole: (view, parts) => isPaying(parts) && paidIn(parts) === fareIn(view, parts),
  agreed(table, _frame, parts) {
    for (const part of parts)
      if (wordOf(part) === word.pays) spend(table, firstOf(part), 'funding', secondOf(part));
    for (const { seat, slot } of boarded(parts)) {
      markFunded(table, seat, 1 << slot);
      if (isBase(placeOf(table, seat, slot))) table.fields.rode[seat] = true;
    }
    const [first = 0, ...others] = seatsIn(parts);
    for (const other of others) {
      note(table, 'rode', first, other);
      note(table, 'rode', other, first);
    }
    table.tell('travel together', first, [], ...others);
  },
  fallback: (table, frame) => table.tell('no ride', frame.you),
});

/** Squads that can board: from where the first did, not from the goal, and six Henchmen at most (TD-20.2, TD-A60). */
function offerBoarding(lens: Lens<Tomorrow>, frame: Frame, offers: Offers, parts: readonly Option[]): void {
  const goal = my.goal.of(frame);
  const on = boarded(parts);
  const [first] = on;
  const size = on.reduce((sum, { seat, slot }) => sum + sizeOf(lens, seat, slot), 0);
  for (const seat of lens.fields.order) {
    if (!isIn(my.who.of(frame), seat)) continue;
    const own = maskOf(on.filter((each) => each.seat === seat).map(({ slot }) => slot));
    for (const slot of unfunded(lens, seat)) {
      const from = placeOf(lens, seat, slot);
      if (isIn(own, slot) || from === goal) continue;
      if (first !== undefined && !isSameStart(lens, first, { seat, slot }, goal)) continue;
      if (size + sizeOf(lens, seat, slot) > MOST_TOGETHER) continue;
      if (fits(lens, seat, own | (1 << slot), goal)) offers.yes(word.board, seat, slot);
    }
  }
}

/** What each on board could pay of what is missing. */
function offerShares(
  lens: Lens<Tomorrow>,
  offers: Offers,
  parts: readonly Option[],
  them: readonly number[],
): void {
  const price = fareIn(lens, parts);
  if (price === 0) offers.yes(DONE_WORD);
  for (const seat of them) {
    if (isPaying(parts, seat)) continue;
    const most = Math.min(amountOf(lens, seat, 'funding'), price - paidIn(parts));
    for (let n = 1; n <= most; n++) offers.yes(word.pays, seat, n);
  }
}
