import { everybody, layout } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';

const layOut = () =>
  layout({
    hand: { order: 'free', seenBy: 'owner', per: 'seat' },
    deck: { order: 'kept', seenBy: 'nobody' },
    squad: { order: 'kept', seenBy: 'owner', per: 'seat', times: 3 },
    loot: { order: 'kept', seenBy: 'all', times: 3 },
    bag: { order: 'free', seenBy: 'nobody' },
  });

/** Number, name, seat, which: the table's zones first, then seat 0's, then seat 1's. */
const all = [
  [0, 'deck', -1, 0],
  [1, 'loot', -1, 0],
  [2, 'loot', -1, 1],
  [3, 'loot', -1, 2],
  [4, 'bag', -1, 0],
  [5, 'hand', 0, 0],
  [6, 'squad', 0, 0],
  [7, 'squad', 0, 1],
  [8, 'squad', 0, 2],
  [9, 'hand', 1, 0],
  [10, 'squad', 1, 0],
  [11, 'squad', 1, 1],
  [12, 'squad', 1, 2],
] as const;

describe('the zones of a game', () => {
  test('are counted by seats', () => {
    expect([0, 2, 5].map((seats) => layOut().layout.count(seats))).toEqual([5, 13, 25]);
  });

  test.each(all)('number %i is %s of seat %i, the one at %i', (zone, name, seat, which) => {
    const plan = layOut().layout;
    expect(plan.place(zone)).toEqual({ name, seat, which });
    expect(plan.find(name, seat < 0 ? undefined : seat, which)).toBe(zone);
  });

  test('are found by name', () => {
    const { layout: plan, zones } = layOut();
    expect([zones.deck(), zones.loot(0), zones.loot(2), zones.bag()]).toEqual([0, 1, 3, 4]);
    expect([zones.hand(0), zones.hand(1), zones.squad(0, 2), zones.squad(1, 1)]).toEqual([5, 9, 8, 11]);
    expect([plan.find('loot'), plan.find('hand')]).toEqual([1, 5]);
  });

  test('that do not exist throw', () => {
    expect(() => layOut().layout.find('attic')).toThrow(new RangeError('no zone named "attic"'));
  });

  test('are free or kept as declared, whosever they are', () => {
    const { free } = layOut().layout;
    expect(all.filter(([zone]) => free(zone)).map(([zone]) => zone)).toEqual([4, 5, 9]);
  });

  test('are looked into by nobody, by their owner, or by everybody and the public', () => {
    const { sight } = layOut().layout;
    const shared = [0, 0b111, 0b111, 0b111, 0];
    expect(sight(2)).toEqual([...shared, 1, 1, 1, 1, 2, 2, 2, 2]);
    expect(sight(3)[1]).toBe(0b1111);
    expect(sight(3)).toHaveLength(17);
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
