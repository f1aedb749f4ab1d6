import { firstOf, nth, type Offers, type Phase, type Table } from '@masterplan/kernel';
import type { Kind, Plan } from '../content/kinds.ts';
import { empty, type MasterPlan, type Reader, word, zones } from './board.ts';
import { claimants, forgetFight, throwdownAt } from './fight.ts';
import { ownerOf } from './supers.ts';

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
  choices: (lens, _seat, _frame, offers) =>
    offerKindsOnce(lens, zones.loot(lens.fields.here), word.claim, offers),
  answer: (table, frame, seat, option) => claim(table, seat, nth(frame.n, frame.at - 1), firstOf(option)),
};

function isAllOfOneKind(reader: Reader, cards: readonly number[]): boolean {
  const kind = reader.kind(nth(cards, 0));
  for (const card of cards) if (reader.kind(card) !== kind) return false;
  return true;
}

/** Offers the Loot of a zone, equal ones once. */
export function offerKindsOnce(reader: Reader, zone: number, word: number, offers: Offers): void {
  const cards = reader.zone(zone);
  for (let i = 0; i < cards.length; i++) {
    const card = nth(cards, i);
    const kind = reader.kind(card);
    let isFirst = true;
    for (let j = 0; j < i && isFirst; j++) isFirst = reader.kind(nth(cards, j)) !== kind;
    if (isFirst) offers.yes(word, card);
  }
}

function claim(table: Table<MasterPlan>, seat: number, by: number, card: number): void {
  gain(table, seat, card);
  table.tell('claimed', seat, [by, card]);
  checkPlans(table, seat, [seat]);
}

/** A Loot becomes a seat's own. Call `checkPlans` when the change is complete. */
export const gain = (table: Table<MasterPlan>, seat: number, card: number): number =>
  table.move(card, zones.stash(seat));

/**
 * Looks whether the gainers' plans are complete; the first that is wins on the spot (MP-7.6 to MP-7.8, MP-A31). Where
 * several are, `actor` goes before the rest, who follow clockwise from the holder of Loser Lad (MP-A32). A plan that
 * stays hidden is one that is not complete: that is claimed.
 */
export function checkPlans(table: Table<MasterPlan>, actor: number, gainers: readonly number[]): void {
  const winner = inOrder(table, actor).find((seat) => gainers.includes(seat) && hasCompletePlan(table, seat));
  if (winner !== undefined) win(table, winner);
  else if (table.book === 'kept') for (const seat of gainers) claimIncomplete(table, seat);
}

/** The actor, then everybody clockwise from the holder of Loser Lad. */
function inOrder(table: Table<MasterPlan>, actor: number): number[] {
  const order = [actor];
  for (let turn = 0; turn < table.seats; turn++) order.push((table.fields.holder + turn) % table.seats);
  return order;
}

function hasCompletePlan(table: Table<MasterPlan>, seat: number): boolean {
  const card = table.zone(zones.plan(seat))[0];
  if (card === undefined) return false;
  const plan = table.kind(card);
  return plan.type === 'plan' && isComplete(table, seat, plan);
}

/** Whether a seat owns all that a plan asks for (MP-A34). */
function isComplete(reader: Reader, seat: number, plan: Plan): boolean {
  const stash = reader.zone(zones.stash(seat));
  for (const id in plan.needs) {
    let missing = plan.needs[id] ?? 0;
    for (let i = 0; i < stash.length && missing > 0; i++) {
      if (reader.kind(nth(stash, i))?.id === id) missing -= 1;
    }
    if (missing > 0) return false;
  }
  return true;
}

function win(table: Table<MasterPlan>, seat: number): void {
  const card = table.show(nth(table.zone(zones.plan(seat)), 0));
  table.tell('plan complete', seat, [card]);
  table.end([seat], 'plan');
}

/**
 * Not showing a plan tells that it is none of those the seat's Loot would complete. Only plans that ask for what was just
 * gained, the top of the stash, can have become complete.
 */
function claimIncomplete(table: Table<MasterPlan>, seat: number): void {
  const card = table.zone(zones.plan(seat))[0];
  const gained = table.top(zones.stash(seat));
  if (card === undefined || gained === undefined) return;
  const { kinds } = table.game;
  const { id } = table.kind(gained);
  const wouldShow = (kind: Kind) =>
    kind.type === 'plan' && kind.needs[id] !== undefined && isComplete(table, seat, kind);
  if (!kinds.some(wouldShow)) return;
  const incomplete: number[] = [];
  kinds.forEach((kind, no) => {
    if (kind.type === 'plan' && !isComplete(table, seat, kind)) incomplete.push(no);
  });
  table.claimAmong('kind', [card], incomplete);
}

/** The rest goes into the bag, the Supers are discarded, the Throwdown is out (MP-7.9, MP-7.11, MP-A24, MP-A36). */
function settle(table: Table<MasterPlan>, place: number): void {
  const throwdown = throwdownAt(table, place);
  table.tell('settled', -1, [throwdown, ...table.zone(zones.loot(place))]);
  empty(table, zones.loot(place), zones.bag());
  for (let seat = 0; seat < table.seats; seat++) empty(table, zones.squad(seat, place), zones.discard());
  table.move(throwdown, zones.settled());
  forgetFight(table);
}
