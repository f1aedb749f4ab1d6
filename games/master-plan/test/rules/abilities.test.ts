import { expect, test } from 'vitest';
import { supers } from '../../content/supers.ts';
import type { Said as Sentence } from '../../rules/verbs/index.ts';
import { strike } from '../../rules/verbs/strike.ts';
import { armed, asked, deal, doing, fight, hero, lastFight, places, throwdown, villain } from '../tables.ts';

test('MP-B29 allied Supers are of the acting camp, itself included, whoever owns them, and here only', () => {
  const guards = doing({ do: 'guard', who: 'ally', against: ['magic'] });
  const table = fight({
    0: { 0: [hero(1, guards)], 1: [hero(2)] },
    1: { 0: [hero(3)] },
    2: { 0: [villain(4)] },
  });
  expect(table.options(0)).toEqual(['Protect hero-1 (Ann)', 'Protect hero-3 (Ben)']);
});

test('MP-B29 opposing Supers are of the other camp', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'turn-down', who: 'foe' }))] },
    1: { 0: [hero(3)] },
    2: { 0: [villain(4)] },
    3: { 0: [villain(5)] },
  });
  expect(table.options(0)).toEqual(['Put villain-4 (Cem) to sleep', 'Put villain-5 (Dot) to sleep']);
});

test('MP-B29 your Supers include the one that acts', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'change-number', who: 'yours here', to: 99 })), hero(2)] },
    1: { 0: [hero(3)] },
    2: { 0: [villain(4)] },
  });
  expect(table.options(0)).toEqual([
    'Set hero-1’s Action Number to 99 (Ann)',
    'Set hero-2’s Action Number to 99 (Ann)',
  ]);
});

test('MP-B29 another Super is of either camp, another allied one of the acting camp, and neither is the one that acts', () => {
  const options = (said: Sentence) =>
    fight({ 0: { 0: [hero(1, doing(said)), hero(2)] }, 1: { 0: [hero(3)] }, 2: { 0: [villain(4)] } }).options(
      0,
    );
  const one = ['hero-2 (Ann)', 'hero-3 (Ben)'];
  expect(options({ do: 'turn-down', who: 'another' })).toEqual([
    'Put hero-2 (Ann) to sleep',
    'Put hero-3 (Ben) to sleep',
    'Put villain-4 (Cem) to sleep',
  ]);
  expect(options({ do: 'lure', to: 'another ally' })).toEqual(
    one.map((name) => `Draw all Attacks to ${name}`),
  );
});

test('MP-B3 the Mastermind of the acting Super chooses', () => {
  const table = fight({
    0: { 0: [hero(2)] },
    3: { 0: [villain(1, doing({ do: 'turn-down', who: 'another' })), villain(5)] },
  });
  expect(asked(table)).toEqual(['turn-down 3']);
});

test('MP-B4 an Ability with nothing to work on does nothing, and the fight goes on', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'rescue' }))] },
    1: { 0: [villain(2, armed)] },
    2: { 0: [hero(3)] },
  });
  expect(asked(table)).toEqual(['act 1']);
});

test('MP-B5 MP-A16 where only you know that nothing fits, you are asked all the same and can only decline', () => {
  const calls = doing({ do: 'may-move', who: 'yours elsewhere', to: 'here' });
  const table = fight({ 0: { 0: [hero(1, calls)], 1: [villain(2)] }, 1: { 0: [villain(3)] } });
  expect(asked(table)).toEqual(['may-move 0']);
  expect(table.options(0)).toEqual(['Do nothing']);
});

test('MP-B5 what reads face-down cards can be declined', () => {
  const calls = doing({ do: 'may-move', who: 'yours elsewhere', to: 'here' });
  const swaps = doing({ do: 'may-swap', who: 'this' });
  for (const print of [calls, swaps]) {
    const table = fight({ 0: { 0: [hero(1, print)], 1: [hero(2)] }, 1: { 0: [villain(3)] } });
    table.answer(0, 'do nothing');
    expect(table.zone('squad', 0, 0)).toEqual([]);
    expect(table.zone('discard')).toContain('hero-1');
    expect(table.sees('public', 'squad', 0, 1)).toEqual(['?']);
  }
});

test('MP-B6 a Super without an Ability only attacks', () => {
  expect(supers.filter(({ ability }) => ability.length === 0).length).toBeGreaterThan(0);
  const table = fight({
    0: { 0: [hero(1, armed)] },
    1: { 0: [villain(2), villain(3, armed)] },
    2: { 0: [hero(4)] },
  });
  table.answer(0, 'knock out villain-2');
  expect(asked(table)).toEqual(['act 1']);
});

test('MP-B8 the next to act is the smallest number that has not acted, even below one that has', () => {
  const table = fight({
    0: { 0: [hero(5, doing({ do: 'may-move', who: 'yours elsewhere', to: 'here' }))], 1: [hero(2, armed)] },
    1: { 0: [villain(6, armed), villain(7)] },
    2: { 0: [hero(8)] },
  });
  table.answer(0, 'move hero-2 to 0');
  expect(asked(table)).toEqual(['act 0']);
  table.answer(0, 'knock out villain-7');
  expect(asked(table)).toEqual(['act 1']);
});

test('MP-B9 a Super that comes back does not act twice', () => {
  const table = fight(
    {
      0: { 0: [hero(1, armed), hero(4, doing({ do: 'rescue' }))] },
      1: { 0: [villain(2, { attack: 'magic' }), villain(3), villain(5)] },
    },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
  );
  table.answer(0, 'knock out villain-3').answer(1, 'knock out hero-1');
  expect(table.zone('squad', 0, 0)).toEqual(['hero-4', 'hero-1']);
  expect(asked(table)).toEqual(['loot 1']);
});

