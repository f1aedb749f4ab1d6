import { firstOf, locals, nth, number, secondOf, type Table } from '@masterplan/kernel';
import type { Side } from '../content/kinds.ts';
import { empty, HERO, type MasterPlan, placesFor, VILLAIN, word, zones } from './board.ts';
import { phase } from './kit.ts';
import { sideOf, squadSide } from './supers.ts';

/** Deals the round's Throwdowns face-up and stocks them in that order (MP-5.1 to MP-5.6, MP-A35). */
export function layThrowdowns(table: Table<MasterPlan>): void {
  const places = placesFor(table.seats);
  for (let place = 0; place < places; place++) table.move(nextThrowdown(table), zones.throwdown(place));
  for (let place = 0; place < places; place++) stock(table, place);
}

/** The top of the Throwdown deck; settled Throwdowns make a new deck when it has run out (MP-A36). */
function nextThrowdown(table: Table<MasterPlan>): number {
  const deck = zones.throwdownDeck();
  if (table.zone(deck).length === 0) {
    empty(table, zones.settled(), deck);
    table.shuffle(deck);
  }
  const top = table.top(deck);
  if (top === undefined) throw new Error('there are fewer Throwdowns than a round needs');
  return top;
}

function stock(table: Table<MasterPlan>, place: number): void {
  const card = nth(table.zone(zones.throwdown(place)), 0);
  const throwdown = table.kind(card);
  if (throwdown.type !== 'throwdown') throw new Error(`card ${card} is not a Throwdown`);
  const bag = table.zone(zones.bag());
  for (let n = 0; n < throwdown.loot && bag.length > 0; n++)
    table.move(table.pick(zones.bag()), zones.loot(place));
  table.tell('stocked', -1, [card, ...table.zone(zones.loot(place))]);
}

/** The sides of one seat's Squads, by place; found anew at every choice. */
const squads: (Side | undefined)[] = [];

/** How many turns have been taken or passed. */
const my = locals({ turns: number() });

/** The players deploy in turn, one Super each, from the holder of Loser Lad on, until nobody can (MP-5.7 to MP-5.18, MP-A4). */
export const assemble = phase({
  name: 'assemble',
  my,
  run(table, frame) {
    for (let passed = 0; passed < table.seats; passed++) {
      const seat = (table.fields.holder + my.turns.add(frame, 1)) % table.seats;
      if (table.zone(zones.hand(seat)).length === 0) continue;
      if (!couldBeStuck(table, seat)) return table.ask(seat);
      table.learned = true;
      if (!isStuck(table, seat)) return table.ask(seat);
      passOver(table, seat);
    }
    table.done(frame);
  },
  choices(lens, seat, _frame, offers) {
    const places = placesFor(lens.seats);
    for (let place = 0; place < places; place++) squads[place] = squadSide(lens, seat, place);
    for (const card of lens.zone(zones.hand(seat))) {
      const side = sideOf(lens, card);
      for (let place = 0; place < places; place++) {
        const squad = squads[place];
        if (squad === undefined || squad === side) offers.yes(word.deploy, card, place);
        else offers.no(word.deploy, card, place, 'MP-5.16');
      }
    }
  },
  answer(table, _frame, seat, option) {
    const place = secondOf(option);
    const first = table.zone(zones.squad(seat, place))[0];
    const card = table.move(firstOf(option), zones.squad(seat, place));
    if (first !== undefined) table.claimAlike('side', card, first);
    table.tell('deployed', seat, [card, nth(table.zone(zones.throwdown(place)), 0)]);
  },
});

/**
 * Whether a seat could be stuck as far as public facts tell. If so, everybody learns from its being asked that it is not.
 */
function couldBeStuck(table: Table<MasterPlan>, seat: number): boolean {
  for (let place = 0; place < placesFor(table.seats); place++) {
    if (table.zone(zones.squad(seat, place)).length === 0) return false;
  }
  return true;
}

/** Whether nothing in a seat's hand fits anywhere: a Squad at every Throwdown, all of the other side (MP-A6). */
function isStuck(table: Table<MasterPlan>, seat: number): boolean {
  const side = squadSide(table, seat, 0);
  for (let place = 1; place < placesFor(table.seats); place++) {
    if (squadSide(table, seat, place) !== side) return false;
  }
  for (const card of table.zone(zones.hand(seat))) if (sideOf(table, card) === side) return false;
  return true;
}

/** Being passed over tells that all Squads are of one side and the whole hand is of the other. */
function passOver(table: Table<MasterPlan>, seat: number): void {
  empty(table, zones.hand(seat), zones.leftOver(seat));
  const left = table.zone(zones.leftOver(seat));
  const squad = nth(table.zone(zones.squad(seat, 0)), 0);
  for (let place = 1; place < placesFor(table.seats); place++) {
    table.claimAlike('side', nth(table.zone(zones.squad(seat, place)), 0), squad);
  }
  for (const other of left.slice(1)) table.claimAlike('side', other, nth(left, 0));
  table.claimSum('side', [squad, nth(left, 0)], HERO + VILLAIN);
  table.tell('passed over', seat, left);
}
