import { NOT_ANY, nth } from '@masterplan/kernel';
import { agencies, attributes, type Mission, type Points } from '../content/kinds.ts';
import { LOOSE, PHASES, type Reader, statuses } from '../rules/board.ts';
import { listedIn, resourceOf } from '../rules/goods.ts';
import {
  alertsAt,
  amountOf,
  dangerAt,
  henchmanOf,
  isAgentAt,
  lastingNow,
  MOST_TOGETHER,
  missionAt,
  needsAt,
  sizeOf,
  slotOfNamed,
  squadsOf,
  statusAt,
  strengthsOf,
  tileAt,
} from '../rules/questions.ts';
import { nextFor } from '../rules/tiles.ts';
import { haste } from '../rules/verbs/haste.ts';
import type { Habits } from './habits.ts';
import { Supposed } from './supposed.ts';
import { hopesOf, worthOf, worthOfHenchman, worthOfResource } from './worth.ts';

/** Squads that go together: as few as the Named Henchman's own, or all that may stand on one tile. */
export interface Party {
  readonly slots: readonly number[];
  readonly size: number;
  readonly points: Points;
}

/** What going somewhere in a Phase promises. */
export interface Prospect {
  readonly gain: number;
  /** With which of the parties; none is enough where there is nothing to gain. */
  readonly party: Party | undefined;
  /** Whether a Mission is Completed there. */
  readonly completes: boolean;
}

const NOTHING: Prospect = { gain: 0, party: undefined, completes: false };
const COMPLETED = statuses.indexOf('completed');

export function isEnough(points: readonly number[], needs: Points): boolean {
  for (let no = 0; no < attributes.length; no++) if (nth(points, no) < nth(needs, no)) return false;
  return true;
}

/** A seat's parties, the smallest first. */
export function partiesOf(reader: Reader, seat: number): Party[] {
  const named = slotOfNamed(reader, seat);
  const all = [...squadsOf(reader, seat), ...(sizeOf(reader, seat, LOOSE) > 0 ? [LOOSE] : [])];
  const others = all.filter((slot) => slot !== named);
  others.sort((a, b) => sizeOf(reader, seat, b) - sizeOf(reader, seat, a));
  const slots = [named];
  const party = (): Party => ({
    slots: slots.slice(),
    size: slots.reduce((sum, slot) => sum + sizeOf(reader, seat, slot), 0),
    points: strengthsOf(reader, seat, slots),
  });
  const parties = [party()];
  for (const slot of others) {
    const { size } = nth(parties, parties.length - 1);
    if (size + sizeOf(reader, seat, slot) > MOST_TOGETHER) continue;
    slots.push(slot);
    parties.push(party());
  }
  return parties;
}

/** The table at each Phase to come, as far as Agents go. */
export function phasesAhead(reader: Reader): readonly Supposed[] {
  const found: Supposed[] = [];
  let before = reader;
  const steps = lastingNow(reader).some(haste.is) ? 2 : 1;
  for (let phase = 1; phase <= PHASES; phase++) {
    const ahead = new Supposed(before);
    for (const [no, agency] of agencies.entries())
      for (let step = 0; step < steps; step++) ahead.sends(no, nextFor(ahead, agency));
    found.push(ahead);
    before = ahead;
  }
  return found;
}

/** What a seat can expect of each place in each Phase of the Round. */
export class Outlook {
  readonly reader: Reader;
  readonly seat: number;
  readonly parties: readonly Party[];
  readonly ahead: readonly Supposed[];
  readonly #habits: Habits;
  readonly #hopes: number;
  readonly #found = new Map<number, Prospect>();
  readonly #staying = new Map<number, number>();
  readonly #hoped = new Map<number, number>();
  #supposed: Supposed | undefined;

  constructor(reader: Reader, habits: Habits, seat: number, ahead = phasesAhead(reader)) {
    this.reader = reader;
    this.seat = seat;
    this.ahead = ahead;
    this.parties = partiesOf(reader, seat);
    this.#habits = habits;
    this.#hopes = hopesOf(reader, habits, seat);
  }

  /** What a first visit in a Phase, counted from 0, promises. */
  at(place: number, phase: number): Prospect {
    const key = place * PHASES + phase;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const found = this.#look(place, phase);
    this.#found.set(key, found);
    return found;
  }

