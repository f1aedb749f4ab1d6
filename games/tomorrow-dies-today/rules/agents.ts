import {
  agreeing,
  choice,
  type Frame,
  firstOf,
  locals,
  newest,
  nth,
  number,
  rows,
  secondOf,
  steps,
  type Table,
} from '@masterplan/kernel';
import { agencies } from '../content/kinds.ts';
import {
  agencyAt,
  HEADQUARTERS,
  isHeadquarters,
  type Reader,
  RING_OF,
  type Tomorrow,
  word,
  zones,
} from './board.ts';
import { casualties } from './casualties.ts';
import { note } from './deeds.ts';
import { spend } from './goods.ts';
import { agreement, phase } from './kit.ts';
import { maskOf } from './masks.ts';
import { speakAll } from './moments.ts';
import { inOrder } from './order.ts';
import {
  alertsAt,
  amountOf,
  dangerAt,
  henchmenAt,
  lastingNow,
  squadsAt,
  statusAt,
  tileAt,
  withSquadsAt,
} from './questions.ts';
import { about, addAlerts, leaveEmpty, liftTile, moveAgent, nextFor } from './tiles.ts';
import { haste } from './verbs/haste.ts';

const visiting = locals({
  stage: choice('pay', 'strike', 'leave'),
  place: number(),
  /** How many seats have been asked, and what they pledged. */
  asked: number(),
  /** Damage that no Henchman is left to take. */
  over: number(),
  pledges: rows('seat', 'n'),
});

const pledged = (frame: Readonly<Frame>): number => {
  let sum = 0;
  for (let row = 0; row < visiting.pledges.count(frame); row++) sum += visiting.pledges.n(frame, row);
  return sum;
};

/** Those who may pay an Agent off: players with Squads there, in turn order (TD-17.8, TD-A47). */
const payers = (reader: Reader, place: number): number[] => inOrder(reader, withSquadsAt(reader, place));

/** What is missing for the price. */
export const missingIn = (reader: Reader, frame: Readonly<Frame>): number =>
  dangerAt(reader, visiting.place.of(frame)) - pledged(frame);

/** An Agent strikes at a tile, unless it is paid off: when it comes there, and when Spoils are Collected (TD-17.7 to TD-17.24, TD-23.8). */
export const visit = phase({
  name: 'visit',
  my: visiting,
  run(table, frame) {
    const stage = visiting.stage.of(frame);
    if (stage === 'pay') return askToPay(table, frame);
    if (stage === 'strike') return strike(table, frame);
    table.done(frame);
    hitTile(table, visiting.place.of(frame), visiting.over.of(frame));
  },
  choices(lens, seat, frame, offers) {
    const most = Math.min(amountOf(lens, seat, 'corruption'), missingIn(lens, frame));
    for (let n = 0; n <= most; n++) offers.yes(word.pledge, n);
  },
  answer: (_table, frame, seat, option) => visiting.pledges.add(frame, seat, firstOf(option)),
});

/** Begins a visit; the tile is what it is about. */
export function beginVisit(table: Table<Tomorrow>, place: number): void {
  table.send(visit, about(table, place), table.fields.leader, { place });
}

/** Players with Squads there may pool the price: all of it, or nothing is spent (TD-17.9 to TD-17.11, TD-A47). */
function askToPay(table: Table<Tomorrow>, frame: Frame): void {
  const place = visiting.place.of(frame);
  const them = payers(table, place);
  const missing = missingIn(table, frame);
  if (them.length > 0 && missing === 0) {
    payOff(table, frame);
    return;
  }
  const rest = them.slice(visiting.asked.of(frame));
  const canPay = rest.reduce((sum, seat) => sum + amountOf(table, seat, 'corruption'), 0);
  if (canPay < missing || rest.length === 0) {
    visiting.stage.set(frame, 'strike');
    return;
  }
  const seat = nth(rest, 0);
  visiting.asked.add(frame, 1);
  if (amountOf(table, seat, 'corruption') > 0) table.ask(seat);
}

