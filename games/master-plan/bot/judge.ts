import { DO, firstOf, type Lens, nth, type Option, secondOf, sentencesOf, wordOf } from '@masterplan/kernel';
import type { Sentence } from '../content/sentences.ts';
import { type MasterPlan, plan, word, zones } from '../rules/board.ts';
import { type Almanac, maskOf, NO_TYPE } from './almanac.ts';
import { Collector } from './collector.ts';
import type { Habits } from './habits.ts';
import { Prospects } from './prospects.ts';
import { type Fighter, Skirmish } from './skirmish.ts';

/** Says what options are worth to the seat of a lens. Read a lens first; then ask about its options. */
export class Judge {
  readonly #almanac: Almanac;
  readonly #habits: Habits;
  readonly #skirmish: Skirmish;
  readonly #prospects: Prospects;
  readonly #collectors: Collector[] = [];
  #me = 0;
  #here = -1;
  #said: Sentence | undefined;

  constructor(almanac: Almanac, habits: Habits) {
    this.#almanac = almanac;
    this.#habits = habits;
    this.#skirmish = new Skirmish(almanac, habits);
    this.#prospects = new Prospects(almanac, habits);
  }

  get collectors(): readonly Collector[] {
    return this.#collectors;
  }

  get #mine(): Collector {
    return nth(this.#collectors, this.#me);
  }

  /** Reads what everybody has and wants. */
  read(lens: Lens<MasterPlan>): void {
    this.#me = lens.viewer;
    this.#here = lens.fields.here;
    let kinds = 0;
    for (let seat = 0; seat < lens.seats; seat++) {
      const collector = this.#collectors[seat] ?? new Collector(this.#almanac, this.#habits);
      this.#collectors[seat] = collector;
      collector.read(lens, seat);
      kinds += collector.kinds;
    }
    this.#collectors.length = lens.seats;
    const { spite, leader } = this.#habits;
    for (const collector of this.#collectors) {
      collector.weight = -spite * Math.max(0, 1 + leader * (collector.kinds - kinds / lens.seats));
    }
    this.#mine.weight = 1;
  }

  /** Reads Throwdowns that lie face-down. */
  readPlaces(lens: Lens<MasterPlan>): Prospects {
    this.#prospects.read(lens, this.#mine);
    return this.#prospects;
  }

  /** Reads the fight, and which sentence is being carried out. */
  readFight(lens: Lens<MasterPlan>): void {
    const frame = nth(lens.stack, lens.stack.length - 1);
    this.#skirmish.read(lens);
    this.#said =
      frame.kind < 0 ? undefined : (sentencesOf(lens.game, frame)[frame.at] as Sentence | undefined);
    const actor = frame.verb === 'act' ? this.#skirmish.fighterOf(nth(frame.n, 0)) : undefined;
    if (actor === undefined) return;
    actor.spent = false;
    actor.attack = NO_TYPE;
  }

  /** What a Loot that lies here is worth to take now. */
  claim(lens: Lens<MasterPlan>, card: number): number {
    const loot = nth(this.#almanac.lootOf, lens.face(card));
    let envy = 0;
    for (const rival of this.#collectors) {
      if (rival.weight < 0) envy = Math.max(envy, -rival.weight * rival.worth(loot));
    }
    return this.#mine.worth(loot) + envy;
  }

  /** What the fight is worth after an option of an Attack or an Ability. */
  inFight(lens: Lens<MasterPlan>, option: Option): number {
    const card = firstOf(option);
    const fighter = this.#skirmish.fighterOf(card);
    switch (wordOf(option)) {
      case word.knockOut:
        return this.#without(fighter) + this.#habits.ko;
      case word.turnDown:
      case word.renumber:
      case word.guard:
      case word.lure:
        return fighter === undefined ? 0 : this.#changed(fighter);
      case word.trade:
        return this.#traded(fighter, this.#skirmish.fighterOf(secondOf(option)));
      case word.rescue:
        return this.#with(lens, card);
      case word.move:
        return this.#moved(lens, card, secondOf(option));
      case word.swap:
        return this.#swapped(lens, card, secondOf(option));
      case word.claim:
        return this.#grabbed(lens, card);
      case word.carry:
        return this.#carried(lens, card);
      case word.want:
        return this.#wanted(lens, card);
      case word.give:
        return -this.#mine.cost(nth(this.#almanac.lootOf, lens.face(card)));
      case word.credit:
        return nth(this.#almanac.profileOf, lens.face(card))?.number ?? 0;
      case word.lookAtPlan:
        return this.#curiosity(lens, card);
      case word.lookAtSquad:
        return lens.size(zones.squad(card, secondOf(option)));
      default:
        return option === DO ? this.#left(lens) : this.#forecast();
    }
  }

  #forecast(): number {
    return this.#skirmish.forecast(this.#collectors, this.#me);
  }

  #without(fighter: Fighter | undefined): number {
    if (fighter === undefined) return 0;
    fighter.away = true;
    const value = this.#forecast();
    fighter.away = false;
    return value;
  }

