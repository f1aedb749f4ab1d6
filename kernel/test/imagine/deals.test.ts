import type { Table } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { type Bare, bare, lay, zones } from '../tiny/bare.ts';
import { expectAll, tried } from '../tiny/deals.ts';

const everyone = 2;
const four = (): Table<Bare> => lay({ deck: 'ace king queen knave' });

/** Claims of two attributes are dealt slot by slot; the second here says nothing new. */
const besides = (table: Table<Bare>): void => table.claimSome('kind', [3], [...bare.kinds.keys()]);

/** What is claimed of four cards, and how many tries in 100 find a deal. */
const claimed: [string, number, (table: Table<Bare>) => void][] = [
  ['nothing', 100, () => undefined],
  ['two alike', 100, (t) => t.claimAlike('side', 1, 0)],
  [
    'two alike, and two others',
    100,
    (t) => {
      t.claimAlike('side', 1, 0);
      t.claimAlike('side', 3, 2);
    },
  ],
  [
    'one alike to a card that seat 0 has seen',
    100,
    (t) => {
      t.show(0, 0b01);
      t.claimAlike('side', 1, 0);
    },
  ],
  ['a total of two', 60, (t) => t.claimSum('cost', [1, 2], 5)],
  ['a total of three', 40, (t) => t.claimSum('cost', [0, 1, 2], 8)],
  [
    'a total with a card that seat 0 has seen',
    60,
    (t) => {
      t.show(1, 0b01);
      t.claimSum('cost', [1, 2], 5);
    },
  ],
  [
    'two totals that share a card',
    10,
    (t) => {
      t.claimSum('cost', [0, 1], 3);
      t.claimSum('cost', [1, 3], 5);
    },
  ],
  ['each among some', 100, (t) => t.claimAmong('cost', [1, 2], [1, 2, 3])],
  ['one among one', 100, (t) => t.claimAmong('cost', [2], [4])],
  ['some of one value', 40, (t) => t.claimSome('cost', [1, 2], [3])],
  [
    'rising, and apart from that two alike',
    40,
    (t) => {
      t.claimHolds('rising', [0, 1]);
      t.claimAlike('side', 3, 2);
    },
  ],
];

describe('a deal of what is not known', () => {
  test.each(claimed)(
    'finds every way that fits, and no other, where this is claimed: %s',
    (_what, least, claim) => {
      const table = four();
      claim(table);
      besides(table);
      for (const viewer of [0, everyone]) expectAll(table, viewer, { least: least / 100, each: 25 });
    },
  );

  test('says so where a try came to a dead end, instead of dealing what is not true', () => {
    const table = four();
    table.claimSum('cost', [0, 1], 3);
    table.claimSum('cost', [1, 3], 5);
    besides(table);
    expect(tried(table, everyone, 100).found).toBeLessThan(1);
  });

  test('deals cards that are alike as often of each value as there are ways', () => {
    const table = lay({ deck: 'ace king queen knave ten' });
    table.claimAlike('side', 1, 0);
    besides(table);
    const { dealt } = tried(table, everyone, 1200);
    let villains = 0;
    for (const [faces, times] of dealt) if (/^(queen|knave)/.test(faces)) villains += times;
    expect(villains / 1200).toBeGreaterThan(0.2);
    expect(villains / 1200).toBeLessThan(0.3);
  });

  test('deals each way about equally often where nothing is claimed', () => {
    expectAll(lay({ deck: 'ace king queen' }), everyone, { least: 1, tolerance: 0.3 });
  });

  test('finds faces of which a predicate is true, however few there are', () => {
    const table = four();
    table.claimHolds('rising', [0, 1, 2, 3]);
    expect([...tried(table, everyone, 10).dealt]).toEqual([['ace king queen knave', 10]]);
  });

  test('reaches across lots that one claim speaks of', () => {
    const table = lay({ deck: 'ace king', squad: ['queen knave', ''] });
    table.shuffle(zones.deck());
    table.claimSum('cost', [0, 2], 5);
    for (const viewer of [1, everyone]) expectAll(table, viewer, { least: 0.2, each: 30 });
  });

  test('starts anew each time: what one deal gave, the next may give elsewhere', () => {
    const { dealt, found } = tried(four(), everyone, 240);
    expect([dealt.size, found]).toEqual([24, 1]);
  });
});
