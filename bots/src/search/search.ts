import { below, nth, type Option, type Shape } from '@masterplan/kernel';
import { type Playout, Playouts, type Quest } from './playouts.ts';
import { Node, type Tried } from './tree.ts';

/** A search of one decision: a tree over the seat's own decisions, grown by one playout at a time. */
export class Search<S extends Shape> {
  readonly #quest: Quest<S>;
  readonly #me: number;
  readonly #course: Playouts<S>;
  readonly #root = new Node();
  #playouts = 0;

  constructor(quest: Quest<S>) {
    this.#quest = quest;
    this.#me = quest.lens.viewer;
    this.#course = new Playouts(quest);
  }

  get playouts(): number {
    return this.#playouts;
  }

  /** The option visited most so far, and how far it leads the next. */
  get favourite(): { readonly option: Option; readonly lead: number } {
    return this.#root.favourite(this.#quest.options);
  }

  /** What was made of the options so far, the one visited most first; those that were never tried are left out. */
  get tried(): readonly Tried[] {
    const { options } = this.#quest;
    const { visits, mean, error } = this.#root;
    return options.length === 1
      ? [{ option: nth(options, 0), visits, mean, error }]
      : this.#root.tried(options);
  }

  /** Plays on until there have been so many playouts, or until the rest of `most` cannot change the choice. */
  climb(playouts: number, most: number): void {
    while (this.#playouts < playouts && this.favourite.lead <= most - this.#playouts) {
      this.#play(this.#playouts);
      this.#playouts += 1;
    }
  }

  #play(index: number): void {
    const path: Node[] = [this.#root];
    /** Where the tree has been followed to; undefined once it has been left. */
    let node: Node | undefined = this.#root;
    const value = this.#course.play(index, (playout, seat, options) => {
      if (seat !== this.#me || node === undefined) return this.#course.byThumb(playout, seat, options);
      const option = this.#choice(playout, node, options);
      const child: Node | undefined = node.childFor(option);
      path.push(child ?? node.grow(option));
      node = child;
      return option;
    });
    for (const each of path) each.count(value);
  }

  #choice(playout: Playout<S>, node: Node, options: readonly Option[]): Option {
    const known = this.#isToGrow(node, options) ? undefined : node.best(options);
    return known ?? this.#next(playout, node, options);
  }

  #isToGrow(node: Node, options: readonly Option[]): boolean {
    return node.isEmpty || (node.isWide && options.some((option) => node.childFor(option) === undefined));
  }

  /** What comes into the tree next: the thumb's choice, then the others in the order of their promise. */
  #next(playout: Playout<S>, node: Node, options: readonly Option[]): Option {
    const { foresight } = this.#quest;
    if (node.isEmpty) return this.#course.byThumb(playout, this.#me, options);
    const rest = options.filter((option) => node.childFor(option) === undefined);
    if (rest.length === 0) throw new Error('every option is in the tree already');
    const ranked = foresight.rank?.(playout.table.lens(this.#me), rest, playout.account);
    return nth(ranked ?? rest, ranked === undefined ? below(playout.random, rest.length) : 0);
  }
}
