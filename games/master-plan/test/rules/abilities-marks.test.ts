import { expect, test } from 'vitest';
import { zones } from '../../rules/board.ts';
import { defends, isUp, numberOf } from '../../rules/supers.ts';
import { armed, asked, doing, fight, hero, lastFight, villain } from '../tables.ts';

test('MP-B15 a Super that is turned down does not act, is not attacked and is chosen for nothing', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'turn-down', who: 'another' }))] },
    1: { 0: [villain(2, armed), villain(7)] },
    2: { 0: [hero(3, { ...armed, ...doing({ do: 'turn-down', who: 'foe' }) })] },
    3: { 0: [villain(8), villain(9)] },
  });
  table.answer(0, 'turn down villain-2');
  expect(asked(table)).toEqual(['act 2']);
  table.refuses(2, 'knock out villain-2', 'MP-B15');
  table.answer(2, 'knock out villain-8');
  table.refuses(2, 'turn down villain-2', 'MP-B15');
});

test('MP-B15 it still counts for its camp, and it claims', () => {
  const table = fight(
    {
      0: { 0: [hero(1, doing({ do: 'turn-down', who: 'foe' })), hero(3, armed)] },
      1: { 0: [villain(5, armed)] },
    },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
  );
  expect(table.zone('koPile', 0)).toEqual([]);
  expect(asked(table)).toEqual(['loot 1']);
});

test('MP-B16 a changed number counts at once, for acting', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'change-number', who: 'another', to: 0 })), hero(9, armed)] },
    1: { 0: [villain(5, armed), villain(6)] },
    2: { 0: [hero(7)] },
  });
  table.answer(0, 'renumber hero-9');
  expect(asked(table)).toEqual(['act 0']);
});

test('MP-B16 a changed number counts at once, for claiming', () => {
  const table = fight(
    {
      0: { 0: [hero(1, doing({ do: 'change-number', who: 'yours here', to: 99 }))] },
      1: { 0: [villain(5)] },
    },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
  );
  expect(asked(table)).toEqual(['loot 0']);
});

test('MP-B16 of two changes the later counts', () => {
  const table = fight(
    {
      0: { 0: [hero(1, doing({ do: 'change-number', who: 'another', to: 0 })), hero(20)] },
      1: {
        0: [villain(2, doing({ do: 'change-number', who: 'another', to: 99 })), villain(30)],
      },
    },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
  );
  table.answer(0, 'renumber hero-20').answer(1, 'renumber hero-20');
  expect(asked(table)).toEqual(['loot 0']);
});

test('MP-B17 in a KO pile only the printed number counts', () => {
  const table = lastFight(
    {
      0: { 0: [hero(1, doing({ do: 'change-number', who: 'another', to: 99 })), hero(2, armed)] },
      1: { 0: [villain(5)] },
    },
    { koPile: { 1: [hero(50)] } },
  );
  table.answer(0, 'renumber villain-5');
  expect(table.zone('koPile', 0)).toEqual(['villain-5']);
  expect(table.outcome).toEqual({ winners: [1], reason: 'largest-knock-out' });
});

test('MP-B17 a Super that was knocked out and comes back draws Attacks no more', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'lure', to: 'this' })), hero(3, doing({ do: 'rescue' }))] },
    1: { 0: [villain(2, armed), villain(4, armed)] },
  });
  expect(table.zone('koPile', 1)).toEqual([]);
  expect(table.options(1)).toEqual(['Knock out hero-3 (Ann)', 'Knock out hero-1 (Ann)']);
});

test('MP-B17 a Super that was knocked out and comes back has lost the Defense it gained', () => {
  const table = fight({
    0: {
      0: [
        hero(1, doing({ do: 'guard', who: 'this', against: ['force'] })),
        hero(3, { ...doing({ do: 'rescue' }), defenses: ['magic'] }),
      ],
    },
    1: { 0: [villain(2, { attack: 'magic' }), villain(4, armed)] },
  });
  expect(table.zone('squad', 0, 0)).toEqual(['hero-3', 'hero-1']);
  expect(table.options(1)).toEqual(['Knock out hero-3 (Ann)', 'Knock out hero-1 (Ann)']);
});

test('MP-B18 an added Defense works like a printed one, for as long as the fight lasts', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'guard', who: 'this', against: ['force', 'magic'] })), hero(9)] },
    1: { 0: [villain(2, armed), villain(3, { attack: 'magic' }), villain(4, { attack: 'psychic' })] },
    2: { 0: [hero(8)] },
  });
  table.refuses(1, 'knock out hero-1', 'MP-6.14');
  table.answer(1, 'knock out hero-9');
  expect(table.zone('koPile', 1)).toEqual(['hero-9', 'hero-8', 'hero-1']);
});

test('MP-B19 a Super that draws Attacks must be taken by whoever can, by Attack or by Ability', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'lure', to: 'another ally' })), hero(9)] },
    1: { 0: [villain(2, { ...armed, ...doing({ do: 'strike', with: 'force' }) })] },
    2: { 0: [hero(5, { defenses: ['force'] }), hero(8)] },
  });
  table.answer(0, 'lure to hero-8');
  expect(table.zone('koPile', 1)).toEqual(['hero-8']);
  table.answer(1, 'knock out hero-1');
  expect(table.zone('koPile', 1)).toEqual(['hero-8', 'hero-1']);
});

