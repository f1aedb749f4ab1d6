import type { StandIn } from '@masterplan/kernel';
import { deal as dealt, type Literal, type ZoneLiteral } from '@masterplan/kernel/testkit';
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

type Zones = Readonly<Record<string, ZoneLiteral>>;

/** Three Throwdowns made up for a test. */
export const places = { 0: [throwdown('docks')], 1: [throwdown('bank')], 2: [throwdown('zoo')] };

/** A round whose Squads are assembled. */
export const assembled = ['throwdowns'];

/** Three Throwdowns in the last round; seat 0 holds Loser Lad and is to name one. */
export const before = (squad: ZoneLiteral, more: Zones = {}) =>
  deal({ fields: { round: 3 }, zones: { throwdown: places, squad, ...more }, stack: assembled });

/** The fight at the first of them, which has been named. */
export const fight = (squad: ZoneLiteral, more: Zones = {}) => before(squad, more).answer(0, 'settle 0');

/** The same where no other Throwdown is left. */
export const lastFight = (squad: ZoneLiteral, more: Zones = {}) =>
  before(squad, { ...more, throwdown: { 0: places[0] } });

/** What is asked of whom: `loot 2`. */
export const asked = (table: ReturnType<typeof fight>): string[] =>
  table.asks.map(({ seat, name }) => `${name} ${seat}`);

/** A Super's print with an Ability of these sentences. */
export const doing = (...ability: Sentence[]): { readonly ability: readonly Sentence[] } => ({ ability });

export const armed = { attack: 'force' } as const;
