import type { Nothing, Result } from '../result.ts';
import { withBallot } from './deciding.ts';
import { peopleSeats } from './facts.ts';
import type { LiveTable } from './live.ts';

/**
 * Casts or takes back a secret ballot for giving up. When every person of the side has cast theirs, the table ends: the other
 * sides win, or where there are none, nobody.
 */
export function giveUp(
  table: LiveTable,
  seat: number,
  ballot: 'cast' | 'taken back',
): Promise<Result<Nothing>> {
  const { facts, sides } = table;
  const deciding = withBallot(facts.deciding, seat, ballot);
  const side = peopleSeats(facts).filter((other) => sides?.[other] === sides?.[seat]);
  if (!side.every((each) => deciding.gaveUp.includes(each))) return table.keep({ ...facts, deciding });
  const winners = sides?.flatMap((other, each) => (other === sides[seat] ? [] : [each])) ?? null;
  return table.keep({ ...facts, state: 'finished', givenUp: true, winners, changedAt: Date.now() });
}
