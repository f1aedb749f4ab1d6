import { type Lens, nth } from '@masterplan/kernel';
import { type MasterPlan, zones } from '../rules/board.ts';
import { type Almanac, ANY_TYPE, NO_TYPE, type Profile } from './almanac.ts';
import type { Collector } from './collector.ts';
import type { Habits } from './habits.ts';

/** A Super in a fight, as the bot follows it in its head. */
export class Fighter {
  card = -1;
  owner = 0;
  camp: 0 | 1 = 0;
  number = 0;
  attack = NO_TYPE;
  strike = NO_TYPE;
  defenses = 0;
  guard = 0;
  grabs = 0;
  /** How many of the other camp it could knock out, and of each owner's. */
  reach = 0;
  readonly reachOf: number[] = [];
  /** Has acted already. */
  spent = false;
  /** Turned down: neither acts nor is attacked. */
  down = false;
  lure = false;
  /** Not here: knocked out, gone, or not come yet. */
  away = false;

  become(
    card: number,
    owner: number,
    { camp, number, attack, strike, defenses, guard, grabs }: Profile,
  ): void {
    this.card = card;
    this.owner = owner;
    this.camp = camp;
    this.number = number;
    this.attack = attack;
    this.strike = strike;
    this.defenses = defenses;
    this.guard = guard;
    this.grabs = grabs;
    this.spent = false;
    this.down = false;
    this.lure = false;
    this.away = false;
  }
}

/**
 * The fight that goes on, in the bot's head. `forecast` plays it to its end as the bot expects the others to, lets everybody
 * claim what suits them, and says what that is worth to the bot. To judge an option: change a fighter, forecast, undo.
 */
export class Skirmish {
  readonly fighters: Fighter[] = [];
  /** Loot to how many of it lie here. */
  readonly pile: number[] = [];
  readonly #spare: Fighter[] = [];
  readonly #order: Fighter[] = [];
  readonly #fallen: Fighter[] = [];
  readonly #woken: Fighter[] = [];
  readonly #left: [number, number] = [0, 0];
  /** Owner to the largest number they have here. */
  readonly #top: number[] = [];
  readonly #lying: number[] = [];
  #count = 0;
  readonly #almanac: Almanac;
  readonly #habits: Habits;

  constructor(almanac: Almanac, habits: Habits) {
    this.#almanac = almanac;
    this.#habits = habits;
  }

  /** Reads the fight here. The acting Super counts as spent. */
  read(lens: Lens<MasterPlan>): void {
    const { here } = lens.fields;
    while (this.fighters.length > 0) this.drop();
    for (let seat = 0; seat < lens.seats; seat++) {
      for (const card of lens.zone(zones.squad(seat, here))) {
        if (lens.knows(card)) this.#mark(lens, this.add(card, lens.face(card), seat));
      }
    }
    const { loots, lootOf } = this.#almanac;
    for (let loot = 0; loot < loots; loot++) this.pile[loot] = 0;
    for (const card of lens.zone(zones.loot(here))) {
      const loot = nth(lootOf, lens.face(card));
      this.pile[loot] = nth(this.pile, loot) + 1;
    }
  }

  clear(lens: Lens<MasterPlan>, place: number): void {
    while (this.fighters.length > 0) this.drop();
    const { loots, lootOf } = this.#almanac;
    for (let loot = 0; loot < loots; loot++) this.pile[loot] = 0;
    for (const card of lens.zone(zones.loot(place))) {
      const loot = nth(lootOf, lens.face(card));
      this.pile[loot] = nth(this.pile, loot) + 1;
    }
  }

  /** Supposes one more Super here; `drop` takes the last one back. */
  add(card: number, kind: number, owner: number): Fighter {
    const profile = this.#almanac.profileOf[kind];
    if (profile === undefined) throw new Error(`kind ${kind} is not a Super`);
    const fighter = this.#spare.pop() ?? new Fighter();
    fighter.become(card, owner, profile);
    this.fighters.push(fighter);
    return fighter;
  }

  drop(): void {
    const last = this.fighters.pop();
    if (last !== undefined) this.#spare.push(last);
  }

  fighterOf(card: number): Fighter | undefined {
    for (const fighter of this.fighters) if (fighter.card === card) return fighter;
    return undefined;
  }

