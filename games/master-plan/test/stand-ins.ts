import type { StandIn } from '@masterplan/kernel';
import { deal as dealt, type Literal } from '@masterplan/kernel/testkit';
import type { AttackType } from '../content/kinds.ts';
import { masterPlan } from '../index.ts';
import type { Said as Sentence } from '../rules/verbs/index.ts';

interface Printed {
  readonly attack?: AttackType | 'none';
  readonly defenses?: readonly AttackType[];
  readonly ability?: readonly Sentence[];
}

const superOf =
  (side: 'hero' | 'villain') =>
  (number: number, printed: Printed = {}): StandIn => ({
    id: `${side}-${number}`,
    side,
    number,
    ...printed,
  });

/** A Hero made up for a test, called after its number: `hero-7`. It does nothing that it is not given. */
export const hero = superOf('hero');

/** A Villain made up for a test: `villain-7`. */
export const villain = superOf('villain');

/** A Throwdown made up for a test. */
export const throwdown = (id: string, loot = 0): StandIn => ({ id, loot });

/** A Master Plan made up for a test. */
export const plan = (id: string, needs: Readonly<Record<string, number>>): StandIn => ({
  id,

  needs,
});

/** Deals a position of Master Plan; four players unless said. */
export const deal = (literal: Omit<Literal, 'seats'> & { readonly seats?: number }) =>
  dealt(masterPlan, { seats: 4, ...literal });
