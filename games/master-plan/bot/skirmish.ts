import { type Lens, missing } from '@masterplan/kernel';
import { acted, down, guarded, lures, type MasterPlan, renumbered, zones } from '../rules/board.ts';
import { type Almanac, ANY_TYPE, type Need, NO_TYPE, type Profile, profileOf } from './almanac.ts';
import type { Collector } from './collector.ts';
import type { Habits } from './habits.ts';

/** More than any other reason to knock somebody out. */
const MUST = 1000;

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
  grabs = false;
  finds = false;
  need: Need = 'nothing';
  breaksCrowds = false;
  /** Has acted already. */
  spent = false;
  /** Turned down: neither acts nor is attacked. */
  down = false;
  lure = false;
  /** Not here: knocked out, or gone. */
  away = false;

  become(card: number, owner: number, profile: Profile): void {
    this.card = card;
    this.owner = owner;
    this.camp = profile.camp;
    this.number = profile.number;
    this.attack = profile.attack;
    this.strike = profile.strike;
    this.defenses = profile.defenses;
    this.guard = profile.guard;
    this.grabs = profile.grabs;
    this.finds = profile.finds;
    this.need = profile.need;
    this.breaksCrowds = profile.breaksCrowds;
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
  /** All fighters, also those that are away, the smallest number first. */
  readonly #order: Fighter[] = [];
  /** Whether somebody came, went or got another number since they were lined up. */
  #isMixed = false;
  readonly #fallen: Fighter[] = [];
  /** Those who gave themselves Defenses during the forecast. */
  readonly #guarded: Fighter[] = [];
  /** How many are left of each camp. */
  readonly #left: [number, number] = [0, 0];
  /** Owner to the largest number they have here. */
  readonly #largest: number[] = [];
  readonly #lying: number[] = [];
  #count = 0;
  readonly #almanac: Almanac;
  readonly #habits: Habits;

  constructor(almanac: Almanac, habits: Habits) {
    this.#almanac = almanac;
    this.#habits = habits;
  }

  /** Reads the fight here. */
  read(lens: Lens<MasterPlan>): void {
    const { here } = lens.fields;
    while (this.fighters.length > 0) this.drop();
    for (let seat = 0; seat < lens.seats; seat++) {
      for (const card of lens.zone(zones.squad(seat, here))) {
        this.#mark(lens, this.add(card, lens.face(card), seat));
      }
    }
    const { loots, lootOf } = this.#almanac;
    for (let loot = 0; loot < loots; loot++) this.pile[loot] = 0;
    for (const card of lens.zone(zones.loot(here))) {
      const face = lens.face(card);
      this.pileUp(lootOf[face] ?? missing(lootOf, face), 1);
    }
  }

  /** Supposes more of a Loot here, or less. */
  pileUp(loot: number, by: number): void {
    this.pile[loot] = (this.pile[loot] ?? missing(this.pile, loot)) + by;
  }

  #mark({ fields }: Lens<MasterPlan>, fighter: Fighter): void {
    const { card } = fighter;
    fighter.spent = acted.has(fields.acted, card);
    fighter.down = down.has(fields.down, card);
    fighter.lure = lures.has(fields.lures, card);
    fighter.number = renumbered.get(fields.renumbered, card) ?? fighter.number;
    for (let row = 0; row < guarded.count(fields.guarded); row++) {
      if (guarded.card(fields.guarded, row) === card)
        fighter.defenses |= 1 << guarded.type(fields.guarded, row);
    }
  }

  /** Supposes one more Super here; `drop` takes the last one back. */
  add(card: number, kind: number, owner: number): Fighter {
    const fighter = this.#spare.pop() ?? new Fighter();
    fighter.become(card, owner, profileOf(this.#almanac, kind));
    this.fighters.push(fighter);
    this.#isMixed = true;
    return fighter;
  }

  drop(): void {
    const last = this.fighters.pop();
    if (last === undefined) return;
    this.#spare.push(last);
    this.#isMixed = true;
  }

  /** Supposes that a fighter has another number. */
  renumber(fighter: Fighter, number: number): void {
    fighter.number = number;
    this.#isMixed = true;
  }

  fighterOf(card: number): Fighter | undefined {
    for (const fighter of this.fighters) if (fighter.card === card) return fighter;
    return undefined;
  }

  /** What the rest of the fight and the Loot are worth to the bot, whose seat is `me`. Changes nothing. */
  forecast(collectors: readonly Collector[], me: number): number {
    if (this.#isMixed) this.#lineUp();
    this.#countCamps(collectors.length);
    this.#layLoot();
    const value = this.#fight(collectors, me) + this.#claim(collectors);
    for (const collector of collectors) collector.forget();
    for (let fighter = this.#fallen.pop(); fighter !== undefined; fighter = this.#fallen.pop())
      fighter.away = false;
    for (let fighter = this.#guarded.pop(); fighter !== undefined; fighter = this.#guarded.pop())
      fighter.defenses &= ~fighter.guard;
    return value;
  }

  /** Lines up all fighters by number. */
  #lineUp(): void {
    const order = this.#order;
    while (order.length > 0) order.pop();
    for (const fighter of this.fighters) {
      let i = order.length;
      order.push(fighter);
      for (; i > 0; i--) {
        const before = order[i - 1] ?? missing(order, i - 1);
        if (before.number <= fighter.number) break;
        order[i] = before;
      }
      order[i] = fighter;
    }
    this.#isMixed = false;
  }

  /** Counts who is here, and finds the largest number of each owner. */
  #countCamps(seats: number): void {
    const largest = this.#largest;
    const left = this.#left;
    left[0] = 0;
    left[1] = 0;
    for (let seat = 0; seat < seats; seat++) largest[seat] = 0;
    for (const { away, camp, owner, number } of this.#order) {
      if (away) continue;
      left[camp] += 1;
      if (number > (largest[owner] ?? 0)) largest[owner] = number;
    }
  }

  #layLoot(): void {
    const { pile } = this;
    this.#count = 0;
    for (let loot = 0; loot < this.#almanac.loots; loot++) {
      const lies = pile[loot] ?? missing(pile, loot);
      this.#lying[loot] = lies;
      this.#count += lies;
    }
  }

  /** Everybody acts; what that is worth besides the Loot claimed afterwards. */
  #fight(collectors: readonly Collector[], me: number): number {
    let value = 0;
    for (const actor of this.#order) {
      if (this.#isOver()) break;
      if (actor.spent || actor.away || actor.down) continue;
      const ko = actor.owner === me ? this.#habits.ko : 0;
      if (actor.attack !== NO_TYPE && this.#knockOut(actor, actor.attack)) value += ko;
      if (this.#isOver()) break;
      if (this.#isMet(actor)) {
        if (actor.strike !== NO_TYPE && this.#knockOut(actor, actor.strike, this.#crowd(actor))) value += ko;
        const collector = collectors[actor.owner] ?? missing(collectors, actor.owner);
        if (actor.grabs) value += this.#take(collector);
        if (actor.finds) value += collector.weight * collector.any();
      }
      if ((actor.guard & ~actor.defenses) === actor.guard && actor.guard !== 0) {
        actor.defenses |= actor.guard;
        this.#guarded.push(actor);
      }
    }
    return value;
  }

  #isOver(): boolean {
    return this.#left[0] === 0 || this.#left[1] === 0;
  }

  /** Whether what an Ability needs is so. Fighters of one owner are read in the order in which they joined. */
  #isMet(actor: Fighter): boolean {
    const { need, owner, camp } = actor;
    switch (need) {
      case 'nothing':
        return true;
      case 'alone':
        return this.#sizeOf(owner) === 1;
      case 'last-to-join':
        return this.fighters.findLast((each) => each.owner === owner && !each.away) === actor;
      case 'only-squad':
        return this.fighters.every((each) => each.owner === owner || each.camp !== camp || each.away);
    }
  }

  #sizeOf(owner: number): number {
    let size = 0;
    for (const each of this.fighters) if (each.owner === owner && !each.away) size += 1;
    return size;
  }

  /** A strike reaches only Squads of more than so many. */
  #crowd({ breaksCrowds, owner }: Fighter): number {
    return breaksCrowds ? this.#sizeOf(owner) : 0;
  }

  /** Knocks out whom this Super is expected to; false where it can reach nobody. */
  #knockOut(actor: Fighter, type: number, crowd = 0): boolean {
    const { aimUnspent, aimAhead } = this.#habits;
    const needed = type === ANY_TYPE ? 0 : 1 << type;
    const largest = this.#largest[actor.owner] ?? missing(this.#largest, actor.owner);
    let best: Fighter | undefined;
    let most = -1;
    for (const foe of this.#order) {
      if (foe.camp === actor.camp || foe.away || foe.down || (foe.defenses & needed) !== 0) continue;
      if (crowd > 0 && this.#sizeOf(foe.owner) <= crowd) continue;
      let score = foe.lure ? MUST : 0;
      if (foe.attack !== NO_TYPE && !foe.spent && foe.number > actor.number) score += aimUnspent;
      if (foe.number > largest) score += aimAhead;
      if (score > most) {
        best = foe;
        most = score;
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
    const order = this.#order;
    for (let i = order.length - 1; i >= 0 && this.#count > 0; i--) {
      const { away, owner } = order[i] ?? missing(order, i);
      if (!away) value += this.#take(collectors[owner] ?? missing(collectors, owner));
    }
    return value;
  }

  /** A Mastermind takes what suits them best of what lies here, if anything does. */
  #take(collector: Collector): number {
    if (this.#count === 0) return 0;
    const lying = this.#lying;
    let best = 0;
    let most = -1;
    for (let loot = 0; loot < lying.length; loot++) {
      if (lying[loot] === 0) continue;
      const worth = collector.worth(loot);
      if (worth > most) {
        best = loot;
        most = worth;
      }
    }
    collector.take(best);
    lying[best] = (lying[best] ?? missing(lying, best)) - 1;
    this.#count -= 1;
    return collector.weight * most;
  }
}
