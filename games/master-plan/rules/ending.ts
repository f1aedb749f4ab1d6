import { nth, type Table } from '@masterplan/kernel';
import type { Kind } from '../content/kinds.ts';
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
  let most = Number.NEGATIVE_INFINITY;
  let those: number[] = [];
  for (const seat of seats) {
    const measured = measure(seat);
    if (measured > most) those = [];
    if (measured >= most) those.push(seat);
    most = Math.max(most, measured);
  }
  return those;
}

/** How many kinds of Loot a seat owns; copies count once (MP-9.2). */
function kindsOwned(reader: Reader, seat: number): number {
  const kinds: (Kind | undefined)[] = [];
  for (const card of reader.zone(zones.stash(seat))) {
    const kind = reader.kind(card);
    if (!kinds.includes(kind)) kinds.push(kind);
  }
  return kinds.length;
}

/** The largest printed number in a KO pile (MP-B17); none where it is empty. */
function largestKo(reader: Reader, seat: number): number {
  let largest = 0;
  for (const card of reader.zone(zones.koPile(seat)))
    largest = Math.max(largest, superOf(reader, card).number);
  return largest;
}
