import { type Foresight, type Lens, nth, type Table } from '@masterplan/kernel';
import { type MasterPlan, zones } from '../rules/board.ts';
import { type Almanac, almanacOf } from './almanac.ts';
import type { Thumb } from './thumb.ts';
import { weights } from './weights.ts';

type Reader = Table<MasterPlan> | Lens<MasterPlan>;

const ROUNDS = 3;
/** A plan that lacks more than this lacks no less. */
const FAR = 6;

/** What a seat's stash holds, by kind of Loot. */
function stashOf(reader: Reader, seat: number): number[] {
  const { loots, lootOf } = almanacOf(reader.game);
  const own = new Array<number>(loots).fill(0);
  for (const card of reader.zone(zones.stash(seat))) {
    const loot = nth(lootOf, reader.face(card));
    own[loot] = nth(own, loot) + 1;
  }
  return own;
}

/** What a seat's plan asks for. */
function needsOf(table: Table<MasterPlan>, seat: number): readonly number[] | undefined {
  const [plan] = table.zone(zones.plan(seat));
  return plan === undefined ? undefined : almanacOf(table.game).needsOf[table.face(plan)];
}

/** Kinds of Loot a seat owns and how rare they are, how many of all, what its plan still lacks, most of one kind, and how far away that is: what is rare comes late. */
function collected(table: Table<MasterPlan>, seat: number) {
  const { loots, shares, scarcity } = almanacOf(table.game);
  const own = stashOf(table, seat);
  const needs = needsOf(table, seat);
  const sum = { kinds: 0, rare: 0, all: table.zone(zones.stash(seat)).length, missing: 0, most: 0, away: 0 };
  for (let loot = 0; loot < loots; loot++) {
    if (nth(own, loot) > 0) {
      sum.kinds += 1;
      sum.rare += nth(scarcity, loot);
    }
    const lacks = needs === undefined ? 0 : Math.max(0, nth(needs, loot) - nth(own, loot));
    sum.missing += lacks;
    sum.most = Math.max(sum.most, lacks);
    sum.away += lacks / (nth(shares, loot) * loots);
  }
  return needs === undefined ? { ...sum, missing: FAR, most: FAR, away: FAR } : sum;
}

/** The same numbers weigh otherwise when a round more is to come: each has its place among those of its round. */
function features(table: Table<MasterPlan>, seat: number): readonly number[] {
  const { kinds, rare, all, missing, most, away } = collected(table, seat);
  const now = [
    kinds / 3,
    rare,
    all / 4,
    Math.min(missing, FAR) / FAR,
    missing <= 1 ? 1 : 0,
    missing === 2 ? 1 : 0,
    most / 2,
    away / FAR,
    Math.sqrt(away) / 2,
    1 / (1 + away),
    table.fields.holder === seat ? 1 : 0,
  ];
  const isLast = table.fields.round >= ROUNDS;
  const nothing = now.map(() => 0);
  return isLast ? [...nothing, ...now] : [...now, ...nothing];
}

/** How much more of a stash a plan asks for than it would of as much Loot taken by chance. */
function hits(own: readonly number[], needs: readonly number[], { shares }: Almanac): number {
  const all = own.reduce((sum, n) => sum + n, 0);
  let sum = 0;
  for (const [loot, need] of needs.entries())
    sum += Math.min(nth(own, loot), need) - Math.min(all * nth(shares, loot), need);
  return sum;
}

/** Rivals take what their plans ask for: how well their stashes agree with the plans they have in a world, where the viewer does not know them. The plans that agree best come to 1. */
function likelihood(world: Table<MasterPlan>, lens: Lens<MasterPlan>): number {
  const almanac = almanacOf(lens.game);
  let agreed = 0;
  for (let seat = 0; seat < lens.seats; seat++) {
    const [plan] = lens.zone(zones.plan(seat));
    const needs = needsOf(world, seat);
    if (plan === undefined || needs === undefined || lens.knows(plan)) continue;
    const own = stashOf(lens, seat);
    let most = Number.NEGATIVE_INFINITY;
    for (const other of almanac.needsOf)
      if (other !== undefined) most = Math.max(most, hits(own, other, almanac));
    agreed += hits(own, needs, almanac) - most;
  }
  return Math.exp(agreed);
}

/** Every seat plays for itself; a playout may end when a round has been settled. */
export const foresightBy = (thumb: Thumb): Foresight<MasterPlan> => ({
  sideOf: (_table, seat) => seat,
  features,
  weights,
  isQuiet: ({ fields }, since) => fields.round > since.round,
  rank: (lens, options) => thumb.rank(lens, options),
  likelihood,
});
