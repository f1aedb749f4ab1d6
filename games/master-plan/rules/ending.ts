import { nth, type Table } from '@masterplan/kernel';
import { type MasterPlan, type Reader, zones } from './board.ts';
import { superOf } from './supers.ts';

/** After the third round: most kinds of Loot, then most KOs, then the largest number among them (MP-9.1 to MP-9.5). */
export function finalCount(table: Table<MasterPlan>): void {
  const everyone = Array.from({ length: table.seats }, (_, seat) => seat);
  const owned = everyone.map((seat) => kindsOwned(table, seat));
  for (const seat of everyone) table.tell('counted', seat, [], nth(owned, seat));
  const varied = best(everyone, (seat) => nth(owned, seat));
  const strongest = best(varied, (seat) => table.zone(zones.koPile(seat)).length);
  const winners = best(strongest, (seat) => largestKo(table, seat));
  table.end(winners, reasonFor(varied.length, strongest.length, winners.length));
}

function reasonFor(varied: number, strongest: number, winners: number): string {
  if (varied === 1) return 'variety';
  if (strongest === 1) return 'knock-outs';
  return winners === 1 ? 'largest-knock-out' : 'shared';
}

/** Those of the players still tied who have the most of what is measured (MP-A40). */
function best(seats: readonly number[], measure: (seat: number) => number): number[] {
  const most = Math.max(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === most);
}

/** How many kinds of Loot a seat owns; copies count once (MP-9.2). */
function kindsOwned(reader: Reader, seat: number): number {
  return new Set(reader.zone(zones.stash(seat)).map((card) => reader.kind(card))).size;
}

/** The largest printed number in a KO pile (MP-B17); none where it is empty. */
const largestKo = (reader: Reader, seat: number): number =>
  Math.max(0, ...reader.zone(zones.koPile(seat)).map((card) => superOf(reader, card).number));
