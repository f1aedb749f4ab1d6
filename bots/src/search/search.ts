import { below, generator, nth, type Option, type Shape } from '@masterplan/kernel';
import { type Playout, Playouts, type Quest } from './playouts.ts';
import { Root } from './root.ts';
import { LEAST_SPREAD, type Node, type Tried } from './tree.ts';

/** A search of one decision: a tree over the seat's own decisions, grown by one playout at a time. */
export class Search<S extends Shape> {
  readonly #quest: Quest<S>;
  readonly #me: number;
  readonly #course: Playouts<S>;
  readonly #root = new Root();
  /** What rules of thumb take at the root, and then what else is worth trying there, in this order. */
  readonly #order: readonly Option[];
  #playouts = 0;

  constructor(quest: Quest<S>) {
    const { lens, options, account, thumb, seed } = quest;
    this.#quest = quest;
    this.#me = lens.viewer;
    this.#course = new Playouts(quest);
    const random = generator(`${seed} root`);
    const liked = options.length === 1 ? nth(options, 0) : thumb.choose(lens, options, random, account);
    const ranked = quest.foresight.rank?.(lens, options, liked, account) ?? shuffled(options, random);
    this.#order = [liked, ...ranked.filter((option) => option !== liked)];
  }

  get playouts(): number {
    return this.#playouts;
  }

  /** Whether there is nothing to search: only what the rules of thumb take is worth trying. */
  get isForced(): boolean {
    return this.#order.length === 1;
  }

  /** Whether all playouts so far came to the same, so that nothing seems to hang on the choice. */
  get isLevel(): boolean {
    return this.#root.isLevel;
  }

  /** The option visited most so far, and how far it leads the next. */
  get favourite(): { readonly option: Option; readonly lead: number } {
    return this.#root.favourite(this.#order);
  }

  /** What was made of the options so far, the one visited most first; those that were never tried are left out. */
  get tried(): readonly Tried[] {
    return this.#root.tried(this.#order);
  }

  /** Plays on until there have been so many playouts, or until the rest of `most` cannot change the choice. */
  climb(playouts: number, most: number): void {
    while (this.#playouts < playouts && this.favourite.lead <= most - this.#playouts) {
      this.#play();
      this.#playouts += 1;
    }
  }

  /** Tries the options visited most, so many of them, until each has been visited so often. */
  widen(options: number, visits: number): void {
    const known = this.tried.map(({ option }) => option);
    const others = this.#order.filter((option) => !known.includes(option));
    for (const option of [...known, ...others].slice(0, options))
      while ((this.#root.childFor(option)?.visits ?? 0) < visits) {
        this.#play(option);
        this.#playouts += 1;
      }
  }

  /** Each option meets the same worlds in the same order, so that luck does not come between them. */
  #play(first = this.#first()): void {
    const known = this.#root.childFor(first);
    const path: Node[] = [known ?? this.#root.grow(first)];
    /** Where the tree has been followed to; undefined once it has been left. */
    let node = known;
    const value = this.#course.play(known?.visits ?? 0, first, (playout, seat, options) => {
      if (seat !== this.#me || node === undefined) return this.#course.byThumb(playout, seat, options);
      const option = this.#choice(playout, node, options);
      const child: Node | undefined = node.childFor(option);
      path.push(child ?? node.grow(option));
      node = child;
      return option;
    });
    this.#root.met(first, value);
    for (const each of path) each.count(value);
  }

  /** Where all came to the same so far, half of the playouts go to the favourite: it is the one that meets worlds nobody has met. */
  #first(): Option {
    if (this.#root.isLevel && this.#root.visits % 2 === 0) return this.favourite.option;
    const next = this.#root.isWide ? this.#order[this.#root.size] : undefined;
    return next ?? this.#root.promising(this.#order) ?? nth(this.#order, 0);
  }

  /** Where playouts lie close together, so do options that differ: curiosity goes by how far apart they are. */
  get #spread(): number {
    return Math.max(LEAST_SPREAD, this.#root.spread);
  }

  #choice(playout: Playout<S>, node: Node, options: readonly Option[]): Option {
    const known = node.best(options, this.#spread);
    const isToGrow = node.isWide && options.some((option) => node.childFor(option) === undefined);
    if (known !== undefined && !isToGrow) return known;
    return this.#next(playout, node, options) ?? known ?? nth(options, 0);
  }

  /** What comes into the tree next: the thumb's choice, then the others in the order of their promise. */
  #next(playout: Playout<S>, node: Node, options: readonly Option[]): Option | undefined {
    const { foresight } = this.#quest;
    const { table, account, random } = playout;
    const liked = this.#course.byThumb(playout, this.#me, options);
    if (node.childFor(liked) === undefined) return liked;
    const ranked = foresight.rank?.(table.lens(this.#me), options, liked, account);
    const rest = (ranked ?? options).filter((option) => node.childFor(option) === undefined);
    return ranked === undefined ? rest[below(random, rest.length)] : rest[0];
  }
}

function shuffled(options: readonly Option[], random: ReturnType<typeof generator>): Option[] {
  const left = [...options];
  return options.flatMap(() => left.splice(below(random, left.length), 1));
}
