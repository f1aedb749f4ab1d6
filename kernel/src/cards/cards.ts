import type { Line, NumbersOf } from '../effects/spoken.ts';
import type { Game } from '../game/definition.ts';
import { areMixed, dropHolds, growAlike, makeClaim, mix, settle } from '../knowledge/book.ts';
import { missing, nth } from '../state/lists.ts';
import { LARGEST_PART } from '../state/options.ts';
import type { Claim, Shape, State } from '../state/state.ts';
import { everybody } from '../state/zones.ts';
import { below, type Chance, type Purpose } from './chance.ts';
import { eventOf, type GameEvent } from './events.ts';

/** Takes a card out of its zone, sought from the top; the others keep their order. */
function removeFrom(zone: number[], card: number): void {
  let above = zone[zone.length - 1] ?? missing(zone, zone.length - 1);
  zone.pop();
  for (let index = zone.length - 1; above !== card; index--) {
    const under = zone[index] ?? missing(zone, index);
    zone[index] = above;
    above = under;
  }
}

/**
 * Cards on a table, and all that can be done with them. A card is a sleeve: its number is public and says no more than the
 * table sees; its face is the secret. Every operation here keeps masks, lots and claims exact, so a rule that moves cards
 * only through here cannot give a secret away.
 */
export class Cards<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly state: State<S>;
  /** Everybody's mask: a card known to these is public. */
  readonly all: number;
  /** `kept`: lots and claims are recorded. Playouts drop them; no world can be imagined from such a table. */
  readonly book: 'kept' | 'dropped';
  /** Where events go; without it none is built. */
  events: GameEvent[] | undefined;
  /** Decides instead of the generator; tests and enumeration use it. */
  chance: Chance | undefined;
  /** Whether anybody learned anything since this was last set to false. A free undo does not reach back beyond that. */
  learned = false;
  readonly #sight: readonly number[];

  constructor(game: Game<S>, state: State<S>, book: 'kept' | 'dropped') {
    this.game = game;
    this.state = state;
    this.book = book;
    this.all = everybody(state.seats);
    this.#sight = game.sight(state.seats);
  }

  get seats(): number {
    return this.state.seats;
  }

  get fields(): S['fields'] {
    return this.state.fields;
  }

  /** The cards of a zone, in its order. Read only. */
  zone(zone: number): readonly number[] {
    return this.#cardsOf(zone);
  }

  /** The zone a card is in. */
  at(card: number): number {
    const { at } = this.state;
    return at[card] ?? missing(at, card);
  }

  /** The true number of a card's kind. What follows from it must be shown or claimed in the same step. */
  face(card: number): number {
    const { face } = this.state;
    return face[card] ?? missing(face, card);
  }

  /** What is truly printed on a card. What follows from it must be shown or claimed in the same step. */
  kind(card: number): S['kind'] {
    const { kinds } = this.game;
    const face = this.face(card);
    return kinds[face] ?? missing(kinds, face);
  }

  isPublic(card: number): boolean {
    return this.state.mask[card] === this.all;
  }

  /** Makes a card of a kind in a zone, openly. Set-up only. */
  create(kind: number, zone: number): number {
    const { state } = this;
    const card = state.at.length;
    if (state.face.length !== card) throw new Error('all cards must be made before any are mixed');
    if (card > LARGEST_PART) throw new RangeError(`a table has at most ${LARGEST_PART + 1} cards`);
    state.face.push(kind);
    state.mask.push(this.all);
    state.lotOf.push(-1);
    state.tied.push(0);
    state.at.push(zone);
    nth(state.zones, zone).push(card);
    return card;
  }

  /**
   * Moves a card to the top (the end) of a zone, or under it. Whoever looks into that zone knows it from now on. Those who
   * do not see a card chosen out of a free zone cannot follow it, so the sleeve that leaves need not be the one named.
   * Returns the sleeve that moved.
   */
  move(card: number, to: number, where: 'top' | 'bottom' = 'top'): number {
    const { state } = this;
    const from = this.at(card);
    const seen = this.#sight[to] ?? missing(this.#sight, to);
    const sleeve = this.#pickOut(card, from, seen);
    removeFrom(this.#cardsOf(from), sleeve);
    if (where === 'top') this.#cardsOf(to).push(sleeve);
    else this.#cardsOf(to).unshift(sleeve);
    state.at[sleeve] = to;
    this.#reveal(sleeve, seen);
    if (this.events) this.#tell('moved', -1, [sleeve], [from, to]);
    return sleeve;
  }

  /** Shows a card to a mask of viewers where it lies; the sleeve shown is returned (see `move`). */
  show(card: number, viewers: number = this.all): number {
    const sleeve = this.#pickOut(card, this.at(card), viewers);
    this.#reveal(sleeve, viewers);
    if (this.events) this.#tell('shown', -1, [sleeve], []);
    return sleeve;
  }

  /** Shows every card of a zone to a mask of viewers. */
  showAll(zone: number, viewers: number = this.all): void {
    const cards = this.zone(zone).slice();
    if (this.book === 'kept' && this.game.layout.free(zone)) {
      const hidden = cards.filter((card) => !this.isPublic(card));
      if (hidden.length > 1 && !areMixed(this.state, hidden, this.all)) {
        mix(this.state, hidden, nth(this.#sight, zone));
      }
    }
    for (const card of cards) this.#reveal(card, viewers);
    if (this.events && cards.length > 0) this.#tell('shown', -1, cards, []);
  }

  /** Shuffles a zone: the faces move under the sleeves, and nobody knows them any more. */
  shuffle(zone: number): void {
    const { face } = this.state;
    const cards = this.#cardsOf(zone);
    const sight = nth(this.#sight, zone);
    if (cards.length < 2) return;
    if (this.book === 'dropped') for (const card of cards) this.state.mask[card] = sight;
    else if (!areMixed(this.state, cards, 0)) mix(this.state, cards, sight);
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1, 'shuffle');
      const a = cards[i] ?? missing(cards, i);
      const b = cards[j] ?? missing(cards, j);
      const kept = face[a] ?? missing(face, a);
      face[a] = face[b] ?? missing(face, b);
      face[b] = kept;
    }
    if (this.events) this.#tell('shuffled', -1, [], [zone]);
  }

  /** The top card of a zone, or undefined. */
  top(zone: number): number | undefined {
    const cards = this.zone(zone);
    return cards.length === 0 ? undefined : cards[cards.length - 1];
  }

  /** A card of a zone taken blindly; the zone must not be empty. */
  pick(zone: number): number {
    const cards = this.zone(zone);
    const index = this.below(cards.length, 'pick');
    return cards[index] ?? missing(cards, index);
  }

  /** Rolls a die: 1 to `sides`. */
  roll(sides: number): number {
    const result = this.below(sides, 'roll') + 1;
    if (this.events) this.#tell('rolled', -1, [], [result, sides]);
    return result;
  }

  /** A random whole number in [0, limit). Draws once, always. */
  below(limit: number, purpose: Purpose): number {
    this.learned = true;
    return this.chance ? this.chance(limit, purpose) : below(this.state.rng, limit);
  }

  // Claims: public facts about faces that are not public

  /**
   * Claims that a card is like another in an attribute. If there is such a claim about the other card already, this card
   * joins it.
   */
  claimAlike(by: string, card: number, other: number): void {
    this.learned = true;
    if (this.book === 'kept') growAlike(this.state, by, card, other, this.game.attributeValues);
  }

  /** Claims that each of the cards has one of these values. */
  claimAmong(by: string, cards: readonly number[], values: readonly number[]): void {
    this.#claim({ type: 'among', by, slots: cards.slice(), n: values.slice() });
  }

  /** Claims that at least one of the cards has one of these values. */
  claimSome(by: string, cards: readonly number[], values: readonly number[]): void {
    this.#claim({ type: 'some', by, slots: cards.slice(), n: values.slice() });
  }

  /** Claims what the values of the cards add up to. */
  claimSum(by: string, cards: readonly number[], total: number): void {
    this.#claim({ type: 'sum', by, slots: cards.slice(), n: [total] });
  }

  /** Claims that a predicate of the game is true of the cards, in this order. */
  claimHolds(predicate: string, cards: readonly number[], ...n: number[]): void {
    this.#claim({ type: 'holds', by: predicate, slots: cards.slice(), n });
  }

  /** Claims as `claimHolds` does; what was claimed before by this predicate about some of these cards, and no others, gives way. */
  growHolds(predicate: string, cards: readonly number[], ...n: number[]): void {
    if (this.book === 'kept') dropHolds(this.state, predicate, cards);
    this.claimHolds(predicate, cards, ...n);
  }

  /** Tells what happened, for the log and the page: the cards' faces reach those who know them now. */
  tell<const N extends readonly string[]>(
    line: Line<N>,
    seat: number,
    cards?: readonly number[],
    ...n: NumbersOf<N>
  ): void;
  tell(name: string, seat: number, cards?: readonly number[], ...n: number[]): void;
  tell(what: string | Line<[]>, seat: number, cards?: readonly number[]): void;
  tell(what: string | Line, seat: number, cards: readonly number[] = [], ...n: number[]): void {
    if (this.events) this.#tell(typeof what === 'string' ? what : what.event, seat, cards, n);
  }

  /** The cards of a zone, to be changed. */
  #cardsOf(zone: number): number[] {
    const { zones } = this.state;
    return zones[zone] ?? missing(zones, zone);
  }

  #claim(claim: Claim): void {
    this.learned = true;
    if (this.book === 'kept' && claim.slots.length > 0)
      makeClaim(this.state, claim, this.game.attributeValues);
  }

  #tell(name: string, seat: number, cards: readonly number[], n: readonly number[]): void {
    this.events?.push(eventOf(this.state, name, seat, cards, n));
  }

  #reveal(card: number, viewers: number): void {
    const { mask } = this.state;
    const before = mask[card] ?? missing(mask, card);
    const after = before | viewers;
    if (after === before) return;
    mask[card] = after;
    this.learned = true;
    if (after === this.all && this.book === 'kept') settle(this.state, card, this.game.attributeValues);
  }

  /**
   * Which sleeve of a free zone leaves, or is shown, when its owner picks out a face; `seen` is the mask of those who watch.
   * A public copy goes first, and openly. Otherwise all sleeves that could hold that face are mixed, and the last of them
   * goes with the chosen face in it, so that the number of the sleeve tells nothing.
   */
  #pickOut(card: number, zone: number, seen: number): number {
    const { state } = this;
    if (this.book === 'dropped' || !this.game.layout.free(zone)) return card;
    const cards = nth(state.zones, zone);
    const openly = seen === this.all;
    if (openly) {
      const known = this.#publicCopy(card, cards);
      if (known !== undefined) return known;
    }
    const doubtful = openly ? cards.filter((c) => state.mask[c] !== this.all) : cards;
    if (doubtful.length < 2) return card;
    const sight = nth(this.#sight, zone);
    if (!areMixed(state, doubtful, sight | seen)) mix(state, doubtful, sight);
    const last = nth(doubtful, doubtful.length - 1);
    const chosen = nth(state.face, card);
    state.face[card] = nth(state.face, last);
    state.face[last] = chosen;
    return last;
  }

  #publicCopy(card: number, cards: readonly number[]): number | undefined {
    const { face, mask } = this.state;
    if (mask[card] === this.all) return card;
    for (const other of cards) if (mask[other] === this.all && face[other] === face[card]) return other;
    return undefined;
  }
}
