import type { Account, Game, Lens, SeenEvent } from '@masterplan/kernel';
import { type Filter, fits } from '../content/filters.ts';
import { type Card, type Challenge, isCard, type Kind, type Need } from '../content/kinds.ts';
import { needsCounted } from '../content/places.ts';
import { type Watchmen, zones } from '../rules/board.ts';
import { linesOf } from '../rules/machination.ts';
import { destroyCheapest } from '../rules/verbs/destroy-cheapest.ts';
import { fulfilledBy, helps } from './needs.ts';

/** What each thing seen of a seat weighs, as log-odds that it is the Secret Mastermind. */
interface Tells {
  /** A contribution that brought the Challenge nearer to its end; a Challenge beaten. */
  readonly gave: number;
  readonly beat: number;
  /** A card discarded from the hand that would have been such a contribution. */
  readonly kept: number;
  /** A card off the main deck more than any turn takes. */
  readonly drained: number;
  /** Power spent on the market that would have beaten a Challenge. */
  readonly spared: number;
  /** A card bought that the Machination lists and the Challenge does not ask for. */
  readonly listed: number;
  /** Being accused by somebody who is trusted; being vouched for is the opposite. */
  readonly accused: number;
}

const tells: Tells = {
  gave: -0.4,
  beat: -2,
  kept: 0.9,
  drained: 0.7,
  spared: 1.5,
  listed: 0.3,
  accused: 0.4,
};

/** No seat is ever more certain than this, as log-odds: people play as they like. */
const CERTAIN = 4;

/** What a seat has done in the turn that is going on. */
interface Turn {
  readonly seat: number;
  readonly kept: Card[];
  spent: number;
  drained: number;
  wasEnough: boolean;
  hasBeaten: boolean;
}

const heeded = new Set(['turn', 'line-up', 'challenge', 'contributed', 'beaten', 'bought', 'gained']);

/** What is worth keeping of what happens: the course of turns, what is bought and given, and what is discarded unplayed. */
export function heeds({ layout }: Game<Watchmen>, { name, n }: Pick<SeenEvent, 'name' | 'n'>): boolean {
  if (name !== 'moved') return heeded.has(name);
  const [from = 0, to = 0] = n;
  return layout.place(from).name === 'hand' && layout.place(to).name === 'discard';
}

/** What a reading starts from. */
interface Begun {
  readonly kinds: readonly Kind[];
  readonly lines: readonly Filter[];
  readonly seats: number;
  readonly challenge?: Challenge | undefined;
}

/** What the account says about each seat. Everything in it is public, so everybody who reads it finds the same. */
export class Reading {
  readonly #kinds: readonly Kind[];
  readonly #lines: readonly Filter[];
  #weights: number[];
  #owned: Card[][];
  #given: Card[] = [];
  #opinions = new Map<string, number>();
  #challenge: Challenge | undefined;
  #turn: Turn | undefined;
  #read = 0;
  /** What `weights` gave last, while nothing has been learned since. */
  #told: readonly number[] | undefined;

  constructor({ kinds, lines, seats, challenge }: Begun) {
    this.#kinds = kinds;
    this.#lines = lines;
    this.#weights = Array.from({ length: seats }, () => 0);
    this.#owned = Array.from({ length: seats }, () => []);
    this.#challenge = challenge;
  }

  /** Of a table's account, before anything in it has been read. */
  static of(lens: Lens<Watchmen>): Reading {
    return new Reading({
      kinds: lens.game.kinds,
      lines: linesOf(lens).map(({ which }) => which),
      seats: lens.seats,
      challenge: firstChallenge(lens),
    });
  }

  /** A reading that goes on from here by itself. */
  copy(): Reading {
    const copy = new Reading({ kinds: this.#kinds, lines: this.#lines, seats: this.#weights.length });
    copy.#weights = this.#weights.slice();
    copy.#owned = this.#owned.map((cards) => cards.slice());
    copy.#given = this.#given.slice();
    copy.#opinions = new Map(this.#opinions);
    copy.#challenge = this.#challenge;
    copy.#turn = this.#turn && { ...this.#turn, kept: this.#turn.kept.slice() };
    copy.#read = this.#read;
    copy.#told = this.#told;
    return copy;
  }

  /** The lines of the Machination. */
  get lines(): readonly Filter[] {
    return this.#lines;
  }

  /** What a seat is known to have bought or gained and not given away. */
  ownedBy(seat: number): readonly Card[] {
    return this.#owned[seat] ?? [];
  }

  /** Whether a seat is known to own something for every line of the Machination. */
  isCovered(seat: number): boolean {
    return this.#lines.every((line) => this.ownedBy(seat).some((card) => fits(card, line)));
  }

  /** Log-odds by seat, from play and from what was said. */
  weights(): readonly number[] {
    this.#told ??= this.#weighed();
    return this.#told;
  }

  #weighed(): readonly number[] {
    const weights = this.#weights.map((weight) => Math.max(-CERTAIN, Math.min(CERTAIN, weight)));
    const trust = weights.map((weight) => 1 / (1 + Math.exp(weight)));
    const said = weights.slice();
    for (const [opinion, sign] of this.#opinions) {
      const [speaker = 0, about = 0] = opinion.split(' ').map(Number);
      said[about] = (said[about] ?? 0) + sign * tells.accused * (trust[speaker] ?? 0);
    }
    return said;
  }

  /** Reads on from where it stopped. */
  readOn(account: Account): void {
    for (; this.#read < account.length; this.#read++) {
      const entry = account[this.#read];
      if (entry === undefined) return;
      if ('name' in entry) this.#saw(entry);
      else if (entry.said.say === 'accuse' || entry.said.say === 'vouch')
        this.#hear(`${entry.seat} ${entry.said.seat}`, entry.said.say === 'accuse' ? 1 : -1);
    }
  }

  #hear(opinion: string, sign: number): void {
    this.#opinions.set(opinion, sign);
    this.#told = undefined;
  }

  #saw({ name, seat, faces, n }: SeenEvent): void {
    const kind = this.#kinds[faces[0] ?? -1];
    const turn = this.#turn;
    if (name === 'turn') this.#begin(seat);
    else if (name === 'line-up' && turn !== undefined) turn.drained += 1;
    else if (name === 'challenge' && kind?.family === 'challenge') this.#face(kind);
    else if (name === 'beaten') this.#beaten(seat, kind);
    else if (name === 'moved') this.#discarded(kind, n[0] ?? 0);
    else if (isCard(kind)) this.#handled(name, seat, kind, n[0] ?? 0);
  }

