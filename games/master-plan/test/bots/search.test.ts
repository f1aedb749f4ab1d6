import { describe, expect, test } from 'vitest';
import { foresight } from '../../bot/index.ts';
import { zones } from '../../rules/board.ts';
import { before, hero, plan } from '../tables.ts';

const wanting = plan('wanting', { 'white-cat': 2, henchmen: 1 });
const other = plan('other', { 'moon-deed': 2, 'death-ray': 1 });

/** How well it agrees with the stash of seat 1 that it has this plan, and the other is still hidden. */
function agreement(own: readonly string[], plans: readonly [typeof wanting, typeof wanting], viewer = 0) {
  const [its, another] = plans;
  const { table } = before({ 0: { 0: [hero(9)] } }, { stash: { 1: own }, plan: { 1: [its], 2: [another] } });
  return foresight.likelihood?.(table, table.lens(viewer), []) ?? 0;
}

describe('a search thinks of a rival’s plan', () => {
  const told = ['white-cat', 'white-cat', 'henchmen'];

  test('that it is the likelier the more of the rival’s stash it asks for', () => {
    const fits = agreement(told, [wanting, other]);
    const fitsNot = agreement(told, [other, wanting]);
    expect(fits).toBeGreaterThan(5 * fitsNot);
    expect(fits).toBeLessThanOrEqual(1);
  });

  test('that all are alike while nobody owns anything', () => {
    expect(agreement([], [wanting, other])).toBe(1);
    expect(agreement([], [other, wanting])).toBe(1);
  });

  test('anew once the stash has changed, through the same lens', () => {
    const { table } = before(
      { 0: { 0: [hero(9)] } },
      { stash: { 1: told }, plan: { 1: [other], 2: [wanting] } },
    );
    const lens = table.lens(0);
    expect(foresight.likelihood?.(table, lens, [])).toBeLessThan(1);
    for (const loot of table.zone(zones.stash(1)).slice()) table.move(loot, zones.bag());
    expect(foresight.likelihood?.(table, lens, [])).toBe(1);
  });

  test('nothing where it knows the plan', () => {
    expect(agreement(told, [other, wanting], 1)).toBe(agreement(told, [wanting, other], 1));
  });
});
