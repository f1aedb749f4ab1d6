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
import { inMask, maskOf } from './masks.ts';
import { amountOf } from './questions.ts';
import { beginRide, companions } from './travel.ts';

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

const my = locals({ turn: number(), hasTried: flag(), hasFunded: flag() });

/** Fund Deployment: in turn order, openly; who can pay for some Squad must deploy one (TD-18.1 to TD-18.8, TD-A53, TD-A54). */
export const funding = phase({
  name: 'funding',
  my,
  begin(table) {
    table.fields.underway = true;
  },
  run(table, frame) {
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
    if (canTravel(lens, seat, frame)) offers.yes(word.ride);
    if (my.hasFunded.of(frame)) offers.yes(DONE_WORD);
    else if (!canPay) offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option === DONE || option === DECLINE) return endTurn(table, frame, seat);
    if (wordOf(option) === word.ride) {
      my.hasTried.set(frame, true);
      return beginRide(table, seat);
    }
    fund(table, seat, inMask(firstOf(option)));
    endTurn(table, frame, seat);
  },
});

/** One attempt to travel with others is made in a turn. */
const canTravel = (reader: Reader, seat: number, frame: Frame): boolean =>
  !my.hasTried.of(frame) && companions(reader, seat) !== 0;

const offered = new Offers();

/** A seat that can neither pay nor travel with others is passed over (TD-18.6). */
function isAsked(table: Table<Tomorrow>, frame: Frame, seat: number): boolean {
  my.hasFunded.set(frame, table.fields.funded[seat] !== 0);
  if (canTravel(table, seat, frame)) return true;
  offerDeployments(table, seat, offered.clear());
  return offered.count > 0;
}

function endTurn(table: Table<Tomorrow>, frame: Frame, seat: number): void {
  if (goalOf(table, seat) !== NOT_ANY && table.fields.funded[seat] === 0) table.tell('stays behind', seat);
  my.turn.add(frame, 1);
  my.hasTried.set(frame, false);
}

function fund(table: Table<Tomorrow>, seat: number, slots: readonly number[]): void {
  const price = priceOf(table, seat, slots, goalOf(table, seat));
  spend(table, seat, 'funding', price);
  markFunded(table, seat, maskOf(slots));
  table.tell('funds', seat, [], slots.length, price);
}
