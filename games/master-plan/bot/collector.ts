import { type Lens, missing } from '@masterplan/kernel';
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
  #lacks = 0;
  /** How many Loot they can hope for in the rest of the game. */
  #within = 0;
  readonly #own: number[] = [];
  readonly #supposed: number[] = [];
  /** By how many Loot the plan lacks: what one of those is worth, before it is known how rare it is. */
  readonly #hopes: number[] = [];
  readonly #almanac: Almanac;
  readonly #habits: Habits;
  /** Loot to how much more it is worth for being rare. */
  readonly #rarity: readonly number[];

  constructor(almanac: Almanac, habits: Habits) {
    this.#almanac = almanac;
    this.#habits = habits;
    this.#rarity = almanac.scarcity.map((scarcity) => 1 + habits.scarce * scarcity);
  }

  /** Reads a seat's Loot, and its plan where the lens knows it. */
  read(lens: Lens<MasterPlan>, seat: number): void {
    this.#readStash(lens, seat);
    const { needsOf, harvest, loots } = this.#almanac;
    const share = (harvest * placesFor(lens.seats)) / lens.seats;
    this.#hopeFor(this.#habits.reach * share * (ROUNDS + 1 - lens.fields.round));
    const card = lens.zone(zones.plan(seat))[0];
    const plan = card === undefined || !lens.knows(card) ? undefined : needsOf[lens.face(card)];
    this.#plan = plan;
    this.#lacks = 0;
    if (plan === undefined) return;
    for (let loot = 0; loot < loots; loot++) {
      const lacking = (plan[loot] ?? missing(plan, loot)) - this.#owned(loot);
      if (lacking > 0) this.#lacks += lacking;
    }
  }

  #hopeFor(within: number): void {
    if (within === this.#within) return;
    this.#within = within;
    while (this.#hopes.length > 0) this.#hopes.pop();
  }

  #hope(lacks: number): number {
    const hopes = this.#hopes;
    while (hopes.length <= lacks)
      hopes.push(this.#habits.planned * (1 / (1 + Math.exp(hopes.length - this.#within))));
    return hopes[lacks] ?? missing(hopes, lacks);
  }

  #owned(loot: number): number {
    return this.#own[loot] ?? missing(this.#own, loot);
  }

  #readStash(lens: Lens<MasterPlan>, seat: number): void {
    const { loots, lootOf } = this.#almanac;
    const own = this.#own;
    while (this.#supposed.length > 0) this.#supposed.pop();
    this.kinds = 0;
    for (let loot = 0; loot < loots; loot++) own[loot] = 0;
    for (const card of lens.zone(zones.stash(seat))) {
      const face = lens.face(card);
      const loot = lootOf[face] ?? missing(lootOf, face);
      const owned = own[loot] ?? missing(own, loot);
      if (owned === 0) this.kinds += 1;
      own[loot] = owned + 1;
    }
  }

  /** What one more of a Loot is worth. */
  worth(loot: number): number {
    const owned = this.#owned(loot);
    const plan = this.#plan;
    const { fresh, spare, urgent, win, rivalFresh, rivalCopy } = this.#habits;
    const rarity = this.#rarity[loot] ?? missing(this.#rarity, loot);
    if (plan === undefined) return rarity * (owned === 0 ? rivalFresh : rivalCopy);
    const varied = owned === 0 ? fresh : spare;
    if (owned >= (plan[loot] ?? missing(plan, loot))) return varied;
    if (this.#lacks === 1) return win;
    return varied + this.#hope(this.#lacks) * rarity * (1 + urgent / this.#lacks);
  }

  /** What a Loot drawn by chance is worth. */
  any(): number {
    const { loots, shares } = this.#almanac;
    let sum = 0;
    for (let loot = 0; loot < loots; loot++)
      sum += (shares[loot] ?? missing(shares, loot)) * this.worth(loot);
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
    for (let loot = this.#supposed.pop(); loot !== undefined; loot = this.#supposed.pop())
      this.#change(loot, -1);
  }

  #change(loot: number, by: 1 | -1): void {
    const before = this.#owned(loot);
    this.#own[loot] = before + by;
    const plan = this.#plan;
    if (plan === undefined) return;
    const fewer = by < 0 ? before - 1 : before;
    if (fewer < (plan[loot] ?? missing(plan, loot))) this.#lacks -= by;
  }
}
