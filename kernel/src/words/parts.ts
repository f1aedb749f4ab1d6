import type { WordParts } from '../effects/spoken.ts';
import type { Lens } from '../knowledge/lens.ts';
import { nth } from '../state/lists.ts';
import { firstOf, type Hole, holesOf, type Option, secondOf } from '../state/options.ts';
import type { Shape } from '../state/state.ts';

/** How a game names what is on its table. */
interface Names<S extends Shape> {
  cardName(lens: Lens<S>, card: number): string;
  ownerName(lens: Lens<S>, names: readonly string[], card: number): string;
  whereIs(lens: Lens<S>, card: number): string;
  placeName(lens: Lens<S>, place: number): string;
}

/** The parts of an option by name, each named when it is asked for: not every card has an owner or a place. */
export class Parts<S extends Shape> implements WordParts {
  readonly #voice: Names<S>;
  readonly #lens: Lens<S>;
  readonly names: readonly string[];
  readonly #option: Option;
  readonly #holes: readonly Hole[];

  constructor(voice: Names<S>, lens: Lens<S>, names: readonly string[], option: Option) {
    this.#voice = voice;
    this.#lens = lens;
    this.names = names;
    this.#option = option;
    this.#holes = holesOf(lens.game.words, option);
  }

  #at(hole: Hole): number {
    return this.#holes[0] === hole ? firstOf(this.#option) : secondOf(this.#option);
  }

  get card(): string {
    return this.#voice.cardName(this.#lens, this.#at('card'));
  }

  get owner(): string {
    return this.#voice.ownerName(this.#lens, this.names, this.#at('card'));
  }

  get where(): string {
    return this.#voice.whereIs(this.#lens, this.#at('card'));
  }

  get other(): string {
    return this.#voice.cardName(this.#lens, secondOf(this.#option));
  }

  get otherOwner(): string {
    return this.#voice.ownerName(this.#lens, this.names, secondOf(this.#option));
  }

  get otherWhere(): string {
    return this.#voice.whereIs(this.#lens, secondOf(this.#option));
  }

  get seat(): string {
    return nth(this.names, this.#at('seat'));
  }

  get place(): string {
    return this.#voice.placeName(this.#lens, this.#at('place'));
  }

  get number(): number {
    return this.#at('number');
  }
}