  #handled(name: string, seat: number, card: Card, cost: number): void {
    const turn = this.#turn;
    if (name === 'contributed') this.#contributed(seat, card);
    else this.#gained(seat, card);
    if (name === 'bought' && turn?.seat === seat) turn.spent += cost;
  }

  /** What others discard in somebody's turn they were made to. */
  #discarded(kind: Kind | undefined, from: number): void {
    const turn = this.#turn;
    if (turn !== undefined && isCard(kind) && from === zones.hand(turn.seat)) turn.kept.push(kind);
  }

  #begin(seat: number): void {
    this.#judge();
    this.#turn = {
      seat,
      kept: [],
      spent: 0,
      drained: 0,
      wasEnough: this.#isEnough(),
      hasBeaten: false,
    };
  }

  /** A turn is judged when the next begins. */
  #judge(): void {
    const { seat, kept, spent, drained, wasEnough, hasBeaten } = this.#turn ?? nothing;
    const challenge = this.#challenge;
    if (seat < 0 || challenge === undefined) return;
    this.#weigh(seat, Math.max(0, drained - inAnyTurn(challenge)) * tells.drained);
    if (hasBeaten) return;
    if (wasEnough && spent >= challenge.cost) this.#weigh(seat, tells.spared);
    if (!this.#isEnough() && kept.some((card) => helps(this.#needs, this.#given, card)))
      this.#weigh(seat, tells.kept);
  }

  #weigh(seat: number, by: number): void {
    this.#weights[seat] = (this.#weights[seat] ?? 0) + by;
    this.#told = undefined;
  }

  /** What the Challenge asks for with so many players. */
  get #needs(): readonly Need[] {
    return needsCounted(this.#challenge?.needs ?? [], this.#weights.length);
  }

  #isEnough(): boolean {
    const needs = this.#needs;
    return needs.reduce((sum, { n }) => sum + n, 0) === fulfilledBy(needs, this.#given);
  }

  #face(challenge: Challenge): void {
    this.#challenge = challenge;
    this.#given.length = 0;
  }

  #beaten(seat: number, kind: Kind | undefined): void {
    if (kind?.family !== 'challenge') return;
    this.#given.length = 0;
    if (this.#turn !== undefined) this.#turn.hasBeaten = true;
    if (seat >= 0) this.#weigh(seat, tells.beat);
  }

  #contributed(seat: number, card: Card): void {
    const owned = this.#owned[seat] ?? [];
    const at = owned.findIndex(({ id }) => id === card.id);
    if (at >= 0) owned.splice(at, 1);
    if (this.#challenge !== undefined && helps(this.#needs, this.#given, card)) this.#weigh(seat, tells.gave);
    this.#given.push(card);
  }

  #gained(seat: number, card: Card): void {
    this.#owned[seat]?.push(card);
    const isListed = this.#lines.some((line) => fits(card, line));
    const isAsked = this.#needs.some(({ which }) => fits(card, which));
    if (isListed && !isAsked) this.#weigh(seat, tells.listed);
  }
}

/** How many cards a turn takes off the main deck where only one of the Line-Up is bought. */
const inAnyTurn = ({ says }: Challenge): number =>
  1 + (says.refilled.length > 0 ? 1 : 0) + (says.end.some(destroyCheapest.is) ? 1 : 0);

const nothing = { seat: -1, kept: [], spent: 0, drained: 0, wasEnough: false, hasBeaten: false };

/** The Challenge that the game began with. */
function firstChallenge(lens: Lens<Watchmen>): Challenge | undefined {
  for (const card of [...lens.zone(zones.beaten()), ...lens.zone(zones.challenge())]) {
    const kind = lens.kind(card);
    if (kind?.family === 'challenge') return kind;
  }
  return undefined;
}
