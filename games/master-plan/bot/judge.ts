import {
  DO,
  firstOf,
  type Lens,
  missing,
  nth,
  type Option,
  type Sentence,
  secondOf,
  sentenceAt,
  wordOf,
} from '@masterplan/kernel';
import { act } from '../rules/battle.ts';
import { bindings, type MasterPlan, plan, word, zones } from '../rules/board.ts';
import { burn } from '../rules/verbs/burn.ts';
import { carry } from '../rules/verbs/carry-loot.ts';
import { changeNumber, renumber } from '../rules/verbs/change-number.ts';
import { give, want } from '../rules/verbs/exchange-loot.ts';
import { fetchLoot } from '../rules/verbs/fetch.ts';
import { guard, protect } from '../rules/verbs/guard.ts';
import { lookAtPlan, lookAtSquad } from '../rules/verbs/look.ts';
import { lureTo } from '../rules/verbs/lure.ts';
import { moveTo } from '../rules/verbs/may-move.ts';
import { swapWith } from '../rules/verbs/may-swap.ts';
import { bringBack } from '../rules/verbs/rescue.ts';
import { credit } from '../rules/verbs/take-credit.ts';
import { tradeFor } from '../rules/verbs/trade.ts';
import { putToSleep, turnDown } from '../rules/verbs/turn-down.ts';
import { type Almanac, maskOf, NO_TYPE, profileOf } from './almanac.ts';
import { Collector } from './collector.ts';
import type { Habits } from './habits.ts';
import { Prospects } from './prospects.ts';
import { type Fighter, Skirmish } from './skirmish.ts';

/** More than any other reason to be curious. */
const NEWS = 100;

/** Says what options are worth to the seat of a lens. Read a lens first; then ask about its options. */
export class Judge {
  readonly #almanac: Almanac;
  readonly #habits: Habits;
  readonly #skirmish: Skirmish;
  readonly #prospects: Prospects;
  readonly #collectors: Collector[] = [];
  #me = 0;
  #here = -1;
  /** The acting Super, and the sentence of its Ability that asks; undefined while it attacks. */
  #self = -1;
  #said: Sentence | undefined;
  /** What the fight is worth as it stands, once somebody has asked. */
  #asItStands: number | undefined;

  constructor(almanac: Almanac, habits: Habits) {
    this.#almanac = almanac;
    this.#habits = habits;
    this.#skirmish = new Skirmish(almanac, habits);
    this.#prospects = new Prospects(almanac, habits);
  }

