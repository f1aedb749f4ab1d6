import { candidates, generator, nth, Sitting, type Table } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { Thumb } from '../../bot/index.ts';
import type { Kind } from '../../content/kinds.ts';
import { matched } from '../../content/matching.ts';
import { watchmen } from '../../index.ts';
import { type Watchmen, zones } from '../../rules/board.ts';
import { type Contents, holdingsOf, toDraw } from '../../ui/owned.ts';

/** How many of each kind, by id. */
function tally(cards: readonly Kind[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The truth, while nothing is borrowed. */
const ownedBy = (table: Table<Watchmen>, seat: number): Kind[] =>
  (['hand', 'deck', 'discard', 'inPlay', 'locations', 'underHero'] as const).flatMap((zone) =>
    table.zone(zones[zone](seat)).map((card) => table.kind(card)),
  );

/** What is said to be there and is not. */
const untrue = ({ list }: Contents, truth: ReadonlyMap<string, number>): string[] =>
  list.flatMap(({ kind, count }) => (count > (truth.get(kind.id) ?? 0) ? [kind.id] : []));

const sum = ({ list, unknown }: Contents): number =>
  list.reduce((total, { count }) => total + count, unknown);

test('what a player is known to own is true whoever looks, and complete until hands are mixed', () => {
  const { game } = watchmen;
  const sitting = new Sitting(game, { seats: 3, seed: 'known', options: game.optionsFrom({}) });
  const bot = new Thumb('thumb');
  const random = generator('known');
  let looks = 0;
  let isMixed = false;
  for (let n = 0; n < 700 && !sitting.table.over; n++) {
    const open = sitting.asked & ~sitting.ready;
    const seat = [0, 1, 2].find((each) => ((open >> each) & 1) === 1) ?? 0;
    const lens = sitting.table.lens(seat);
    const { options } = candidates(lens);
    const chosen = options.length === 1 ? nth(options, 0) : bot.choose(lens, options, random, []);
    expect(sitting.choose(seat, game.keyOf(chosen))).toBeUndefined();
    const { table } = sitting;
    isMixed ||= table.zone(zones.pool()).length > 0;
    if (n % 10 !== 0 || table.fields.borrowed.length > 0) continue;
    for (const viewer of [0, 1, 3]) {
      const view = table.lens(viewer);
      for (const of of [0, 1, 2]) {
        const owned = holdingsOf(view, of);
        const truth = ownedBy(table, of);
        expect(owned.size).toBe(truth.length);
        expect(sum(owned)).toBe(truth.length);
        expect(untrue(owned, tally(truth))).toEqual([]);
        expect(isMixed ? 0 : owned.unknown).toBe(0);
        looks += 1;
      }
      expect(viewer < 3 && !isMixed ? toDraw(view, viewer).unknown : 0).toBe(0);
    }
  }
  expect(looks).toBeGreaterThan(300);
});

test('one card takes one place, and the best assignment is shown', () => {
  const fits = [
    [true, true],
    [true, false],
  ];
  const can = (place: number, thing: number) => fits[place]?.[thing] === true;
  expect(matched(2, 2, can)).toEqual([1, 0]);
  expect(matched(2, 1, can)).toEqual([0, undefined]);
});
