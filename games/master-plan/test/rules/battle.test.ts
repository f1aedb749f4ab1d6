import { expect, test } from 'vitest';
import { zones } from '../../rules/board.ts';
import { assembled, before, deal, fight, hero, places, villain } from '../tables.ts';

test('MP-6.1 MP-A29 the holder of Loser Lad names every Throwdown of the round', () => {
  const table = deal({
    fields: { round: 3, holder: 2 },
    zones: { throwdown: places, squad: { 0: { 1: [hero(1)] } } },
    stack: assembled,
  });
  expect(table.asks.map(({ seat }) => seat)).toEqual([2]);
  table.answer(2, 'settle 1');
  expect(table.asks.map(({ seat }) => seat)).toEqual([2]);
  expect(table.fields.holder).toBe(2);
});

test('MP-A13 a Throwdown without a Squad is named like any other, and its Loot goes back into the bag', () => {
  const table = before({ 0: { 1: [hero(1)] } }, { loot: { 2: ['henchmen', 'white-cat'] } });
  table.answer(0, 'settle 2');
  expect(table.zone('bag').sort()).toEqual(['henchmen', 'white-cat']);
  expect(table.zone('stash', 0)).toEqual([]);
});

test('MP-6.2 MP-6.3 the Squads there are turned up for all to see; the others stay face-down', () => {
  const table = before({
    0: { 0: [hero(1)], 1: [hero(2)] },
    1: { 0: [villain(3, { attack: 'magic' })] },
    2: { 0: [hero(4)] },
  });
  expect(table.sees('public', 'squad', 1, 0)).toEqual(['?']);
  table.answer(0, 'settle 0');
  expect(table.sees('public', 'squad', 0, 0)).toEqual(['hero-1']);
  expect(table.sees('public', 'squad', 1, 0)).toEqual(['villain-3']);
  expect(table.sees('public', 'squad', 0, 1)).toEqual(['?']);
});

test('MP-6.4 a Squad that was turned up is still seen to be its owner’s', () => {
  const table = fight({
    1: { 0: [hero(1)] },
    2: { 0: [villain(2, { attack: 'force' }), villain(3)] },
    3: { 0: [hero(4)] },
  });
  const [card = -1] = table.table.zone(zones.squad(2, 0));
  expect(table.game.layout.place(table.table.at(card)).seat).toBe(2);
});

test('MP-6.5 MP-6.6 MP-A41 Squads of one side do not fight: no Attack, no Ability, straight to Loot', () => {
  const table = fight(
    {
      0: { 0: [hero(1, { attack: 'force', ability: [{ do: 'grab' }] })] },
      1: { 0: [hero(2, { attack: 'magic' })] },
    },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
  );
  expect(table.asks.map(({ seat, name }) => [seat, name])).toEqual([[1, 'loot']]);
  expect(table.zone('koPile', 0)).toEqual([]);
  expect(table.zone('stash', 0)).toEqual([]);
});

test('MP-A3 only Squads at this Throwdown are compared', () => {
  const table = fight(
    { 0: { 0: [hero(1, { attack: 'force' })] }, 1: { 1: [villain(2)] } },
    { loot: { 0: ['henchmen'] } },
  );
  expect(table.zone('koPile', 0)).toEqual([]);
  expect(table.zone('stash', 0)).toEqual(['henchmen']);
});

test('MP-6.7 with a Squad of each side they fight', () => {
  const table = fight({ 0: { 0: [hero(1, { attack: 'force' })] }, 1: { 0: [villain(2)] } });
  expect(table.zone('koPile', 0)).toEqual(['villain-2']);
});

test('MP-6.8 MP-6.15 the Hero Squads of different players are one camp and never attack each other', () => {
  const table = fight({
    0: { 0: [hero(1, { attack: 'force' })] },
    1: { 0: [hero(2)] },
    2: { 0: [villain(3)] },
    3: { 0: [villain(4)] },
  });
  expect(table.options(0)).toHaveLength(2);
  table.refuses(0, 'knock out hero-2', 'MP-6.15');
});

test('MP-6.9 Supers act by Action Number, the smallest first, both camps mixed', () => {
  const armed = { attack: 'force' } as const;
  const table = fight({
    0: { 0: [hero(5, armed), hero(2, armed)] },
    1: { 0: [villain(3, armed), villain(9, { defenses: ['force'] })] },
    2: { 0: [villain(1, armed), villain(7)] },
  });
  table.answer(2, 'knock out hero-5');
  table.answer(0, 'knock out villain-7');
  expect(table.zone('koPile', 1)).toEqual(['hero-2']);
});

