import type { Facts, Presence } from './facts.ts';

/** People who sit there and have not left, in the order of their seats. */
const seatedAt = ({ holders }: Facts): string[] =>
  holders.flatMap(({ player, covered }) => (player !== undefined && covered !== 'left' ? [player] : []));

/** A host who gets up from their last seat, or loses it, hands the table on to the first person seated. */
export function handedOn(facts: Facts, leaver: string | undefined): Facts {
  const people = seatedAt(facts);
  const [first] = people;
  const isHosts = facts.host === leaver && first !== undefined && !people.includes(facts.host);
  return isHosts ? { ...facts, host: first } : facts;
}

/** A table without its host goes to the first person seated who is here; where nobody is, it stays theirs. */
export function takenOver(facts: Facts, { isHere }: Pick<Presence, 'isHere'>): Facts {
  if (facts.state === 'finished' || isHere(facts.host)) return facts;
  const first = seatedAt(facts).find(isHere);
  return first === undefined ? facts : { ...facts, host: first };
}
