import { type Frame, firstOf, type Lens, nth, type Offers, type Phase, type Table } from '@masterplan/kernel';
import { empty, type MasterPlan, type Reader, word, zones } from './board.ts';
import { claimants, forgetFight, throwdownAt } from './fight.ts';
import { checkPlans } from './plans.ts';
import { ownerOf } from './supers.ts';

/** The Super that claims in a frame of `loot`: the last that it has come to. */
export const claimingIn = ({ n, at }: Frame): number => nth(n, at - 1);

/** Survivors claim in order, one Loot each; then the Throwdown is cleared. The frame's numbers are the claimants. */
export const loot: Phase<MasterPlan> = {
  name: 'loot',
  run(table, frame) {
    const { here } = table.fields;
    if (frame.at === 0) frame.n = claimants(table);
    const lying = table.zone(zones.loot(here));
    while (frame.at < frame.n.length && lying.length > 0 && !table.over) {
      const card = nth(frame.n, frame.at);
      frame.at += 1;
      frame.you = ownerOf(table, card);
      if (isAllOfOneKind(table, lying)) claim(table, frame.you, card, nth(lying, 0));
      else return table.ask(frame.you);
    }
    if (table.over) return;
    settle(table, here);
    table.done(frame);
  },
  choices: (lens, _seat, _frame, offers) => offerLoot(lens, zones.loot(lens.fields.here), word.claim, offers),
  answer: (table, frame, seat, option) => claim(table, seat, claimingIn(frame), firstOf(option)),
};

function isAllOfOneKind(reader: Reader, cards: readonly number[]): boolean {
  const kind = reader.kind(nth(cards, 0));
  for (const card of cards) if (reader.kind(card) !== kind) return false;
  return true;
}

/** Offers the Loot of a zone, equal ones once. */
export const offerLoot = (lens: Lens<MasterPlan>, zone: number, word: number, offers: Offers): void =>
  lens.distinct(zone, (card) => offers.yes(word, card));

function claim(table: Table<MasterPlan>, seat: number, by: number, card: number): void {
  gain(table, seat, card);
  table.tell('claimed', seat, [by, card]);
  checkPlans(table, [seat]);
}

/** A Loot becomes a seat's own. Call `checkPlans` when the change is complete. */
export const gain = (table: Table<MasterPlan>, seat: number, card: number): number =>
  table.move(card, zones.stash(seat));

/** The rest goes into the bag, the Supers are discarded, the Throwdown is out (MP-7.9, MP-7.11, MP-A24, MP-A36). */
function settle(table: Table<MasterPlan>, place: number): void {
  const throwdown = throwdownAt(table, place);
  table.tell('settled', -1, [throwdown, ...table.zone(zones.loot(place))]);
  empty(table, zones.loot(place), zones.bag());
  for (let seat = 0; seat < table.seats; seat++) empty(table, zones.squad(seat, place), zones.discard());
  table.move(throwdown, zones.settled());
  forgetFight(table);
}