test('MP-A20 equal numbers go clockwise from the holder of Loser Lad, in acting and in claiming', () => {
  const armed = { attack: 'force' } as const;
  const twin = { ...hero(4, armed), id: 'hero-4-too' };
  const table = fight(
    { 1: { 0: [twin] }, 3: { 0: [hero(4, armed)] }, 2: { 0: [villain(9), villain(8), villain(7)] } },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
  );
  expect(table.asks.map(({ seat }) => seat)).toEqual([1]);
  table.answer(1, 'knock out villain-9').answer(3, 'knock out villain-8');
  table.answer(2, 'claim henchmen');
  expect(table.asks.map(({ seat, name }) => [seat, name])).toEqual([[1, 'loot']]);
});

test('MP-A20 clockwise is counted from the holder of Loser Lad, not from the first seat', () => {
  const armed = { attack: 'force' } as const;
  const twin = { ...hero(4, armed), id: 'hero-4-too' };
  const table = deal({
    fields: { round: 3, holder: 2 },
    zones: {
      throwdown: places,
      squad: { 1: { 0: [twin] }, 3: { 0: [hero(4, armed)] }, 2: { 0: [villain(9), villain(8), villain(7)] } },
      loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] },
    },
    stack: assembled,
  }).answer(2, 'settle 0');
  table.answer(3, 'knock out villain-9').answer(1, 'knock out villain-8');
  table.answer(2, 'claim henchmen');
  expect(table.asks.map(({ seat }) => seat)).toEqual([3]);
});

test.each([
  [9, 5],
  [5, 9],
])(
  'MP-A20 of two of one Mastermind the smaller printed number acts first and the larger claims first: %i, %i',
  (one, other) => {
    const changes = { ability: [{ do: 'change-number', who: 'another', to: 6 }] } as const;
    const armed = { attack: 'force' } as const;
    const table = fight(
      {
        0: { 0: [hero(1, changes), hero(2, changes)] },
        1: { 0: [villain(one, armed), villain(other, armed)] },
        2: { 0: [hero(20, { defenses: ['force'] })] },
      },
      { loot: { 0: ['henchmen', 'white-cat', 'moon-deed', 'death-ray'] } },
    );
    table.answer(0, 'renumber villain-9').answer(0, 'renumber villain-5');
    expect(table.prompt(1)).toContain('villain-5');
    table.answer(1, 'knock out hero-1').answer(2, 'claim henchmen');
    expect(table.prompt(1)).toContain('villain-9');
  },
);

test('MP-6.10 MP-6.18 a Super first attacks, then uses its Ability', () => {
  const table = fight(
    {
      0: { 0: [hero(1, { attack: 'force', ability: [{ do: 'grab' }] })] },
      1: { 0: [villain(2), villain(3)] },
    },
    { loot: { 0: ['henchmen', 'white-cat'] } },
  );
  expect(table.asks.map(({ name }) => name)).toEqual(['act']);
  table.answer(0, 'knock out villain-2');
  expect(table.asks.map(({ name }) => name)).toEqual(['grab']);
});

test.each(['magic', 'force', 'psychic'] as const)(
  'MP-6.11 MP-6.13 MP-6.14 a Defense of %s stops only that Attack',
  (attack) => {
    const others = (['magic', 'force', 'psychic'] as const).filter((type) => type !== attack);
    const table = fight({
      0: { 0: [hero(1, { attack })] },
      1: { 0: [villain(2, { defenses: [attack] }), villain(3, { defenses: others }), villain(4)] },
    });
    table.refuses(0, 'knock out villain-2', 'MP-6.14');
    expect(table.options(0)).toHaveLength(2);
    table.answer(0, 'knock out villain-3');
    expect(table.zone('koPile', 0)).toEqual(['villain-3']);
  },
);

test('MP-6.12 MP-A17 a Super with a grey fist makes no Attack and only uses its Ability', () => {
  const table = fight(
    {
      0: { 0: [hero(1, { attack: 'none', ability: [{ do: 'grab' }] })] },
      1: { 0: [villain(2), villain(3)] },
    },
    { loot: { 0: ['henchmen', 'white-cat'] } },
  );
  expect(table.asks.map(({ name }) => name)).toEqual(['grab']);
  expect(table.log()).not.toContain('hero-1’s Attack finds nobody to knock out.');
});

