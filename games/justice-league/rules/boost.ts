import { marked, oneOf, optional, type Sentence, whole } from '@masterplan/kernel';
import { type Ability, abilities } from '../content/kinds.ts';

/** What a power that lets a hero confront may say besides: the arguments of its verb. */
export const boosts = {
  /** So much more in every attempt, or in those with one ability. */
  plus: optional(whole(1, 5)),
  with: optional(oneOf(...abilities)),
  /**
   * What does not count: Darkseid's presence on the die (JL-13.1), the stage in a score (JL-10.15), the first wound that the die
   * deals.
   */
  despite: optional(oneOf('presence', 'stages', 'first-wound')),
  /** Tech tokens count as tokens of any ability. */
  adapts: optional(marked),
  /** A crisis next door, in place of the one here. */
  where: optional(oneOf('adjacent')),
  /** Darkseid and nothing else, beside a crisis too. */
  only: optional(oneOf('darkseid')),
  /** Every hero there may take part, whatever power they chose. */
  rally: optional(marked),
};

/** What a power adds to its hero's attempts. */
export interface Boost {
  readonly plus?: number;
  readonly with?: Ability;
  readonly despite?: 'presence' | 'stages' | 'first-wound';
  readonly adapts?: true;
  readonly where?: 'adjacent';
  readonly only?: 'darkseid';
  readonly rally?: true;
}

export const CONFRONT = 'confront';

/** Whether a sentence lets a hero confront. */
export const isConfront = (said: Sentence): said is Sentence & Boost => said.do === CONFRONT;

/** Whether a sentence lets a hero confront what is where he is: others can join. */
export const isConfrontHere = (said: Sentence): said is Sentence & Boost =>
  isConfront(said) && said.where === undefined;

/** What is added to an attempt with an ability, against a score of which so much is stage. */
export function bonusOf({ plus = 0, with: only, despite }: Boost, ability: Ability, staged: number): number {
  const added = only === undefined || only === ability ? plus : 0;
  return despite === 'stages' ? added + staged : added;
}
