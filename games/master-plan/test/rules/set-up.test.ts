import { open } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { kinds } from '../../content/index.ts';
import { masterPlan } from '../../index.ts';
import { zones } from '../../rules/board.ts';

const { game } = masterPlan;
const table = (seats = 4, seed = 'set-up') => open(game, { seats, seed });
const seatsOf = (seats: number) => Array.from({ length: seats }, (_, seat) => seat);
const order = (zone: number, seed: string) =>
  table(4, seed)
    .zone(zone)
    .map((card) => table(4, seed).kind(card).id);

test('MP-0.2 four, five or six play, and no other number', () => {
  expect(game.seats).toEqual([4, 5, 6]);
  for (const seats of [2, 3, 7]) expect(() => table(seats)).toThrow('is not for');
});

test('MP-1.2 a Mastermind is dealt Heroes and Villains alike and may deploy both', () => {
  const hands = seatsOf(4).map((seat) =>
    table()
      .zone(zones.hand(seat))
      .map((card) => {
        const kind = table().kind(card);
        return kind.type === 'super' ? kind.side : 'no Super';
      }),
  );
  for (const hand of hands) expect(new Set(hand)).toEqual(new Set(['hero', 'villain']));
});

test('MP-3.1 the Throwdown deck is shuffled', () => {
  const deck = zones.throwdownDeck();
  expect(order(deck, 'one')).not.toEqual(order(deck, 'another'));
  for (const card of table().zone(deck)) expect(table().lens(0).knows(card)).toBe(false);
});

test('MP-3.2 the Super deck is shuffled before it is dealt', () => {
  expect(order(zones.hand(0), 'one')).not.toEqual(order(zones.hand(0), 'another'));
});

test('MP-3.3 which Loot comes out of the bag is left to chance', () => {
  expect(order(zones.loot(0), 'one')).not.toEqual(order(zones.loot(0), 'another'));
});

test('MP-A45 everybody knows what is left in the bag', () => {
  const public_ = table().lens(4);
  for (const card of table().zone(zones.bag())) expect(public_.knows(card)).toBe(true);
});

test('MP-3.4 everybody can tell whose a Squad is', () => {
  for (const seat of seatsOf(4)) {
    expect(game.layout.place(zones.squad(seat, 2))).toEqual({ name: 'squad', seat, which: 2 });
  }
});

test('MP-A12 each player can have a Squad at every Throwdown, four at the most', () => {
  for (const place of [0, 1, 2, 3]) expect(game.layout.place(zones.squad(0, place)).which).toBe(place);
  expect(game.layout.place(zones.squad(0, 3) + 1).name).not.toBe('squad');
});

test('MP-3.5 the Master Plans are shuffled', () => {
  expect(order(zones.plan(0), 'one')).not.toEqual(order(zones.plan(0), 'another'));
});

test.each([4, 5, 6])('MP-3.6 each of %i players has exactly one Master Plan', (seats) => {
  for (const seat of seatsOf(seats)) expect(table(seats).zone(zones.plan(seat))).toHaveLength(1);
});

test('MP-3.7 MP-A9 only its owner knows a plan', () => {
  for (const seat of seatsOf(4)) {
    const [plan = -1] = table().zone(zones.plan(seat));
    const knowers = [0, 1, 2, 3, 4].filter((viewer) => table().lens(viewer).knows(plan));
    expect(knowers).toEqual([seat]);
  }
});

test('MP-3.8 MP-A44 how many there are of each Loot is printed and open to all, the same for every plan', () => {
  const loots = kinds.filter((kind) => kind.type === 'loot');
  const all = [
    ...table().zone(zones.bag()),
    ...[0, 1, 2].flatMap((place) => [...table().zone(zones.loot(place))]),
  ];
  for (const loot of loots) {
    expect(all.filter((card) => table().kind(card).id === loot.id)).toHaveLength(loot.copies);
  }
});

test.each([4, 5, 6])('MP-3.9 MP-A37 with %i players the other plans are out of the game, unseen', (seats) => {
  const left = table(seats).zone(zones.planDeck());
  expect(left).toHaveLength(kinds.filter((kind) => kind.type === 'plan').length - seats);
  for (const card of left) expect(table(seats).state.mask[card]).toBe(0);
});

test('MP-3.10 MP-A8 chance decides who holds Loser Lad, unless the table says it is the first seat', () => {
  const holders = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((seed) => table(4, seed).fields.holder),
  );
  expect(holders.size).toBeGreaterThan(1);
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    expect(open(game, { seats: 4, seed, options: { loserLad: 'first-seat' } }).fields.holder).toBe(0);
  }
});

test('MP-3.11 one player holds Loser Lad', () => {
  const { holder } = table(6).fields;
  expect(holder).toBeGreaterThanOrEqual(0);
  expect(holder).toBeLessThan(6);
});

test('MP-B1 the deck has 18 Heroes and 18 Villains, each with a number of its own', () => {
  const supers = kinds.filter((kind) => kind.type === 'super');
  expect(supers.filter((each) => each.side === 'hero')).toHaveLength(18);
  expect(supers.filter((each) => each.side === 'villain')).toHaveLength(18);
  expect(new Set(supers.map((each) => each.number)).size).toBe(36);
});

test('MP-B2 the bag holds more Loot than the twelve richest Throwdowns ask for', () => {
  const richest = kinds.flatMap((kind) => (kind.type === 'throwdown' ? kind.loot : [])).sort((a, b) => b - a);
  const asked = richest.slice(0, 12).reduce((total, loot) => total + loot, 0);
  const held = kinds.reduce((total, kind) => total + (kind.type === 'loot' ? kind.copies : 0), 0);
  expect(held).toBeGreaterThan(asked);
});
