import { nth, open, optionsOf, play } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { kinds } from '../content/index.ts';
import { type Card, isCard } from '../content/kinds.ts';
import { watchmen } from '../index.ts';
import { zones } from '../rules/board.ts';
import { turn } from './tables.ts';

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
        expect(table.zone(zones.superHero(seat))).toHaveLength(1);
      }
      expect(table.zone(zones.lineUp())).toHaveLength(5);
      expect(table.zone(zones.mainDeck())).toHaveLength(109);
      expect(table.zone(zones.kicks())).toHaveLength(16);
      expect(table.zone(zones.weaknesses())).toHaveLength(20);
    },
  );

  test('B-2.1 B-2.3 decks are shuffled', () => {
    const lineUps = new Set(
      ['a', 'b', 'c'].map((seed) =>
        opened(2, seed)
          .zone(zones.lineUp())
          .map((card) => opened(2, seed).kind(card).id)
          .join(),
      ),
    );
    expect(lineUps.size).toBe(3);
  });

  test('B-2.5 Ra’s al Ghul lies face up on seven others, face down and unknown', () => {
    const table = opened(2);
    const stack = table.zone(zones.superVillains());
    expect(stack).toHaveLength(8);
    expect(table.lens(2).kind(nth(stack, 7))?.id).toBe('ras-al-ghul');
    expect(stack.slice(0, 7).map((card) => table.lens(2).kind(card))).toEqual(Array(7).fill(undefined));
    expect(table.fields.villainUp).toBe(true);
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

  test('RB-21 without him chance decides, or the first seat begins', () => {
    const firsts = Array.from({ length: 30 }, (_, i) => opened(2, `first ${i}`).fields.turn);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
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
