import { marked, oneOf, optional, type Sentence, whole } from '@masterplan/kernel';
import { type Ability, abilities } from '../content/kinds.ts';

/** What a power that lets a hero confront may say besides: the arguments of its verb. */
export const boosts = {
  /** So much more in every attempt, or in those with one ability. */
  plus: optional(whole(1, 5)),
  with: optional(oneOf(...abilities)),
  /** Darkseid's presence takes nothing from the die (JL-13.1). */
  steady: optional(marked),
};

/** What a power adds to its hero's attempts. */
export interface Boost {
  readonly plus?: number;
  readonly with?: Ability;
  readonly steady?: true;
}

export const CONFRONT = 'confront';

/** Whether a sentence lets a hero confront. */
export const isConfront = (said: Sentence): said is Sentence & Boost => said.do === CONFRONT;

/** What is added to an attempt with an ability. */
export const bonusOf = ({ plus = 0, with: only = undefined }: Boost, ability: Ability): number =>
  only === undefined || only === ability ? plus : 0;
