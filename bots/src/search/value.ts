import { type Account, type Foresight, nth, type Shape, type Table } from '@masterplan/kernel';

/** The features of each side at a table, with the seats that are on it. */
export interface SideFeatures {
  readonly side: number;
  readonly seats: number[];
  readonly features: readonly number[];
}

/** Every side once, in the order of its first seat. */
export function sidesAt<S extends Shape>(
  foresight: Foresight<S>,
  table: Table<S>,
  account: Account,
): SideFeatures[] {
  const sides: SideFeatures[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    const side = foresight.sideOf(table, seat);
    const known = sides.find((each) => each.side === side);
    if (known === undefined)
      sides.push({ side, seats: [seat], features: foresight.features(table, seat, account) });
    else known.seats.push(seat);
  }
  return sides;
}

export function weigh(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += nth(features, i) * nth(weights, i);
  return sum;
}

/** How likely a seat is to win, 0 to 1: its side's share, by what every side has. */
export function prospectOf<S extends Shape>(
  foresight: Foresight<S>,
  table: Table<S>,
  seat: number,
  account: Account,
): number {
  const { outcome } = table.state;
  if (outcome !== null) return outcome.winners.includes(seat) ? 1 : 0;
  let sum = 0;
  let mine = 0;
  for (const { seats, features } of sidesAt(foresight, table, account)) {
    const odds = Math.exp(weigh(features, foresight.weights));
    sum += odds;
    if (seats.includes(seat)) mine = odds;
  }
  return mine / sum;
}
