import {
  type Bot,
  generator,
  imagine,
  type Lens,
  type Manifest,
  nth,
  type Option,
  open,
  optionSetsOf,
  type Shape,
  see,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { games } from '../../../games/index.ts';
import { botsOf, Driver, searcher } from '../../src/index.ts';

/** Of 250 positions in all, each game's share, by how quick its playouts are. Decision 0037 has a run of 1,000. */
const shares: Readonly<Record<string, number>> = {
  'master-plan': 50,
  watchmen: 175,
  'justice-league': 20,
  'tomorrow-dies-today': 5,
};
/** One decision in so many is compared, so many of one table. */
const SPREAD = 13;
const OF_A_TABLE = 12;
const PLAYOUTS = 64;

/** What a search takes when it reads the truth through its lens, and another world of the same view. */
interface Alike {
  readonly truth: Option;
  readonly world: Option;
}

function choicesAlike<S extends Shape>(manifest: Manifest<S>, wanted: number): Alike[] {
  const { game } = manifest;
  const tables = optionSetsOf(manifest).flatMap((options) => game.seats.map((seats) => ({ seats, options })));
  const found: Alike[] = [];
  for (let i = 0; found.length < wanted; i++)
    found.push(...ofOneTable(manifest, { ...nth(tables, i % tables.length), seed: `search ${i}` }));
  return found.slice(0, wanted);
}

function ofOneTable<S extends Shape>(
  manifest: Manifest<S>,
  opening: Parameters<typeof open<S>>[1],
): readonly Alike[] {
  const { game, foresight } = manifest;
  const thumb = Object.values(botsOf(manifest))[0];
  if (thumb === undefined || foresight === undefined) throw new Error(`${game.id} cannot be searched`);
  const searching = searcher('searching', thumb, foresight, PLAYOUTS);
  const table = open(game, opening);
  const compared: Alike[] = [];
  let decisions = 0;
  const watched: Bot<S> = {
    name: 'watched',
    ...(thumb.heeds && { heeds: thumb.heeds.bind(thumb) }),
    choose(lens, options, random, account) {
      const seed = `${opening.seed} ${decisions++}`;
      const choose = (through: Lens<S>) =>
        searching.choose(through, options, generator(seed), account.slice());
      if (decisions % SPREAD === 0 && compared.length < OF_A_TABLE) {
        const seen = see(game, table.state, lens.viewer);
        const world = imagine(game, seen, seed).lens(lens.viewer);
        compared.push({ truth: choose(lens), world: choose(world) });
      }
      return thumb.choose(lens, options, random, account);
    },
  };
  const driver = new Driver(
    Array.from({ length: table.seats }, () => watched),
    'search',
  );
  while (!table.over && compared.length < OF_A_TABLE) driver.step(table);
  return compared;
}

describe('a search reads only what its seat sees', () => {
  for (const manifest of games)
    test(`${manifest.game.id}: the same choice in another world of the same view, at 64 playouts`, () => {
      const wanted = shares[manifest.game.id] ?? 50;
      const compared = choicesAlike(manifest, wanted);
      expect(compared.filter(({ truth, world }) => truth !== world)).toEqual([]);
      expect(compared).toHaveLength(wanted);
    });
});
