import type { Game, Shape } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { compare, describe, enumerate } from '../testkit/enumerate.ts';
import { duel } from './tiny/duel.ts';
import { sealedPowers } from './tiny/sealed-powers.ts';
import { squads } from './tiny/squads.ts';
import { thieves, twinThieves } from './tiny/thieves.ts';
import { tiles } from './tiny/tiles.ts';

/** Checks every position of every game there is; returns how many there were, and how many left a doubt. */
function exact<S extends Shape>(
  game: Game<S>,
  depth: number,
  viewers: readonly number[],
): { positions: number; doubts: number } {
  let count = 0;
  let doubts = 0;
  for (const viewer of viewers) {
    for (const position of enumerate(game, 2, viewer, depth)) {
      const difference = compare(game, position, 20 * position.truths.size);
      expect(difference, describe(position)).toEqual({ ruledOut: [], missed: [] });
      count += 1;
      if (position.truths.size > 1) doubts += 1;
    }
  }
  return { positions: count, doubts };
}

const everyViewer = [0, 1, 2];

test('sealed powers, one of them secretly learned: imagined worlds are exactly those that fit', () => {
  const { doubts } = exact(sealedPowers, 6, everyViewer);
  expect(doubts).toBeGreaterThan(20);
});

test('peek, shuffle, put on top and theft: imagined worlds are exactly those that fit', () => {
  const { doubts } = exact(thieves, 3, everyViewer);
  expect(doubts).toBeGreaterThan(100);
});

test('the same with two of a kind', () => {
  const { doubts } = exact(twinThieves, 3, everyViewer);
  expect(doubts).toBeGreaterThan(50);
});

test('tiles with an announced total: imagined worlds are exactly those that fit', () => {
  const { doubts } = exact(tiles, 3, everyViewer);
  expect(doubts).toBeGreaterThan(50);
});

test('a tiny Master Plan: imagined worlds are exactly those that fit', () => {
  const { doubts } = exact(squads, 6, everyViewer);
  expect(doubts).toBeGreaterThan(50);
});

test('attack and defend, answers sealed: imagined worlds are exactly those that fit', () => {
  const { doubts } = exact(duel, 4, everyViewer);
  expect(doubts).toBeGreaterThan(20);
});
