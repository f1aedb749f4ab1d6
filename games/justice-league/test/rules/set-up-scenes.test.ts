import { open, optionsOf, play, type Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { justiceLeague } from '../../index.ts';
import { APOKOLIPS, type JusticeLeague, places, REGIONS, zones } from '../../rules/board.ts';
import { heroesOf, isOpen, placeOf, stageOf } from '../../rules/facts.ts';
import { crisis, league } from '../tables.ts';

// Several rules at once, as they meet in a game; wherever it can be, with the cards of the game.

describe('set-up', () => {
  type League = Table<JusticeLeague>;

  const keysOf = (table: League, seat: number): string[] => optionsOf(table.lens(seat)).map(({ key }) => key);

  /** Darkseid places the first crisis he can wherever he can, until nothing more fits; then he turns up the first. */
  const setUp = (seats: number, seed: string): League => {
    const table = open(justiceLeague.game, { seats, seed, options: { characters: 'chance' } });
    const { darkseid } = table.fields;
    for (;;) {
      const key = keysOf(table, darkseid).find((each) => each.startsWith('place'));
      if (key === undefined) break;
      expect(play(table, darkseid, key)).toBeUndefined();
    }
    if (keysOf(table, darkseid).includes('done')) play(table, darkseid, 'done');
    const first = keysOf(table, darkseid).find((each) => each.startsWith('turn up'));
    expect(play(table, darkseid, first ?? '')).toBeUndefined();
    return table;
  };

  const games = [3, 4, 5].flatMap((seats) => ['a', 'b', 'c', 'd'].map((seed) => [seats, seed] as const));

  test.each(games)(
    'JL-3.11, JL-3.22 to JL-3.39 whatever he places: a table of %d, dealt from %s',
    (seats, seed) => {
      const heroes = seats - 1;
      const table = setUp(seats, seed);
      const { darkseid, energy } = table.fields;
      const laid = [...Array(REGIONS).keys()].flatMap((region) =>
        table.zone(zones.tile(region)).map((tile) => ({ region, tile, kind: table.kind(tile) })),
      );
      const paid = laid.map(({ region, kind }) => {
        if (kind.type !== 'crisis') throw new Error('only crises lie on the map');
        return kind.id === 'intergang' && region === places.no('metropolis') ? 1 : kind.cost;
      });
      expect(energy).toBe(3 * heroes);
      expect(paid.length).toBeGreaterThan(0);
      expect(paid.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(2 * heroes);
      expect(table.zone(zones.crises(darkseid)).length).toBe(2 * heroes - laid.length);
      const turnedUp = laid.filter(({ tile }) => table.isPublic(tile));
      expect(turnedUp.map(({ region }) => stageOf(table, region))).toEqual([1]);
      expect(laid.reduce((sum, { region }) => sum + stageOf(table, region), 0)).toBe(1);
      const starts = heroesOf(table).map((hero) => placeOf(table, hero));
      expect(new Set(starts).size).toBe(heroes);
      const taken = laid.map(({ region }) => region);
      for (const place of starts)
        expect([taken.includes(place), isOpen(table, place)]).toEqual([false, true]);
      for (const region of taken) expect(isOpen(table, region)).toBe(true);
      expect(placeOf(table, darkseid)).toBe(APOKOLIPS);
    },
  );

  /** Darkseid is about to place his first crises. */
  const placing = (heroes: number, crises: readonly string[]) =>
    league({
      seats: heroes + 1,
      crises,
      tiles: { 'nanda-parbat': undefined },
      fields: { round: 0 },
      from: [
        'rounds',
        {
          phase: 'placing',
          you: heroes,
          my: { budget: 2 * heroes, price: 'free', least: 1, most: 2 * heroes },
        },
      ],
    });

  test('JL-3.30 the book’s example: five crises for 8, nothing more fits, and three stay in hand', () => {
    const stay = ['kanto', 'mother-box', 'intergang'];
    const table = placing(4, [
      ...['brainiac', 'evil-factory', 'justifiers', 'steppenwolf', 'parademons'],
      ...stay,
    ]);
    table.answer(4, 'Place Brainiac in Markovia').answer(4, 'Place Evil Factory in Nanda Parbat');
    table.answer(4, 'Place Justifiers in Bialya').answer(4, 'Place Steppenwolf in Atlantis');
    table.answer(4, 'Place Parademons at the Fortress of Solitude');
    for (const id of stay) table.refuses(4, `place ${id} in ${places.no('metropolis')}`, 'JL-3.23');
    expect(table.options(4)).toEqual(['Done']);
    expect(table.zone('crises', 4)).toEqual(stay.toSorted());
    expect(table.fields.energy).toBe(0);
  });

  test('JL-3.31 Intergang leaves room for more in Metropolis than elsewhere', () => {
    const elsewhere = placing(2, ['intergang', 'kalibak']).answer(2, 'Place Intergang in Gotham City');
    elsewhere.refuses(2, 'Place Kalibak in Metropolis', 'JL-3.23');
    const there = placing(2, ['intergang', 'kalibak']).answer(2, 'Place Intergang in Metropolis');
    expect(there.options(2)).toContain('Place Kalibak in Gotham City');
  });

  test('JL-A6 against four heroes eight crises can lie there, and four regions are left', () => {
    const cheap = Array.from({ length: 8 }, (_, i) => crisis(`cheap-${i}`));
    const table = league({
      seats: 5,
      crises: cheap,
      tiles: { 'nanda-parbat': undefined },
      from: ['rounds', { phase: 'placing', you: 4, my: { budget: 8, price: 'free', least: 1, most: 8 } }],
    });
    for (let i = 0; i < 8; i++) table.answer(4, `place cheap-${i} in ${i}`);
    expect(table.zone('crises', 4)).toEqual([]);
  });
});
