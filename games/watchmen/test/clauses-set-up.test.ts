import { candidates, nth, open, openAsks, play, type Table } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { isCard } from '../content/kinds.ts';
import { type Watchmen, watchmen } from '../index.ts';
import { zones } from '../rules/board.ts';

const opened = (seats: number, options: Record<string, string> = {}, seed = 'set-up') =>
  open(watchmen.game, { seats, seed, options: { mode: 'base', ...options } });
const idsIn = (table: Table<Watchmen>, zone: number): string[] =>
  table.zone(zone).map((card) => table.kind(card).id);
const printed = (id: string) => {
  const kind = watchmen.game.kinds.find((each) => each.id === id);
  if (!isCard(kind)) throw new Error(`no card ${id}`);
  return kind;
};
const mainDeck = watchmen.game.kinds
  .filter(isCard)
  .filter(
    ({ type, set, id }) =>
      set === 'base' && !['starter', 'weakness', 'super-villain'].includes(type) && id !== 'kick',
  );
const countOf = (type: string) =>
  mainDeck.filter((card) => card.type === type).reduce((sum, { copies }) => sum + copies, 0);

test.each([2, 3, 4, 5])('B-1.8 %i people can play, and nobody can sit down besides', (seats) => {
  expect(opened(seats).seats).toBe(seats);
  expect(watchmen.game.seats).toEqual([2, 3, 4, 5]);
});

test.each([
  ['B-1.1', 'punch', 'starter', 36, 0, 0],
  ['B-1.2', 'vulnerability', 'starter', 16, 0, 0],
  ['B-1.3', 'kick', 'super-power', 16, 3, 1],
  ['B-1.4', 'weakness', 'weakness', 20, 0, -1],
])('%s %s is a %s: %i copies, cost %i, %i VP', (_clause, id, type, copies, cost, vp) => {
  expect(printed(id)).toMatchObject({ type, copies, cost, vp });
});

test('B-1.5 RB-19 the main deck has 114 cards of 52 kinds; disputed numbers as most lists have them', () => {
  expect(mainDeck).toHaveLength(52);
  const types = ['hero', 'villain', 'equipment', 'super-power', 'location'];
  expect(types.map(countOf)).toEqual([32, 33, 28, 16, 5]);
  expect(opened(2).zone(zones.mainDeck()).length + opened(2).zone(zones.lineUp()).length).toBe(114);
  expect(['doomsday', 'bizarro', 'zatanna-zatara'].map((id) => printed(id).copies)).toEqual([2, 1, 2]);
  expect(printed('lobo').vp).toBe(2);
  expect(mainDeck.reduce((sum, { cost, copies }) => sum + cost * copies, 0)).toBe(452);
});

test('B-1.6 twelve Super-Villains, eight of cost 10 or more, and eight Super Heroes', () => {
  const villains = watchmen.game.kinds.filter(isCard).filter(({ type }) => type === 'super-villain');
  expect(villains).toHaveLength(12);
  expect(villains.filter(({ cost }) => cost >= 10)).toHaveLength(8);
  const heroes = watchmen.game.kinds.filter((kind) => kind.family === 'super-hero' && kind.set === 'base');
  expect(heroes).toHaveLength(8);
});

test('B-2.1 B-2.2 each player has seven Punches and three Vulnerabilities, five of them in hand', () => {
  const table = opened(3);
  for (let seat = 0; seat < 3; seat++) {
    const hand = idsIn(table, zones.hand(seat));
    const own = [...hand, ...idsIn(table, zones.deck(seat))];
    expect(hand).toHaveLength(5);
    expect(own.filter((id) => id === 'punch')).toHaveLength(7);
    expect(own.filter((id) => id === 'vulnerability')).toHaveLength(3);
    expect(own).toHaveLength(10);
  }
});

