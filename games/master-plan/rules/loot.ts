import {
  type Frame,
  firstOf,
  type Lens,
  locals,
  NOT_ANY,
  nth,
  number,
  type Offers,
  rows,
  type Table,
} from '@masterplan/kernel';
import { empty, type MasterPlan, type Reader, word, zones } from './board.ts';
import { claimants, forgetFight, throwdownAt } from './fight.ts';
import { phase } from './kit.ts';
import { checkPlans } from './plans.ts';
import { ownerOf } from './supers.ts';

/** The Super that claims, and those that claim after it, in order. */
const my = locals({ claimant: number(NOT_ANY), waiting: rows('card') });

/** Survivors claim in order, one Loot each; then the Throwdown is cleared. */
export const loot = phase({
  name: 'loot',
  my,
  begin(table, frame) {
    for (const card of claimants(table)) my.waiting.add(frame, card);
  },
  run(table, frame) {
    const { here } = table.fields;
    const lying = table.zone(zones.loot(here));
    while (my.waiting.count(frame) > 0 && lying.length > 0 && !table.over) {
      const card = my.waiting.card(frame, 0);
      my.waiting.remove(frame, 0);
      my.claimant.set(frame, card);
      frame.you = ownerOf(table, card);
      if (isAllOfOneKind(table, lying)) claim(table, frame.you, card, nth(lying, 0));
      else return table.ask(frame.you);
    }
    if (table.over) return;
    settle(table, here);
    table.done(frame);
  },
  choices: (lens, _seat, _frame, offers) => offerLoot(lens, zones.loot(lens.fields.here), word.claim, offers),
  answer: (table, frame, seat, option) => claim(table, seat, my.claimant.of(frame), firstOf(option)),
});

export const claimantOf = (frame: Frame): number => my.claimant.of(frame);
export const waitingToClaim = (frame: Frame): readonly number[] => my.waiting.list(frame);

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
