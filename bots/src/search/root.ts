import { nth, type Option } from '@masterplan/kernel';
import { logarithm } from './logarithm.ts';
import { CURIOSITY, LEAST_SPREAD, Node, TRUST } from './tree.ts';

/** Results that are no farther apart are the same. */
const SAME = 1e-6;

/** Fewer differences than these say nothing of how far apart they lie. */
const FEW = 8;

/** How an option did against the favourite in the worlds that both have met. */
interface Compared {
  readonly option: Option;
  readonly visits: number;
  /** How much better it was on average. */
  readonly gain: number;
  /** How far the differences lie from that, squared and added up. */
  readonly squares: number;
}

/** How far apart the differences of an option lie, as a standard deviation; the usual spread counts for a few of them. */
const spreadOf = ({ visits, squares }: Compared, usual: number): number =>
  Math.sqrt((squares + FEW * usual * usual) / (visits - 1 + FEW));

/**
 * The decision that is searched. Every option meets world 0, then world 1 and so on, and is compared with the favourite over the worlds that it has met: means over
 * different worlds would tell of the worlds. What either tree behind them had learnt by then is alike, too.
 */
export class Root extends Node {
  /** What each option in the tree was worth in world 0, 1, 2 and so on. */
  readonly #worths = new Map<Option, number[]>();

  /** An option has been played in its next world. */
  met(option: Option, worth: number): void {
    const worths = this.#worths.get(option);
    if (worths === undefined) this.#worths.set(option, [worth]);
    else worths.push(worth);
    this.count(worth);
  }

  /** Whether another option may be put into the tree: there is room for as many as the root of the visits. */
  override get isWide(): boolean {
    return this.size * this.size < this.visits;
  }

  /** Whether all playouts so far came to the same, so that nothing seems to hang on the choice. */
  get isLevel(): boolean {
    return this.spread < SAME;
  }

  /**
   * The option that promises most in comparison with the favourite, or has been tried least. Curiosity goes by how far apart an option's own differences lie: one that comes
   * to the same as the favourite every time says nothing of another that lost much in a few worlds.
   */
  promising(options: readonly Option[]): Option | undefined {
    const favourite = this.favourite(options).option;
    const compared = this.#comparedWith(favourite);
    const usual = this.#usualSpread(compared);
    let chosen: Option | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let trust = TRUST * usual;
    for (const each of compared) {
      const { option, visits, gain } = each;
      const doubt = Math.sqrt(logarithm(this.visits) / visits);
      const spread = option === favourite ? usual : spreadOf(each, usual);
      const promise = gain + CURIOSITY * spread * doubt + trust / (1 + visits);
      trust = 0;
      if (promise <= most) continue;
      most = promise;
      chosen = option;
    }
    return chosen;
  }

  #comparedWith(favourite: Option): Compared[] {
    const against = this.#worths.get(favourite) ?? [];
    return [...this.#worths].map(([option, worths]) => ({ option, ...difference(worths, against) }));
  }

  /** A standard deviation over the differences of all options that differ from the favourite; that of the playouts where there are few. */
  #usualSpread(compared: readonly Compared[]): number {
    let squares = 0;
    let free = 0;
    for (const each of compared) {
      if (each.squares < SAME) continue;
      squares += each.squares;
      free += each.visits - 1;
    }
    return Math.max(LEAST_SPREAD, free < FEW ? this.spread : Math.sqrt(squares / free));
  }
}

function difference(worths: readonly number[], against: readonly number[]): Omit<Compared, 'option'> {
  const visits = worths.length;
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < visits; world++) {
    const gain = nth(worths, world) - nth(against, world);
    sum += gain;
    squares += gain * gain;
  }
  return { visits, gain: sum / visits, squares: Math.max(0, squares - (sum * sum) / visits) };
}
