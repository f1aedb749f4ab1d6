import { nth } from '@masterplan/kernel';
import type { Reader } from './board.ts';
import { inMask } from './masks.ts';
import { hasAffinity, placeOf, squadsOf } from './questions.ts';

/**
 * The tiles of a Phase: that of the Team Leader's marker, then those of the others in turn order, each once; then those with idle
 * Squads of an Affinity alone (TD-8.11, TD-A18).
 */
export function tilesInOrder(reader: Reader): number[] {
  const found: number[] = [];
  const add = (place: number) => {
    if (!found.includes(place)) found.push(place);
  };
  for (const seat of reader.fields.order)
    for (const slot of inMask(nth(reader.fields.acting, seat))) add(placeOf(reader, seat, slot));
  for (const seat of reader.fields.order)
    for (const slot of squadsOf(reader, seat)) {
      const place = placeOf(reader, seat, slot);
      if (hasAffinity(reader, seat, place)) add(place);
    }
  return found;
}