function payOff(table: Table<Tomorrow>, frame: Frame): void {
  const place = visiting.place.of(frame);
  const agency = agencies.indexOf(agencyAt(place));
  for (let row = 0; row < visiting.pledges.count(frame); row++) {
    const n = visiting.pledges.n(frame, row);
    if (n === 0) continue;
    spend(table, visiting.pledges.seat(frame, row), 'corruption', n);
    note(table, 'bribed', visiting.pledges.seat(frame, row), agency);
  }
  table.fields.paidOff[agency] = 1;
  table.tell('paid off', -1, [nth(table.zone(zones.tile(place)), 0)], agency);
  table.done(frame);
}

/** The damage falls on those there; what nobody is left to take falls on the tile (TD-17.14, TD-17.18 to TD-17.20). */
function strike(table: Table<Tomorrow>, frame: Frame): void {
  const place = visiting.place.of(frame);
  const damage = dangerAt(table, place);
  const them = payers(table, place);
  const all = them.reduce((sum, seat) => sum + henchmenAt(table, seat, place), 0);
  visiting.over.set(frame, Math.max(0, damage - all));
  visiting.stage.set(frame, 'leave');
  if (damage === 0 || them.length === 0) return;
  table.tell(
    'agent strikes',
    -1,
    [nth(table.zone(zones.tile(place)), 0)],
    agencies.indexOf(agencyAt(place)),
    damage,
  );
  if (damage >= all || them.length === 1)
    for (const seat of them.reverse())
      hurt(table, seat, place, Math.min(damage, henchmenAt(table, seat, place)));
  else table.send(damageShare, about(table, place), nth(them, 0), { place, damage });
}

const hurt = (table: Table<Tomorrow>, seat: number, place: number, damage: number): void => {
  if (damage > 0) table.push(casualties, seat, { damage, slots: squadsAt(table, seat, place) });
};

const shared = locals({ place: number(), damage: number() }, agreeing);

/** How much damage is shared. */
export const damageShared = (frame: Readonly<Frame>): number => shared.damage.of(frame);

/** Those who share damage agree who takes how much; else it is divided equally, and the Team Leader places the rest (TD-17.19, TD-A49). */
export const damageShare = agreement({
  name: 'damage share',
  my: shared,
  silence: 'decline',
  deciders: (view, frame) => maskOf(payers(view, shared.place.of(frame))),
  proposals(lens, _seat, frame, offers, parts) {
    const place = shared.place.of(frame);
    const them = payers(lens, place);
    const next = nth(them, parts.length);
    const later = them.slice(parts.length + 1).reduce((sum, each) => sum + henchmenAt(lens, each, place), 0);
    const rest = parts.reduce((sum, part) => sum - secondOf(part), shared.damage.of(frame));
    const most = Math.min(rest, henchmenAt(lens, next, place));
    for (let n = Math.max(0, rest - later); n <= most; n++) offers.yes(word.takes, next, n);
  },
  isWhole: (view, parts) => parts.length === payers(view, placeOfShare(view)).length,
  agreed(table, frame, parts) {
    for (const part of parts.slice().reverse())
      hurt(table, firstOf(part), shared.place.of(frame), secondOf(part));
  },
  fallback: (table, frame) =>
    void table.push(evenDamage, table.fields.leader, {
      place: shared.place.of(frame),
      damage: shared.damage.of(frame),
    }),
});

const placeOfShare = (reader: Reader): number => {
  const frame = newest(reader.stack, { name: 'damage share' });
  return frame === undefined ? 0 : shared.place.of(frame);
};

const even = locals({ place: number(), damage: number(), shares: rows('seat', 'n') });

