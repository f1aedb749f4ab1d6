import { bind, type GameDefinition, imaginer, layout, nth, open, see } from '@masterplan/kernel';
import { expect, test } from 'vitest';

/** Twenty-four tiles of the costs 1 to 4; what pairs of them cost together is known. */
interface Tiles {
  fields: Record<string, never>;
  kind: { readonly id: string; readonly cost: number };
}
const { layout: plan, zones } = layout({ deck: { order: 'kept', seenBy: 'nobody' } });
const kinds = Array.from({ length: 24 }, (_, i) => ({ id: `tile-${i}`, cost: (i % 4) + 1 }));
const PAIRS = 6;

test('claims of a predicate that have no card in common are dealt one by one, not all at once', () => {
  let asked = 0;
  const definition: GameDefinition<Tiles> = {
    ...{ id: 'tiles', version: '1', seats: [2], options: {}, layout: plan, fields: {}, words: {}, verbs: [] },
    predicates: {
      costs(some, [total]) {
        asked += 1;
        return some.reduce((sum, { cost }) => sum + cost, 0) === total;
      },
    },
    course: {
      name: 'wait',
      run: (table) => table.ask(0),
      choices: (_lens, _seat, _frame, offers) => offers.yes(0),
    },
    setup(table) {
      for (const no of kinds.keys()) table.create(no, zones.deck());
      table.shuffle(zones.deck());
      const deck = table.zone(zones.deck());
      for (let pair = 0; pair < PAIRS; pair++) {
        const tiles = [nth(deck, 2 * pair), nth(deck, 2 * pair + 1)];
        const total = tiles.reduce((sum, tile) => sum + table.kind(tile).cost, 0);
        table.claimHolds('costs', tiles, total);
      }
    },
    bound: 1,
  };
  const game = bind(definition, kinds);
  const table = open(game, { seats: 2, seed: 'pairs' });
  const worlds = imaginer(game, see(game, table.state, 1));
  for (let i = 0; i < 50; i++) {
    const world = worlds.next(`world ${i}`);
    for (const { slots, n } of table.state.claims)
      expect(slots.reduce((sum, slot) => sum + world.kind(slot).cost, 0)).toBe(n[0]);
  }
  expect(asked / 50).toBeLessThan(PAIRS * 40);
});
