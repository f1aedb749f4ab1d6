import { type Lens, nth } from '@masterplan/kernel';
import { type MasterPlan, placesFor, zones } from '../rules/board.ts';
import type { Almanac } from './almanac.ts';
import type { Habits } from './habits.ts';

const ROUNDS = 3;

/** A Mastermind's Loot, and what more of it is worth to them: as the bot knows it, or guesses where the plan is hidden. */
export class Collector {
  /** What a unit of this Mastermind's gain is worth to the bot: 1 for itself, less than nothing for rivals. */
  weight = 0;
  kinds = 0;
  /** Loot the plan still lacks; 0 where the plan is not known. */
  missing = 0;
  /** How many Loot it trusts itself to get in the rest of the game. */
  #within = 0;
  #plan: readonly number[] | undefined;
  readonly #own: number[] = [];
  readonly #taken: number[] = [];
  readonly #almanac: Almanac;
  readonly #habits: Habits;

  constructor(almanac: Almanac, habits: Habits) {
    this.#almanac = almanac;
    this.#habits = habits;
  }

  /** Reads a seat's Loot, and its plan where the lens knows it. */
  read(lens: Lens<MasterPlan>, seat: number): void {
    const { loots, lootOf, needsOf } = this.#almanac;
    this.#taken.length = 0;
    this.#within = this.#habits.reach * this.#share(lens) * (ROUNDS + 1 - lens.fields.round);
    this.kinds = 0;
    for (let loot = 0; loot < loots; loot++) this.#own[loot] = 0;
    for (const card of lens.zone(zones.stash(seat))) {
      const loot = nth(lootOf, lens.face(card));
      const owned = nth(this.#own, loot);
      if (owned === 0) this.kinds += 1;
      this.#own[loot] = owned + 1;
    }
    const plan = lens.zone(zones.plan(seat))[0];
    this.#plan = plan === undefined || !lens.knows(plan) ? undefined : needsOf[lens.face(plan)];
    this.missing = 0;
    if (this.#plan === undefined) return;
    for (let loot = 0; loot < loots; loot++) {
      this.missing += Math.max(0, nth(this.#plan, loot) - nth(this.#own, loot));
    }
  }

  /** A fair share of a round's Loot. */
  #share({ seats }: Lens<MasterPlan>): number {
    return (this.#almanac.harvest * placesFor(seats)) / seats;
  }

  /** What one more of a Loot is worth. */
  worth(loot: number): number {
    const owned = nth(this.#own, loot);
    const scarce = 1 + this.#habits.scarce * nth(this.#almanac.scarcity, loot);
    if (this.#plan === undefined) {
      return scarce * (owned === 0 ? this.#habits.rivalFresh : this.#habits.rivalCopy);
    }
    const { fresh, spare, planned, urgent, win } = this.#habits;
    const varied = owned === 0 ? fresh : spare;
    if (owned >= nth(this.#plan, loot)) return varied;
    if (this.missing === 1) return win;
    const hope = 1 / (1 + Math.exp(this.missing - this.#within));
    return varied + planned * hope * scarce * (1 + urgent / this.missing);
  }

  /** What it would miss without one of a Loot it owns. */
  cost(loot: number): number {
    const owned = nth(this.#own, loot);
    if (owned === 0) return 0;
    const isPlanned = this.#plan !== undefined && owned <= nth(this.#plan, loot);
    this.#own[loot] = owned - 1;
    if (isPlanned) this.missing += 1;
    const worth = this.worth(loot);
    this.#own[loot] = owned;
    if (isPlanned) this.missing -= 1;
    return worth;
  }

  /** What it would miss least of all it owns. */
  leastCost(): number {
    let least = Number.POSITIVE_INFINITY;
    for (let loot = 0; loot < this.#own.length; loot++) {
      if (nth(this.#own, loot) > 0) least = Math.min(least, this.cost(loot));
    }
    return least;
  }

  /** Supposes that it takes a Loot. */
  take(loot: number): void {
    this.#taken.push(loot);
    const owned = nth(this.#own, loot);
    this.#own[loot] = owned + 1;
    if (this.#plan !== undefined && owned < nth(this.#plan, loot)) this.missing -= 1;
  }

  /** Forgets all that was supposed. */
  forget(): void {
    for (const loot of this.#taken) {
      const owned = nth(this.#own, loot) - 1;
      this.#own[loot] = owned;
      if (this.#plan !== undefined && owned < nth(this.#plan, loot)) this.missing += 1;
    }
    this.#taken.length = 0;
  }
}
