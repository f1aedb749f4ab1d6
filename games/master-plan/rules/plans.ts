import { fromContent, nth, type Table } from '@masterplan/kernel';
import { type MasterPlan, zones } from './board.ts';

/** A plan as it is checked: how many it needs of which Loot, by the Loot's number among the kinds. */
interface Goal {
  /** The plan's own number among the kinds. */
  readonly plan: number;
  readonly needs: readonly { readonly loot: number; readonly count: number }[];
}

/** All plans there are, and by the number of a Loot those that ask for it. */
const goals = fromContent<MasterPlan, { all: readonly Goal[]; asking: readonly (readonly Goal[])[] }>(
  (kinds) => {
    const all = kinds.flatMap((kind, plan): Goal[] => {
      if (kind.type !== 'plan') return [];
      const needs = Object.entries(kind.needs).map(([id, count]) => ({
        loot: kinds.findIndex((each) => each.id === id),
        count,
      }));
      return [{ plan, needs }];
    });
    const asking = kinds.map((_, no) => all.filter(({ needs }) => needs.some(({ loot }) => loot === no)));
    return { all, asking };
  },
);

/**
 * Checks whether the gainers' plans are complete; the first complete one wins on the spot (MP-7.6 to MP-7.8, MP-A31).
 * Whoever acts comes first (MP-A32). No Ability gives Loot to two rivals at once, so that no order among rivals is needed. A
 * plan that stays hidden is not complete: that is claimed.
 */
export function checkPlans(
  table: Table<MasterPlan>,
  gainers: readonly [number] | readonly [number, number],
): void {
  for (const seat of gainers) {
    if (!hasCompletePlan(table, seat)) continue;
    win(table, seat);
    return;
  }
  if (table.book === 'kept') for (const seat of gainers) claimIncomplete(table, seat);
}

function hasCompletePlan(table: Table<MasterPlan>, seat: number): boolean {
  const card = table.zone(zones.plan(seat))[0];
  const gained = table.top(zones.stash(seat));
  if (card === undefined || gained === undefined) return false;
  const plan = table.face(card);
  for (const goal of askingFor(table, gained)) if (goal.plan === plan) return isComplete(table, seat, goal);
  return false;
}

/** The plans that ask for a Loot: gaining it cannot have completed any other. */
const askingFor = (table: Table<MasterPlan>, loot: number): readonly Goal[] =>
  nth(goals(table.game).asking, table.face(loot));

/** Whether a seat owns all that a plan asks for (MP-A34). */
function isComplete(table: Table<MasterPlan>, seat: number, { needs }: Goal): boolean {
  const stash = table.zone(zones.stash(seat));
  for (const { loot, count } of needs) {
    let missing = count;
    for (const card of stash) if (table.face(card) === loot) missing -= 1;
    if (missing > 0) return false;
  }
  return true;
}

function win(table: Table<MasterPlan>, seat: number): void {
  const card = table.show(nth(table.zone(zones.plan(seat)), 0));
  table.tell('plan complete', seat, [card]);
  table.end([seat], 'plan');
}

/** A seat that does not show its plan tells everybody that it is none of those its Loot would complete. */
function claimIncomplete(table: Table<MasterPlan>, seat: number): void {
  const card = table.zone(zones.plan(seat))[0];
  const gained = table.top(zones.stash(seat));
  if (card === undefined || gained === undefined) return;
  if (!askingFor(table, gained).some((goal) => isComplete(table, seat, goal))) return;
  const incomplete = goals(table.game).all.filter((goal) => !isComplete(table, seat, goal));
  table.claimAmong(
    'kind',
    [card],
    incomplete.map(({ plan }) => plan),
  );
}
