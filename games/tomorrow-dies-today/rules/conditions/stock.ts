import type { Resource } from '../../content/kinds.ts';
import { LOOSE, type Reader, zones } from '../board.ts';
import { amountOf, pointsOf, sizeOf } from '../questions.ts';

/** What players compare: a Resource, VP, Gadgets, or all their Henchmen. */
export function stockOf(reader: Reader, seat: number, of: Resource | 'vp' | 'gadgets' | 'henchmen'): number {
  if (of === 'vp') return pointsOf(reader, seat);
  if (of === 'gadgets') return reader.zone(zones.gadgets(seat)).length;
  if (of !== 'henchmen') return amountOf(reader, seat, of);
  let sum = 0;
  for (let slot = 0; slot <= LOOSE; slot++) sum += sizeOf(reader, seat, slot);
  return sum;
}
