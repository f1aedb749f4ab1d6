import { type Lens, missing } from '@masterplan/kernel';
import { isOpen, type MasterPlan, placesFor, zones } from '../rules/board.ts';
import { type Almanac, NO_TYPE, type Profile, profileOf } from './almanac.ts';
import type { Collector } from './collector.ts';
import type { Habits } from './habits.ts';

/** A Loot that has been given its place in the order of worth. */
const RANKED = -1;

/** A Throwdown as the bot sees it before it is turned up. */
interface Prospect {
  /** What the bot would get out of the Loot there, the best first. */
  readonly worths: number[];
  /** Supers of rivals there now and, as far as can be guessed, later. */
  rivals: number;
  /** How likely it is that none of the rivals who have a Squad there has it in the same camp. */
  unrivalled: number;
  /** The bot's own Squad, the largest number first. */
  readonly squad: Profile[];
  /** The Super of it that joined last; undefined where nobody did, or it cannot be told. */
  last: Profile | undefined;
  /** What the Squad as it stands will bring. */
  value: number;
  /** What the rest of the hand could bring there, Heroes and Villains apart. */
  readonly promises: [number, number];
}

/** What Squads will bring at Throwdowns that lie face-down: a guess from numbers alone. */
export class Prospects {
  readonly #places: Prospect[] = [];
  /** How many places the round has. */
  #count = 0;
  /** What a Loot that an Ability finds is worth. */
  #find = 0;
  /** The Supers in hand. */
  readonly #hand: Profile[] = [];
  /** How hard each member of the Squad that is looked at hits. */
  readonly #hits: number[] = [];
  /** What each Loot that lies at the place that is looked at is: its kind, and RANKED once it has been ranked. */
  readonly #lying: number[] = [];
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
    this.#count = places;
    this.#find = this.#habits.found * mine.any();
    let hands = 0;
    for (let seat = 0; seat < lens.seats; seat++) if (seat !== me) hands += lens.size(zones.hand(seat));
    let loot = 0;
    for (let place = 0; place < places; place++) loot += lens.size(zones.loot(place));
    for (let place = 0; place < places; place++) {
      const prospect = this.#prospect(place);
      if (!isOpen(lens, place)) continue;
      prospect.rivals = (hands * lens.size(zones.loot(place))) / Math.max(1, loot);
      let squads = 0;
      for (let seat = 0; seat < lens.seats; seat++) {
        const size = seat === me ? 0 : lens.size(zones.squad(seat, place));
        prospect.rivals += size;
        if (size > 0) squads += 1;
      }
      prospect.unrivalled = 0.5 ** squads;
      this.#readSquad(lens, prospect, zones.squad(me, place));
      this.#rank(lens, prospect, place, mine);
      prospect.value = this.#squadValue(prospect);
    }
  }

  /** A place that has been read. */
  #at(place: number): Prospect {
    return this.#places[place] ?? missing(this.#places, place);
  }

  #prospect(place: number): Prospect {
    const known = this.#places[place];
    if (known !== undefined) return known;
    const made: Prospect = {
      worths: [],
      rivals: 0,
      unrivalled: 1,
      squad: [],
      last: undefined,
      value: 0,
      promises: [0, 0],
    };
    this.#places[place] = made;
    return made;
  }

  #readSquad(lens: Lens<MasterPlan>, prospect: Prospect, zone: number): void {
    const { squad } = prospect;
    empty(squad);
    prospect.last = undefined;
    for (const card of lens.zone(zone)) {
      prospect.last = profileOf(this.#almanac, lens.face(card));
      insert(squad, prospect.last);
    }
  }

  /** Lists what the Loot there is worth, one after the other: two of a kind are not worth twice one. */
  #rank(lens: Lens<MasterPlan>, { worths }: Prospect, place: number, mine: Collector): void {
    const lying = this.#lying;
    const { lootOf } = this.#almanac;
    empty(lying);
    for (const card of lens.zone(zones.loot(place))) {
      const face = lens.face(card);
      lying.push(lootOf[face] ?? missing(lootOf, face));
    }
    empty(worths);
    for (let n = 0; n < lying.length; n++) {
      let best = 0;
      let most = -1;
      for (let i = 0; i < lying.length; i++) {
        const loot = lying[i] ?? missing(lying, i);
        if (loot === RANKED) continue;
        const worth = mine.worth(loot);
        if (worth > most) {
          most = worth;
          best = i;
        }
      }
      worths.push(most);
      mine.take(lying[best] ?? missing(lying, best));
      lying[best] = RANKED;
    }
    mine.forget();
  }

  /** Reads what the whole of a hand could do at each place. */
  readHand(lens: Lens<MasterPlan>): void {
    const hand = this.#hand;
    empty(hand);
    for (const card of lens.zone(zones.hand(lens.viewer)))
      hand.push(profileOf(this.#almanac, lens.face(card)));
    for (let place = 0; place < placesFor(lens.seats); place++) {
      const prospect = this.#at(place);
      prospect.promises[0] = this.#promise(prospect, 0);
      prospect.promises[1] = this.#promise(prospect, 1);
    }
  }

  #promise(prospect: Prospect, camp: 0 | 1): number {
    const { last, squad } = prospect;
    prospect.last = undefined;
    for (const profile of this.#hand) if (profile.camp === camp) insert(squad, profile);
    const value = this.#squadValue(prospect);
    for (const profile of this.#hand) if (profile.camp === camp) remove(squad, profile);
    prospect.last = last;
    return value - prospect.value;
  }

  /** What deploying a Super at a place is worth: what it brings there, and what could follow it. */
  deploying(place: number, kind: number): number {
    const { camp, need } = profileOf(this.#almanac, kind);
    const { promises, rivals } = this.#at(place);
    const isSpoilt = need === 'alone' || need === 'last-to-join';
    const follows = isSpoilt ? this.#elsewhere(place) : promises[camp];
    return this.gain(place, kind) + this.#habits.promise * follows + this.#habits.crowd * rivals;
  }

  /** What the rest of the hand could bring at the best of the other places: where nobody should follow, it goes there. */
  #elsewhere(place: number): number {
    let best = 0;
    for (let other = 0; other < this.#count; other++) {
      if (other === place) continue;
      const { promises } = this.#at(other);
      best = Math.max(best, promises[0], promises[1]);
    }
    return best;
  }

  /** What one more Super brings at a place. */
  gain(place: number, kind: number): number {
    const prospect = this.#at(place);
    const profile = profileOf(this.#almanac, kind);
    const { last } = prospect;
    insert(prospect.squad, profile);
    prospect.last = profile;
    const value = this.#squadValue(prospect);
    remove(prospect.squad, profile);
    prospect.last = last;
    return value - prospect.value;
  }

  /** What the bot would miss without one of its Supers at a place. */
  loss(place: number, kind: number): number {
    const prospect = this.#at(place);
    const profile = profileOf(this.#almanac, kind);
    if (!prospect.squad.includes(profile)) return 0;
    remove(prospect.squad, profile);
    const value = this.#squadValue(prospect);
    insert(prospect.squad, profile);
    return prospect.value - value;
  }

  /** What the Squad as it stands will bring. */
  value(place: number): number {
    return this.#at(place).value;
  }

  #squadValue(prospect: Prospect): number {
    const { worths, rivals, squad } = prospect;
    const { stand, muscle, might, ahead } = this.#habits;
    const hits = this.#hits;
    let fists = 0;
    let value = 0;
    for (let own = 0; own < squad.length; own++) {
      const hit = this.#fists(squad[own] ?? missing(squad, own), prospect);
      hits[own] = hit;
      fists += hit;
    }
    // Who stands behind the last Loot claims nothing
    for (let own = 0; own < squad.length && own < worths.length; own++) {
      const { above } = squad[own] ?? missing(squad, own);
      const odds = stand + muscle * (fists - (hits[own] ?? missing(hits, own)));
      value += expected(worths, own, ahead * rivals * above) / (1 + Math.exp(-odds));
    }
    return value * (1 + might * fists) + this.#finds(prospect);
  }

  /** How hard a Super hits: those that act early hit before they are hit. */
  #fists(member: Profile, prospect: Prospect): number {
    const { attack, strike, above } = member;
    const hits = (attack === NO_TYPE ? 0 : 1) + (strike === NO_TYPE ? 0 : chanceOf(member, prospect));
    return hits * (1 + this.#habits.early * above);
  }

  /** What Abilities that ask for a certain Squad bring besides what it claims. */
  #finds(prospect: Prospect): number {
    let value = 0;
    for (const member of prospect.squad) {
      const isRewarded = member.finds || (member.grabs && member.need !== 'nothing');
      if (isRewarded) value += this.#find * chanceOf(member, prospect);
    }
    return value;
  }
}

/** How likely it is to be so as a Super's Ability needs it: a rival's Squad is as often of the one camp as of the other. */
function chanceOf(member: Profile, { squad, unrivalled, last }: Prospect): number {
  switch (member.need) {
    case 'nothing':
      return 1;
    case 'alone':
      return squad.length === 1 ? 1 : 0;
    case 'last-to-join':
      return last === member ? 1 : 0;
    case 'only-squad':
      return unrivalled;
  }
}

/** Puts a Super where its number belongs, the largest first. */
function insert(squad: Profile[], profile: Profile): void {
  let i = squad.length;
  squad.push(profile);
  for (; i > 0; i--) {
    const before = squad[i - 1] ?? missing(squad, i - 1);
    if (before.number >= profile.number) break;
    squad[i] = before;
  }
  squad[i] = profile;
}

function remove(squad: Profile[], profile: Profile): void {
  for (let i = squad.indexOf(profile); i < squad.length - 1; i++)
    squad[i] = squad[i + 1] ?? missing(squad, i + 1);
  squad.pop();
}

/** Entry by entry: to set `length` takes the engine far longer for lists as short as these. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** What is left for a claim after `own` claims of the bot's own and `ahead` of others. */
function expected(worths: readonly number[], own: number, ahead: number): number {
  const gone = Math.min(0.95, ahead / Math.max(1, worths.length));
  let chance = 1 - gone;
  let value = 0;
  for (let i = own; i < worths.length; i++) {
    value += (worths[i] ?? missing(worths, i)) * chance;
    chance *= gone;
  }
  return value;
}
