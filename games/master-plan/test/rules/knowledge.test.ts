import { type Game, nth, type Table } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import type { Kind, Plan } from '../../content/kinds.ts';
import { type MasterPlan, masterPlan } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import { deal, fight, hero, throwdown, villain } from '../tables.ts';

/** What is true in the worlds that a viewer cannot rule out. */
const imagined = (
  table: ReturnType<typeof deal>,
  viewer: number,
  read: (world: Table<MasterPlan>) => string,
) => new Set(Array.from({ length: 80 }, (_, i) => read(table.imagine(viewer, `world ${i}`))));

const sides = (zone: number) => (world: Table<MasterPlan>) =>
  world
    .zone(zone)
    .map((card) => world.kind(card))
    .map((kind) => (kind.type === 'super' ? kind.side : kind.type))
    .join(' ');

test('MP-5.15 MP-5.16 that a Super joined a Squad tells that the two are of one side, and no more', () => {
  const table = deal({
    zones: {
      throwdown: { 0: [throwdown('docks')], 1: [throwdown('bank')], 2: [throwdown('zoo')] },
      hand: { 1: [hero(3), hero(5), villain(4)], 2: [villain(6), villain(7), hero(8)] },
    },
    fields: { holder: 1 },
    stack: ['assemble'],
  });
  table.answer(1, 'deploy hero-3 to 0').answer(2, 'deploy villain-6 to 0').answer(1, 'deploy hero-5 to 0');
  expect(imagined(table, 0, sides(zones.squad(1, 0)))).toEqual(new Set(['hero hero', 'villain villain']));
});

const isDark = (kind: Kind): kind is Plan => kind.type === 'plan' && kind.id === 'own-the-dark';

test('MP-A33 a plan that is not shown is none that its owner’s Loot would complete', () => {
  const plans = {
    0: ['steal-february'],
    1: ['marry-the-sea'],
    2: ['clone-the-mayor'],
    3: ['rename-the-moon'],
  };
  const { needs } = nth(masterPlan.game.kinds.filter(isDark), 0);
  const owned = Object.entries(needs).flatMap(([id, n]) => Array.from({ length: n }, () => id));
  owned.splice(owned.indexOf('death-ray'), 1);
  const table = fight(
    { 1: { 0: [hero(1)] }, 2: { 0: [hero(2)] } },
    {
      plan: plans,
      planDeck: ['own-the-dark'],
      stash: { 1: owned },
      loot: { 0: ['death-ray', 'white-cat', 'moon-deed'] },
    },
  );
  const planOf = (world: Table<MasterPlan>) => world.kind(nth(world.zone(zones.plan(1)), 0)).id;
  expect(imagined(table, 0, planOf)).toContain('own-the-dark');
  table.answer(2, 'claim white-cat').answer(1, 'claim death-ray');
  expect(imagined(table, 0, planOf)).toEqual(
    new Set(['marry-the-sea', 'clone-the-mayor', 'rename-the-moon']),
  );
});

test('what a seat sees of a table at any moment holds no face it should not know', () => {
  const game: Game<MasterPlan> = masterPlan.game;
  expect(game.layout.free(zones.hand(0))).toBe(true);
  expect(game.sight(4)[zones.hand(2)]).toBe(1 << 2);
  expect(game.sight(4)[zones.squad(2, 1)]).toBe(1 << 2);
  expect(game.sight(4)[zones.plan(2)]).toBe(1 << 2);
  for (const zone of [zones.superDeck(), zones.aside(), zones.throwdownDeck(), zones.planDeck()]) {
    expect(game.sight(4)[zone]).toBe(0);
  }
});
