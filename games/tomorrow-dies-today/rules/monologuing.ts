import {
  aroundTable,
  askAll,
  DECLINE,
  DECLINE_WORD,
  type Frame,
  firstOf,
  flag,
  type Lens,
  locals,
  nth,
  number,
  type Option,
  secondOf,
  steps,
  type Table,
} from '@masterplan/kernel';
import {
  baseOf,
  HEADQUARTERS,
  MONOLOGUING,
  type Reader,
  RING_OF,
  type Tomorrow,
  word,
  zones,
} from './board.ts';
import { areMet } from './conditions/index.ts';
import { gap, newStage } from './dealings.ts';
import { turnUp } from './decks.ts';
import { note } from './deeds.ts';
import { gain, listedIn, spend } from './goods.ts';
import { phase } from './kit.ts';
import { inMask, maskOf } from './masks.ts';
import { speakAll } from './moments.ts';
import { allSeats, passToken } from './order.ts';
import { refill } from './plotting.ts';
import { amountOf, placeOf, squadsOf, statusAt } from './questions.ts';
import { send } from './squads.ts';
import { layTile, storeTile } from './tiles.ts';
import { updateTriggers } from './triggers.ts';

/** Squads that are not on their own Base Tile, as a mask. */
const afield = (reader: Reader, seat: number): number =>
  maskOf(squadsOf(reader, seat).filter((slot) => placeOf(reader, seat, slot) !== baseOf(seat)));

/** Voluntary Recall: any Squads go home, free (TD-27.1). */
const recall = askAll<Tomorrow>('recall', {
  whom: (table) => maskOf(allSeats(table).filter((seat) => afield(table, seat) !== 0)),
  choices(lens, seat, _frame, offers) {
    const out = afield(lens, seat);
    for (let mask = out; mask > 0; mask = (mask - 1) & out) offers.yes(word.recall, mask);
    offers.yes(DECLINE_WORD);
  },
  answer(table, _frame, seat, option) {
    if (option === DECLINE) return;
    const slots = inMask(firstOf(option));
    for (const slot of slots) send(table, seat, slot, baseOf(seat));
    table.tell('recalled', seat, [], slots.length);
  },
});

/** The objectives of a zone that a seat has met (TD-27.3, TD-27.6, TD-A98). */
function metBy(reader: Reader, seat: number, zone: number): number[] {
  return reader.zone(zone).filter((card) => {
    const kind = reader.kind(card);
    return (kind?.type === 'directive' || kind?.type === 'job') && areMet(reader, kind.needs, seat);
  });
}

/** The card goes to the Vault, and its Reward is taken (TD-27.8, TD-27.11). */
function claimCard(table: Table<Tomorrow>, seat: number, card: number): void {
  const moved = table.move(card, zones.claimed(seat));
  const kind = table.kind(moved);
  table.tell('claimed', seat, [moved]);
  if (kind.type === 'directive' || kind.type === 'job')
    for (const { good, n } of listedIn(kind.reward)) gain(table, seat, good, n);
}

const claiming = locals({ turn: number(), passes: number() });

/** Directives: one each in turn order, round and round until nobody claims (TD-27.4 to TD-27.9). Who has met none is passed over. */
const directives = phase({
  name: 'directives',
  my: claiming,
  run(table, frame) {
    while (claiming.passes.of(frame) < table.seats) {
      const seat = nth(table.fields.order, claiming.turn.of(frame) % table.seats);
      if (metBy(table, seat, zones.directives()).length > 0) return table.ask(seat);
      pass(frame);
    }
    table.done(frame);
  },
  choices(lens, seat, _frame, offers) {
    for (const card of metBy(lens, seat, zones.directives())) offers.yes(word.claimCard, card);
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option === DECLINE) return pass(frame);
    claiming.turn.add(frame, 1);
    claiming.passes.set(frame, 0);
    claimCard(table, seat, firstOf(option));
  },
});

function pass(frame: Frame): void {
  claiming.turn.add(frame, 1);
  claiming.passes.add(frame, 1);
}

