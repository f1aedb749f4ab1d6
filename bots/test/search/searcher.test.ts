import { type Bot, candidates, generator, nth, open, type Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { type MasterPlan, masterPlan } from '../../../games/master-plan/index.ts';
import { Driver, searcher } from '../../src/index.ts';
import { logarithm } from '../../src/search/logarithm.ts';
import { Root } from '../../src/search/root.ts';
import { Search } from '../../src/search/search.ts';
import { Node } from '../../src/search/tree.ts';

const { game, bots, foresight } = masterPlan;

/** A table some way into a game of four, with the seat that is to choose between several options. */
function midGame(steps: number): { table: Table<MasterPlan>; seat: number } {
  const table = open(game, { seats: 4, seed: 'search' });
  const driver = new Driver(
    Array.from({ length: 4 }, () => bots.thumb),
    'search',
  );
  const asked = () => [0, 1, 2, 3].find((seat) => candidates(table.lens(seat)).options.length > 1);
  while (driver.course.choices < steps || asked() === undefined) driver.step(table);
  return { table, seat: asked() ?? 0 };
}

function chosenBy(
  bot: Bot<MasterPlan>,
  { table, seat }: ReturnType<typeof midGame>,
  isLate?: () => boolean,
): number {
  const lens = table.lens(seat);
  return bot.choose(lens, candidates(lens).options, generator('search'), [], isLate);
}

test('logarithms are those of whole numbers, to the last digits but two', () => {
  for (const n of [1, 2, 3, 10, 512, 4096]) expect(logarithm(n)).toBeCloseTo(Math.log(n), 12);
});

describe('a decision in the tree', () => {
  const visited = (node: Node, option: number, value: number, times: number) => {
    const child = node.childFor(option) ?? node.grow(option);
    for (let i = 0; i < times; i++) for (const each of [node, child]) each.count(value);
  };

  test('has room for another option after eight times the square of those it has', () => {
    const node = new Node();
    visited(node, 1, 0.5, 8);
    expect(node.isWide).toBe(false);
    visited(node, 1, 0.5, 1);
    expect(node.isWide).toBe(true);
    visited(node, 2, 0.5, 23);
    expect(node.isWide).toBe(false);
    visited(node, 2, 0.5, 1);
    expect(node.isWide).toBe(true);
  });

  test('is taken by visits, of equals the first in the tree, and says how far that leads', () => {
    const node = new Node();
    visited(node, 1, 0.1, 3);
    visited(node, 2, 0.9, 5);
    expect(node.favourite([1, 2, 3])).toEqual({ option: 2, lead: 2 });
    visited(node, 1, 0.1, 2);
    expect(node.favourite([2, 1])).toEqual({ option: 1, lead: 0 });
    expect(node.favourite([2])).toEqual({ option: 2, lead: 5 });
  });

  test('is followed where most is promised, and where little was tried', () => {
    const node = new Node();
    visited(node, 1, 0.9, 50);
    visited(node, 2, 0.1, 50);
    expect(node.best([1, 2], 0.5)).toBe(1);
    visited(node, 3, 0.5, 1);
    expect([...Array(40)].map(() => node.best([1, 2, 3], 0.5))).toContain(3);
    expect(node.best([4], 0.5)).toBeUndefined();
  });

  test('is followed the less out of curiosity the closer results lie together', () => {
    const node = new Node();
    visited(node, 1, 0.51, 50);
    visited(node, 2, 0.5, 10);
    expect(node.best([1, 2], 0.1)).toBe(2);
    expect(node.best([1, 2], 0.01)).toBe(1);
  });
});

describe('the decision that is searched', () => {
  const worlds = Array.from({ length: 60 }, (_, no) => (no < 20 ? 0.9 : 0.1));
  const met = (root: Root, option: number, worths: readonly number[]) => {
    const child = root.childFor(option) ?? root.grow(option);
    for (const worth of worths) {
      root.met(option, worth);
      child.count(worth);
    }
  };

  test('has room for as many options as the root of its visits', () => {
    const root = new Root();
    expect(root.isWide).toBe(false);
    met(root, 1, [0.5]);
    expect(root.isWide).toBe(false);
    met(root, 1, [0.5]);
    expect(root.isWide).toBe(true);
    met(root, 2, [0.5, 0.5]);
    expect(root.isWide).toBe(false);
  });

  test('compares options over the worlds that both have met, whatever others brought', () => {
    const [known, worse, better] = [new Root(), new Root(), new Root()];
    for (const root of [known, worse, better]) met(root, 1, worlds);
    const some = worlds.slice(0, 20);
    /* On average far above option 1, which has met the bad worlds, too. */
    met(
      worse,
      2,
      some.map((worth, no) => worth - (no % 2 === 0 ? 0.1 : 0.08)),
    );
    expect(worse.promising([1, 2])).toBe(1);
    met(
      better,
      2,
      some.map((worth, no) => worth + (no % 2 === 0 ? 0.02 : 0.01)),
    );
    expect(better.promising([1, 2])).toBe(2);
    expect(known.promising([1])).toBe(1);
  });

  test('is curious by how far differences lie apart, not the worlds', () => {
    const steady = new Root();
    const unsteady = new Root();
    for (const root of [steady, unsteady]) met(root, 1, worlds);
    const some = worlds.slice(0, 20);
    met(
      steady,
      2,
      some.map((worth) => worth - 0.05),
    );
    expect(steady.promising([1, 2])).toBe(1);
    met(
      unsteady,
      2,
      some.map((worth, no) => worth - 0.05 + (no % 2 === 0 ? 0.3 : -0.3)),
    );
    expect(unsteady.promising([1, 2])).toBe(2);
  });

  test('tries again what lost in a few worlds, however often others came to the same as the favourite', () => {
    const root = new Root();
    const many = Array.from({ length: 400 }, (_, no) => 0.5 + (no % 2 === 0 ? 0.3 : -0.3));
    met(root, 1, many);
    for (const same of [2, 3]) met(root, same, many.slice(0, 399));
    met(
      root,
      4,
      [-0.5, -0.5, 0.2, 0.2, 0.1].map((gain, world) => nth(many, world) + gain),
    );
    expect(root.promising([1, 2, 3, 4])).toBe(4);
  });
});

describe('a search', () => {
  test('changes nothing on the table, and takes one of the options', () => {
    const position = midGame(50);
    const before = JSON.stringify(position.table.state);
    const chosen = chosenBy(searcher('s', bots.thumb, foresight, 64), position);
    expect(JSON.stringify(position.table.state)).toBe(before);
    expect(candidates(position.table.lens(position.seat)).options).toContain(chosen);
  });

  test('that is late chooses what a search of its rung chooses, whatever the clock', () => {
    for (const steps of [5, 40, 60, 90]) {
      const position = midGame(steps);
      const small = chosenBy(searcher('small', bots.thumb, foresight, 64), position);
      let asked = 0;
      const late = chosenBy(searcher('large', bots.thumb, foresight, 4096), position, () => ++asked > 0);
      expect(late).toBe(small);
    }
  });

  test('has every option meet the same worlds in the same order', () => {
    const { table, seat } = midGame(20);
    const lens = table.lens(seat);
    const { options } = candidates(lens);
    const worlds = new Map<number, string[]>();
    const watched = {
      ...foresight,
      isQuiet: () => true,
      features: (world: Table<MasterPlan>, of: number) => {
        const met = worlds.get(0) ?? [];
        if (of === 0) worlds.set(0, [...met, JSON.stringify(world.state.face)]);
        return foresight.features(world, of, []);
      },
    };
    const quest = { lens, options, account: [], thumb: bots.thumb, foresight: watched, seed: 'worlds' };
    const search = new Search(quest);
    search.climb(64, Number.POSITIVE_INFINITY);
    const met = [...worlds.values()].flat();
    const most = Math.max(...search.tried.map(({ visits }) => visits));
    expect(search.tried.length).toBeGreaterThan(2);
    expect(new Set(met).size).toBe(most);
  });

  test('goes no further than it must where nothing but the thumb’s choice is worth trying, or all comes to the same', () => {
    const position = midGame(20);
    let played = 0;
    const counted = {
      ...foresight,
      isQuiet: () => true,
      features: (_world: Table<MasterPlan>, seat: number) => {
        played += seat === 0 ? 1 : 0;
        return [0];
      },
    };
    const thumbs = chosenBy(bots.thumb, position);
    expect(chosenBy(searcher('level', bots.thumb, counted, 4096), position)).toBe(thumbs);
    expect(played).toBe(256);
    const forced = { ...counted, rank: () => [] };
    expect(chosenBy(searcher('forced', bots.thumb, forced, 4096), position)).toBe(thumbs);
    expect(played).toBe(256);
  });

  test('meets 128 worlds in the 256 playouts after which it stops where all came to the same', () => {
    const { table, seat } = midGame(20);
    const lens = table.lens(seat);
    const { options } = candidates(lens);
    const level = { ...foresight, isQuiet: () => true, features: () => [0] };
    const quest = { lens, options, account: [], thumb: bots.thumb, foresight: level, seed: 'level' };
    const search = new Search(quest);
    search.climb(256, Number.POSITIVE_INFINITY);
    expect(search.isLevel).toBe(true);
    expect(search.tried.length).toBeGreaterThan(4);
    expect(Math.max(...search.tried.map(({ visits }) => visits))).toBeGreaterThanOrEqual(128);
  });

  test('leaves the rules of thumb where playouts tell the options apart', () => {
    /* Deploying: what is chosen lies on the table at once, in every imagined world alike. */
    const position = midGame(20);
    const { options } = candidates(position.table.lens(position.seat));
    const good = nth(options, options.length - 1);
    const after = position.table.copy();
    after.take(position.seat, good);
    const goal = JSON.stringify(after.state.zones);
    const first: Bot<MasterPlan> = { name: 'first', choose: (_lens, those) => nth(those, 0) };
    const told = {
      ...foresight,
      weights: [9],
      features: (table: Table<MasterPlan>, seat: number) => [
        seat === position.seat && JSON.stringify(table.state.zones) === goal ? 1 : 0,
      ],
      isQuiet: () => true,
    };
    expect(options.length).toBeGreaterThan(1);
    expect(chosenBy(searcher('s', first, told, 256), position)).toBe(good);
  });
});
