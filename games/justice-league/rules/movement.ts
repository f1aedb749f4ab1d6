import type { Table } from '@masterplan/kernel';
import { APOKOLIPS, type JusticeLeague, type Reader, WATCHTOWER } from './board.ts';
import { isPinned } from './lasting.ts';
import { isHero, neighbours, openRegions, placeOf } from './questions.ts';

/** Where a defeated character returns to: the Watchtower, or Apokolips (JL-9.6, JL-15.13). */
export const homeOf = (reader: Reader, seat: number): number =>
  isHero(reader, seat) ? WATCHTOWER : APOKOLIPS;

/** A figure goes to a place. */
export function goTo(table: Table<JusticeLeague>, seat: number, place: number): void {
  const from = placeOf(table, seat);
  if (from === place) return;
  table.fields.at[seat] = place;
  table.tell('went', seat, [], from, place);
}

/**
 * Where one can move: along travel lines from a region, so neither from nor to the Watchtower and Apokolips (JL-7.2, JL-7.3); a region
 * that nobody moves out of is the end of the way (JL-C15).
 */
export function movesFrom(reader: Reader, seat: number, far: number): number[] {
  const reached = [placeOf(reader, seat)];
  let from = 0;
  for (let step = 0; step < far; step++) {
    const edge = reached.slice(from);
    from = reached.length;
    for (const place of edge) {
      if (isPinned(reader, place)) continue;
      for (const other of neighbours(reader, place)) if (!reached.includes(other)) reached.push(other);
    }
  }
  return reached.slice(1);
}

/** Where one's own transport leads: home, and from home, or for Darkseid from anywhere, to any region (JL-7.5 to JL-7.8, JL-A41, JL-A44). */
export function transportsFrom(reader: Reader, seat: number): number[] {
  const here = placeOf(reader, seat);
  const home = homeOf(reader, seat);
  const regions = openRegions(reader).filter((region) => region !== here);
  if (isHero(reader, seat)) return here === home ? regions : [home];
  return here === home ? regions : [...regions, home];
}
