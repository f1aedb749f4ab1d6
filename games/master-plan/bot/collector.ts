import { type Lens, nth } from '@masterplan/kernel';
import { type MasterPlan, placesFor, zones } from '../rules/board.ts';
import type { Almanac } from './almanac.ts';
import type { Habits } from './habits.ts';

const ROUNDS = 3;

/** A Mastermind's Loot, and what more of it is worth to them: as the bot knows it, or guesses where the plan is hidden. */
export class Collector {
  /** What a unit of this Mastermind's gain is worth to the bot: 1 for itself, less than nothing for rivals. */
  weight = 0;
  /** How many kinds of Loot they own. */
  kinds = 0;
  /** What the plan asks for; undefined where the bot does not know the plan. */
  #plan: readonly number[] | undefined;
  /** Loot the plan still lacks. */
  #missing = 0;
  /** How many Loot they can hope for in the rest of the game. */
  #within = 0;
  readonly #own: number[] = [];
  readonly #supposed: number[] = [];
  readonly #almanac: Almanac;
  readonly #habits: Habits;

  constructor(almanac: Almanac, habits: Habits) {
    this.#almanac = almanac;
    this.#habits = habits;
  }

  /** Reads a seat's Loot, and its plan where the lens knows it. */
  read(lens: Lens<MasterPlan>, seat: number): void {
    this.#readStash(lens, seat);
    const { needsOf, harvest, loots } = this.#almanac;
    const share = (harvest * placesFor(lens.seats)) / lens.seats;
    this.#within = this.#habits.reach * share * (ROUNDS + 1 - lens.fields.round);
    const card = lens.zone(zones.plan(seat))[0];
    this.#plan = card === undefined || !lens.knows(card) ? undefined : needsOf[lens.face(card)];
    this.#missing = 0;
    if (this.#plan === undefined) return;
    for (let loot = 0; loot < loots; loot++) {
      this.#missing += Math.max(0, nth(this.#plan, loot) - nth(this.#own, loot));
    }
  }

  #readStash(lens: Lens<MasterPlan>, seat: number): void {
    const { loots, lootOf } = this.#almanac;
    this.#supposed.length = 0;
    this.kinds = 0;
    for (let loot = 0; loot < loots; loot++) this.#own[loot] = 0;
    for (const card of lens.zone(zones.stash(seat))) {
      const loot = nth(lootOf, lens.face(card));
      const owned = nth(this.#own, loot);
      if (owned === 0) this.kinds += 1;
      this.#own[loot] = owned + 1;
    }
  }

  /** What one more of a Loot is worth. */
  worth(loot: number): number {
    const owned = nth(this.#own, loot);
    const { fresh, spare, planned, urgent, scarce, win, rivalFresh, rivalCopy } = this.#habits;
    const rarity = 1 + scarce * nth(this.#almanac.scarcity, loot);
    if (this.#plan === undefined) return rarity * (owned === 0 ? rivalFresh : rivalCopy);
    const varied = owned === 0 ? fresh : spare;
    if (owned >= nth(this.#plan, loot)) return varied;
    if (this.#missing === 1) return win;
    const hope = 1 / (1 + Math.exp(this.#missing - this.#within));
    return varied + planned * hope * rarity * (1 + urgent / this.#missing);
  }

  /** What a Loot drawn by chance is worth. */
  any(): number {
    const { loots, shares } = this.#almanac;
    let sum = 0;
    for (let loot = 0; loot < loots; loot++) sum += nth(shares, loot) * this.worth(loot);
    return sum;
  }

  /** What they gain by giving one Loot that they own for another: it goes before the other comes. */
  exchanging(given: number, got: number): number {
    this.#change(given, -1);
    const gain = this.worth(got) - this.worth(given);
    this.#change(given, 1);
    return gain;
  }

  /** Supposes that they take a Loot. */
  take(loot: number): void {
    this.#supposed.push(loot);
    this.#change(loot, 1);
  }

  /** Forgets all that was supposed. */
  forget(): void {
    for (const loot of this.#supposed) this.#change(loot, -1);
    this.#supposed.length = 0;
  }

  #change(loot: number, by: 1 | -1): void {
    const before = nth(this.#own, loot);
    this.#own[loot] = before + by;
    const isPlanned = this.#plan !== undefined && Math.min(before, before + by) < nth(this.#plan, loot);
    if (isPlanned) this.#missing -= by;
  }
}
