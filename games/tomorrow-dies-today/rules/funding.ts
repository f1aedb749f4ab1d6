import {
  DECLINE,
  DECLINE_WORD,
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
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { type Reader, SQUADS, type Tomorrow, word } from './board.ts';
import { fits, goalOf, markFunded, openGoalOf, unfunded } from './deployment.ts';
import { priceOf } from './fares.ts';
import { spend } from './goods.ts';
import { phase } from './kit.ts';
import { inMask, isIn, maskOf } from './masks.ts';
import { amountOf } from './questions.ts';
import { beginRide, companions, companionsAhead } from './travel.ts';

/** Offers every set of Squads that can be deployed, with its price (TD-18.4 to TD-18.6). */
function offerDeployments(reader: Reader, seat: number, offers: Offers): void {
  const goal = openGoalOf(reader, seat);
  if (goal === NOT_ANY) return;
  const free = maskOf(unfunded(reader, seat));
  const funds = amountOf(reader, seat, 'funding');
  for (let mask = 1; mask < 1 << SQUADS; mask++) {
    if ((mask & free) !== mask) continue;
    const price = priceOf(reader, seat, inMask(mask), goal);
    const why = !fits(reader, seat, mask, goal) ? 'TD-19.8' : price > funds ? 'TD-18.6' : undefined;
    offers.verdict(word.deploy, mask, 0, why, price);
  }
}

/** `early`: who comes next of those who cannot pay, as a place in the turn order; `turn`: of all; `tried`: who has tried to travel with others, as a mask. */
const my = locals({ early: number(), turn: number(), tried: number(), hasFunded: flag() });

/** Whether those who can pay for no Squad are asked, before anybody funds. */
export const isEarly = (reader: Reader, frame: Readonly<Frame>): boolean => my.early.of(frame) < reader.seats;

/**
 * Fund Deployment: in turn order, openly; who can pay for some Squad must deploy one (TD-18.1 to TD-18.8, TD-A53, TD-A54). Who can pay for
 * none may first ask those before it to travel together (TD-20.8, TD-A58a).
 */
export const funding = phase({
  name: 'funding',
  my,
  begin(table) {
    table.fields.underway = true;
  },
  run(table, frame) {
    for (; isEarly(table, frame); my.early.add(frame, 1)) {
      const seat = nth(table.fields.order, my.early.of(frame));
      if (isStranded(table, frame, seat)) return table.ask(seat);
    }
    while (my.turn.of(frame) < table.seats) {
      const seat = nth(table.fields.order, my.turn.of(frame));
      if (goalOf(table, seat) !== NOT_ANY && isAsked(table, frame, seat)) return table.ask(seat);
      endTurn(table, frame, seat);
    }
    table.done(frame);
  },
  choices(lens, seat, frame, offers) {
    offerDeployments(lens, seat, offers);
    const canPay = offers.count > 0;
    if (isEarly(lens, frame) || canTravel(lens, seat, frame)) offers.yes(word.ride);
    if (my.hasFunded.of(frame)) offers.yes(DONE_WORD);
    else if (!canPay) offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    if (wordOf(option) === word.ride) {
      my.tried.set(frame, my.tried.of(frame) | (1 << seat));
      const ahead = isEarly(table, frame) ? companionsAhead(table, seat) : 0;
      beginRide(table, seat, companions(table, seat) | ahead);
    } else if (isEarly(table, frame)) {
      my.early.add(frame, 1);
    } else {
      if (option !== DONE && option !== DECLINE) fund(table, seat, inMask(firstOf(option)));
      endTurn(table, frame, seat);
    }
  },
});

/** One attempt to travel with others is made in a Phase. */
const canTravel = (reader: Reader, seat: number, frame: Frame): boolean =>
  !isIn(my.tried.of(frame), seat) && companions(reader, seat) !== 0;

const offered = new Offers();

function canPay(table: Table<Tomorrow>, seat: number): boolean {
  offerDeployments(table, seat, offered.clear());
  return offered.count > 0;
}

/** Who can pay for no Squad, and could go along with somebody who funds before it. */
const isStranded = (table: Table<Tomorrow>, frame: Frame, seat: number): boolean =>
  goalOf(table, seat) !== NOT_ANY &&
  table.fields.funded[seat] === 0 &&
  !isIn(my.tried.of(frame), seat) &&
  companionsAhead(table, seat) !== 0 &&
  !canPay(table, seat);

/** A seat that can neither pay nor travel with others is passed over (TD-18.6). */
function isAsked(table: Table<Tomorrow>, frame: Frame, seat: number): boolean {
  my.hasFunded.set(frame, table.fields.funded[seat] !== 0);
  return canTravel(table, seat, frame) || canPay(table, seat);
}

function endTurn(table: Table<Tomorrow>, frame: Frame, seat: number): void {
  if (goalOf(table, seat) !== NOT_ANY && table.fields.funded[seat] === 0) table.tell('stays behind', seat);
  my.turn.add(frame, 1);
}

function fund(table: Table<Tomorrow>, seat: number, slots: readonly number[]): void {
  const price = priceOf(table, seat, slots, goalOf(table, seat));
  spend(table, seat, 'funding', price);
  markFunded(table, seat, maskOf(slots));
  table.tell('funds', seat, [], slots.length, price);
}
