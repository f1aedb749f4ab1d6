import { nth, open, openAsks, optionsOf, play, type Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { kinds } from '../../content/index.ts';
import { type Card, isCard } from '../../content/kinds.ts';
import { challenges } from '../../content/watchmen/challenges.ts';
import { mainDeck } from '../../content/watchmen/main-deck.ts';
import { superHeroes } from '../../content/watchmen/super-heroes.ts';
import { type Watchmen, watchmen } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import { underKeaneAct } from '../tables.ts';

const { game } = watchmen;

const opened = (seats: number, seed = 'watchmen', options: Record<string, string> = {}) =>
  open(watchmen.game, { seats, seed, options: { mode: 'watchmen', ...options } });

const idsIn = (table: Table<Watchmen>, zone: number): string[] =>
  table.zone(zone).map((card) => table.kind(card).id);

const seeds = Array.from({ length: 40 }, (_, no) => `seed ${no}`);

const seenBy = (table: Table<Watchmen>, viewer: number, zone: number) =>
  table.zone(zone).map((card) => table.lens(viewer).kind(card)?.id ?? '?');

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

  test('P-1 W-9.1 D-29 B-1.7 W-3.1 eleven cards, one each, all with the logo, are shuffled into the main deck of 125', () => {
    expect(mainDeck.every(({ set, copies }) => set === 'watchmen' && copies === 1)).toBe(true);
    const table = opened(4);
    const all = [...idsIn(table, zones.mainDeck()), ...idsIn(table, zones.lineUp())];
    expect(all).toHaveLength(125);
    for (const { id } of mainDeck) expect(all.filter((each) => each === id)).toHaveLength(1);
    const places = new Set(
      seeds.map((seed) => idsIn(opened(2, seed), zones.mainDeck()).indexOf('newsstand')),
    );
    expect(places.size).toBeGreaterThan(10);
  });

  test('W-0.11 R-94 whoever owns other cards can bring them in a file, and the table is laid with them', () => {
    const pack = JSON.parse(JSON.stringify(watchmen.writePack(watchmen.game)));
    pack.cards = pack.cards.map((card: { id: string }) =>
      card.id === 'bane' ? { ...card, copies: 9 } : card,
    );
    const read = watchmen.readPack?.(pack);
    if (read === undefined || 'faults' in read) throw new Error('the pack has faults');
    const table = open(read.game, { seats: 3, seed: 'other', options: { mode: 'watchmen' } });
    const all = [...idsIn(table, zones.mainDeck()), ...idsIn(table, zones.lineUp())];
    expect(all.filter((id) => id === 'bane')).toHaveLength(9);
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
    const costs = (level: number) => at(level).map(({ cost }) => cost);
    const cards = (level: number) => at(level).map(({ needs }) => needs.reduce((sum, { n }) => sum + n, 0));
    expect(Math.max(...costs(1))).toBeLessThan(Math.min(...costs(2)));
    expect(Math.max(...costs(2))).toBeLessThan(Math.min(...costs(3)));
    expect([1, 2, 3].map(cards)).toEqual([
      [3, 3],
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
  test('RB-17 a table is set up for one of two modes, with different things on it', () => {
    expect(watchmen.game.options.mode?.values).toEqual(['base', 'watchmen']);
    const base = open(watchmen.game, { seats: 3, seed: 'mode', options: { mode: 'base' } });
    expect([base.zone(zones.challenge()).length, base.zone(zones.superVillains()).length]).toEqual([0, 8]);
    expect([opened(3).zone(zones.challenge()).length, opened(3).zone(zones.superVillains()).length]).toEqual([
      1, 0,
    ]);
  });

  test('W-0.12 W-0.13 W-0.14 no Super-Villains on the table, and none but the pack’s Super Heroes', () => {
    const table = opened(3);
    expect(idsIn(table, zones.superVillains())).toEqual([]);
    expect(table.zone(zones.box())).toEqual([]);
    const pack = new Set(superHeroes.map(({ id }) => id));
    const heroes = [0, 1, 2].flatMap((seat) => idsIn(table, zones.superHero(seat)));
    expect([...heroes, ...idsIn(table, zones.heroes())].every((id) => pack.has(id))).toBe(true);
    expect([...heroes, ...idsIn(table, zones.heroes())]).toHaveLength(6);
  });

  test('W-3.2 R-92 Super Heroes are dealt, or chosen in turn order, each once', () => {
    const table = opened(3, 'x', { heroes: 'chosen', first: 'first-seat' });
    for (const seat of [0, 1, 2]) {
      expect(table.state.asked).toBe(1 << seat);
      expect(optionsOf(table.lens(seat))).toHaveLength(6 - seat);
      play(table, seat, nth(optionsOf(table.lens(seat)), 0).key);
    }
    expect(table.fields.turns).toBe(1);
    const dealt = [0, 1, 2, 3, 4].flatMap((seat) => idsIn(opened(5), zones.superHero(seat)));
    expect(new Set(dealt).size).toBe(5);
  });

  test('R-22 chance decides who begins, or the first seat where the table says so', () => {
    expect(new Set(seeds.map((seed) => opened(3, seed).fields.turn))).toEqual(new Set([0, 1, 2]));
    expect(new Set(seeds.map((seed) => opened(3, seed, { first: 'first-seat' }).fields.turn))).toEqual(
      new Set([0]),
    );
  });

  test.each([3, 4, 5])(
    'W-3.3 W-3.4 W-3.5 W-3.6 W-4.2 %i players: one Mastermind, all others Loyal, at random',
    (seats) => {
      const masterminds = new Set<number>();
      for (const seed of seeds) {
        const table = opened(seats, seed);
        const roles = Array.from({ length: seats }, (_, seat) => idsIn(table, zones.loyalty(seat)));
        expect(roles.every(({ length }) => length === 1)).toBe(true);
        expect(roles.flat().filter((id) => id === 'secret-mastermind')).toHaveLength(1);
        expect(idsIn(table, zones.loyaltyDeck())).toEqual([]);
        masterminds.add(roles.findIndex(([id]) => id === 'secret-mastermind'));
      }
      expect(masterminds.size).toBe(seats);
    },
  );

  test('W-3.7 W-3.8 W-4.1 R-20 own Loyalty is seen by its holder at any time and by nobody else', () => {
    const table = opened(3);
    for (let holder = 0; holder < 3; holder++) {
      const [own] = idsIn(table, zones.loyalty(holder));
      const views = [0, 1, 2, 3].map((viewer) => seenBy(table, viewer, zones.loyalty(holder))[0]);
      expect(views).toEqual([0, 1, 2, 3].map((viewer) => (viewer === holder ? own : '?')));
    }
  });

  test('W-3.9 W-3.10 W-8.5 each player has one Plot that only they see', () => {
    const table = opened(4);
    for (let holder = 0; holder < 4; holder++) {
      expect(table.zone(zones.plot(holder))).toHaveLength(1);
      const views = [0, 1, 2, 3, 4].map((viewer) => seenBy(table, viewer, zones.plot(holder))[0] !== '?');
      expect(views).toEqual([0, 1, 2, 3, 4].map((viewer) => viewer === holder));
    }
  });

  test('W-3.11 W-3.14 W-3.19 D-02 D-03 what is left over goes back unseen', () => {
    const table = opened(3);
    const left = [zones.plotDeck(), zones.machinationDeck(), zones.level(0), zones.level(1), zones.level(2)];
    expect(left.map((zone) => table.zone(zone).length)).toEqual([2, 3, 1, 1, 1]);
    for (const viewer of [0, 1, 2, 3])
      for (const zone of left) expect(seenBy(table, viewer, zone).every((id) => id === '?')).toBe(true);
  });

  test('W-3.12 W-3.13 W-3.14 D-02 W-7.4 W-7.5 one Machination lies open for all; the others are out of sight', () => {
    expect(new Set(seeds.flatMap((seed) => idsIn(opened(3, seed), zones.machination()))).size).toBe(4);
    const table = opened(3);
    expect(table.lens(3).kind(nth(table.zone(zones.machination()), 0))?.family).toBe('machination');
    expect(table.zone(zones.machinationDeck())).toHaveLength(3);
  });

  test('W-3.15 W-3.16 W-3.17 W-3.18 W-6.3 one Challenge a level at random, in order; the first is face-up, the others are not', () => {
    const levelOf = (id: string) => challenges.find((each) => each.id === id)?.level;
    const stacks = new Set<string>();
    for (const seed of seeds) {
      const table = opened(3, seed);
      const order = [...idsIn(table, zones.challengeStack()), ...idsIn(table, zones.challenge())];
      expect(order.map(levelOf)).toEqual([3, 2, 1]);
      expect(seenBy(table, 3, zones.challengeStack())).toEqual(['?', '?']);
      expect(table.isPublic(nth(table.zone(zones.challenge()), 0))).toBe(true);
      stacks.add(order.join());
    }
    expect(stacks.size).toBe(8);
  });

  test('W-3.20 W-3.21 everybody has the usual deck and hand, and play begins', () => {
    const table = opened(3, 'begin', { first: 'first-seat' });
    for (let seat = 0; seat < 3; seat++) {
      const own = [...idsIn(table, zones.hand(seat)), ...idsIn(table, zones.deck(seat))];
      expect(own.filter((id) => id === 'punch')).toHaveLength(7);
      expect(own.filter((id) => id === 'vulnerability')).toHaveLength(3);
    }
    expect(openAsks(table.lens(0)).map(({ name, seat }) => `${name} ${seat}`)).toEqual(['turn 0']);
  });

  test('R-91 the Ongoing of the first Challenge counts from the first turn', () => {
    for (const seed of seeds) {
      const table = opened(2, seed);
      const [id] = idsIn(table, zones.challenge());
      expect(table.fields.blank).toBe(id === 'keane-act');
    }
  });
});

describe('two players', () => {
  test('W-5.2 W-5.3 W-5.4 W-5.5 two players: three cards, one unseen in the box, so perhaps nobody is the Mastermind', () => {
    const found = new Set<string>();
    for (const seed of seeds) {
      const table = opened(2, seed);
      const roles = [0, 1].flatMap((seat) => idsIn(table, zones.loyalty(seat)));
      const left = idsIn(table, zones.loyaltyDeck());
      expect([...roles, ...left].toSorted()).toEqual(['loyal', 'loyal', 'secret-mastermind']);
      expect([0, 1].map((seat) => seenBy(table, seat, zones.loyaltyDeck()))).toEqual([['?'], ['?']]);
      found.add(left[0] ?? '');
    }
    expect(found).toEqual(new Set(['loyal', 'secret-mastermind']));
  });

  test('W-5.11 R-87 with two players the eight Super-Villains of cost 10 or more are at hand, unseen', () => {
    const table = opened(2);
    const kinds = table.zone(zones.box()).map((card) => table.kind(card));
    expect(kinds).toHaveLength(8);
    expect(
      kinds.every((kind) => kind.family === 'card' && kind.type === 'super-villain' && kind.cost >= 10),
    ).toBe(true);
    const orders = new Set(
      seeds.map((seed) => {
        const two = underKeaneAct({
          challenge: [],
          challengeStack: ['alien-invasion'],
          mastermind: 'nobody',
          plot: {},
          box: kinds.map(({ id }) => id),
          seats: 2,
          seed,
        }).answer(0, 'end turn');
        return two.zone('superVillains').join();
      }),
    );
    expect(orders.size).toBeGreaterThan(20);
  });
});
