import {
  choice,
  DECLINE,
  DECLINE_WORD,
  type Frame,
  firstOf,
  type Lens,
  locals,
  NONE,
  nth,
  number,
  type Offers,
  type Option,
  perSeat,
  rows,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { agencies } from '../content/kinds.ts';
import { agencyAt, isHeadquarters, type Reader, type Tomorrow, won, word, zones } from './board.ts';
import { note } from './deeds.ts';
import { spend } from './goods.ts';
import { phase } from './kit.ts';
import { maskOf } from './masks.ts';
import { speakAll } from './moments.ts';
import { allSeats, inOrder } from './order.ts';
import {
  actingAt,
  alertsAt,
  amountOf,
  interferes,
  meets,
  missionAt,
  needsAt,
  statusAt,
  tileAt,
} from './questions.ts';
import { tilesInOrder } from './tile-order.ts';
import { about, addAlerts, setStatus, storeTile } from './tiles.ts';

/** Those with deployed Squads at a place: idle ones never Complete (TD-24.1, TD-A84). */
const deployedAt = (reader: Reader, place: number): number[] =>
  inOrder(reader, allSeats(reader)).filter((seat) => actingAt(reader, seat, place).length > 0);

const canComplete = (reader: Reader, seats: readonly number[], place: number): boolean =>
  seats.length > 0 &&
  meets(
    reader,
    seats.map((seat) => ({ seat, slots: actingAt(reader, seat, place) })),
    needsAt(reader, place),
  );

const my = locals({ places: rows('place') });

/** Complete Missions, tile by tile (TD-24.1, TD-24.2). */
export const missions = phase({
  name: 'missions',
  my,
  begin(table, frame) {
    for (const place of tilesInOrder(table)) my.places.add(frame, place);
  },
  run(table, frame) {
    if (my.places.count(frame) === 0) return table.done(frame);
    const place = my.places.place(frame, 0);
    my.places.remove(frame, 0);
    const them = deployedAt(table, place);
    const kind = missionAt(table, place);
    if (them.length === 0 || kind === undefined) return;
    const { leader } = table.fields;
    if (kind.type === 'headquarters') table.send(corrupting, about(table, place), leader, { place });
    if (statusAt(table, place) === 'active' && canComplete(table, them, place))
      table.send(completing, about(table, place), leader, { place });
  },
});

const doing = locals({ stage: choice('ask', 'settle'), place: number(), votes: perSeat(NONE) });

/** Who wants to Complete the Mission of a tile says so, sealed: together with all others who do, or opting out (TD-21.6, TD-21.7, TD-A90, TD-A91). */
export const completing = phase({
  name: 'completing',
  my: doing,
  run(table, frame) {
    const place = doing.place.of(frame);
    if (doing.stage.of(frame) === 'ask') {
      doing.stage.set(frame, 'settle');
      return table.askSealed(maskOf(deployedAt(table, place)));
    }
    table.done(frame);
    const wanting = votersOf(table, frame, word.complete, word.alone);
    const canAlone = (seat: number) => canComplete(table, [seat], place);
    const isExclusive = votersOf(table, frame, word.alone).some(canAlone);
    const them = isExclusive ? wanting.filter(canAlone) : wanting;
    if (canComplete(table, them, place)) complete(table, place, them);
    else if (wanting.length > 0) table.tell('mission failed', nth(wanting, 0), [frame.self]);
  },
  choices(lens, seat, frame, offers) {
    const place = doing.place.of(frame);
    offers.yes(word.complete);
    if (deployedAt(lens, place).length > 1) {
      if (canComplete(lens, [seat], place)) offers.yes(word.alone);
      else offers.no(word.alone, 0, 0, 'TD-21.7');
    }
    offers.yes(DECLINE_WORD);
  },
  answer: (_table, frame, seat, option) => doing.votes.set(frame, seat, option),
});

const votersOf = (table: Table<Tomorrow>, frame: Frame, ...which: readonly number[]): number[] =>
  table.fields.order.filter((seat) => {
    const vote = doing.votes.of(frame, seat);
    return vote !== NONE && vote !== DECLINE && which.includes(wordOf(vote));
  });

/** A Resource Mission is flipped, a Doomsday Mission marked; all who took part have credit (TD-21.15, TD-24.4, TD-24.5). */
function complete(table: Table<Tomorrow>, place: number, them: readonly number[]): void {
  const { fields } = table;
  const tile = tileAt(table, place);
  if (tile === undefined) return;
  if (!isHeadquarters(place)) {
    setStatus(table, place, 'completed');
    fields.completedIn[place] = fields.phases;
  }
  for (const seat of them) {
    won.add(fields.won, place, seat);
    note(table, 'completed', seat, table.face(tile), them.length);
    if (isHeadquarters(place))
      note(table, 'stormed', seat, agencies.indexOf(agencyAt(place)), alertsAt(table, place));
    if (interferes(table, place)) note(table, 'defied', seat, table.face(tile));
  }
  table.tell('completed', nth(them, 0), [tile], ...them.slice(1));
  speakAll(table, 'completing', them, { place });
}

const corrupted = locals({ place: number(), turn: number() });

/** What Corrupting the Agency costs: its High Alert, at least 1; twice that for a Doomsday Mission (TD-24.9 to TD-24.11). */
export const corruptPrice = (reader: Reader, place: number): number => Math.max(1, alertsAt(reader, place));

/** On a headquarters those who did not work on its Mission may Corrupt the Agency, one thing each (TD-24.7, TD-A94 to TD-A97). */
export const corrupting = phase({
  name: 'corrupting',
  my: corrupted,
  run(table, frame) {
    const place = corrupted.place.of(frame);
    while (corrupted.turn.of(frame) < table.seats) {
      const seat = nth(table.fields.order, corrupted.turn.add(frame, 1));
      const isFree = won.find(table.fields.won, place, seat) < 0;
      const canPay = amountOf(table, seat, 'corruption') >= corruptPrice(table, place);
      if (isFree && canPay && actingAt(table, seat, place).length > 0) return table.ask(seat);
    }
    table.done(frame);
  },
  choices: (lens, seat, frame, offers) => offerCorrupting(lens, seat, corrupted.place.of(frame), offers),
  answer(table, frame, seat, option) {
    if (option !== DECLINE) corrupt(table, seat, corrupted.place.of(frame), option);
  },
});

function offerCorrupting(lens: Lens<Tomorrow>, seat: number, place: number, offers: Offers): void {
  const price = corruptPrice(lens, place);
  const has = amountOf(lens, seat, 'corruption');
  const verdict = (cost: number) => (has >= cost ? undefined : 'TD-24.9');
  offers.verdict(word.corruptAdd, 0, 0, verdict(price), price);
  if (alertsAt(lens, place) > 0) offers.verdict(word.corruptRemove, 0, 0, verdict(price), price);
  for (const card of lens.zone(zones.worldResource()))
    offers.verdict(word.takeResource, card, 0, verdict(price), price);
  if (lens.zone(zones.worldDoomsday()).length > 0)
    offers.verdict(word.takeDoomsday, 0, 0, verdict(2 * price), 2 * price);
  offers.yes(DECLINE_WORD);
}

function corrupt(table: Table<Tomorrow>, seat: number, place: number, option: Option): void {
  const price = corruptPrice(table, place);
  const isDoomsday = wordOf(option) === word.takeDoomsday;
  spend(table, seat, 'corruption', isDoomsday ? 2 * price : price);
  note(table, 'corrupted', seat, agencies.indexOf(agencyAt(place)));
  switch (wordOf(option)) {
    case word.corruptAdd:
    case word.corruptRemove:
      addAlerts(table, place, wordOf(option) === word.corruptAdd ? 1 : -1);
      table.tell('alert', seat, [nth(table.zone(zones.tile(place)), 0)], alertsAt(table, place));
      return;
    case word.takeResource: {
      const card = storeTile(table, firstOf(option), seat, zones.vaultResource(seat));
      table.tell('took tile', seat, [card]);
      return;
    }
    default: {
      const card = storeTile(table, table.pick(zones.worldDoomsday()), seat, zones.vaultDoomsday(seat));
      table.tell('took tile', seat, [card]);
      return;
    }
  }
}
