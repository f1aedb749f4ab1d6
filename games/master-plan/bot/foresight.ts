import { type Foresight, type Lens, missing, nth, type Table } from '@masterplan/kernel';
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
  const own: number[] = [];
  while (own.length < loots) own.push(0);
  for (const card of reader.zone(zones.stash(seat))) {
    const face = reader.face(card);
    const loot = lootOf[face] ?? missing(lootOf, face);
    own[loot] = (own[loot] ?? missing(own, loot)) + 1;
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
    const owned = own[loot] ?? missing(own, loot);
    if (owned > 0) {
      sum.kinds += 1;
      sum.rare += scarcity[loot] ?? missing(scarcity, loot);
    }
    if (needs === undefined) continue;
    const lacks = Math.max(0, (needs[loot] ?? missing(needs, loot)) - owned);
    sum.missing += lacks;
    sum.most = Math.max(sum.most, lacks);
    sum.away += lacks / ((shares[loot] ?? missing(shares, loot)) * loots);
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

/** How well each plan agrees with a stash, by the plan's kind: 0 for those that agree best. */
interface Suspicion {
  readonly own: readonly number[];
  readonly agreed: readonly number[];
}

/** What was thought last of each seat by the viewer of a lens: a search asks of thousands of worlds while no stash changes. */
const suspected = new WeakMap<Lens<MasterPlan>, (Suspicion | undefined)[]>();

function suspicionOf(lens: Lens<MasterPlan>, seat: number): Suspicion {
  const known = suspected.get(lens) ?? [];
  const own = stashOf(lens, seat);
  const last = known[seat];
  if (last?.own.every((owned, loot) => owned === own[loot])) return last;
  const almanac = almanacOf(lens.game);
  const found = almanac.needsOf.map((needs) =>
    needs === undefined ? Number.NEGATIVE_INFINITY : hits(own, needs, almanac),
  );
  const most = Math.max(...found);
  const suspicion = { own, agreed: found.map((hit) => hit - most) };
  known[seat] = suspicion;
  suspected.set(lens, known);
  return suspicion;
}

/** Rivals take what their plans ask for: how well their stashes agree with the plans they have in a world, where the viewer does not know them. The plans that agree best come to 1. */
function likelihood(world: Table<MasterPlan>, lens: Lens<MasterPlan>): number {
  let sum = 0;
  for (let seat = 0; seat < lens.seats; seat++) {
    const plan = lens.zone(zones.plan(seat))[0];
    if (plan === undefined || lens.knows(plan)) continue;
    const { agreed } = suspicionOf(lens, seat);
    sum += agreed[world.face(plan)] ?? missing(agreed, world.face(plan));
  }
  return Math.exp(sum);
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
