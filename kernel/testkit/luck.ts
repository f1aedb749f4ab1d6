import { below, type Chance, generator, nth, type Rng, type Shape, type Table } from '../src/index.ts';
import type { Literal } from './literal.ts';

/** The draws that bring `wanted` out of `cards` when a shuffle exchanges each place, from the top down, with one below it. */
export function shuffleDraws<T>(cards: readonly T[], wanted: readonly T[]): number[] {
  const now = cards.slice();
  const draws: number[] = [];
  for (let i = now.length - 1; i > 0; i--) {
    const j = now.lastIndexOf(nth(wanted, i), i);
    if (j < 0) throw new RangeError('a shuffle changes the order and nothing else');
    draws.push(j);
    now[j] = nth(now, i);
    now[i] = nth(wanted, i);
  }
  return draws;
}

/** Chance as a test wants it: see `Literal` for what happens where nothing was fixed. */
export class Luck<S extends Shape> {
  readonly rolls: number[];
  readonly picks: string[];
  readonly shuffles: (readonly string[])[];
  readonly #random: Rng | undefined;
  #shuffling: number[] = [];
  #table: Table<S> | undefined;

  constructor({ rolls = [], picks = [], shuffles = [], seed }: Literal) {
    this.rolls = rolls.slice();
    this.picks = picks.slice();
    this.shuffles = shuffles.slice();
    this.#random = seed === undefined ? undefined : generator(seed);
  }

  /** The table whose cards the fixed picks and shuffles are about. */
  sitAt(table: Table<S>): void {
    this.#table = table;
  }

  readonly chance: Chance = (limit, purpose) => {
    if (purpose === 'roll') return this.#roll(limit);
    return purpose === 'pick' ? this.#pick(limit) : this.#shuffle(limit);
  };

  #roll(sides: number): number {
    const rolled = this.rolls.shift();
    if (rolled === undefined && this.#random) return below(this.#random, sides);
    if (rolled === undefined) throw new Error(`nobody fixed a roll of ${sides} sides: say what it rollsNext`);
    if (!(rolled >= 1 && rolled <= sides)) throw new Error(`a die of ${sides} sides does not roll ${rolled}`);
    return rolled - 1;
  }

  #pick(size: number): number {
    const kind = this.picks.shift();
    if (kind === undefined) return this.#random ? below(this.#random, size) : size - 1;
    const zones = this.#zones().filter((kinds) => kinds.length === size && kinds.includes(kind));
    return this.#only(zones, `a pick of "${kind}" out of ${size}`).lastIndexOf(kind);
  }

  #shuffle(limit: number): number {
    const draw = this.#shuffling.shift();
    if (draw !== undefined) return draw;
    const wanted = this.shuffles.shift();
    if (wanted === undefined) return this.#random ? below(this.#random, limit) : limit - 1;
    const contents = wanted.toSorted().join();
    const zones = this.#zones().filter((kinds) => kinds.toSorted().join() === contents);
    this.#shuffling = shuffleDraws(this.#only(zones, `a shuffle of ${contents}`), wanted);
    return this.#shuffle(limit);
  }

  #zones(): string[][] {
    const table = this.#table;
    if (table === undefined) return [];
    return table.state.zones.map((cards) => cards.map((card) => table.kind(card).id));
  }

  #only(zones: readonly string[][], what: string): string[] {
    if (new Set(zones.map((kinds) => kinds.join())).size === 1) return nth(zones, 0);
    throw new Error(`${zones.length} zones fit ${what}`);
  }
}
