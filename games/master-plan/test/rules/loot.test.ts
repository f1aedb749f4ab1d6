import type { ZoneLiteral } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { asked, fight, hero, plan, villain } from '../tables.ts';

/** The first Throwdown is named and fought over; then its survivors claim. */
const settled = (
  squad: ZoneLiteral,
  loot: readonly string[],
  more: Readonly<Record<string, ZoneLiteral>> = {},
) => fight(squad, { loot: { 0: loot }, ...more });

test('MP-7.1 MP-7.2 the largest Action Number claims first, then the others by falling number', () => {
  const table = settled({ 0: { 0: [hero(4)] }, 1: { 0: [hero(9)] }, 2: { 0: [hero(6)] } }, [
    'henchmen',
    'white-cat',
    'moon-deed',
    'death-ray',
  ]);
  expect(asked(table)).toEqual(['loot 1']);
  table.answer(1, 'claim moon-deed');
  expect(asked(table)).toEqual(['loot 2']);
  table.answer(2, 'claim henchmen');
  expect(asked(table)).toEqual(['loot 0']);
});

test('MP-7.3 MP-7.5 each survivor takes one Loot, for its Mastermind', () => {
  const table = settled({ 0: { 0: [hero(4)] }, 1: { 0: [hero(9)] } }, ['henchmen', 'white-cat', 'moon-deed']);
  table.answer(1, 'claim moon-deed').answer(0, 'claim white-cat');
  expect(table.zone('stash', 1)).toEqual(['moon-deed']);
  expect(table.zone('stash', 0)).toEqual(['white-cat']);
});

test('MP-A23 the Mastermind chooses which Loot, and cannot decline', () => {
  const table = settled({ 0: { 0: [hero(4)] } }, ['henchmen', 'henchmen', 'white-cat']);
  expect(table.options(0)).toHaveLength(2);
});

test('MP-7.4 all survivors claim: of both camps, and every Super of a Squad', () => {
  const table = settled({ 0: { 0: [hero(4), hero(3)] }, 1: { 0: [villain(9)] } }, [
    'henchmen',
    'white-cat',
    'moon-deed',
    'death-ray',
  ]);
  table.answer(1, 'claim henchmen').answer(0, 'claim moon-deed').answer(0, 'claim death-ray');
  expect(table.zone('stash', 0)).toEqual(['moon-deed', 'death-ray']);
  expect(table.zone('bag')).toEqual(['white-cat']);
});

const grandPlan = plan('grand-plan', { 'moon-deed': 2, henchmen: 1 });

test('MP-2.1 MP-7.6 MP-7.7 MP-7.8 MP-A33 a claim that completes the plan shows it and wins on the spot', () => {
  const table = settled(
    { 1: { 0: [hero(9), hero(8)] }, 0: { 0: [hero(2)] } },
    ['moon-deed', 'white-cat', 'death-ray'],
    {
      stash: { 1: ['moon-deed', 'henchmen'], 0: ['white-cat', 'death-ray', 'henchmen', 'red-button'] },
      plan: { 1: [grandPlan] },
    },
  );
  expect(table.sees(0, 'plan', 1)).toEqual(['?']);
  table.answer(1, 'claim moon-deed');
  expect(table.outcome).toEqual({ winners: [1], reason: 'plan' });
  expect(table.sees('public', 'plan', 1)).toEqual(['grand-plan']);
  expect(table.asks).toEqual([]);
});

test('MP-7.8 where the game is over on the spot, nobody claims what is left', () => {
  const table = settled({ 1: { 0: [hero(9), hero(8)] } }, ['moon-deed', 'moon-deed'], {
    stash: { 1: ['moon-deed', 'henchmen'] },
    plan: { 1: [grandPlan] },
  });
  expect(table.outcome).toEqual({ winners: [1], reason: 'plan' });
  expect(table.zone('loot', undefined, 0)).toEqual(['moon-deed']);
  expect(table.zone('squad', 1, 0)).toEqual(['hero-9', 'hero-8']);
});

