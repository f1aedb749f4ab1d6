import { type Account, type Lens, nth } from '@masterplan/kernel';
import type { Filter } from '../content/filters.ts';
import type { Card } from '../content/kinds.ts';
import { type Watchmen, zones } from '../rules/board.ts';
import { Reading } from './account.ts';
import { wantedForLines } from './needs.ts';
import { isMastermind } from './role.ts';

/** Accounts as far as they have been read: an account only grows, so none is read twice. */
const readings = new WeakMap<Account, Reading>();

function readingOf(lens: Lens<Watchmen>, account: Account): Reading {
  const reading = readings.get(account) ?? Reading.of(lens);
  readings.set(account, reading);
  reading.readOn(account);
  return reading;
}

/** An account that begins like this one, read as far. */
export function fork(account: Account): Account[number][] {
  const copy = account.slice();
  const reading = readings.get(account);
  if (reading !== undefined) readings.set(copy, reading.copy());
  return copy;
}

/** How much more a seat is suspected than the others are on average, as log-odds. */
export function suspicionOf(lens: Lens<Watchmen>, account: Account, seat: number): number {
  const weights = readingOf(lens, account).weights();
  const sum = weights.reduce((a, b) => a + b, 0);
  return nth(weights, seat) - (sum - nth(weights, seat)) / Math.max(1, weights.length - 1);
}

/** With two players there may be no Secret Mastermind at all, as likely as not where one is Loyal oneself. */
const nobodyToo = (lens: Lens<Watchmen>): number => (lens.seats === 2 ? 1 : 0);

/** The sides of the other players whose Loyalty cards the viewer has looked at. */
const sidesSeen = (lens: Lens<Watchmen>) =>
  Array.from({ length: lens.seats }, (_, seat) => {
    const card = seat === lens.viewer ? undefined : lens.zone(zones.loyalty(seat))[0];
    const kind = card === undefined ? undefined : lens.kind(card);
    return kind?.family === 'loyalty' ? kind.side : undefined;
  });

/** How likely each seat is the Secret Mastermind, and how likely any of them was before anything happened. */
interface Suspects {
  readonly likely: readonly number[];
  readonly before: number;
}

const nobody: Suspects = { likely: [], before: 1 };

function suspectsOf(lens: Lens<Watchmen>, reading: Reading): Suspects {
  const isEvil = isMastermind(lens);
  const seen = sidesSeen(lens);
  const isSeenEvil = seen.includes('mastermind');
  const isPossible = (seat: number) =>
    isEvil || (isSeenEvil ? seen[seat] === 'mastermind' : seat !== lens.viewer && seen[seat] !== 'loyal');
  const odds = reading.weights().map((weight, seat) => (isPossible(seat) ? Math.exp(weight) : 0));
  const noOne = isSeenEvil ? 0 : nobodyToo(lens);
  const sum = odds.reduce((a, b) => a + b, noOne);
  return {
    likely: odds.map((each) => (sum === 0 ? 0 : each / sum)),
    before: 1 / (lens.seats - (isEvil ? 0 : 1) + nobodyToo(lens)),
  };
}

/**
 * Who the Secret Mastermind is thought to be: a likelihood for every seat. A Loyal viewer knows that it is not itself; the
 * Secret Mastermind reads what the others must be thinking, its own seat among them.
 */
export class Belief {
  readonly #reading: Reading;
  readonly #lens: Lens<Watchmen> | undefined;
  /** Found when it is first asked for: most choices do not. */
  #found: Suspects | undefined;

  private constructor(reading: Reading, lens?: Lens<Watchmen>) {
    this.#reading = reading;
    this.#lens = lens;
  }

  /** What the viewer of a lens makes of an account. In the base game there is nobody to suspect. */
  static of(lens: Lens<Watchmen>, account: Account): Belief {
    return lens.fields.watchmen ? new Belief(readingOf(lens, account), lens) : Belief.#ofNobody;
  }

  static readonly #ofNobody = new Belief(new Reading({ kinds: [], lines: [], seats: 0 }));

  get #suspects(): Suspects {
    this.#found ??= this.#lens === undefined ? nobody : suspectsOf(this.#lens, this.#reading);
    return this.#found;
  }

  /** The lines of the Machination that count. */
  get lines(): readonly Filter[] {
    return this.#reading.lines;
  }

  /** How likely a seat is the Secret Mastermind. */
  of(seat: number): number {
    return nth(this.#suspects.likely, seat);
  }

  /** How much more a seat is suspected than everybody was at first: 0 not at all, 1 for certain. */
  suspicion(seat: number): number {
    const { before } = this.#suspects;
    return Math.max(0, (this.of(seat) - before) / (1 - before));
  }

  /** How much less a seat is suspected than everybody was at first: 0 no less, 1 not at all. */
  trust(seat: number): number {
    return Math.max(0, 1 - this.of(seat) / this.#suspects.before);
  }

  /** How much a card would bring the suspects nearer to the Machination, each as far as it is suspected. */
  wantedBySuspects(card: Card): number {
    let sum = 0;
    for (let seat = 0; seat < this.#suspects.likely.length; seat++) {
      const suspicion = this.suspicion(seat);
      if (suspicion > 0) sum += suspicion * this.wantedBy(seat, card);
    }
    return sum;
  }

  /** How much a seat lacks a card for the Machination. */
  wantedBy(seat: number, card: Card): number {
    return wantedForLines(this.#reading.lines, this.#reading.ownedBy(seat), card);
  }

  /** Whether a seat can do without a card: no line of the Machination is bare without it. */
  isSpare(seat: number, card: Card): boolean {
    const owned = this.#reading.ownedBy(seat);
    const at = owned.findIndex(({ id }) => id === card.id);
    return wantedForLines(this.#reading.lines, owned.toSpliced(at, at < 0 ? 0 : 1), card) < 1;
  }

  /** Whether a seat is known to own something for every line of the Machination. */
  isArmed(seat: number): boolean {
    return this.#reading.isCovered(seat);
  }
}
