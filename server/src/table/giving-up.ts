import { askedSeats, type Facts } from './facts.ts';

/**
 * The table with its secret ballots for giving up counted. When every person of a side who is asked has cast theirs, it
 * ends: the other sides win, or where there are none, nobody. A person whom a bot covers is not waited for; nor does the ballot of
 * somebody who has left end anything.
 */
export function counted(facts: Facts, sides: readonly number[] | undefined): Facts {
  const { gaveUp } = facts.deciding;
  const asked = askedSeats(facts);
  const beaten = gaveUp.find((seat) => {
    const hasLeft = facts.holders[seat]?.covered === 'left';
    const mates = asked.filter((other) => sides?.[other] === sides?.[seat]);
    return !hasLeft && mates.every((mate) => gaveUp.includes(mate));
  });
  if (facts.state !== 'playing' || beaten === undefined) return facts;
  const winners = sides?.flatMap((side, seat) => (side === sides[beaten] ? [] : [seat])) ?? null;
  return { ...facts, state: 'finished', givenUp: true, winners, changedAt: Date.now() };
}