test('MP-A34 a plan that asks for a kind twice needs two; Loot beyond it never hurts', () => {
  const claims = (stash: readonly string[]) =>
    settled({ 1: { 0: [hero(9)] } }, ['moon-deed', 'white-cat'], {
      stash: { 1: stash },
      plan: { 1: [grandPlan] },
    }).answer(1, 'claim moon-deed').outcome;
  expect(claims(['henchmen', 'death-ray'])).toBe(null);
  expect(claims(['henchmen', 'moon-deed', 'death-ray', 'death-ray'])?.winners).toEqual([1]);
});

test('MP-7.7 a plan that is not shown is known not to be complete', () => {
  const table = settled({ 1: { 0: [hero(9)] } }, ['moon-deed', 'white-cat'], {
    stash: { 1: ['henchmen'] },
    plan: { 1: [plan('far-off', { 'death-ray': 4 })], 2: [plan('near', { 'moon-deed': 1, henchmen: 1 })] },
  });
  table.answer(1, 'claim moon-deed');
  for (let i = 0; i < 20; i++) {
    const world = table.imagine(0, `world ${i}`);
    const held = world.kind(world.zone(world.game.layout.find('plan', 1))[0] ?? 0).id;
    expect(held).not.toBe('near');
  }
});

test('MP-7.9 MP-A24 Loot that nobody claimed goes back into the bag when all have claimed', () => {
  const table = settled({ 0: { 0: [hero(4)] } }, ['henchmen', 'white-cat', 'moon-deed']);
  expect(table.zone('bag')).toEqual([]);
  table.answer(0, 'claim white-cat');
  expect(table.zone('bag').sort()).toEqual(['henchmen', 'moon-deed']);
});

test('MP-7.10 claiming ends when no Loot is left', () => {
  const table = settled({ 0: { 0: [hero(4)] }, 1: { 0: [hero(9), hero(8)] } }, ['henchmen', 'henchmen']);
  expect(table.zone('stash', 1)).toEqual(['henchmen', 'henchmen']);
  expect(table.zone('stash', 0)).toEqual([]);
  expect(asked(table)).toEqual(['naming 0']);
});

test('MP-7.11 MP-A25 then the Supers there are discarded; those in KO piles stay there', () => {
  const table = settled({ 0: { 0: [hero(4, { attack: 'force' })] }, 1: { 0: [villain(9)] } }, ['henchmen']);
  expect(table.zone('discard')).toEqual(['hero-4']);
  expect(table.zone('koPile', 0)).toEqual(['villain-9']);
  expect(table.zone('squad', 0, 0)).toEqual([]);
});

test('MP-7.12 while a Throwdown is not settled, it goes back to Battle', () => {
  const table = settled({ 0: { 0: [hero(4)] } }, []);
  expect(asked(table)).toEqual(['naming 0']);
  expect(table.options(0)).toHaveLength(2);
});

test('MP-A43 MP-B24 what a Super takes by Ability is its Mastermind’s at once and does not count as its claim', () => {
  const table = settled({ 0: { 0: [hero(4, { ability: [{ do: 'grab' }] })] }, 1: { 0: [villain(9)] } }, [
    'henchmen',
    'white-cat',
    'moon-deed',
  ]);
  table.answer(0, 'moon-deed');
  expect(table.zone('stash', 0)).toEqual(['moon-deed']);
  table.answer(1, 'claim henchmen');
  expect(table.zone('stash', 0)).toEqual(['moon-deed', 'white-cat']);
});

test('MP-A36 a settled Throwdown stays out of the deck', () => {
  const table = settled({ 0: { 0: [hero(4)] } }, ['henchmen'], { throwdownDeck: ['museum-gala'] });
  expect(table.zone('settled')).toEqual(['docks']);
  expect(table.zone('throwdownDeck')).toEqual(['museum-gala']);
});
