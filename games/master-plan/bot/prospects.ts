import { type Lens, nth } from '@masterplan/kernel';
import { isOpen, type MasterPlan, placesFor, zones } from '../rules/board.ts';
import { type Almanac, NO_TYPE, type Profile, profileOf } from './almanac.ts';
import type { Collector } from './collector.ts';
import type { Habits } from './habits.ts';

/** A Throwdown as the bot sees it before it is turned up. */
interface Prospect {
  /** What the bot would get out of the Loot there, the best first. */
  readonly worths: number[];
  /** Supers of rivals there now and, as far as can be guessed, later. */
  rivals: number;
  /** The bot's own Squad, the largest number first. */
  readonly squad: Profile[];
  /** What the Squad as it stands will bring. */
  value: number;
  /** What the rest of the hand could bring there, Heroes and Villains apart. */
  readonly promises: [number, number];
}

/** What Squads will bring at Throwdowns that lie face-down: a guess from numbers alone. */
export class Prospects {
  readonly #places: Prospect[] = [];
  readonly #almanac: Almanac;
  readonly #habits: Habits;

  constructor(almanac: Almanac, habits: Habits) {
    this.#almanac = almanac;
    this.#habits = habits;
  }

  /** Reads every Throwdown that is not settled; `mine` is what the bot wants. */
  read(lens: Lens<MasterPlan>, mine: Collector): void {
    const places = placesFor(lens.seats);
    const me = lens.viewer;
    let hands = 0;
    for (let seat = 0; seat < lens.seats; seat++) if (seat !== me) hands += lens.size(zones.hand(seat));
    let loot = 0;
    for (let place = 0; place < places; place++) loot += lens.size(zones.loot(place));
    for (let place = 0; place < places; place++) {
      const prospect = this.#prospect(place);
      if (!isOpen(lens, place)) continue;
      prospect.rivals = (hands * lens.size(zones.loot(place))) / Math.max(1, loot);
      for (let seat = 0; seat < lens.seats; seat++) {
        if (seat !== me) prospect.rivals += lens.size(zones.squad(seat, place));
      }
      this.#readSquad(lens, prospect, zones.squad(me, place));
      this.#rank(lens, prospect, place, mine);
      prospect.value = this.#squadValue(prospect);
    }
  }

  #prospect(place: number): Prospect {
    const known = this.#places[place];
    if (known !== undefined) return known;
    const made: Prospect = { worths: [], rivals: 0, squad: [], value: 0, promises: [0, 0] };
    this.#places[place] = made;
    return made;
  }

  #readSquad(lens: Lens<MasterPlan>, { squad }: Prospect, zone: number): void {
    squad.length = 0;
    for (const card of lens.zone(zone)) insert(squad, profileOf(this.#almanac, lens.face(card)));
  }

  /** Lists what the Loot there is worth, one after the other: two of a kind are not worth twice one. */
  #rank(lens: Lens<MasterPlan>, { worths }: Prospect, place: number, mine: Collector): void {
    const lying = lens.zone(zones.loot(place));
    const { lootOf } = this.#almanac;
    let taken = 0;
    worths.length = 0;
    for (let n = 0; n < lying.length; n++) {
      let best = 0;
      let most = -1;
      for (let i = 0; i < lying.length; i++) {
        if ((taken >> i) & 1) continue;
        const worth = mine.worth(nth(lootOf, lens.face(nth(lying, i))));
        if (worth > most) {
          most = worth;
          best = i;
        }
      }
      taken |= 1 << best;
      worths.push(most);
      mine.take(nth(lootOf, lens.face(nth(lying, best))));
    }
    mine.forget();
  }

  /** Reads what the whole of a hand could do at each place. */
  readHand(lens: Lens<MasterPlan>): void {
    const hand = lens.zone(zones.hand(lens.viewer));
    for (let place = 0; place < placesFor(lens.seats); place++) {
      const prospect = nth(this.#places, place);
      prospect.promises[0] = this.#promise(lens, prospect, hand, 0);
      prospect.promises[1] = this.#promise(lens, prospect, hand, 1);
    }
  }

  #promise(lens: Lens<MasterPlan>, prospect: Prospect, hand: readonly number[], camp: 0 | 1): number {
    const size = prospect.squad.length;
    for (const card of hand) {
      const profile = profileOf(this.#almanac, lens.face(card));
      if (profile.camp === camp) insert(prospect.squad, profile);
    }
    const value = this.#squadValue(prospect);
    if (prospect.squad.length > size) {
      for (const card of hand) {
        const profile = profileOf(this.#almanac, lens.face(card));
        if (profile.camp === camp) remove(prospect.squad, profile);
      }
    }
    return value - prospect.value;
  }

  /** What deploying a Super at a place is worth: what it brings there, and what could follow it. */
  deploying(place: number, kind: number): number {
    const { camp } = profileOf(this.#almanac, kind);
    return this.gain(place, kind) + this.#habits.promise * nth(this.#places, place).promises[camp];
  }

  /** What one more Super brings at a place. */
  gain(place: number, kind: number): number {
    const prospect = nth(this.#places, place);
    const profile = profileOf(this.#almanac, kind);
    insert(prospect.squad, profile);
    const value = this.#squadValue(prospect);
    remove(prospect.squad, profile);
    return value - prospect.value;
  }

  /** What the bot would miss without one of its Supers at a place. */
  loss(place: number, kind: number): number {
    const prospect = nth(this.#places, place);
    const profile = profileOf(this.#almanac, kind);
    if (!prospect.squad.includes(profile)) return 0;
    remove(prospect.squad, profile);
    const value = this.#squadValue(prospect);
    insert(prospect.squad, profile);
    return prospect.value - value;
  }

  /** What the Squad as it stands will bring. */
  value(place: number): number {
    return nth(this.#places, place).value;
  }

  #squadValue({ worths, rivals, squad }: Prospect): number {
    const { stand, muscle, might, ahead } = this.#habits;
    let fists = 0;
    for (const member of squad) fists += this.#fists(member);
    let value = 0;
    for (let own = 0; own < squad.length; own++) {
      const member = nth(squad, own);
      const odds = stand + muscle * (fists - this.#fists(member));
      value += expected(worths, own, ahead * rivals * member.above) / (1 + Math.exp(-odds));
    }
    return value * (1 + might * fists);
  }

  /** How hard a Super hits: those that act early hit before they are hit. */
  #fists({ attack, strike, above }: Profile): number {
    const hits = (attack === NO_TYPE ? 0 : 1) + (strike === NO_TYPE ? 0 : 1);
    return hits * (1 + this.#habits.early * above);
  }
}

/** Puts a Super where its number belongs, the largest first. */
function insert(squad: Profile[], profile: Profile): void {
  let i = squad.length;
  squad.push(profile);
  for (; i > 0 && nth(squad, i - 1).number < profile.number; i--) squad[i] = nth(squad, i - 1);
  squad[i] = profile;
}

function remove(squad: Profile[], profile: Profile): void {
  for (let i = squad.indexOf(profile); i < squad.length - 1; i++) squad[i] = nth(squad, i + 1);
  squad.length -= 1;
}

/** What is left for a claim after `own` claims of the bot's own and `ahead` of others. */
function expected(worths: readonly number[], own: number, ahead: number): number {
  const gone = Math.min(0.95, ahead / Math.max(1, worths.length));
  let chance = 1 - gone;
  let value = 0;
  for (let i = own; i < worths.length; i++) {
    value += nth(worths, i) * chance;
    chance *= gone;
  }
  return value;
}
