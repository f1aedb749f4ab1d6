import { nth, open, optionsOf, play, type Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { kinds } from '../../content/index.ts';
import { type Card, isCard } from '../../content/kinds.ts';
import { type Watchmen, watchmen } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import { turn } from '../tables.ts';

const { game } = watchmen;

const base = kinds.filter((kind): kind is Card => isCard(kind) && kind.set === 'base');

const isMain = ({ type, dealt, always }: Card) =>
  dealt === 0 && !always && type !== 'weakness' && type !== 'super-villain';

const main = base.filter(isMain);

const copiesOf = (cards: readonly Card[]) => cards.reduce((sum, { copies }) => sum + copies, 0);

const called = (id: string) =>
  nth(
    base,
    base.findIndex((card) => card.id === id),
  );

/** A table of the base game, just opened. */
const opened = (seats: number, seed = 'set-up', options: Record<string, string> = {}) =>
  open(game, { seats, seed, options: { mode: 'base', ...options } });

const idsIn = (table: Table<Watchmen>, zone: number): string[] =>
  table.zone(zone).map((card) => table.kind(card).id);

describe('the cards', () => {
  test('B-1.1 B-1.2 B-1.3 B-1.4 Punch, Vulnerability, Kick and Weakness', () => {
    expect(called('punch')).toMatchObject({ type: 'starter', cost: 0, vp: 0, copies: 36 });
    expect(called('vulnerability')).toMatchObject({ type: 'starter', cost: 0, vp: 0, copies: 16 });
    expect(called('vulnerability').says.play).toEqual([]);
    expect(called('kick')).toMatchObject({ type: 'super-power', cost: 3, vp: 1, copies: 16, always: true });
    expect(called('weakness')).toMatchObject({ type: 'weakness', cost: 0, vp: -1, copies: 20 });
  });

  test('B-1.5 the main deck has 114 cards of 52 kinds, by type as in the facts, of 452 cost together', () => {
    expect(main).toHaveLength(52);
    expect(copiesOf(main)).toBe(114);
    const byType = (type: string) => copiesOf(main.filter((card) => card.type === type));
    expect(['hero', 'villain', 'equipment', 'super-power', 'location'].map(byType)).toEqual([
      32, 33, 28, 16, 5,
    ]);
    expect(main.reduce((sum, { cost, copies }) => sum + cost * copies, 0)).toBe(452);
  });

  test('B-1.6 twelve Super-Villains, eight of cost 10 or more, and eight Super Heroes', () => {
    const villains = base.filter(({ type }) => type === 'super-villain');
    expect(villains).toHaveLength(12);
    expect(villains.filter(({ cost }) => cost >= 10)).toHaveLength(8);
    expect(kinds.filter((kind) => kind.type === 'super-hero' && kind.set === 'base')).toHaveLength(8);
  });

  test('RB-19 disputed numbers are those most lists give', () => {
    expect(called('doomsday').copies).toBe(2);
    expect(called('bizarro').copies).toBe(1);
    expect(called('zatanna-zatara').copies).toBe(2);
    expect(called('lobo').vp).toBe(2);
  });

  test.each([
    ['hero', { 2: 7, 3: 8, 4: 6, 5: 7, 6: 2, 7: 1, 8: 1 }],
    ['villain', { 2: 6, 3: 6, 4: 10, 5: 4, 6: 4, 7: 3 }],
    ['equipment', { 2: 6, 3: 10, 4: 6, 5: 6 }],
    ['super-power', { 3: 7, 4: 3, 6: 3, 7: 3 }],
    ['location', { 5: 5 }],
  ])('B-1.5 costs of %s are spread as in the facts', (type, spread) => {
    const found: Record<number, number> = {};
    for (const { cost, copies } of main.filter((card) => card.type === type))
      found[cost] = (found[cost] ?? 0) + copies;
    expect(found).toEqual(spread);
  });

  test('B-6.1 nine copies carry an Attack and fourteen a Defense; Suicide Squad carries none', () => {
    expect(copiesOf(main.filter(({ attacks }) => attacks))).toBe(9);
    expect(copiesOf(main.filter(({ defense }) => defense !== undefined))).toBe(14);
    expect(called('suicide-squad').attacks).toBe(false);
  });
});

describe('a table', () => {
  test('B-1.8 RB-17 two to five play, in the mode the table says', () => {
    expect(game.seats).toEqual([2, 3, 4, 5]);
    expect(() => open(game, { seats: 6, seed: '' })).toThrow(RangeError);
    expect(game.options.mode?.values).toContain('base');
  });

  test.each([2, 3, 4, 5])(
    'B-2.1 B-2.2 B-2.3 B-2.4 B-2.6 decks, hands, Line-Up, stacks and Super Heroes for %i',
    (seats) => {
      const table = opened(seats);
      for (let seat = 0; seat < seats; seat++) {
        const own = [...table.zone(zones.deck(seat)), ...table.zone(zones.hand(seat))].map(
          (card) => table.kind(card).id,
        );
        expect(table.zone(zones.hand(seat))).toHaveLength(5);
        expect(own.filter((id) => id === 'punch')).toHaveLength(7);
        expect(own.filter((id) => id === 'vulnerability')).toHaveLength(3);
        expect(own).toHaveLength(10);
        expect(table.zone(zones.superHero(seat))).toHaveLength(1);
      }
      expect(table.zone(zones.lineUp())).toHaveLength(5);
      expect(table.zone(zones.mainDeck())).toHaveLength(109);
      expect(table.zone(zones.kicks())).toHaveLength(16);
      expect(table.zone(zones.weaknesses())).toHaveLength(20);
    },
  );

  test('B-2.1 B-2.3 decks are shuffled: other seeds deal other hands and another Line-Up', () => {
    const hands = new Set<string>();
    const lineUps = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const table = opened(2, `shuffled ${seed}`);
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
      const table = opened(3, `villains ${seed}`);
      const stack = table.zone(zones.superVillains());
      expect(stack).toHaveLength(8);
      expect(idsIn(table, zones.superVillains()).at(-1)).toBe('ras-al-ghul');
      expect(stack.map((card) => table.isPublic(card))).toEqual([
        ...Array.from({ length: 7 }, () => false),
        true,
      ]);
      expect(stack.slice(0, 7).map((card) => table.lens(0).kind(card))).toEqual(Array(7).fill(undefined));
      expect(table.fields.villainUp).toBe(true);
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

  test('RB-20 Super Heroes are dealt, or chosen in turn order, each once', () => {
    const table = opened(3, 'chosen', { heroes: 'chosen', first: 'first-seat' });
    for (const seat of [0, 1, 2]) {
      expect(table.state.asked).toBe(1 << seat);
      const options = optionsOf(table.lens(seat));
      expect(options).toHaveLength(8 - seat);
      play(table, seat, nth(options, seat).key);
    }
    const chosen = [0, 1, 2].map((seat) => table.kind(nth(table.zone(zones.superHero(seat)), 0)).id);
    expect(new Set(chosen).size).toBe(3);
    const dealt = ['a', 'b', 'c', 'd'].map((seed) => opened(2, seed).zone(zones.superHero(0))[0]);
    expect(new Set(dealt).size).toBeGreaterThan(1);
  });

  test('B-2.7 whoever has The Flash goes first', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const table = opened(5, seed, { first: 'first-seat' });
      const heroes = [0, 1, 2, 3, 4].map((seat) => table.kind(nth(table.zone(zones.superHero(seat)), 0)).id);
      expect(table.fields.turn).toBe(Math.max(0, heroes.indexOf('flash')));
    }
  });

  test('B-2.7 RB-21 who has The Flash begins; otherwise chance, or the first seat where the table says so', () => {
    const starts = { flash: new Set<boolean>(), chance: new Set<number>(), first: new Set<number>() };
    for (let seed = 0; seed < 60; seed++) {
      const table = opened(3, `first ${seed}`);
      const flash = [0, 1, 2].find((seat) => idsIn(table, zones.superHero(seat))[0] === 'flash');
      if (flash !== undefined) starts.flash.add(table.fields.turn === flash);
      else starts.chance.add(table.fields.turn);
      const fixed = opened(3, `first ${seed}`, { first: 'first-seat' });
      if (!fixed.zone(zones.heroes()).every((card) => fixed.kind(card).id !== 'flash'))
        starts.first.add(fixed.fields.turn);
    }
    expect([...starts.flash]).toEqual([true]);
    expect(starts.chance).toEqual(new Set([0, 1, 2]));
    expect([...starts.first]).toEqual([0]);
  });

  test('B-2.7 turns go clockwise', () => {
    const table = turn({
      seats: 3,
      villain: 'ras-al-ghul',
      lineUp: ['punch', 'punch', 'punch', 'punch', 'punch'],
    });
    table.answer(0, 'end turn');
    expect(table.fields.turn).toBe(1);
    table.answer(1, 'end turn').answer(2, 'end turn');
    expect(table.fields.turn).toBe(0);
  });
});