const jobbing = locals({ claimed: flag(), asked: flag() });

/**
 * Side Jobs, one each at a time until nobody claims (TD-27.11, TD-A99, TD-A100). Whoever holds one is asked, met or not: who is asked tells
 * nothing. Betrayal Jobs are not in this game (TD-27.12).
 */
const sideJobs = phase({
  name: 'side jobs',
  window: 'jobs',
  my: jobbing,
  run(table, frame) {
    const holders = allSeats(table).filter((seat) => table.zone(zones.jobs(seat)).length > 0);
    const isOver = jobbing.asked.of(frame) && !jobbing.claimed.of(frame);
    if (isOver || holders.length === 0) return table.done(frame);
    jobbing.asked.set(frame, true);
    jobbing.claimed.set(frame, false);
    table.askSealed(maskOf(holders));
  },
  choices(lens, seat, _frame, offers) {
    for (const card of metBy(lens, seat, zones.jobs(seat))) offers.yes(word.claimCard, card);
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option === DECLINE) return;
    jobbing.claimed.set(frame, true);
    claimCard(table, seat, firstOf(option));
  },
});

/** A new Directive and a new Gadget are laid out (TD-27.13). */
function layOutNew(table: Table<Tomorrow>): void {
  refill(table);
  turnUp(table, zones.directiveDeck(), zones.directives(), 1);
  turnUp(table, zones.gadgetDeck(), zones.research(), 1);
}

const inactive = (reader: Reader): number[] => {
  const found: number[] = [];
  for (let place = RING_OF.cia; place < HEADQUARTERS.cia; place++)
    if (statusAt(reader, place) === 'inactive') found.push(place);
  return found;
};

const canSwap = (reader: Reader, seat: number): boolean =>
  amountOf(reader, seat, 'espionage') > 0 &&
  reader.zone(zones.vaultDoomsday(seat)).length > 0 &&
  inactive(reader).length > 0;

/** An Espionage swaps an Inactive Doomsday Mission with one from the Vault (TD-27.14, TD-A102). */
const swaps = aroundTable<Tomorrow>('swaps', {
  order: (table) => table.fields.order.filter((seat) => canSwap(table, seat)),
  untilAllPass: true,
  choices(lens: Lens<Tomorrow>, seat, _frame, offers) {
    if (!canSwap(lens, seat)) return;
    for (const card of lens.zone(zones.vaultDoomsday(seat)))
      for (const place of inactive(lens)) offers.yes(word.swap, card, place);
  },
  answer: (table, _frame, seat, option) => swap(table, seat, option),
});

function swap(table: Table<Tomorrow>, seat: number, option: Option): void {
  const place = secondOf(option);
  const old = nth(table.zone(zones.tile(place)), 0);
  spend(table, seat, 'espionage', 1);
  storeTile(table, old, seat, zones.vaultDoomsday(seat));
  layTile(table, firstOf(option), place);
  table.tell('swapped', seat, [firstOf(option), old]);
}

/** Monologuing begins: there can be one more dealing and one more Conflict (TD-21.1, TD-22.2). Where Squads stand is noted (TD-A98a). */
function begin(table: Table<Tomorrow>): void {
  table.fields.phase = MONOLOGUING;
  newStage(table);
  for (const seat of allSeats(table))
    for (const slot of inMask(afield(table, seat))) note(table, 'stood', seat, placeOf(table, seat, slot));
}
const endMoments = (table: Table<Tomorrow>): void => speakAll(table, 'ending', table.fields.order);

/** Monologuing, but for the clock, with a gap between any two Actions (TD-8.9, TD-21.1). Mayhem skips the Tithe (TD-27.2). */
export const monologuing = steps<Tomorrow>('monologuing', [
  begin,
  recall,
  ...gap,
  directives,
  ...gap,
  sideJobs,
  ...gap,
  layOutNew,
  swaps,
  passToken,
  ...gap,
  endMoments,
  updateTriggers,
]);
