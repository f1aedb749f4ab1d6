import { type Foresight, nth, type Table } from '@masterplan/kernel';
import { type MasterPlan, zones } from '../rules/board.ts';
import { almanacOf } from './almanac.ts';
import type { Thumb } from './thumb.ts';
import { weights } from './weights.ts';

const ROUNDS = 3;
/** A plan that lacks more than this lacks no less. */
const FAR = 6;

/** A seat's Loot by kind, and what its plan asks for. */
function lootOf(table: Table<MasterPlan>, seat: number) {
  const { loots, lootOf: loot, needsOf } = almanacOf(table.game);
  const own = new Array<number>(loots).fill(0);
  const stash = table.zone(zones.stash(seat));
  for (const card of stash) {
    const no = nth(loot, table.face(card));
    own[no] = nth(own, no) + 1;
  }
  const [plan] = table.zone(zones.plan(seat));
  return { own, all: stash.length, needs: plan === undefined ? undefined : needsOf[table.face(plan)] };
}

/** Kinds of Loot a seat owns and how rare they are, how many of all, what its plan still lacks, most of one kind, and how far away that is: what is rare comes late. */
function collected(table: Table<MasterPlan>, seat: number) {
  const { loots, shares, scarcity } = almanacOf(table.game);
  const { own, all, needs } = lootOf(table, seat);
  const sum = { kinds: 0, rare: 0, all, missing: 0, most: 0, away: 0 };
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

/** Every seat plays for itself; a playout may end when a round has been settled. */
export const foresightBy = (thumb: Thumb): Foresight<MasterPlan> => ({
  sideOf: (_table, seat) => seat,
  features,
  weights,
  isQuiet: ({ fields }, since) => fields.round > since.round,
  rank: (lens, options) => thumb.rank(lens, options),
});
