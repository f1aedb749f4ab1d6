import { baseOf, fares, isBase, type Reader } from './board.ts';
import { inMask, isIn } from './masks.ts';
import { countOf, lastingNow, lastingOf, MOST_TOGETHER, placeOf, sizeOf } from './questions.ts';
import { carry } from './verbs/carry.ts';
import { pack } from './verbs/pack.ts';
import { toll } from './verbs/toll.ts';

/** What it costs to deploy so many Henchmen as one Squad (TD-14.10). */
function fareFor(henchmen: number): number {
  if (henchmen <= 3) return henchmen === 0 ? 0 : 1;
  return henchmen <= 5 ? 2 : 3;
}

/** The same for a seat, with what cards change: large Squads are cheap for some, and dear under a Global Event (TD-C17). */
function fareOf(reader: Reader, seats: readonly number[], henchmen: number): number {
  const packs = seats.some((seat) => lastingOf(reader, seat).some(pack.is));
  const fare = packs && henchmen <= 5 ? Math.min(1, fareFor(henchmen)) : fareFor(henchmen);
  if (henchmen < 4) return fare;
  return lastingNow(reader).reduce((sum, said) => (toll.is(said) ? sum + said.by : sum), fare);
}

function sizeOfAll(reader: Reader, seat: number, squads: number): number {
  let sum = 0;
  for (const slot of inMask(squads)) sum += sizeOf(reader, seat, slot);
  return sum;
}

/** What Squads that leave one tile cost: they travel together where that is cheaper (TD-20.1, TD-20.2). */
function cheapest(reader: Reader, seat: number, squads: number): number {
  if (squads === 0) return 0;
  const first = squads & -squads;
  const rest = squads ^ first;
  let least = Number.POSITIVE_INFINITY;
  // Every set of the others, from all of them to none, may go along with the first
  for (let along = rest; ; along = (along - 1) & rest) {
    const size = sizeOfAll(reader, seat, first | along);
    if (size <= MOST_TOGETHER)
      least = Math.min(least, fareOf(reader, [seat], size) + cheapest(reader, seat, rest ^ along));
    if (along === 0) return least;
  }
}

/** Those of some Squads that leave the same tile, or a Base as well. */
function leavingWith(reader: Reader, seat: number, slots: readonly number[], from: number): number {
  let mask = 0;
  for (const slot of slots) {
    const place = placeOf(reader, seat, slot);
    if (place === from || (isBase(place) && isBase(from))) mask |= 1 << slot;
  }
  return mask;
}

/** What a Deployment of some Squads costs a seat, with discounts and penalties (TD-18.2 to TD-18.4, TD-19.9, TD-19.10, TD-A55, TD-A56, TD-A59). */
export function priceOf(reader: Reader, seat: number, slots: readonly number[], goal: number): number {
  let sum = 0;
  let dearest = 0;
  let counted = 0;
  let isNear = false;
  for (const slot of slots) {
    const from = placeOf(reader, seat, slot);
    if (isBase(from) || from === goal) isNear = true;
    if (isIn(counted, slot) || (isBase(from) && isBase(goal))) continue;
    if (from === goal) {
      sum += fareOf(reader, [seat], sizeOf(reader, seat, slot));
      continue;
    }
    const together = leavingWith(reader, seat, slots, from);
    const price = cheapest(reader, seat, together);
    counted |= together;
    sum += price;
    dearest = Math.max(dearest, price);
  }
  // One Mission tile is left for home without a fare: the dearest.
  if (goal === baseOf(seat)) sum -= dearest;
  if (sum === 0) return 0;
  if (isNear && !reader.fields.rode[seat]) sum -= 1;
  return changed(sum - carried(reader, seat, slots), changes(reader, seat));
}

/** A Squad on board of a Travel Squad. */
export interface Rider {
  readonly seat: number;
  readonly slot: number;
}

/** What a Travel Squad of several players costs; where all of them have had the discount for Base, it is not had again (TD-20.3, TD-20.6, TD-A59). */
export function rideFare(reader: Reader, squads: readonly Rider[], goal: number): number {
  const size = squads.reduce((sum, { seat, slot }) => sum + sizeOf(reader, seat, slot), 0);
  const isFromBase = squads.every(({ seat, slot }) => isBase(placeOf(reader, seat, slot)));
  if (isFromBase && isBase(goal)) return 0;
  const seats = [...new Set(squads.map(({ seat }) => seat))];
  const change = seats.reduce((sum, seat) => sum + changes(reader, seat), 0);
  const help = Math.max(0, ...squads.map(({ seat, slot }) => carried(reader, seat, [slot])));
  const isDiscounted = isFromBase && seats.some((seat) => !reader.fields.rode[seat]);
  return changed(fareOf(reader, seats, size) - (isDiscounted ? 1 : 0) - help, change);
}

/** A Tune Up and a sabotage come after all discounts, and nothing costs less than 0 before or after (TD-A59, TD-C5). */
const changed = (discounted: number, change: number): number => Math.max(0, Math.max(0, discounted) + change);

/** What others have made a seat's Deployments of this Phase cost more or less. */
function changes({ fields }: Reader, seat: number): number {
  let sum = 0;
  for (let row = 0; row < fares.count(fields.fares); row++) {
    const when = fares.phase(fields.fares, row);
    if (fares.seat(fields.fares, row) === seat && (when === 0 || when === fields.phase))
      sum += fares.by(fields.fares, row);
  }
  return sum;
}

/** What a Named Henchman who carries others saves. */
function carried(reader: Reader, seat: number, slots: readonly number[]): number {
  let most = 0;
  for (const slot of slots) {
    if (countOf(reader, seat, slot, 'named') === 0) continue;
    for (const said of lastingOf(reader, seat)) if (carry.is(said)) most = Math.max(most, said.by);
  }
  return most;
}