test('B-2.1 B-2.3 decks are shuffled: other seeds deal other hands and another Line-Up', () => {
  const hands = new Set<string>();
  const lineUps = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const table = opened(2, {}, `shuffled ${seed}`);
    hands.add(idsIn(table, zones.deck(0)).join());
    lineUps.add(idsIn(table, zones.lineUp()).join());
  }
  expect(hands.size).toBeGreaterThan(6);
  expect(lineUps.size).toBe(12);
});

test('B-2.3 five cards of the main deck lie face-up, and everybody sees them', () => {
  const table = opened(4);
  expect(table.zone(zones.lineUp())).toHaveLength(5);
  for (const card of table.zone(zones.lineUp())) expect(table.isPublic(card)).toBe(true);
});

test('B-2.4 Kicks and Weaknesses lie beside it in their stacks', () => {
  const table = opened(4);
  expect(idsIn(table, zones.kicks())).toEqual(Array.from({ length: 16 }, () => 'kick'));
  expect(idsIn(table, zones.weaknesses())).toEqual(Array.from({ length: 20 }, () => 'weakness'));
});

test('B-2.5 Ra’s al Ghul lies face-up on seven others, which are taken at random and face-down', () => {
  const beneath = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const table = opened(3, {}, `villains ${seed}`);
    const stack = table.zone(zones.superVillains());
    expect(stack).toHaveLength(8);
    expect(idsIn(table, zones.superVillains()).at(-1)).toBe('ras-al-ghul');
    expect(stack.map((card) => table.isPublic(card))).toEqual([
      ...Array.from({ length: 7 }, () => false),
      true,
    ]);
    beneath.add(idsIn(table, zones.superVillains()).slice(0, 7).toSorted().join());
  }
  expect(beneath.size).toBeGreaterThan(4);
});

test('B-2.6 each player has one Super Hero, face-up', () => {
  const table = opened(5);
  const heroes = [0, 1, 2, 3, 4].map((seat) => table.zone(zones.superHero(seat)));
  expect(heroes.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  for (const [card = -1] of heroes) expect(table.isPublic(card)).toBe(true);
  expect(new Set(heroes.flat().map((card) => table.kind(card).id)).size).toBe(5);
});

test('RB-20 Super Heroes are dealt, or chosen in turn order from what is left', () => {
  const chosen = opened(2, { heroes: 'chosen', first: 'first-seat' });
  expect(chosen.zone(zones.heroes())).toHaveLength(8);
  const askedNow = () => openAsks(chosen.lens(0)).map(({ name, seat }) => `${name} ${seat}`);
  const heroesOf = (seat: number) => candidates(chosen.lens(seat)).options;
  expect(askedNow()).toEqual(['heroes 0']);
  play(chosen, 0, watchmen.game.keyOf(nth(heroesOf(0), 3)));
  expect(askedNow()).toEqual(['heroes 1']);
  expect(heroesOf(1)).toHaveLength(7);
  const dealtTo = new Set(
    [0, 1, 2, 3, 4, 5].map((seed) => idsIn(opened(2, {}, `h${seed}`), zones.superHero(0))[0]),
  );
  expect(dealtTo.size).toBeGreaterThan(2);
});

test('B-2.7 RB-21 who has The Flash begins; otherwise chance, or the first seat where the table says so', () => {
  const starts = { flash: new Set<boolean>(), chance: new Set<number>(), first: new Set<number>() };
  for (let seed = 0; seed < 60; seed++) {
    const table = opened(3, {}, `first ${seed}`);
    const flash = [0, 1, 2].find((seat) => idsIn(table, zones.superHero(seat))[0] === 'flash');
    if (flash !== undefined) starts.flash.add(table.fields.turn === flash);
    else starts.chance.add(table.fields.turn);
    const fixed = opened(3, { first: 'first-seat' }, `first ${seed}`);
    if (!fixed.zone(zones.heroes()).every((card) => fixed.kind(card).id !== 'flash'))
      starts.first.add(fixed.fields.turn);
  }
  expect([...starts.flash]).toEqual([true]);
  expect(starts.chance).toEqual(new Set([0, 1, 2]));
  expect([...starts.first]).toEqual([0]);
});
