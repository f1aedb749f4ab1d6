import { generator, nth, see, type Table } from '@masterplan/kernel';
import { expect } from 'vitest';
import { unknownsOf } from '../../src/imagine/unknowns.ts';
import { Deal } from '../../src/imagine/worlds.ts';
import { type Bare, bare, couldBe } from './bare.ts';

interface Tried {
  /** How often each way the cards can lie was dealt. */
  readonly dealt: ReadonlyMap<string, number>;
  /** The share of tries that found one. */
  readonly found: number;
}

/** Tries so many deals of what a viewer does not know. What is dealt must be true. */
export function tried(table: Table<Bare>, viewer: number, tries: number): Tried {
  const unknowns = unknownsOf(bare, see(bare, table.state, viewer));
  const random = generator('tries');
  const dealt = new Map<string, number>();
  let found = 0;
  for (let i = 0; i < tries; i++) {
    const deal = new Deal(unknowns, random);
    if (!deal.fill()) continue;
    found += 1;
    const faces = table.state.at.map((_, card) => nth(bare.kinds, nth(deal.face, card)).id).join(' ');
    const isFalse = unknowns.claims.find((claim) => !unknowns.holds(claim, deal.face));
    if (isFalse) throw new Error(`dealt, but not true: ${JSON.stringify(isFalse)}`);
    dealt.set(faces, (dealt.get(faces) ?? 0) + 1);
  }
  return { dealt, found: found / tries };
}

/**
 * Deals every way there is, and no other, in so many tries for each way. With `tolerance` about equally often: within that share of the
 * mean.
 */
export function expectAll(
  table: Table<Bare>,
  viewer: number,
  {
    least,
    tolerance,
    each = tolerance === undefined ? 40 : 100,
  }: { least: number; tolerance?: number; each?: number },
): void {
  const all = couldBe(table, viewer, ...table.state.at.keys());
  const { dealt, found } = tried(table, viewer, each * all.length);
  expect([...dealt.keys()].sort()).toEqual(all);
  expect(found).toBeGreaterThanOrEqual(least);
  if (tolerance === undefined) return;
  for (const count of dealt.values()) expect(Math.abs(count / (each * found) - 1)).toBeLessThan(tolerance);
}
