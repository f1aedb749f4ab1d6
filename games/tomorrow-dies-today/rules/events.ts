import type { Table } from '@masterplan/kernel';
import { MONOLOGUING, type Tomorrow, zones } from './board.ts';
import { areMet } from './conditions/index.ts';
import type { ConditionSaid } from './conditions/kit.ts';
import { put } from './goods.ts';
import { inMask, isIn } from './masks.ts';
import { speakAll } from './moments.ts';
import { inOrder, teamOf } from './order.ts';

/** A new Global Event replaces the old one, which is discarded unsolved (TD-28.3, TD-A103). */
export function revealEvent(table: Table<Tomorrow>): void {
  if (table.state.options.events !== true) return;
  const next = table.top(zones.eventDeck());
  if (next === undefined) return;
  for (const card of table.zone(zones.event()).slice()) table.move(card, zones.pastEvents());
  const card = table.move(next, zones.event());
  table.tell('event', -1, [card]);
  speakAll(table, 'revealed', table.fields.order);
}

/** Whoever meets the Solution outside Monologuing gains 1 VP and the card; one of each team where several do at once (TD-28.4, TD-B2). */
export function checkEvent(table: Table<Tomorrow>): void {
  const [card] = table.zone(zones.event());
  if (card === undefined || table.fields.phase === MONOLOGUING) return;
  const kind = table.kind(card);
  if (kind.type !== 'event') return;
  const solvers = solversOf(table, kind.solution);
  const [first] = solvers;
  if (first === undefined) return;
  const solved = table.move(card, zones.claimed(first));
  for (const seat of solvers) {
    put(table, seat, 'vp', 1);
    table.tell('solved', seat, [solved]);
  }
}

/** The first of each team, in turn order, who meets all that is asked for. Mostly nobody does, and no list is made. */
function solversOf(table: Table<Tomorrow>, solution: readonly ConditionSaid[]): readonly number[] {
  let teams = 0;
  let solvers = 0;
  for (const seat of table.fields.order) {
    const team = teamOf(table, seat);
    if (isIn(teams, team) || !areMet(table, solution, seat)) continue;
    teams |= 1 << team;
    solvers |= 1 << seat;
  }
  return solvers === 0 ? NOBODY : inOrder(table, inMask(solvers));
}
const NOBODY: readonly number[] = [];
