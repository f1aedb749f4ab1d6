import {
  DECLINE,
  DECLINE_WORD,
  type Frame,
  firstOf,
  locals,
  NOT_ANY,
  nth,
  number,
  type Offers,
  type Option,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { agencyAt, HEADQUARTERS, type Reader, RING, RING_OF, type Tomorrow, word, zones } from './board.ts';
import { note } from './deeds.ts';
import { spend } from './goods.ts';
import { phase } from './kit.ts';
import { alertsAt, amountOf, canPlot, isOccupied, statusAt, tileAt } from './questions.ts';
import { fitting } from './requisition.ts';
import { activate, addAlerts, layTile, leaveEmpty, liftTile, storeTile } from './tiles.ts';
import { canAfford } from './verbs/choose.ts';

const DRAWN = 3;
const REMOVING = { active: 3, completed: 4, inactive: 2, empty: 0 } as const;

/** What switching a Resource Mission costs (TD-12.5, TD-A28, TD-A29). */
export const switchPrice = (reader: Reader, place: number): number => 1 + surcharge(reader, place);
const surcharge = (reader: Reader, place: number): number =>
  (isOccupied(reader, place) ? 1 : 0) + alertsAt(reader, place);

/** What removing a Mission costs (TD-12.9, TD-12.17). */
export const removePrice = (reader: Reader, place: number): number =>
  agencyAt(place) === 'interpol'
    ? 2 + surcharge(reader, place)
    : REMOVING[statusAt(reader, place)] + (isOccupied(reader, place) ? 1 : 0);

/** Plotting actions, from the own Base Tile (TD-12.1 to TD-12.19, TD-A27). */
export function offerPlotting(reader: Reader, seat: number, offers: Offers): void {
  offerEspionage(reader, seat, offers);
  offerUses(reader, seat, offers);
}

function offerEspionage(reader: Reader, seat: number, offers: Offers): void {
  const isHome = canPlot(reader, seat);
  const has = amountOf(reader, seat, 'espionage');
  if (!offers.explains && (!isHome || has === 0)) return;
  const whyNot = (price: number) => (!isHome ? 'TD-12.1' : has < price ? 'TD-12.2' : undefined);
  const offer = (no: number, place: number): void => offers.verdict(no, place, 0, whyNot(1), 1);
  const offerFor = (price: number, no: number, place: number): void =>
    offers.verdict(no, place, price, whyNot(price), price);
  if (reader.zone(zones.jobDeck()).length > 0) offer(word.plotJob, 0);
  if (reader.zone(zones.gadgetDeck()).length + reader.zone(zones.usedGadgets()).length > 0)
    offer(word.plotGadget, 0);
  for (let place = RING_OF.interpol; place < HEADQUARTERS.cia; place++) {
    const status = statusAt(reader, place);
    if (status === 'empty') continue;
    if (place <= RING) offerFor(switchPrice(reader, place), word.switchOut, place);
    offerFor(removePrice(reader, place), word.remove, place);
    if (status === 'inactive') offer(word.reveal, place);
  }
}

/** The own cards that are used in Plotting, each once a Round (TD-12.1, TD-13.5, TD-B1). */
function offerUses(reader: Reader, seat: number, offers: Offers): void {
  for (const zone of [zones.henchman(seat), zones.gadgets(seat)])
    for (const card of reader.zone(zone)) {
      const kind = reader.kind(card);
      if ((kind?.type !== 'henchman' && kind?.type !== 'gadget') || kind.plot === undefined) continue;
      const isUsed = reader.fields.used.includes(card);
      const isReady = kind.anywhere === true || canPlot(reader, seat);
      const why = isUsed
        ? 'TD-13.5'
        : !isReady
          ? 'TD-12.1'
          : canAfford(reader, seat, kind.plot)
            ? undefined
            : 'TD-C3';
      offers.verdict(word.use, card, 0, why);
    }
}

export function plot(table: Table<Tomorrow>, seat: number, option: Option): void {
  const at = firstOf(option);
  switch (wordOf(option)) {
    case word.plotJob:
      spend(table, seat, 'espionage', 1);
      draw(table, seat, zones.jobDeck());
      return;
    case word.plotGadget:
      spend(table, seat, 'espionage', 1);
      draw(table, seat, zones.gadgetDeck());
      return;
    case word.switchOut:
      switchOut(table, seat, at);
      return;
    case word.remove:
      remove(table, seat, at);
      return;
    case word.reveal:
      reveal(table, seat, at);
      return;
    default:
      employ(table, seat, at);
      return;
  }
}

function employ(table: Table<Tomorrow>, seat: number, card: number): void {
  table.fields.used.push(card);
  table.tell('used', seat, [card]);
  table.perform(card, 'plot', seat);
  const kind = table.kind(card);
  if (kind.type === 'gadget' && kind.once) table.move(card, zones.usedGadgets());
}

/** An Inactive Doomsday Mission becomes Active; the first ever puts a High Alert token on the CIA (TD-12.15, TD-12.16, TD-A35). */
function reveal(table: Table<Tomorrow>, seat: number, place: number): void {
  spend(table, seat, 'espionage', 1);
  revealTile(table, seat, place);
}

export function revealTile(table: Table<Tomorrow>, seat: number, place: number): void {
  activate(table, place);
  const tile = nth(table.zone(zones.tile(place)), 0);
  note(table, 'revealed', seat, table.face(tile));
  table.tell('revealed', seat, [tile]);
  if (table.fields.flipped) return;
  table.fields.flipped = true;
  addAlerts(table, HEADQUARTERS.cia, 1);
  table.tell(
    'alert',
    -1,
    [nth(table.zone(zones.tile(HEADQUARTERS.cia)), 0)],
    alertsAt(table, HEADQUARTERS.cia),
  );
}

/** A Resource Mission goes into the Team Leader's Vault, and another may come in its place (TD-12.5 to TD-12.8, TD-A13). */
function switchOut(table: Table<Tomorrow>, seat: number, place: number): void {
  spend(table, seat, 'espionage', switchPrice(table, place));
  const { leader } = table.fields;
  const lifted = liftTile(table, place, zones.vaultResource(leader));
  storeTile(table, lifted, leader, zones.vaultResource(leader));
  note(table, 'switched', seat, table.face(lifted));
  table.tell('switched', seat, [lifted], leader);
  table.push(replacing, seat, { place, not: lifted });
}

/** A Mission goes into the World (TD-12.9 to TD-12.14, TD-12.17 to TD-12.19). */
function remove(table: Table<Tomorrow>, seat: number, place: number): void {
  spend(table, seat, 'espionage', removePrice(table, place));
  const tile = tileAt(table, place);
  if (tile === undefined) return;
  note(table, 'removed', seat, statusAt(table, place) === 'inactive' ? NOT_ANY : table.face(tile));
  table.tell('removed', seat, [tile]);
  liftTile(table, place, place < RING_OF.cia ? zones.worldResource() : zones.worldDoomsday());
  table.push(replacing, seat, { place });
}

const replaced = locals({ place: number(), not: number(NOT_ANY), asked: number() });

/** Who removed a tile may put one from the own Vault in its place, else the Team Leader may; else the space stays empty (TD-12.7, TD-12.10, TD-A33, TD-A34). */
export const replacing = phase({
  name: 'replacing',
  my: replaced,
  run(table, frame) {
    const who = [frame.you, ...(frame.you === table.fields.leader ? [] : [table.fields.leader])];
    for (let no = replaced.asked.of(frame); no < who.length; no++) {
      const seat = nth(who, no);
      if (candidatesFor(table, frame, seat).length === 0) continue;
      replaced.asked.set(frame, no + 1);
      return table.ask(seat);
    }
    table.done(frame);
    leaveEmpty(table, replaced.place.of(frame));
  },
  choices(lens, seat, frame, offers) {
    for (const card of candidatesFor(lens, frame, seat)) offers.yes(word.replace, card);
    offers.yes(DECLINE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option === DECLINE) return;
    table.done(frame);
    const card = firstOf(option);
    layTile(table, card, replaced.place.of(frame));
    note(table, 'placed', seat);
    table.tell('filled', seat, [card]);
  },
});

const candidatesFor = (reader: Reader, frame: Frame, seat: number): number[] =>
  fitting(reader, seat, replaced.place.of(frame)).filter((card) => card !== replaced.not.of(frame));

/** Draws cards to choose one from (TD-12.3, TD-12.4, TD-A36). */
function draw(table: Table<Tomorrow>, seat: number, deck: number): void {
  if (deck === zones.gadgetDeck()) refill(table);
  for (let n = 0; n < DRAWN; n++) {
    const card = table.top(deck);
    if (card !== undefined) table.move(card, zones.drawn(seat));
  }
  table.push(choosing, seat, { deck });
}

/** Puts all drawn cards back on top of their deck, one by one: the sleeve that leaves need not be the one named. */
export function returnDrawn(table: Table<Tomorrow>, seat: number, deck: number): void {
  const drawnCards = zones.drawn(seat);
  while (table.zone(drawnCards).length > 0) table.move(nth(table.zone(drawnCards), 0), deck);
}

/** Used Gadgets are shuffled when their deck is empty (TD-A36). */
export function refill(table: Table<Tomorrow>): void {
  if (table.zone(zones.gadgetDeck()).length > 0) return;
  for (const card of table.zone(zones.usedGadgets()).slice()) table.move(card, zones.gadgetDeck());
  table.shuffle(zones.gadgetDeck());
}

const drawn = locals({ deck: number() });

/** Of the cards drawn one is kept or laid out; the others return to the top, and the deck may be shuffled (TD-12.3, TD-12.4). */
export const choosing = phase({
  name: 'choosing',
  my: drawn,
  run(table, frame) {
    if (table.zone(zones.drawn(frame.you)).length === 0) table.done(frame);
    else table.ask(frame.you);
  },
  choices(lens, seat, frame, offers) {
    const isJob = drawn.deck.of(frame) === zones.jobDeck();
    for (const card of lens.zone(zones.drawn(seat))) {
      offers.yes(isJob ? word.keep : word.layOut, card);
      offers.yes(isJob ? word.keepShuffle : word.layOutShuffle, card);
    }
  },
  answer(table, frame, seat, option) {
    const deck = drawn.deck.of(frame);
    const isJob = deck === zones.jobDeck();
    const card = table.move(firstOf(option), isJob ? zones.jobs(seat) : zones.research());
    returnDrawn(table, seat, deck);
    const shuffles = [word.keepShuffle, word.layOutShuffle].includes(wordOf(option));
    if (shuffles) table.shuffle(deck);
    table.tell(isJob ? 'kept a job' : 'laid out', seat, [card]);
  },
});

/** Whether the cards drawn are Side Jobs. */
export const areJobs = (frame: Readonly<Frame>): boolean => drawn.deck.of(frame) === zones.jobDeck();
