import type { Chance, Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { type Bare, fixed, lay, zones } from '../tiny/bare.ts';
import { expectAll, tried } from '../tiny/deals.ts';

const deck = zones.deck();
const everyone = 2;

type Claiming = (table: Table<Bare>) => void;

/** What is claimed of a deck of five, and how many tries in 100 find a deal even where the claims are of two attributes. */
const claimed: [string, number, Claiming][] = [
  ['two alike', 100, (t) => t.claimAlike('side', 1, 0)],
  [
    'three alike',
    100,
    (t) => {
      t.claimAlike('side', 1, 0);
      t.claimAlike('side', 4, 0);
    },
  ],
  [
    'two alike, and two others',
    100,
    (t) => {
      t.claimAlike('side', 1, 0);
      t.claimAlike('side', 3, 2);
    },
  ],
  ['a total of two', 75, (t) => t.claimSum('cost', [1, 2], 5)],
  ['a total of three', 55, (t) => t.claimSum('cost', [1, 2, 3], 9)],
  [
    'two totals that share a card',
    15,
    (t) => {
      t.claimSum('cost', [0, 1], 3);
      t.claimSum('cost', [1, 4], 7);
    },
  ],
  ['each among three values', 100, (t) => t.claimAmong('cost', [1, 2], [1, 2, 3])],
  ['some of one value', 35, (t) => t.claimSome('cost', [1, 2], [3])],
  [
    'some of one value, and a limit',
    45,
    (t) => {
      t.claimSome('cost', [1, 2], [3]);
      t.claimAmong('cost', [2, 3], [3, 4]);
    },
  ],
  [
    'a total and a limit',
    62,
    (t) => {
      t.claimSum('cost', [0, 1], 3);
      t.claimAmong('cost', [2, 3], [3, 4, 5]);
    },
  ],
  [
    'alike and limited',
    100,
    (t) => {
      t.claimAlike('side', 1, 0);
      t.claimAmong('side', [0, 2], [0]);
    },
  ],
  [
    'alike to a card that one has seen',
    100,
    (t) => {
      t.show(0, 0b001);
      t.claimAlike('side', 1, 0);
    },
  ],
  [
    'a total with a card that one has seen',
    75,
    (t) => {
      t.show(1, 0b001);
      t.claimSum('cost', [1, 2], 5);
    },
  ],
  [
    'some among which one has seen a card',
    20,
    (t) => {
      t.show(1, 0b001);
      t.claimSome('cost', [2, 1], [3]);
    },
  ],
];

describe('where all that is claimed is of one attribute', () => {
  test.each(claimed)('no try is in vain and all deals are equally likely: %s', (_what, _least, claim) => {
    const table = lay({ deck: 'ace king queen knave ten' });
    claim(table);
    for (const viewer of [0, everyone]) expectAll(table, viewer, { least: 1, tolerance: 0.4 });
  });

  test('also with copies, and with cards that no claim names', () => {
    const table = lay({ deck: 'ace ace queen queen knave ten' });
    table.claimAlike('side', 1, 0);
    table.claimAlike('side', 2, 0);
    const { found } = tried(table, everyone, 500);
    expect(found).toBe(1);
  });
});

describe('where more than one attribute is claimed', () => {
  test.each(claimed)(
    'every deal that fits can come, no other, and few tries fail: %s',
    (_what, least, claim) => {
      const table = lay({ deck: 'ace king queen knave ten' });
      claim(table);
      table.claimSome('kind', [3], [0, 1, 2, 3, 4]);
      for (const viewer of [0, everyone]) expectAll(table, viewer, { least: least / 100 });
    },
  );

  test('values of cards that are alike come as often as there are ways to deal them', () => {
    const table = lay({ deck: 'ace king queen knave ten' });
    table.claimAlike('side', 1, 0);
    table.claimSome('kind', [3], [0, 1, 2, 3, 4]);
    expectAll(table, everyone, { least: 1, tolerance: 0.4 });
  });

  test('what binds most is dealt first', () => {
    const table = lay({ deck: 'ace king queen knave ten' });
    table.claimAlike('side', 1, 0);
    table.claimSum('cost', [2, 3], 7);
    table.claimAmong('cost', [2], [3]);
    expectAll(table, everyone, { least: 0.9 });
  });
});

/** Lots that came out of lots, and how many tries in 100 find a deal for seat 0, seat 1 and the public. */
const layered: [string, readonly number[], () => Table<Bare>][] = [
  ['two of three, shuffled with another', [100, 100, 100], () => mixedTwice('ace king queen')],
  [
    'one of them seen afterwards',
    [100, 100, 100],
    () => {
      const table = mixedTwice('ace king queen');
      table.show(0, 0b001);
      return table;
    },
  ],
  [
    'two of them seen afterwards',
    [100, 100, 100],
    () => {
      const table = mixedTwice('ace king queen knave');
      table.show(0, 0b001);
      table.show(1, 0b001);
      return table;
    },
  ],
  [
    'seen, shuffled without one, and seen again',
    [100, 100, 100],
    () => {
      const table = mixedTwice('ace king queen knave');
      table.move(4, zones.squad(1));
      table.show(0, 0b001);
      table.chance = fixed(2, 1);
      table.shuffle(deck);
      table.show(0, 0b001);
      return table;
    },
  ],
  ['alike to one that is among them', [100, 100, 100], () => mixedAfter((t) => t.claimAlike('side', 1, 0))],
  [
    'totals before and after',
    [100, 100, 100],
    () => {
      const table = mixedAfter((t) => t.claimSum('cost', [0, 1], 3), fixed(3, 2, 1));
      table.claimSum('cost', [0, 2], 4);
      return table;
    },
  ],
  [
    'alike before and after, and a total',
    [100, 100, 100],
    () => {
      const table = mixedAfter((t) => t.claimAlike('side', 1, 0), fixed(3, 2, 1));
      table.claimAlike('side', 4, 1);
      table.claimSum('cost', [2, 3], 7);
      return table;
    },
  ],
];

/** Five cards of which something was claimed; then the first went before seat 1, who saw another, and the rest was shuffled. */
function mixedAfter(claim: Claiming, chance?: Chance): Table<Bare> {
  const table = lay({ deck: 'ace king queen knave ten' });
  claim(table);
  table.move(0, zones.squad(1));
  table.show(3, 0b010);
  table.chance = chance;
  table.shuffle(deck);
  return table;
}

/** Cards all but the last of which were shuffled together with the ten; the last lies before seat 1. */
function mixedTwice(cards: string): Table<Bare> {
  const table = lay({ deck: cards, row: 'ten' });
  const count = table.zone(deck).length;
  table.move(count - 1, zones.squad(1));
  table.move(count, deck);
  table.chance = (limit) => limit - 1;
  table.shuffle(deck);
  return table;
}

describe('where lots came out of lots', () => {
  test.each(layered)(
    'every deal that fits can come, no other, and few tries fail: %s',
    (_what, least, make) => {
      least.forEach((share, viewer) => {
        expectAll(make(), viewer, { least: share / 100 });
      });
    },
  );
});