test('MP-A14 MP-A15 an Attack knocks out exactly one, chosen by its Mastermind, who cannot decline', () => {
  const table = fight({
    0: { 0: [hero(1, { attack: 'force' })] },
    1: { 0: [villain(2), villain(3), villain(4)] },
  });
  expect(table.options(0)).toHaveLength(3);
  table.answer(0, 'knock out villain-4');
  expect(table.zone('koPile', 0)).toEqual(['villain-4']);
});

test('MP-A15 a Super that can knock out only one must', () => {
  const table = fight({
    0: { 0: [hero(1, { attack: 'force' })] },
    1: { 0: [villain(2), villain(3, { defenses: ['force'] })] },
  });
  expect(table.zone('koPile', 0)).toEqual(['villain-2']);
});

test('MP-A18 with nobody to knock out nothing happens, and the Ability follows', () => {
  const table = fight(
    {
      0: { 0: [hero(1, { attack: 'force', ability: [{ do: 'grab' }] })] },
      1: { 0: [villain(2, { defenses: ['force'] })] },
    },
    { loot: { 0: ['henchmen', 'white-cat'] } },
  );
  expect(table.log()).toContain('hero-1’s Attack finds nobody to knock out.');
  expect(table.asks.map(({ name }) => name)).toEqual(['grab']);
});

test('MP-6.16 MP-6.17 MP-A30 who is knocked out goes to the open KO pile of the Mastermind whose Super did it', () => {
  const table = fight({ 0: { 0: [hero(1, { attack: 'force' })] }, 3: { 0: [villain(2)] } });
  expect(table.sees('public', 'koPile', 0)).toEqual(['villain-2']);
  expect(table.zone('koPile', 3)).toEqual([]);
});

test('MP-A16 an Ability that does not say “may” cannot be declined', () => {
  const grabs = { ability: [{ do: 'grab' }] } as const;
  const table = fight(
    { 0: { 0: [hero(1, grabs)] }, 1: { 0: [villain(2)] } },
    { loot: { 0: ['henchmen', 'white-cat'] } },
  );
  expect(table.options(0)).toHaveLength(2);
});

test('MP-6.19 a Super that was knocked out does not act and does not claim', () => {
  const table = fight(
    { 0: { 0: [hero(1, { attack: 'force' })] }, 1: { 0: [villain(2, { attack: 'force' })] } },
    { loot: { 0: ['henchmen', 'white-cat'] } },
  );
  expect(table.zone('koPile', 1)).toEqual([]);
  table.answer(0, 'claim henchmen');
  expect(table.zone('stash', 1)).toEqual([]);
});

test('MP-6.20 MP-A21 each Super acts once at most; then the fight is over', () => {
  const table = fight(
    { 0: { 0: [hero(1, { attack: 'force' })] }, 1: { 0: [villain(2), villain(3), villain(4)] } },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
  );
  table.answer(0, 'knock out villain-4');
  expect(table.zone('koPile', 0)).toEqual(['villain-4']);
  expect(table.asks.map(({ seat, name }) => [seat, name])).toEqual([[1, 'loot']]);
});

test('MP-6.21 MP-6.22 the fight is over when one camp is left, and the rest of it does not act', () => {
  const table = fight(
    {
      0: { 0: [hero(1, { attack: 'force' }), hero(3, { attack: 'magic', ability: [{ do: 'grab' }] })] },
      1: { 0: [villain(2)] },
    },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
  );
  expect(table.asks.map(({ name }) => name)).toEqual(['loot']);
  expect(table.log()).not.toContain('hero-3’s Attack finds nobody to knock out.');
});

test('MP-A19 the Ability of a Super whose Attack felled the last enemy does not happen', () => {
  const table = fight(
    { 0: { 0: [hero(1, { attack: 'force', ability: [{ do: 'grab' }] })] }, 1: { 0: [villain(2)] } },
    { loot: { 0: ['henchmen', 'white-cat', 'moon-deed'] } },
  );
  expect(table.asks.map(({ name }) => name)).toEqual(['loot']);
});

test('MP-A22 MP-B7 where nobody is left, the fight is over and all Loot goes back', () => {
  const ability = [{ do: 'strike', with: 'anything', ifDone: [{ do: 'leave' }] }] as const;
  const table = fight(
    { 0: { 0: [hero(1, { ability })] }, 1: { 0: [villain(2)] } },
    { loot: { 0: ['henchmen'] } },
  );
  expect(table.zone('koPile', 0)).toEqual(['villain-2']);
  expect(table.zone('discard')).toEqual(['hero-1']);
  expect(table.zone('bag')).toEqual(['henchmen']);
});
