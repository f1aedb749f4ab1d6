import { type Foresight, nth, type Table } from '@masterplan/kernel';
import { type MasterPlan, zones } from '../rules/board.ts';
import { almanacOf } from './almanac.ts';
import type { Thumb } from './thumb.ts';
import { weights } from './weights.ts';

const ROUNDS = 3;
/** A plan that lacks more than this lacks no less. */
const FAR = 6;

/** Kinds of Loot a seat owns, how many of all, and how many its plan still lacks. */
function collected(table: Table<MasterPlan>, seat: number) {
  const { loots, lootOf, needsOf } = almanacOf(table.game);
  const own = new Array<number>(loots).fill(0);
  const stash = table.zone(zones.stash(seat));
  for (const card of stash) {
    const loot = nth(lootOf, table.face(card));
    own[loot] = nth(own, loot) + 1;
  }
  const [plan] = table.zone(zones.plan(seat));
  const needs = plan === undefined ? undefined : needsOf[table.face(plan)];
  let missing = needs === undefined ? FAR : 0;
  for (let loot = 0; needs !== undefined && loot < loots; loot++)
    missing += Math.max(0, nth(needs, loot) - nth(own, loot));
  return { kinds: own.filter((n) => n > 0).length, all: stash.length, missing };
}

/** The same numbers weigh otherwise when a round more is to come: each has its place among those of its round. */
function features(table: Table<MasterPlan>, seat: number): readonly number[] {
  const { kinds, all, missing } = collected(table, seat);
  const now = [
    kinds / 3,
    all / 4,
    Math.min(missing, FAR) / FAR,
    missing <= 1 ? 1 : 0,
    missing === 2 ? 1 : 0,
    table.fields.holder === seat ? 1 : 0,
  ];
  const isLast = table.fields.round >= ROUNDS;
  const nothing = now.map(() => 0);
  return isLast ? [...nothing, ...now] : [...now, ...nothing];
}

/** Every seat plays for itself; a playout may end when a round has been settled. */
export const foresightBy = (thumb: Thumb): Foresight<MasterPlan> => ({
  sideOf: (_table, seat) => seat,
  features,
  weights,
  isQuiet: ({ fields }, since) => fields.round > since.round,
  rank: (lens, options) => thumb.rank(lens, options),
});
