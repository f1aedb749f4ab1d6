import { beginAt, bind, type Table } from '@masterplan/kernel';
import { exactness } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { standIn } from '../../content/stand-in.ts';
import { type MasterPlan, zones } from '../../rules/board.ts';
import { definition } from '../../rules/game.ts';
import type { Said as Sentence } from '../../rules/verbs/index.ts';
import { hero, plan, throwdown, villain } from '../tables.ts';

const places = [throwdown('docks'), throwdown('bank'), throwdown('zoo'), throwdown('pier')];

/** Master Plan's own rules for two seats and a handful of cards: the open ones known to all, the others shuffled. */
function tiny(
  open: readonly ReturnType<typeof hero>[],
  hidden: readonly ReturnType<typeof hero>[],
  lay: (table: Table<MasterPlan>) => void,
) {
  const supers = [...open, ...hidden];
  const setup = (table: Table<MasterPlan>) => {
    for (const place of places.keys()) table.create(place, zones.throwdown(place));
    for (const i of supers.keys()) {
      table.create(places.length + i, i < open.length ? zones.discard() : zones.superDeck());
    }
    table.shuffle(zones.superDeck());
    lay(table);
  };
  return bind({ ...definition, seats: [2], setup }, [...places, ...supers].map(standIn));
}

/** The third round, at this phase of it, with its Throwdowns laid. */
function inLastRound(table: Table<MasterPlan>, name: string): void {
  table.fields.round = 3;
  beginAt(table, name);
}

/** Every position within so many choices is imagined exactly; returns how many left a doubt. */
function doubts(game: ReturnType<typeof tiny>, depth: number): number {
  const found = exactness(game, depth);
  expect(found.fault).toBeUndefined();
  return found.doubts;
}

test('MP-5.16 MP-A6 deployment until somebody is stuck: imagined worlds are exactly those that fit', () => {
  const game = tiny(
    [villain(21), villain(22), villain(23)],
    [hero(1), hero(2), villain(3), villain(4)],
    (table) => {
      for (const place of [0, 1, 2]) table.move(places.length + place, zones.squad(0, place));
      for (const seat of [0, 1, 0, 1]) table.move(table.top(zones.superDeck()) ?? 0, zones.hand(seat));
      inLastRound(table, 'assemble');
    },
  );
  expect(doubts(game, 3)).toBeGreaterThan(20);
});

const abilities: readonly (readonly Sentence[])[] = [
  [{ do: 'may-move', who: 'yours elsewhere', to: 'elsewhere' }],
  [{ do: 'may-move', who: 'yours elsewhere', to: 'here' }],
  [{ do: 'may-swap', who: 'this' }],
  [{ do: 'look', at: 'squad' }],
];

test.each(abilities)(
  'MP-B11 MP-B12 MP-B13 MP-B27 %o: imagined worlds are exactly those that fit',
  (sentence) => {
    const acts = hero(1, { ability: [sentence] });
    const game = tiny([acts, villain(5)], [hero(11), hero(12), villain(13), villain(14)], (table) => {
      table.move(places.length, zones.squad(0, 0));
      table.move(places.length + 1, zones.squad(1, 0));
      const deck = table.zone(zones.superDeck());
      for (const zone of [zones.squad(0, 1), zones.squad(0, 2), zones.squad(1, 1)])
        table.move(deck[0] ?? 0, zone);
      table.fields.here = 0;
      inLastRound(table, 'battle');
    });
    expect(doubts(game, 2)).toBeGreaterThan(3);
  },
);

test('MP-7.7 a plan that is not shown: imagined worlds are exactly those that fit', () => {
  const plans = [
    plan('near', { 'moon-deed': 1 }),
    plan('far', { 'death-ray': 3 }),
    plan('wide', { henchmen: 2 }),
  ];
  const loot = [
    { id: 'moon-deed', copies: 1 },
    { id: 'henchmen', copies: 1 },
    { id: 'death-ray', copies: 1 },
  ];
  const kinds = [...places, hero(1), hero(2), ...plans, ...loot].map(standIn);
  const at = (id: string) => kinds.findIndex((kind) => kind.id === id);
  const setup = (table: Table<MasterPlan>) => {
    for (const place of places.keys()) table.create(place, zones.throwdown(place));
    table.create(at('hero-1'), zones.squad(0, 0));
    table.create(at('hero-2'), zones.squad(1, 0));
    for (const { id } of loot) table.create(at(id), zones.loot(0));
    for (const { id } of plans) table.create(at(id), zones.planDeck());
    table.shuffle(zones.planDeck());
    for (const seat of [0, 1]) table.move(table.top(zones.planDeck()) ?? 0, zones.plan(seat));
    table.fields.here = 0;
    inLastRound(table, 'loot');
  };
  expect(doubts(bind({ ...definition, seats: [2], setup }, kinds), 3)).toBeGreaterThan(5);
});
