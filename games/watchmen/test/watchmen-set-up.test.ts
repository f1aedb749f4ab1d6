import { nth, open, optionsOf, play, type Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { kinds } from '../content/index.ts';
import { type Card, isCard } from '../content/kinds.ts';
import { type Watchmen, watchmen } from '../index.ts';
import { zones } from '../rules/board.ts';

const { game } = watchmen;
const opened = (seats: number, seed = 'roles', options: Record<string, string> = {}) =>
  open(game, { seats, seed, options: { mode: 'watchmen', ...options } });
const idsIn = (table: Table<Watchmen>, zone: number) => table.zone(zone).map((card) => table.kind(card).id);
const many = (seats: number) => Array.from({ length: 40 }, (_, i) => opened(seats, `many ${i}`));
const family = (name: string) => kinds.filter((kind) => kind.family === name);
const pack = kinds.filter((kind): kind is Card => isCard(kind) && kind.set === 'watchmen');

describe('the pack', () => {
  test('W-0.1 W-0.2 W-0.3 W-0.4 W-0.6 P-1 six Super Heroes, six Challenges, eleven cards, five Plots, four Machinations', () => {
    expect(kinds.filter((kind) => kind.family === 'super-hero' && kind.set === 'watchmen')).toHaveLength(6);
    expect(family('challenge')).toHaveLength(6);
    expect(pack).toHaveLength(11);
    expect(pack.every(({ copies }) => copies === 1)).toBe(true);
    expect(family('plot')).toHaveLength(5);
    expect(family('machination')).toHaveLength(4);
  });

  test('W-0.5 W-0.8 five Loyalty cards are enough: one Secret Mastermind and at most four Loyal', () => {
    const table = opened(5);
    const dealt = [0, 1, 2, 3, 4].flatMap((seat) => idsIn(table, zones.loyalty(seat)));
    expect(dealt.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'loyal',
      'loyal',
      'loyal',
      'loyal',
      'secret-mastermind',
    ]);
  });

  test('W-0.11 R-94 it is played with the base set, or with other cards out of a file', () => {
    const written = watchmen.writePack(game);
    const read = watchmen.readPack?.(JSON.parse(JSON.stringify(written)));
    if (read === undefined || 'faults' in read) throw new Error('the pack must read back');
    expect(read.game.kinds.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(
      kinds.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b)),
    );
  });

  test('B-1.7 W-3.1 the main deck has 125 cards', () => {
    const table = opened(3);
    expect(table.zone(zones.mainDeck()).length + table.zone(zones.lineUp()).length).toBe(125);
  });

  test('W-7.2 W-7.3 D-12 no two Machinations are alike, and one is used', () => {
    const lines = family('machination').map((kind) =>
      JSON.stringify(kind.family === 'machination' && [kind.first, kind.lines]),
    );
    expect(new Set(lines).size).toBe(4);
    expect(opened(4).zone(zones.machination())).toHaveLength(1);
  });

  test('D-32 W-6.2 P-2 two Challenges a level; later levels cost more and ask for more cards', () => {
    const at = (level: number) =>
      family('challenge').flatMap((kind) =>
        kind.family === 'challenge' && kind.level === level ? [kind] : [],
      );
    for (const level of [1, 2, 3]) expect(at(level)).toHaveLength(2);
    const most = (level: number) => Math.max(...at(level).map(({ cost }) => cost));
    const cards = (level: number) => at(level).map(({ needs }) => needs.reduce((sum, { n }) => sum + n, 0));
    expect(most(1)).toBeLessThan(most(2));
    expect(most(2)).toBeLessThan(most(3));
    expect([1, 2, 3].map(cards)).toEqual([
      [4, 4],
      [5, 5],
      [6, 6],
    ]);
    expect(at(1).map(({ id }) => id)).toEqual(['rioting', 'keane-act']);
    expect(at(2).map(({ id }) => id)).toEqual(['cancer-scare', 'nixon']);
    expect(at(3).map(({ id }) => id)).toEqual(['alien-invasion', 'nuclear-clock']);
  });

  test('W-9.23 D-30 which are Challenges and which belong to the main deck', () => {
    for (const id of ['rioting', 'alien-invasion', 'cancer-scare', 'nuclear-clock', 'keane-act', 'nixon'])
      expect(nth(kinds, game.kindNo(id)).family).toBe('challenge');
    for (const id of ['disintegration', 'duplication', 'reconstruction'])
      expect(nth(kinds, game.kindNo(id)).family).toBe('card');
  });
});