test('MP-B10 when every other Throwdown is settled, nothing can happen elsewhere', () => {
  const moves = doing({ do: 'may-move', who: 'this', to: 'elsewhere' });
  const table = lastFight(
    { 0: { 0: [hero(1, moves)] }, 1: { 0: [villain(2)] } },
    { loot: { 0: ['henchmen', 'white-cat'] } },
  );
  expect(asked(table)).toEqual(['loot 1']);
});

test('MP-B10 where only one other Throwdown is left, nothing moves from one elsewhere to another', () => {
  const moves = doing({ do: 'may-move', who: 'yours elsewhere', to: 'elsewhere' });
  const table = fight(
    { 0: { 0: [hero(1, moves)], 1: [hero(3)] }, 1: { 0: [villain(2)] } },
    { throwdown: { 0: places[0], 1: places[1] }, loot: { 0: ['henchmen', 'white-cat'] } },
  );
  expect(asked(table)).toEqual(['loot 1']);
});

test('MP-B10 elsewhere is any other Throwdown that is not settled', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'may-move', who: 'this', to: 'elsewhere' }))] },
    1: { 0: [villain(2)] },
  });
  expect(table.options(0)).toEqual(['Move hero-1 to bank', 'Move hero-1 to zoo', 'Do nothing']);
});

test('MP-B27 whoever looks at a plan sees it alone', () => {
  const table = fight(
    { 0: { 0: [hero(1, doing({ do: 'look', at: 'plan' }))] }, 1: { 0: [villain(2)] } },
    { plan: { 0: ['steal-february'], 1: ['marry-the-sea'], 2: ['own-the-dark'] } },
  );
  expect(table.options(0)).toHaveLength(2);
  table.answer(0, 'look at plan of 2');
  expect(table.sees(0, 'plan', 2)).toEqual(['own-the-dark']);
  for (const viewer of [1, 3, 'public'] as const) expect(table.sees(viewer, 'plan', 2)).toEqual(['?']);
  expect(table.log('en', 0)).toContain('Ann looks at Cem’s Master Plan: “Own the Dark”.');
  expect(table.log()).toContain('Ann looks at Cem’s Master Plan.');
});

test('MP-B27 whoever looks at a face-down Squad sees all of it alone', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'look', at: 'squad' }))], 1: [hero(4)] },
    1: { 0: [villain(2)], 1: [villain(5), villain(6)] },
    2: { 2: [hero(7)] },
  });
  expect(table.options(0)).toEqual(['Look at Ben’s Squad at bank', 'Look at Cem’s Squad at zoo']);
  table.answer(0, 'look at squad of 1 at 1');
  expect(table.sees(0, 'squad', 1, 1)).toEqual(['villain-5', 'villain-6']);
  expect(table.sees('public', 'squad', 1, 1)).toEqual(['?', '?']);
});

test('MP-B28 whoever was given the right names the next Throwdown, once, and Loser Lad stays', () => {
  const names = doing({ do: 'name-next' });
  const table = fight({
    1: { 0: [villain(1, names)] },
    2: { 0: [hero(2, names)] },
    3: { 1: [hero(5)] },
  });
  expect(asked(table)).toEqual(['naming 2']);
  expect(table.fields.holder).toBe(0);
});

test('MP-B28 after that the holder of Loser Lad names again', () => {
  const table = deal({
    seats: 5,
    fields: { round: 3, holder: 4 },
    zones: {
      throwdown: {
        0: [throwdown('docks')],
        1: [throwdown('bank')],
        2: [throwdown('zoo')],
        3: [throwdown('pier')],
      },
      squad: { 1: { 0: [villain(1, doing({ do: 'name-next' }))] }, 2: { 0: [hero(2)] } },
    },
    stack: ['throwdowns'],
  });
  table.answer(4, 'settle 0').answer(1, 'settle 2');
  expect(asked(table)).toEqual(['naming 4']);
});

test('MP-B28 the right to name lapses where no Throwdown is left in this round', () => {
  const table = lastFight({ 1: { 0: [villain(1, doing({ do: 'name-next' }))] }, 2: { 0: [hero(2)] } });
  expect(table.fields.namer).toBe(-1);
});

test('MP-B5 what follows “if you do” does not happen after declining', () => {
  const darts = doing({
    do: 'may-move',
    who: 'this',
    to: 'elsewhere',
    ifDone: [strike({ with: 'anything' })],
  });
  const table = fight({ 0: { 0: [hero(1, darts), hero(3)] }, 1: { 0: [villain(2), villain(4)] } });
  expect(asked(table)).toEqual(['may-move 0']);
  table.answer(0, 'decline');
  expect(table.zone('koPile', 0)).toEqual([]);
  expect(asked(table)).not.toContain('strike 0');
});

test('MP-B25 an exchange that was declined half-way leaves nothing behind for the next', () => {
  const haggles = doing(
    { do: 'exchange-loot', with: 'throwdown', may: true },
    { do: 'exchange-loot', with: 'throwdown', may: true },
  );
  const table = fight(
    { 0: { 0: [hero(1, haggles)] }, 1: { 0: [villain(2)] } },
    { loot: { 0: ['death-ray', 'moon-deed'] }, stash: { 0: ['henchmen', 'white-cat'] } },
  );
  table.answer(0, 'want death-ray').answer(0, 'decline');
  expect(table.options(0).join(' ')).toContain('Moon');
  table.answer(0, 'want moon-deed').answer(0, 'give henchmen');
  expect(table.zone('stash', 0).sort()).toEqual(['moon-deed', 'white-cat']);
});
