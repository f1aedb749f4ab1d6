import type { Game } from '../game/definition.ts';
import { missing } from '../state/lists.ts';
import type { Frame, Lot, Outcome, Shape, State, TableOptions } from '../state/state.ts';
import { everybody } from '../state/zones.ts';
import { see } from './see.ts';
import { HIDDEN, type Seen } from './seen.ts';

/**
 * The lens form of `see`: it reads through the mask and copies nothing. Everything that leaves the authority (asks, options,
 * refusals, log lines, words, bots' choices) is computed from a lens; nothing leads from a lens to the truth.
 */
export class Lens<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly viewer: number;
  readonly #position: State<S> | Seen<S>;
  readonly #bit: number;
  readonly #all: number;

  /** Takes the truth and a viewer, or a snapshot, which must be that viewer's own. */
  constructor(game: Game<S>, position: State<S> | Seen<S>, viewer: number) {
    if (position.as === 'seen' && position.viewer !== viewer)
      throw new Error('a snapshot can only be read by its own viewer');
    this.game = game;
    this.#position = position;
    this.viewer = viewer;
    this.#bit = 1 << viewer;
    this.#all = everybody(position.seats);
  }

  /** What the lens shows, as a snapshot: all that its viewer knows, and nothing else. */
  seen(): Seen<S> {
    const position = this.#position;
    return position.as === 'seen' ? position : see(this.game, position, this.viewer);
  }

  get seats(): number {
    return this.#position.seats;
  }

  get options(): TableOptions {
    return this.#position.options;
  }

  /** The game's fields. Read only. */
  get fields(): Readonly<S['fields']> {
    return this.#position.fields;
  }

  get outcome(): Outcome | null {
    return this.#position.outcome;
  }

  /** The frames, the one at work last. Read only. */
  get stack(): readonly Frame[] {
    return this.#position.stack;
  }

  /** The frame at work. There is one until the game is over. */
  get frame(): Frame {
    const { stack } = this.#position;
    return stack[stack.length - 1] ?? missing(stack, stack.length - 1);
  }

  /** What went into each mixing and came out of it: as public as the mixing was. Read only. */
  get lots(): readonly Lot[] {
    return this.#position.lots;
  }

  /** Mask of seats with an open ask, and of those whose sealed answer is in. */
  get asked(): number {
    return this.#position.asked;
  }

  get ready(): number {
    return this.#position.ready;
  }

  get form(): 'open' | 'sealed' {
    return this.#position.form;
  }

  knows(card: number): boolean {
    return (this.knowers(card) & this.#bit) !== 0;
  }

  /** The mask of viewers who know this card's face: public. */
  knowers(card: number): number {
    const { mask } = this.#position;
    return mask[card] ?? missing(mask, card);
  }

  /** Whether everybody knows the card's face, spectators too. */
  isPublic(card: number): boolean {
    return this.#position.mask[card] === this.#all;
  }

  /** The number of the card's kind, or HIDDEN. */
  face(card: number): number {
    const { face, mask } = this.#position;
    const truth = face[card] ?? missing(face, card);
    return ((mask[card] ?? 0) & this.#bit) === 0 ? HIDDEN : truth;
  }

  /** What is printed on the card, where the viewer knows it. */
  kind(card: number): S['kind'] | undefined {
    const face = this.face(card);
    return face === HIDDEN ? undefined : (this.game.kinds[face] ?? missing(this.game.kinds, face));
  }

  /** The cards of a zone, in its order. Read only. */
  zone(zone: number): readonly number[] {
    const { zones } = this.#position;
    return zones[zone] ?? missing(zones, zone);
  }

  size(zone: number): number {
    return this.zone(zone).length;
  }

  /** The top card of a zone, or undefined. */
  top(zone: number): number | undefined {
    const cards = this.zone(zone);
    return cards.length === 0 ? undefined : cards[cards.length - 1];
  }

  /** The zone a card is in. */
  at(card: number): number {
    const { at } = this.#position;
    return at[card] ?? missing(at, card);
  }

  get cards(): number {
    return this.#position.at.length;
  }

  /** The cards of a free zone with equal faces counted once, the first copy standing for all: one option each. */
  distinct(zone: number, each: (card: number, face: number) => void): void {
    const cards = this.zone(zone);
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] ?? missing(cards, i);
      if (!this.isRepeated(cards, i)) each(card, this.face(card));
    }
  }

  /** Whether a card equals an earlier card of the list as far as the viewer knows; then it gets no option of its own. */
  isRepeated(cards: readonly number[], index: number): boolean {
    const face = this.face(cards[index] ?? missing(cards, index));
    if (face === HIDDEN) return false;
    for (let i = 0; i < index; i++) if (this.face(cards[i] ?? missing(cards, i)) === face) return true;
    return false;
  }
}