  #with(lens: Lens<MasterPlan>, card: number): number {
    const fighter = this.#skirmish.add(card, lens.face(card), this.#me);
    fighter.spent = lens.fields.acted.includes(card);
    const value = this.#forecast();
    this.#skirmish.drop();
    return value;
  }

  /** What the sentence does to a Super here. */
  #changed(fighter: Fighter): number {
    const { down, number, defenses, lure } = fighter;
    if (this.#said?.do === 'turn-down') fighter.down = true;
    else if (this.#said?.do === 'change-number') fighter.number = this.#said.to;
    else if (this.#said?.do === 'guard') fighter.defenses |= maskOf(this.#said.against);
    else fighter.lure = true;
    const value = this.#forecast();
    fighter.down = down;
    fighter.number = number;
    fighter.defenses = defenses;
    fighter.lure = lure;
    return value;
  }

  #traded(own: Fighter | undefined, other: Fighter | undefined): number {
    if (own === undefined || other === undefined) return 0;
    const rival = other.owner;
    own.owner = rival;
    other.owner = this.#me;
    const value = this.#forecast();
    own.owner = this.#me;
    other.owner = rival;
    return value;
  }

  #moved(lens: Lens<MasterPlan>, card: number, to: number): number {
    const from = plan.place(lens.at(card)).which;
    const prospects = this.readPlaces(lens);
    const kind = lens.face(card);
    if (from === this.#here) {
      return this.#without(this.#skirmish.fighterOf(card)) + prospects.gain(to, kind);
    }
    const loss = prospects.loss(from, kind);
    return to === this.#here
      ? this.#with(lens, card) - loss
      : this.#forecast() + prospects.gain(to, kind) - loss;
  }

  #swapped(lens: Lens<MasterPlan>, leaving: number, coming: number): number {
    const place = plan.place(lens.at(coming)).which;
    const prospects = this.readPlaces(lens);
    const fighter = this.#skirmish.fighterOf(leaving);
    if (fighter === undefined) return 0;
    fighter.away = true;
    const value = this.#with(lens, coming);
    fighter.away = false;
    return value + prospects.gain(place, lens.face(leaving)) - prospects.loss(place, lens.face(coming));
  }

  #grabbed(lens: Lens<MasterPlan>, card: number): number {
    const { pile } = this.#skirmish;
    const loot = nth(this.#almanac.lootOf, lens.face(card));
    const worth = this.#mine.worth(loot);
    pile[loot] = nth(pile, loot) - 1;
    const value = worth + this.#forecast();
    pile[loot] = nth(pile, loot) + 1;
    return value;
  }

  #carried(lens: Lens<MasterPlan>, card: number): number {
    const { pile } = this.#skirmish;
    const loot = nth(this.#almanac.lootOf, lens.face(card));
    pile[loot] = nth(pile, loot) + 1;
    const value = this.#forecast();
    pile[loot] = nth(pile, loot) - 1;
    return value;
  }

  /** What a Loot is worth beyond the least that can be given for it; declining is the forecast alone. */
  #wanted(lens: Lens<MasterPlan>, card: number): number {
    const loot = nth(this.#almanac.lootOf, lens.face(card));
    const owner = plan.place(lens.at(card)).seat;
    const theirs = owner < 0 ? 0 : nth(this.#collectors, owner);
    const loss = theirs === 0 ? 0 : -theirs.weight * theirs.cost(loot);
    return this.#forecast() + this.#mine.worth(loot) + loss - this.#mine.leastCost();
  }

  #curiosity(lens: Lens<MasterPlan>, seat: number): number {
    const card = lens.zone(zones.plan(seat))[0];
    const isNews = card !== undefined && !lens.knows(card);
    return (isNews ? 100 : 0) + nth(this.#collectors, seat).kinds;
  }

  /** The acting Super leaves and knocks out whomever it likes best. */
  #left(lens: Lens<MasterPlan>): number {
    const frame = nth(lens.stack, lens.stack.length - 1);
    const actor = this.#skirmish.fighterOf(frame.self);
    if (actor === undefined) return this.#forecast();
    actor.away = true;
    let best = Number.NEGATIVE_INFINITY;
    for (const foe of this.#skirmish.fighters) {
      if (foe.camp !== actor.camp && !foe.down) best = Math.max(best, this.#without(foe) + this.#habits.ko);
    }
    actor.away = false;
    return best;
  }
}