test('MP-B19 of several that draw Attacks any will do, and one that cannot be knocked out hinders nobody', () => {
  const lures = doing({ do: 'lure', to: 'this' });
  const table = fight({
    0: { 0: [hero(1, lures), hero(2, lures), hero(3, { ...lures, defenses: ['force'] }), hero(9)] },
    1: { 0: [villain(4, armed), villain(5, { attack: 'magic' })] },
  });
  expect(table.options(1)).toEqual(['Knock out hero-1 (Ann)', 'Knock out hero-2 (Ann)']);
  table.refuses(1, 'knock out hero-9', 'MP-B19').refuses(1, 'knock out villain-5', 'MP-6.15');
});

test('MP-B19 a Super that draws Attacks but defends itself hinders nobody, nor does one of their own camp', () => {
  const lures = doing({ do: 'lure', to: 'this' });
  const table = fight({
    0: { 0: [hero(1, { ...lures, defenses: ['force'] }), hero(8), hero(9, { attack: 'magic' })] },
    1: { 0: [villain(2, armed), villain(4), villain(5)] },
  });
  expect(table.options(1)).toEqual(['Knock out hero-8 (Ann)', 'Knock out hero-9 (Ann)']);
  table.answer(1, 'knock out hero-8');
  expect(table.options(0)).toHaveLength(3);
});

test('MP-B17 a Super that left and comes back has its printed number again', () => {
  const table = fight(
    {
      0: {
        0: [
          hero(8, doing({ do: 'may-move', who: 'this', to: 'elsewhere' })),
          hero(9, doing({ do: 'may-move', who: 'yours elsewhere', to: 'here' })),
        ],
      },
      1: { 0: [villain(4, doing({ do: 'change-number', who: 'another', to: 0 }))] },
    },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed', 'death-ray'] } },
  );
  table.answer(1, 'renumber hero-8').answer(0, 'move hero-8 to 1').answer(0, 'move hero-8 to 0');
  table.answer(0, 'claim henchmen');
  expect(table.prompt(0)).toContain('hero-8');
});

test('MP-B17 a Super that swapped away and comes back has its printed number again', () => {
  const table = fight(
    {
      0: {
        0: [hero(8, doing({ do: 'may-swap', who: 'this' })), hero(9, doing({ do: 'may-swap', who: 'this' }))],
        1: [hero(1)],
      },
      1: { 0: [villain(4, doing({ do: 'change-number', who: 'another', to: 0 }))] },
    },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed', 'death-ray'] } },
  );
  table
    .answer(1, 'renumber hero-8')
    .answer(0, 'swap hero-8 with hero-1')
    .answer(0, 'swap hero-9 with hero-8');
  expect(asked(table)).toEqual(['loot 0']);
});

test('MP-B17 a Super that left draws Attacks no more', () => {
  const table = fight({
    0: { 0: [hero(1, doing({ do: 'lure', to: 'this' }, { do: 'leave' })), hero(3)] },
    1: { 0: [villain(2, armed)] },
    2: { 0: [hero(4)] },
  });
  expect(table.options(1)).toEqual(['Knock out hero-3 (Ann)', 'Knock out hero-4 (Cem)']);
});

test('MP-B17 what was done to a Super ends with the fight', () => {
  const changed = doing(
    { do: 'change-number', who: 'yours here', to: 99 },
    { do: 'guard', who: 'this', against: ['force'] },
    { do: 'lure', to: 'this' },
  );
  const { table } = fight({
    0: { 0: [hero(1, changed)] },
    1: { 0: [villain(2, doing({ do: 'turn-down', who: 'foe' }))] },
  });
  const card = table.zone(zones.discard()).find((each) => table.kind(each).id === 'hero-1') ?? -1;
  expect(numberOf(table, card)).toBe(1);
  expect(defends(table, card, 'force')).toBe(false);
  expect(isUp(table, card)).toBe(true);
  expect(table.fields.lures).toEqual([]);
});

const sleeper = doing({ do: 'turn-down', who: 'another' });

test('MP-B15 a Super that is turned down is neither moved nor swapped', () => {
  for (const print of [
    doing({ do: 'may-move', who: 'yours here', to: 'elsewhere' }),
    doing({ do: 'may-swap', who: 'yours here' }),
  ]) {
    const table = fight({
      0: { 0: [hero(1, sleeper), hero(2, print), hero(3)], 1: [hero(4)], 2: [hero(5)] },
      1: { 0: [villain(9)] },
    }).answer(0, 'turn down hero-3');
    expect(table.options(0).join()).toContain('hero-2');
    expect(table.options(0).join()).not.toContain('hero-3');
  }
});

test('MP-B15 a Super that is turned down is not traded, be it yours or a rival’s', () => {
  const table = fight({
    0: {
      0: [hero(1, sleeper), hero(2, sleeper), hero(3, doing({ do: 'trade', who: 'yours here' })), hero(4)],
    },
    1: { 0: [villain(9)] },
    2: { 0: [hero(5), hero(6)] },
  });
  table.answer(0, 'turn down hero-4').answer(0, 'turn down hero-6');
  expect(table.options(0)).toEqual([1, 2, 3].map((own) => `Trade hero-${own} for hero-5 (Cem)`));
  table.refuses(0, 'trade hero-3 for hero-6', 'MP-B15');
});
