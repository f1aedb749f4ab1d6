import { everybody, layout } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';

const { layout: plan, zones } = layout({
  hand: { order: 'free', seenBy: 'owner', per: 'seat' },
  deck: { order: 'kept', seenBy: 'nobody' },
  squad: { order: 'kept', seenBy: 'owner', per: 'seat', times: 3 },
  loot: { order: 'kept', seenBy: 'all', times: 2 },
  bag: { order: 'free', seenBy: 'nobody' },
});

/** Number, name, seat, which: the table's zones first, then seat 0's, then seat 1's. */
const all = [
  [0, 'deck', -1, 0],
  [1, 'loot', -1, 0],
  [2, 'loot', -1, 1],
  [3, 'bag', -1, 0],
  [4, 'hand', 0, 0],
  [5, 'squad', 0, 0],
  [6, 'squad', 0, 1],
  [7, 'squad', 0, 2],
  [8, 'hand', 1, 0],
  [9, 'squad', 1, 0],
  [10, 'squad', 1, 1],
  [11, 'squad', 1, 2],
] as const;

describe('the zones of a game', () => {
  test('are counted by seats', () => {
    expect([0, 2, 5].map((seats) => plan.count(seats))).toEqual([4, 12, 24]);
  });

  test.each(all)('number %i is %s of seat %i, the one at %i', (zone, name, seat, which) => {
    expect(plan.place(zone)).toEqual({ name, seat, which });
    expect(plan.find(name, seat < 0 ? undefined : seat, which)).toBe(zone);
  });

  test('are found by name', () => {
    expect([zones.deck(), zones.loot(0), zones.loot(1), zones.bag()]).toEqual([0, 1, 2, 3]);
    expect([zones.hand(0), zones.hand(1), zones.squad(0, 2), zones.squad(1, 1)]).toEqual([4, 8, 7, 10]);
    expect(plan.find('loot')).toBe(1);
    expect(plan.find('hand')).toBe(4);
  });

  test('keep their numbers whatever the number of seats', () => {
    expect(
      plan
        .sight(3)
        .slice(0, 12)
        .map((_, zone) => plan.place(zone).name),
    ).toEqual(all.map(([, name]) => name));
    expect(plan.place(zones.hand(5))).toEqual({ name: 'hand', seat: 5, which: 0 });
  });

  test('that do not exist throw', () => {
    expect(() => plan.find('attic')).toThrow('no zone named "attic"');
  });

  test('are free or kept as declared, whosever they are', () => {
    const free = all.filter(([zone]) => plan.free(zone)).map(([zone]) => zone);
    expect(free).toEqual([3, 4, 8]);
  });

  test('are looked into by nobody, by their owner, or by everybody and the public', () => {
    const nobody = 0;
    const everyone = 0b111;
    expect(plan.sight(2)).toEqual([
      nobody,
      everyone,
      everyone,
      nobody,
      0b01,
      0b01,
      0b01,
      0b01,
      0b10,
      0b10,
      0b10,
      0b10,
    ]);
    expect(plan.sight(3)[1]).toBe(0b1111);
    expect(plan.sight(3)).toHaveLength(16);
  });

  test('may all be the table’s, or all the seats’, or none', () => {
    const shared = layout({ deck: { order: 'kept', seenBy: 'nobody' } });
    expect([shared.layout.count(4), shared.zones.deck()]).toEqual([1, 0]);
    const own = layout({ hand: { order: 'free', seenBy: 'owner', per: 'seat' } });
    expect([own.layout.count(4), own.zones.hand(3)]).toEqual([4, 3]);
    expect(own.layout.place(3)).toEqual({ name: 'hand', seat: 3, which: 0 });
    expect(layout({}).layout.count(4)).toBe(0);
  });
});

test('everybody is every seat and the public', () => {
  expect([2, 3, 6].map(everybody)).toEqual([0b111, 0b1111, 0b111_1111]);
});