  get #mine(): Collector {
    return this.#collectors[this.#me] ?? missing(this.#collectors, this.#me);
  }

  /** Reads what everybody has and wants. */
  read(lens: Lens<MasterPlan>): void {
    this.#me = lens.viewer;
    this.#here = lens.fields.here;
    this.#asItStands = undefined;
    let kinds = 0;
    for (let seat = 0; seat < lens.seats; seat++) {
      const collector = this.#collectors[seat] ?? new Collector(this.#almanac, this.#habits);
      this.#collectors[seat] = collector;
      collector.read(lens, seat);
      kinds += collector.kinds;
    }
    while (this.#collectors.length > lens.seats) this.#collectors.pop();
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

  /** Reads the fight, and what is asked in it. */
  readFight(lens: Lens<MasterPlan>): void {
    const { frame } = lens;
    const isAttack = frame.verb === 'act';
    this.#self = isAttack ? act.my.card.of(frame) : frame.self;
    this.#said = isAttack ? undefined : sentenceAt(lens.game, frame);
    this.#skirmish.read(lens);
    this.#asItStands = undefined;
    const actor = isAttack ? this.#skirmish.fighterOf(this.#self) : undefined;
    if (actor === undefined) return;
    actor.spent = false;
    actor.attack = NO_TYPE;
  }

  /** What a Loot that lies here is worth to take now: to the bot, and that nobody else gets it. */
  claim(lens: Lens<MasterPlan>, card: number): number {
    const loot = this.#lootOf(lens, card);
    let envy = 0;
    for (const rival of this.#collectors) {
      if (rival.weight < 0) envy = Math.max(envy, -rival.weight * rival.worth(loot));
    }
    return this.#mine.worth(loot) + envy;
  }

  /** What the fight is worth after an option of an Attack or an Ability. */
  inFight(lens: Lens<MasterPlan>, option: Option): number {
    const card = firstOf(option);
    switch (wordOf(option)) {
      case word.knockOut:
        return this.#without(card) + this.#habits.ko;
      case putToSleep.no:
      case renumber.no:
      case protect.no:
      case lureTo.no:
        return this.#changed(card);
      case tradeFor.no:
        return this.#traded(card, secondOf(option));
      case bringBack.no:
        return this.#with(lens, card);
      case moveTo.no:
        return this.#moved(lens, card, secondOf(option));
      case swapWith.no:
        return this.#swapped(lens, card, secondOf(option));
      case word.claim:
        return this.#mine.worth(this.#lootOf(lens, card)) + this.#piled(lens, card, -1);
      case fetchLoot.no:
        return this.#mine.worth(this.#lootOf(lens, card)) + this.#unchanged();
      case carry.no:
        return this.#piled(lens, card, 1);
      case want.no:
        return this.#wanted(lens, card);
      case give.no:
        return this.#exchanged(lens, bindings.wanted.of(lens.frame), card);
      case credit.no:
        return profileOf(this.#almanac, lens.face(card)).number;
      case lookAtPlan.no:
        return this.#curiosity(lens, card);
      case lookAtSquad.no:
        return lens.size(zones.squad(card, secondOf(option)));
      default:
        return option === DO ? this.#left() : this.#unchanged();
    }
  }

  #lootOf(lens: Lens<MasterPlan>, card: number): number {
    const { lootOf } = this.#almanac;
    const face = lens.face(card);
    return lootOf[face] ?? missing(lootOf, face);
  }

  #forecast(): number {
    return this.#skirmish.forecast(this.#collectors, this.#me);
  }

  /** The same for every option that leaves the fight as it is. */
  #unchanged(): number {
    this.#asItStands ??= this.#forecast();
    return this.#asItStands;
  }

  #fighter(card: number): Fighter {
    const fighter = this.#skirmish.fighterOf(card);
    if (fighter === undefined) throw new Error(`card ${card} is not in the fight`);
    return fighter;
  }

  #without(card: number): number {
    const fighter = this.#fighter(card);
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
  #changed(card: number): number {
    const fighter = this.#fighter(card);
    const { down, number, defenses, lure } = fighter;
    if (turnDown.is(this.#said)) fighter.down = true;
    else if (changeNumber.is(this.#said)) this.#skirmish.renumber(fighter, this.#said.to);
    else if (guard.is(this.#said)) fighter.defenses |= maskOf(this.#said.against);
    else fighter.lure = true;
    const value = this.#forecast();
    fighter.down = down;
    if (fighter.number !== number) this.#skirmish.renumber(fighter, number);
    fighter.defenses = defenses;
    fighter.lure = lure;
    return value;
  }

  #traded(own: number, other: number): number {
    const mine = this.#fighter(own);
    const theirs = this.#fighter(other);
    const rival = theirs.owner;
    mine.owner = rival;
    theirs.owner = this.#me;
    const value = this.#forecast();
    mine.owner = this.#me;
    theirs.owner = rival;
    return value;
  }

  #moved(lens: Lens<MasterPlan>, card: number, to: number): number {
    const from = plan.place(lens.at(card)).which;
    const prospects = this.readPlaces(lens);
    const kind = lens.face(card);
    if (from === this.#here) return this.#without(card) + prospects.gain(to, kind);
    const stays = to === this.#here ? this.#with(lens, card) : this.#unchanged() + prospects.gain(to, kind);
    return stays - prospects.loss(from, kind);
  }

  #swapped(lens: Lens<MasterPlan>, leaving: number, coming: number): number {
    const place = plan.place(lens.at(coming)).which;
    const prospects = this.readPlaces(lens);
    const fighter = this.#fighter(leaving);
    fighter.away = true;
    const value = this.#with(lens, coming);
    fighter.away = false;
    return value + prospects.gain(place, lens.face(leaving)) - prospects.loss(place, lens.face(coming));
  }

  /** With one more, or one less, of a Loot here. */
  #piled(lens: Lens<MasterPlan>, card: number, by: 1 | -1): number {
    const loot = this.#lootOf(lens, card);
    this.#skirmish.pileUp(loot, by);
    const value = this.#forecast();
    this.#skirmish.pileUp(loot, -by);
    return value;
  }

  /** A Loot it may have for one of its own: as good as the best exchange. */
  #wanted(lens: Lens<MasterPlan>, card: number): number {
    let best = Number.NEGATIVE_INFINITY;
    lens.distinct(zones.stash(this.#me), (given) => {
      best = Math.max(best, this.#exchanged(lens, card, given));
    });
    return best;
  }

  /** After giving one Loot for another, which a rival owns or which lies here. */
  #exchanged(lens: Lens<MasterPlan>, wanted: number, given: number): number {
    const [got, gone] = [this.#lootOf(lens, wanted), this.#lootOf(lens, given)];
    if (got === gone) return this.#unchanged() - this.#habits.ko;
    const rival = this.#collectors[plan.place(lens.at(wanted)).seat];
    const gain = this.#mine.exchanging(gone, got);
    if (rival !== undefined) return this.#unchanged() + gain + rival.weight * rival.exchanging(got, gone);
    this.#skirmish.pileUp(got, -1);
    this.#skirmish.pileUp(gone, 1);
    const value = this.#forecast() + gain;
    this.#skirmish.pileUp(got, 1);
    this.#skirmish.pileUp(gone, -1);
    return value;
  }

  /** A plan it does not know yet, and rather that of a rival who is ahead. */
  #curiosity(lens: Lens<MasterPlan>, seat: number): number {
    const card = nth(lens.zone(zones.plan(seat)), 0);
    return (lens.knows(card) ? 0 : NEWS) + nth(this.#collectors, seat).kinds;
  }

  /** The acting Super leaves: no Loot is left here, or somebody is knocked out. */
  #left(): number {
    const actor = this.#fighter(this.#self);
    actor.away = true;
    const value = this.#said?.ifDone?.some(burn.is) ? this.#burned() : this.#hitInLeaving(actor);
    actor.away = false;
    return value;
  }

  #burned(): number {
    const { pile } = this.#skirmish;
    const lay = pile.slice();
    pile.fill(0);
    const value = this.#forecast();
    for (const [loot, lies] of lay.entries()) pile[loot] = lies;
    return value;
  }

  /** It knocks out whomever it likes best. */
  #hitInLeaving(actor: Fighter): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const foe of this.#skirmish.fighters) {
      if (foe.camp !== actor.camp && !foe.down) best = Math.max(best, this.#without(foe.card));
    }
    return best + this.#habits.ko;
  }
}