describe('set-up', () => {
  test('W-0.12 W-0.13 W-0.14 no Super-Villains and no Super Heroes of the base set', () => {
    const table = opened(4);
    expect(table.zone(zones.superVillains())).toEqual([]);
    expect(table.zone(zones.box())).toEqual([]);
    for (const seat of [0, 1, 2, 3]) {
      const [id = ''] = idsIn(table, zones.superHero(seat));
      const kind = nth(kinds, game.kindNo(id));
      expect(kind.family === 'super-hero' && kind.set).toBe('watchmen');
    }
  });

  test('W-3.2 R-92 Super Heroes are dealt, or chosen in turn order, each once', () => {
    const table = opened(3, 'x', { heroes: 'chosen', first: 'first-seat' });
    for (const seat of [0, 1, 2]) {
      expect(table.state.asked).toBe(1 << seat);
      expect(optionsOf(table.lens(seat))).toHaveLength(6 - seat);
      play(table, seat, nth(optionsOf(table.lens(seat)), 0).key);
    }
    expect(table.fields.turns).toBe(1);
  });

  test('R-22 W-3.21 chance decides who begins, or the first seat', () => {
    expect(new Set(many(3).map(({ fields }) => fields.turn))).toEqual(new Set([0, 1, 2]));
    expect(opened(3, 'x', { first: 'first-seat' }).fields.turn).toBe(0);
  });

  test.each([3, 4, 5])(
    'W-3.3 W-3.4 W-3.5 W-3.6 W-4.2 with %i: one Secret Mastermind, all others Loyal, at any seat',
    (seats) => {
      const where = new Set<number>();
      for (const table of many(seats)) {
        const roles = Array.from({ length: seats }, (_, seat) => idsIn(table, zones.loyalty(seat)).join());
        expect(roles.filter((id) => id === 'secret-mastermind')).toHaveLength(1);
        expect(roles.filter((id) => id === 'loyal')).toHaveLength(seats - 1);
        where.add(roles.indexOf('secret-mastermind'));
      }
      expect(where.size).toBe(seats);
    },
  );

  test('W-3.7 W-3.8 W-4.1 R-20 each sees the own Loyalty card at any time, and nobody else’s', () => {
    const table = opened(3);
    for (const viewer of [0, 1, 2, 3]) {
      for (const seat of [0, 1, 2]) {
        const card = nth(table.zone(zones.loyalty(seat)), 0);
        expect(table.lens(viewer).knows(card)).toBe(viewer === seat);
      }
    }
  });

  test('W-3.9 W-3.10 W-8.5 W-3.11 D-03 each has a Plot of their own that only they know; the rest is unseen', () => {
    const table = opened(3);
    for (const seat of [0, 1, 2]) {
      const card = nth(table.zone(zones.plot(seat)), 0);
      expect(table.lens(seat).knows(card)).toBe(true);
      expect(table.lens((seat + 1) % 3).knows(card)).toBe(false);
    }
    expect(table.zone(zones.plotDeck())).toHaveLength(2);
    for (const card of table.zone(zones.plotDeck()))
      expect([0, 1, 2, 3].some((viewer) => table.lens(viewer).knows(card))).toBe(false);
  });

  test('W-3.12 W-3.13 W-3.14 D-02 W-7.4 W-7.5 one Machination lies open for all; the others are out of sight', () => {
    expect(new Set(many(3).flatMap((table) => idsIn(table, zones.machination()))).size).toBe(4);
    const table = opened(3);
    expect(table.lens(3).kind(nth(table.zone(zones.machination()), 0))?.family).toBe('machination');
    expect(table.zone(zones.machinationDeck())).toHaveLength(3);
  });

  test('W-3.15 W-3.16 W-3.17 W-3.18 W-3.19 W-6.3 three Challenges in the order of their levels, the first open, the rest unseen', () => {
    const seen = new Set<string>();
    for (const table of many(2)) {
      const stack = [...table.zone(zones.challengeStack()), ...table.zone(zones.challenge())];
      const levels = stack.map((card) => {
        const kind = table.kind(card);
        seen.add(kind.id);
        return kind.family === 'challenge' ? kind.level : 0;
      });
      expect(levels).toEqual([3, 2, 1]);
      expect(table.isPublic(nth(table.zone(zones.challenge()), 0))).toBe(true);
      for (const card of table.zone(zones.challengeStack())) expect(table.lens(0).knows(card)).toBe(false);
      for (const level of [0, 1, 2]) expect(table.zone(zones.level(level))).toHaveLength(1);
    }
    expect(seen.size).toBe(6);
  });

  test('W-3.20 each has the usual starting deck', () => {
    const table = opened(2);
    const own = [...idsIn(table, zones.deck(1)), ...idsIn(table, zones.hand(1))];
    expect(own.filter((id) => id === 'punch')).toHaveLength(7);
    expect(own.filter((id) => id === 'vulnerability')).toHaveLength(3);
  });

  test('W-5.2 W-5.3 W-5.4 W-5.5 with two players one of three Loyalty cards is out of sight: perhaps nobody is the Mastermind', () => {
    const counts = many(2).map((table) => {
      expect(table.zone(zones.loyaltyDeck())).toHaveLength(1);
      expect(
        [0, 1, 2].some((viewer) => table.lens(viewer).knows(nth(table.zone(zones.loyaltyDeck()), 0))),
      ).toBe(false);
      return [0, 1]
        .flatMap((seat) => idsIn(table, zones.loyalty(seat)))
        .filter((id) => id === 'secret-mastermind').length;
    });
    expect(new Set(counts)).toEqual(new Set([0, 1]));
  });

  test('R-91 the Ongoing of the first Challenge counts from the first turn', () => {
    for (const table of many(2)) {
      const [id] = idsIn(table, zones.challenge());
      expect(table.fields.blank).toBe(id === 'keane-act');
    }
  });
});