  #mark({ fields }: Lens<MasterPlan>, fighter: Fighter): void {
    const { card } = fighter;
    fighter.spent = fields.acted.includes(card);
    if (fields.down.length > 0) fighter.down = fields.down.includes(card);
    if (fields.lures.length > 0) fighter.lure = fields.lures.includes(card);
    for (let i = 0; i < fields.renumbered.length; i += 2) {
      if (fields.renumbered[i] === card) fighter.number = nth(fields.renumbered, i + 1);
    }
    for (let i = 0; i < fields.guarded.length; i += 2) {
      if (fields.guarded[i] === card) fighter.defenses |= 1 << nth(fields.guarded, i + 1);
    }
  }

  /** What the rest of the fight and the Loot are worth to the bot, whose seat is `me`. */
  forecast(collectors: readonly Collector[], me: number): number {
    this.#line();
    this.#aim(collectors.length);
    this.#layLoot();
    const grabbed = this.#fight(collectors, me);
    const gains = grabbed + this.#claim(collectors);
    for (const collector of collectors) collector.forget();
    for (const fighter of this.#fallen) fighter.away = false;
    for (const fighter of this.#woken) fighter.defenses &= ~fighter.guard;
    return gains;
  }

  /** Lines up everybody who is here by number. */
  #line(): void {
    const order = this.#order;
    order.length = 0;
    this.#top.length = 0;
    this.#left[0] = 0;
    this.#left[1] = 0;
    for (const fighter of this.fighters) {
      if (fighter.away) continue;
      this.#left[fighter.camp] += 1;
      this.#top[fighter.owner] = Math.max(this.#top[fighter.owner] ?? 0, fighter.number);
      let i = order.length;
      order.push(fighter);
      for (; i > 0 && nth(order, i - 1).number > fighter.number; i--) order[i] = nth(order, i - 1);
      order[i] = fighter;
    }
  }

  /** Notes whom everybody who has still to act could knock out. */
  #aim(seats: number): void {
    for (const fighter of this.#order) {
      fighter.reach = 0;
      for (let seat = 0; seat < seats; seat++) fighter.reachOf[seat] = 0;
      if (fighter.spent || fighter.down || fighter.attack === NO_TYPE) continue;
      for (const foe of this.#order) {
        if (foe.camp === fighter.camp || foe.down || (foe.defenses >> fighter.attack) & 1) continue;
        fighter.reach += 1;
        fighter.reachOf[foe.owner] = nth(fighter.reachOf, foe.owner) + 1;
      }
    }
  }

  #layLoot(): void {
    const { loots } = this.#almanac;
    this.#count = 0;
    for (let loot = 0; loot < loots; loot++) {
      this.#lying[loot] = nth(this.pile, loot);
      this.#count += nth(this.pile, loot);
    }
  }

  #fight(collectors: readonly Collector[], me: number): number {
    const left = this.#left;
    let value = 0;
    this.#fallen.length = 0;
    this.#woken.length = 0;
    for (const actor of this.#order) {
      if (left[0] === 0 || left[1] === 0) break;
      if (actor.spent || actor.away || actor.down) continue;
      const worth = actor.owner === me ? this.#habits.ko : 0;
      if (actor.attack !== NO_TYPE && this.#knockOut(actor, actor.attack)) value += worth;
      if (left[0] === 0 || left[1] === 0) break;
      if (actor.strike !== NO_TYPE && this.#knockOut(actor, actor.strike)) value += worth;
      if (actor.grabs > 0 && this.#count > 0) value += this.#take(nth(collectors, actor.owner));
      if (actor.guard !== 0 && (actor.defenses & actor.guard) === 0) {
        actor.defenses |= actor.guard;
        this.#woken.push(actor);
      }
    }
    return value;
  }

  /** Knocks out whom this Super is expected to. */
  #knockOut(actor: Fighter, type: number): boolean {
    const { aimUnspent, aimLarge, aimThreat, aimAhead } = this.#habits;
    const top = nth(this.#top, actor.owner);
    const needed = type === ANY_TYPE ? 0 : 1 << type;
    let best: Fighter | undefined;
    let bestScore = 0;
    for (const foe of this.#order) {
      if (foe.camp === actor.camp || foe.away || foe.down || (foe.defenses & needed) !== 0) continue;
      let score = aimLarge * foe.number;
      if (foe.lure) score += 1000;
      if (foe.number > top) score += aimAhead;
      if (foe.reach > 0 && foe.number > actor.number) {
        score += aimUnspent + (aimThreat * nth(foe.reachOf, actor.owner)) / foe.reach;
      }
      if (best === undefined || score > bestScore) {
        best = foe;
        bestScore = score;
      }
    }
    if (best === undefined) return false;
    best.away = true;
    this.#left[best.camp] -= 1;
    this.#fallen.push(best);
    return true;
  }

  /** Everybody left claims what suits them, the largest number first. */
  #claim(collectors: readonly Collector[]): number {
    let value = 0;
    for (let i = this.#order.length - 1; i >= 0 && this.#count > 0; i--) {
      const fighter = nth(this.#order, i);
      if (!fighter.away) value += this.#take(nth(collectors, fighter.owner));
    }
    return value;
  }

  /** A Mastermind takes what suits them best of what lies here. */
  #take(collector: Collector): number {
    const { loots } = this.#almanac;
    const lying = this.#lying;
    let best = -1;
    let most = 0;
    for (let loot = 0; loot < loots; loot++) {
      if (nth(lying, loot) === 0) continue;
      const worth = collector.worth(loot);
      if (best < 0 || worth > most) {
        best = loot;
        most = worth;
      }
    }
    collector.take(best);
    lying[best] = nth(lying, best) - 1;
    this.#count -= 1;
    return collector.weight * most;
  }
}
