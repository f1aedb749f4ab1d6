import { type Lens, nth, type Option, type Rng } from '@masterplan/kernel';
import type { Good } from '../content/kinds.ts';
import type { Tomorrow } from '../rules/board.ts';
import { BASES, MONOLOGUING, zones } from '../rules/board.ts';
import { seatsOf, teamOf } from '../rules/order.ts';
import { amountOf } from '../rules/questions.ts';
import type { Habits, Handicap } from './habits.ts';
import { Outlook, type Party, partiesOf } from './outlook.ts';
import { Travels } from './plan.ts';
import { Supposed } from './supposed.ts';
import { standingOf, worthOf } from './worth.ts';

export type View = Lens<Tomorrow>;

/** What a bot thinks with while it makes one choice. */
export class Mind {
  readonly lens: View;
  readonly habits: Habits;
  readonly handicap: Handicap;
  readonly random: Rng;
  /** The bot's own seat. */
  readonly me: number;
  readonly #standing = new Map<number, number>();
  readonly #traded = new Map<number, Supposed>();
  readonly #parties = new Map<number, Party>();
  readonly #travels = new Map<number, Travels>();
  readonly #reckoned = new Map<(mind: Mind) => number, number>();
  #supposed: Supposed | undefined;
  #outlook: Outlook | undefined;

  constructor(lens: View, habits: Habits, handicap: Handicap, random: Rng) {
    this.lens = lens;
    this.habits = habits;
    this.handicap = handicap;
    this.random = random;
    this.me = lens.viewer;
  }

  worth(good: Good, n = 1): number {
    return n * worthOf(this.lens, this.habits, this.me, good);
  }

  get outlook(): Outlook {
    this.#outlook ??= new Outlook(this.lens, this.habits, this.me);
    return this.#outlook;
  }

  /** What is better or worse for the bot if something is as supposed. */
  better(suppose: (supposed: Supposed) => unknown): number {
    this.#supposed ??= new Supposed(this.lens);
    const supposed = this.#supposed.anew();
    suppose(supposed);
    return this.betterFor(this.me, supposed);
  }

  /** The same for any seat, as far as it can be known. */
  betterFor(seat: number, supposed: Supposed): number {
    const now = this.#standing.get(seat) ?? standingOf(this.lens, this.habits, seat);
    this.#standing.set(seat, now);
    return standingOf(supposed, this.habits, seat) - now;
  }

  /** What is better or worse for a seat on its ways through the rest of the Round if its purse and its Henchmen are as supposed. */
  betterWays(seat: number, supposed: Supposed): number {
    const { lens, habits } = this;
    if (lens.fields.phase === MONOLOGUING) return 0;
    const isSameCrew = supposed.fields.members === lens.fields.members;
    const [before, after] = [amountOf(lens, seat, 'funding'), amountOf(supposed, seat, 'funding')];
    if (isSameCrew && before === after) return 0;
    const now = this.travelsOf(seat);
    return (isSameCrew ? now : new Travels(supposed, habits, seat)).worth(after) - now.worth(before);
  }

  travelsOf(seat: number): Travels {
    const known = this.#travels.get(seat);
    if (known !== undefined) return known;
    const travels = new Travels(this.lens, this.habits, seat);
    this.#travels.set(seat, travels);
    return travels;
  }

  /**
   * The table when two seats have dealt, before anything has changed hands: every deal that is thought through begins with it. There is
   * one for all deals of the two: who asks for the next deal is done with the one before.
   */
  traded(one: number, two: number): Supposed {
    const key = one * this.lens.seats + two;
    const known = this.#traded.get(key);
    if (known !== undefined) return known.anew();
    const met = new Supposed(this.lens).does('traded', one, two).does('traded', two, one);
    const supposed = new Supposed(met);
    this.#traded.set(key, supposed);
    return supposed;
  }

  /** A reckoning that is the same for every option: made when it is first asked for. */
  once(reckon: (mind: Mind) => number): number {
    const known = this.#reckoned.get(reckon);
    if (known !== undefined) return known;
    const found = reckon(this);
    this.#reckoned.set(reckon, found);
    return found;
  }

  /** The largest party that a seat can send to one place. */
  partyOf(seat: number): Party {
    const known = this.#parties.get(seat);
    if (known !== undefined) return known;
    const parties = partiesOf(this.lens, seat);
    const party = nth(parties, parties.length - 1);
    this.#parties.set(seat, party);
    return party;
  }

  isMate(seat: number): boolean {
    return seat !== this.me && teamOf(this.lens, seat) === teamOf(this.lens, this.me);
  }
  isRival(seat: number): boolean {
    return teamOf(this.lens, seat) !== teamOf(this.lens, this.me);
  }
  get team(): readonly number[] {
    return seatsOf(this.lens, teamOf(this.lens, this.me));
  }

  /** How much of a rival's gain the bot loses. */
  get envy(): number {
    return this.lens.fields.teams === 3 ? this.habits.envy[3] : this.habits.envy[2];
  }

  /** The place of the tile that the frame at work is about; a Base Tile where it is about none. */
  get here(): number {
    const { self } = this.lens.frame;
    return self < 0 ? BASES : this.lens.at(self) - zones.tile(0);
  }
}

/** Says what an option is worth beside declining or being done, which is worth nothing. */
export type Weigh = (mind: Mind, option: Option) => number;
