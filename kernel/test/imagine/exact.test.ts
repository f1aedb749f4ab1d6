import type { Game, Shape } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { exactness } from '../../testkit/enumerate.ts';
import { duel } from '../tiny/duel.ts';
import { sealedPowers } from '../tiny/sealed-powers.ts';
import { squads } from '../tiny/squads.ts';
import { thieves, twinThieves } from '../tiny/thieves.ts';
import { tiles } from '../tiny/tiles.ts';

/** Worlds are imagined exactly, and more than so many positions left a doubt. */
function expectExact<S extends Shape>(game: Game<S>, depth: number, least: number): void {
  const { doubts, fault } = exactness(game, depth);
  expect(fault).toBeUndefined();
  expect(doubts).toBeGreaterThan(least);
}

test('sealed powers, one of them secretly learned: imagined worlds are exactly those that fit', () => {
  expectExact(sealedPowers, 6, 20);
});

test('peek, shuffle, put on top and theft: imagined worlds are exactly those that fit', () => {
  expectExact(thieves, 3, 100);
});

test('the same with two of a kind', () => {
  expectExact(twinThieves, 3, 50);
});

test('tiles with an announced total: imagined worlds are exactly those that fit', () => {
  expectExact(tiles, 3, 50);
});

test('a tiny Master Plan: imagined worlds are exactly those that fit', () => {
  expectExact(squads, 6, 50);
});

test('attack and defend, answers sealed: imagined worlds are exactly those that fit', () => {
  expectExact(duel, 4, 20);
});