  /** What staying promises where a Mission was Completed in the Phase before: a Spoil. */
  staying(place: number, phase: number): number {
    const key = place * PHASES + phase;
    const known = this.#staying.get(key);
    if (known !== undefined) return known;
    const found = this.#stay(place, phase);
    this.#staying.set(key, found);
    return found;
  }
  #stay(place: number, phase: number): number {
    const kind = missionAt(this.reader, place);
    if (kind?.type !== 'resource') return 0;
    const ahead = nth(this.ahead, phase);
    const was = nth(ahead.fields.status, place);
    const needs = needsAt(ahead.turns(place, COMPLETED), place);
    ahead.turns(place, was);
    return this.#fits(needs) === undefined ? 0 : this.#habits.spoil * this.bestSpoil(kind);
  }

  /** What an Agent that comes in the next Phase costs whoever stands there. */
  risk(place: number, phase: number, size: number): number {
    const next = this.ahead[phase + 1];
    if (next === undefined || !isAgentAt(next, place)) return 0;
    const { reader, seat } = this;
    const danger = dangerAt(next, place);
    const hurt = Math.min(danger, size) * worthOfHenchman(reader, this.#habits, size) * 0.8;
    const purse = amountOf(reader, seat, 'corruption');
    if (purse < danger) return hurt;
    return Math.min(hurt, danger * worthOfResource(reader, this.#habits, 'corruption', purse));
  }

  /** What of an objective Completing the Mission of a place meets. */
  hoped(place: number): number {
    const known = this.#hoped.get(place);
    if (known !== undefined) return known;
    const { reader, seat } = this;
    const tile = tileAt(reader, place);
    let more = 0;
    if (tile !== undefined) {
      this.#supposed ??= new Supposed(reader);
      const supposed = this.#supposed.anew().does('completed', seat, kindNo(reader, tile));
      more = hopesOf(supposed, this.#habits, seat) - this.#hopes;
    }
    this.#hoped.set(place, more);
    return more;
  }

  /** What the Reward of a Mission on the map is worth to the seat, with its Affinity. */
  rewardOf(kind: Mission, place: number): number {
    const times = kind.type === 'headquarters' ? alertsAt(this.reader, place) : 1;
    return times * rewardOf(this.reader, this.#habits, this.seat, kind);
  }

  bestSpoil(kind: Mission): number {
    if (kind.type !== 'resource') return 0;
    return Math.max(...kind.spoils.map((good) => worthOf(this.reader, this.#habits, this.seat, good)));
  }

  #fits(needs: Points): Party | undefined {
    return this.parties.find(({ points }) => isEnough(points, needs));
  }

  #look(place: number, phase: number): Prospect {
    const { reader } = this;
    const kind = missionAt(reader, place);
    const status = statusAt(reader, place);
    if (kind === undefined || status === 'inactive' || status === 'empty') return NOTHING;
    if (kind.type === 'headquarters' && alertsAt(reader, place) === 0) return NOTHING;
    const party = this.#fits(needsAt(nth(this.ahead, phase), place));
    if (status === 'completed') return this.#harvest(kind, place, party);
    if (party === undefined) return NOTHING;
    const gain = this.rewardOf(kind, place) + Math.max(0, this.hoped(place));
    return { gain: gain * this.#habits.crowded, party, completes: true };
  }

  #harvest(kind: Mission, place: number, party: Party | undefined): Prospect {
    if (kind.type !== 'resource') return NOTHING;
    const best = this.bestSpoil(kind);
    const lying = alertsAt(this.reader, place);
    const taken = Math.min(lying, 2) * best * this.#habits.crowded;
    const made = party === undefined ? 0 : this.#habits.spoil * best;
    if (taken === 0 && made === 0) return NOTHING;
    return {
      gain: Math.max(taken, made),
      party: taken >= made ? nth(this.parties, 0) : party,
      completes: false,
    };
  }
}

/** What the Reward of a Mission is worth to a seat, wherever it lies. */
export function rewardOf(reader: Reader, habits: Habits, seat: number, kind: Mission): number {
  const isKin = kind.type !== 'headquarters' && kind.mission === henchmanOf(reader, seat).affinity;
  let sum = kind.type === 'doomsday' && isKin ? 1 : 0;
  for (const { good, n } of listedIn(kind.reward)) {
    const times = kind.type === 'resource' && isKin && resourceOf(good) !== undefined ? 2 : 1;
    sum += n * times * worthOf(reader, habits, seat, good);
  }
  return sum;
}

/** The number of the kind of a card whose face is known. */
export function kindNo(reader: Reader, card: number): number {
  const kind = reader.kind(card);
  return kind === undefined ? NOT_ANY : reader.game.kinds.indexOf(kind);
}