/** Everybody takes an equal share as far as they can; the Team Leader says who takes what does not divide (TD-17.19). */
export const evenDamage = phase({
  name: 'even damage',
  my: even,
  begin(table, frame) {
    for (const seat of payers(table, even.place.of(frame))) even.shares.add(frame, seat, 0);
  },
  run(table, frame) {
    for (;;) {
      const open = openShares(table, frame);
      const rest = restOf(frame);
      if (rest === 0 || open.length === 0) break;
      if (rest < open.length && open.length > 1) return table.ask(table.fields.leader);
      for (const row of open.slice(0, rest)) addShare(frame, row);
    }
    table.done(frame);
    for (let row = even.shares.count(frame) - 1; row >= 0; row--)
      hurt(table, even.shares.seat(frame, row), even.place.of(frame), even.shares.n(frame, row));
  },
  choices(lens, _seat, frame, offers) {
    for (const row of openShares(lens, frame)) offers.yes(word.takes, even.shares.seat(frame, row), 1);
  },
  answer: (_table, frame, _seat, option) => addShare(frame, even.shares.find(frame, firstOf(option))),
});

const addShare = (frame: Frame, row: number): void =>
  even.shares.set(frame, row, 'n', even.shares.n(frame, row) + 1);

function restOf(frame: Readonly<Frame>): number {
  let rest = even.damage.of(frame);
  for (let row = 0; row < even.shares.count(frame); row++) rest -= even.shares.n(frame, row);
  return rest;
}

/** Who can take more. */
function openShares(reader: Reader, frame: Readonly<Frame>): number[] {
  const open: number[] = [];
  for (let row = 0; row < even.shares.count(frame); row++)
    if (even.shares.n(frame, row) < henchmenAt(reader, even.shares.seat(frame, row), even.place.of(frame)))
      open.push(row);
  return open;
}

/** Damage left over removes Spoils, or puts a High Alert token on a Completed Doomsday Mission, which its second removes (TD-17.20 to TD-17.24). */
function hitTile(table: Table<Tomorrow>, place: number, damage: number): void {
  const tile = tileAt(table, place);
  if (damage === 0 || tile === undefined || isHeadquarters(place)) return;
  if (place < RING_OF.cia) {
    const lost = Math.min(damage, alertsAt(table, place));
    if (lost === 0) return;
    addAlerts(table, place, -lost);
    table.tell('spoils lost', -1, [tile], lost);
  } else if (statusAt(table, place) === 'completed') {
    addAlerts(table, place, 1);
    table.tell('alert', -1, [tile], alertsAt(table, place));
    if (alertsAt(table, place) < 2) return;
    table.tell('mission lost', -1, [tile]);
    liftTile(table, place, zones.worldDoomsday());
    leaveEmpty(table, place);
  }
}

/** Damage that no Agent deals: those there share it equally, and what is left falls on the tile (TD-23.6, TD-C9). */
export function dealDamage(table: Table<Tomorrow>, place: number, damage: number): void {
  const all = payers(table, place).reduce((sum, seat) => sum + henchmenAt(table, seat, place), 0);
  const { leader } = table.fields;
  table.push(visit, leader, { stage: 'leave', place, over: Math.max(0, damage - all) });
  if (all > 0) table.push(evenDamage, leader, { place, damage: Math.min(damage, all) });
}

/** Both Agents move one tile, and strike where they come to (TD-17.1, TD-A46). */
function investigate(agency: (typeof agencies)[number]): (table: Table<Tomorrow>) => void {
  return (table) => {
    const no = agencies.indexOf(agency);
    // A hasty Agent passes over a tile (TD-C13).
    if (lastingNow(table).some(haste.is)) table.fields.agents[no] = nextFor(table, agency);
    const place = nextFor(table, agency);
    table.fields.paidOff[no] = 0;
    if (place === HEADQUARTERS[agency] && table.fields.agents[no] === place) return;
    moveAgent(table, agency, place);
    if (place !== HEADQUARTERS[agency]) beginVisit(table, place);
  };
}

const phaseMoments = (table: Table<Tomorrow>): void => speakAll(table, 'phase', table.fields.order);

/** Agents Investigate. */
export const agents = steps<Tomorrow>('agents', [investigate('interpol'), investigate('cia'), phaseMoments]);
