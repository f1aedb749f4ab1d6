import { nth, type Option } from '@masterplan/kernel';
import { logarithm } from './logarithm.ts';

/** How much what has been tried seldom is tried again, and how much more is expected of the rules of thumb's choice: parts of the spread of playouts. */
export const CURIOSITY = 1;
export const TRUST = 2;
/** No search is less curious than if results lay so far apart. */
export const LEAST_SPREAD = 0.01;
/** How often the options in the tree are tried before one more comes in, times the square of their number. */
const PATIENCE = 8;

/** What playouts made of an option: how often it was tried, how likely its seat was to win then, and how far that may be off. */
export interface Tried {
  readonly option: Option;
  readonly visits: number;
  readonly mean: number;
  /** A standard error. */
  readonly error: number;
}

/**
 * A decision of the searching seat, by what it chose before and nothing else: what others and chance did in between differs
 * from playout to playout.
 */
export class Node {
  readonly #children = new Map<Option, Node>();
  #visits = 0;
  #sum = 0;
  #squares = 0;
  /** How often it could have been chosen. */
  #offered = 0;

  get visits(): number {
    return this.#visits;
  }

  get mean(): number {
    return this.#visits === 0 ? 0 : this.#sum / this.#visits;
  }

  /** How far results lie apart, as a standard deviation; half of the scale where one playout says nothing of it. */
  get spread(): number {
    if (this.#visits < 2) return 0.5;
    return Math.sqrt(Math.max(0, this.#squares / this.#visits - this.mean * this.mean));
  }

  /** How far the mean may be off, as a standard error. */
  get error(): number {
    return this.#visits < 2 ? 0.5 : this.spread / Math.sqrt(this.#visits - 1);
  }

  /** One more playout came through here, and was worth so much. */
  count(value: number): void {
    this.#visits += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  /** What was made of each of these options that is in the tree, the one visited most first. */
  tried(options: readonly Option[]): Tried[] {
    return [...this.#children]
      .filter(([option]) => options.includes(option))
      .map(([option, { visits, mean, error }]) => ({ option, visits, mean, error }))
      .sort((a, b) => b.visits - a.visits);
  }

  childFor(option: Option): Node | undefined {
    return this.#children.get(option);
  }

  /** Puts an option into the tree. */
  grow(option: Option): Node {
    const child = new Node();
    child.#offered = 1;
    this.#children.set(option, child);
    return child;
  }

  /**
   * Whether another option may be put into the tree. What comes after the rules of thumb's choice is mostly worse: young trees that spent their playouts on it made the
   * options before them look worse than they are.
   */
  get isWide(): boolean {
    return PATIENCE * this.#children.size * this.#children.size < this.visits;
  }

  /** How many options are in the tree. */
  get size(): number {
    return this.#children.size;
  }

  /** The option in the tree that promises most or has been tried least, where results lie so far apart; undefined where none of them is there. */
  best(options: readonly Option[], spread: number): Option | undefined {
    let chosen: Option | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let trust = TRUST * spread;
    for (const [option, child] of this.#children) {
      if (!options.includes(option)) continue;
      child.#offered += 1;
      const doubt = Math.sqrt(logarithm(child.#offered) / Math.max(1, child.visits));
      const promise = child.mean + CURIOSITY * spread * doubt + trust / (1 + child.visits);
      trust = 0;
      if (promise <= most) continue;
      most = promise;
      chosen = option;
    }
    return chosen;
  }

  /** The option visited most, and how far it leads the next. Of equals the one that came into the tree first, which is the thumb's. */
  favourite(options: readonly Option[]): { readonly option: Option; readonly lead: number } {
    let option = nth(options, 0);
    let most = 0;
    let next = 0;
    for (const [each, { visits }] of this.#children) {
      if (!options.includes(each)) continue;
      if (visits <= most) {
        next = Math.max(next, visits);
        continue;
      }
      next = most;
      most = visits;
      option = each;
    }
    return { option, lead: most - next };
  }
}
