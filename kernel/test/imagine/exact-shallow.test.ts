import type { Game, Shape } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { exactness } from '../../testkit/enumerate.ts';
import { duel } from '../tiny/duel.ts';
import { sealedPowers } from '../tiny/sealed-powers.ts';
import { squads } from '../tiny/squads.ts';
import { thieves, twinThieves } from '../tiny/thieves.ts';
import { tiles } from '../tiny/tiles.ts';

/** As exact.test.ts, one viewer a game and fewer choices deep, so that it can run for every fault planted in the kernel. */
function expectExact<S extends Shape>(game: Game<S>, depth: number, viewer: number): void {
  expect(exactness(game, depth, { viewers: [viewer], samples: 40 }).fault).toBeUndefined();
}

test('sealed powers: imagined worlds are exactly those that fit', () => {
  expectExact(sealedPowers, 3, 1);
});

test('thieves: imagined worlds are exactly those that fit', () => {
  expectExact(thieves, 1, 0);
});

test('thieves with two of a kind: imagined worlds are exactly those that fit', () => {
  expectExact(twinThieves, 2, 2);
});

test('tiles with a total: imagined worlds are exactly those that fit', () => {
  expectExact(tiles, 0, 1);
});

test('squads: imagined worlds are exactly those that fit', () => {
  expectExact(squads, 2, 1);
});

test('attack and defend: imagined worlds are exactly those that fit', () => {
  expectExact(duel, 2, 1);
});

test('a world that could be but is never dealt is told as a fault', () => {
  const { fault } = exactness(thieves, 0, { samples: 0 });
  expect(fault).toContain('missed: ');
});
