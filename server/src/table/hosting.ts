import { type Facts, type Presence, peopleAt } from './facts.ts';

/** A host who gets up from their last seat, or loses it, hands the table on to the first person seated. */
export function handedOn(facts: Facts, leaver: string | undefined): Facts {
  const people = peopleAt(facts);
  const [first] = people;
  const isHosts = facts.host === leaver && first !== undefined && !people.includes(facts.host);
  return isHosts ? { ...facts, host: first } : facts;
}

/** A table without its host goes to the first person seated who is here; where nobody is, it stays theirs. */
export function takenOver(facts: Facts, { isHere }: Pick<Presence, 'isHere'>): Facts {
  if (facts.state === 'finished' || isHere(facts.host)) return facts;
  const first = peopleAt(facts).find(isHere);
  return first === undefined ? facts : { ...facts, host: first };
}
