import { expect, test } from 'vitest';
import { zones } from '../../rules/board.ts';
import { exchangeLoot } from '../../rules/verbs/exchange-loot.ts';
import { nameNext } from '../../rules/verbs/name-next.ts';
import { asked, doing, fight, hero, plan, villain } from '../tables.ts';

const moonPlan = plan('moon-plan', { 'moon-deed': 2 });
const grabs = doing({ do: 'grab' });
const robs = doing({ do: 'exchange-loot', with: 'rival', may: true });

test('MP-B24 MP-A43 Loot taken by an Ability is yours at once, and the Super claims all the same', () => {
  const table = fight(
    { 0: { 0: [hero(9, grabs)] }, 1: { 0: [villain(2)] } },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
  );
  table.answer(0, 'claim moon-deed');
  expect(table.zone('stash', 0)).toEqual(['moon-deed']);
  expect(asked(table)).toEqual(['loot 0']);
});

test('MP-A31 a plan completed by an Ability wins at once', () => {
  const table = fight(
    { 0: { 0: [hero(1, grabs)] }, 1: { 0: [villain(2)] } },
    { loot: { 0: ['henchmen', 'moon-deed'] }, stash: { 0: ['moon-deed'] }, plan: { 0: [moonPlan] } },
  );
  table.answer(0, 'claim moon-deed');
  expect(table.outcome).toEqual({ winners: [0], reason: 'plan' });
  expect(table.sees('public', 'plan', 0)).toEqual(['moon-plan']);
});

test('MP-A31 a rival’s plan completed by an exchange wins too', () => {
  const table = fight(
    { 0: { 0: [hero(1, robs)] }, 1: { 0: [villain(2)] } },
    { stash: { 0: ['moon-deed'], 1: ['moon-deed', 'henchmen'] }, plan: { 1: [moonPlan] } },
  );
  table.answer(0, 'want henchmen').answer(0, 'give moon-deed');
  expect(table.outcome).toEqual({ winners: [1], reason: 'plan' });
});

test('MP-A31 MP-7.7 a rival’s plan that stays hidden after an exchange is known not to be complete', () => {
  const table = fight(
    { 0: { 0: [hero(1, robs)] }, 1: { 0: [villain(2)] } },
    {
      stash: { 0: ['moon-deed'], 1: ['moon-deed', 'henchmen'] },
      plan: { 1: [plan('far-off', { 'death-ray': 4 })], 2: [moonPlan] },
    },
  );
  table.answer(0, 'want henchmen').answer(0, 'give moon-deed');
  for (let i = 0; i < 20; i++) {
    const world = table.imagine(0, `world ${i}`);
    expect(world.kind(world.zone(zones.plan(1))[0] ?? 0).id).toBe('far-off');
  }
});

const catPlan = plan('cat-plan', { 'white-cat': 1 });

test('MP-A32 if an exchange completes two plans, the acting Mastermind wins', () => {
  const table = fight(
    { 2: { 0: [hero(1, robs)] }, 1: { 0: [villain(2)] } },
    { stash: { 2: ['moon-deed'], 1: ['moon-deed', 'white-cat'] }, plan: { 1: [moonPlan], 2: [catPlan] } },
  );
  table.answer(2, 'want white-cat').answer(2, 'give moon-deed');
  expect(table.outcome).toEqual({ winners: [2], reason: 'plan' });
});

test('MP-B25 to exchange with a rival you give one and get one, and the rival cannot refuse', () => {
  const table = fight(
    { 0: { 0: [hero(1, robs)] }, 1: { 0: [villain(2)] } },
    { stash: { 0: ['henchmen'], 1: ['moon-deed'], 3: ['death-ray', 'death-ray'] } },
  );
  expect(table.options(0)).toEqual(['Get Deed to the Moon from Ben', 'Get Death Ray from Dot', 'Do nothing']);
  table.answer(0, 'want death-ray');
  expect(table.options(0)).toEqual(['Give Crate of Henchmen', 'Do nothing']);
  table.answer(0, 'give henchmen');
  expect(table.zone('stash', 0)).toEqual(['death-ray']);
  expect(table.zone('stash', 3)).toEqual(['death-ray', 'henchmen']);
});

test('MP-B25 who has nothing to give cannot exchange', () => {
  const table = fight(
    { 0: { 0: [hero(1, robs)] }, 1: { 0: [villain(2)] } },
    { stash: { 1: ['moon-deed'] }, loot: { 0: ['henchmen', 'white-cat'] } },
  );
  expect(asked(table)).toEqual(['loot 1']);
});

test('MP-B25 Loot can be exchanged with this Throwdown, where the other then lies', () => {
  const swaps = doing({ do: 'exchange-loot', with: 'throwdown', may: true });
  const table = fight(
    { 0: { 0: [hero(1, swaps)] }, 1: { 0: [villain(2)] } },
    { stash: { 0: ['henchmen'] }, loot: { 0: ['moon-deed', 'white-cat'], 1: ['death-ray'] } },
  );
  table.answer(0, 'want moon-deed').answer(0, 'give henchmen');
  expect(table.zone('stash', 0)).toEqual(['moon-deed']);
  expect(table.zone('loot', undefined, 0)).toEqual(['white-cat', 'henchmen']);
});

test('MP-B25 an exchange declined half-way leaves nothing for one that hangs on a later sentence', () => {
  const again = doing(
    exchangeLoot({ with: 'rival', may: true }),
    nameNext({ may: true, ifDone: [exchangeLoot({ with: 'rival', may: true })] }),
  );
  const table = fight(
    { 0: { 0: [hero(1, again)] }, 1: { 0: [villain(2)] } },
    { stash: { 0: ['henchmen'], 1: ['moon-deed'] } },
  );
  table.answer(0, 'want moon-deed').answer(0, 'Do nothing').answer(0, 'Do it');
  expect(table.options(0)).toEqual(['Get Deed to the Moon from Ben', 'Do nothing']);
});

test('MP-B26 Loot carried here from elsewhere lies here and is claimed here', () => {
  const table = fight(
    { 0: { 0: [hero(1, doing({ do: 'carry-loot', may: true }))] }, 1: { 0: [villain(2)] } },
    { loot: { 0: ['henchmen'], 1: ['moon-deed', 'moon-deed'], 2: ['white-cat'] } },
  );
  expect(table.options(0)).toEqual([
    'Move Deed to the Moon here from bank',
    'Move White Cat here from zoo',
    'Do nothing',
  ]);
  table.answer(0, 'carry white-cat');
  expect(table.zone('loot', undefined, 2)).toEqual([]);
  table.answer(1, 'claim white-cat');
  expect(table.zone('stash', 1)).toEqual(['white-cat']);
});
