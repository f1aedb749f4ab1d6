import { type Game, type GameText, nth, type Shape } from '../../src/index.ts';
import type { Held } from './held.ts';

/** What players are called while sentences are looked at: nothing a sentence could say otherwise. */
export const strangeNames = ['Quorv', 'Zelph', 'Vrask', 'Wumbo', 'Xandu', 'Yorix', 'Kibbu', 'Jaxem'];

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds what a sentence names: cards by their titles, players, numbers. */
export class NameFinder<S extends Shape> {
  readonly #kinds = new Map<string, number[]>();
  /** What is named on each kind. */
  readonly #printed: readonly ReadonlySet<string>[];
  readonly #pattern: RegExp;

  constructor(game: Game<S>, text: GameText<S>, homonyms: readonly string[] = []) {
    const cards = game.kinds.map((kind) => text.card(kind));
    for (const [kind, { name }] of cards.entries())
      this.#kinds.set(name, [...(this.#kinds.get(name) ?? []), kind]);
    for (const name of homonyms) this.#kinds.delete(name);
    const longestFirst = [...this.#kinds.keys(), ...strangeNames].sort((a, b) => b.length - a.length);
    const names = [...longestFirst.map(escaped), '\\d+'].join('|');
    this.#pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'gu');
    this.#printed = cards.map((card) => new Set(this.#in(card.text)));
  }

  /** The names in a sentence that nothing it speaks of holds. A card may name whatever is printed on it. */
  strange(sentence: string, held: Held): string[] {
    return this.#in(sentence).filter((name) => !this.#isHeld(name, held));
  }

  #in(text: string): readonly string[] {
    return text.match(this.#pattern) ?? [];
  }

  #isHeld(name: string, { kinds, seats, numbers }: Held): boolean {
    const seat = strangeNames.indexOf(name);
    if (seat >= 0) return seats.has(seat);
    const meant = this.#kinds.get(name);
    const isOwn =
      meant === undefined
        ? numbers.has(Number(name)) || numbers.has(-Number(name))
        : meant.some((kind) => kinds.has(kind));
    if (isOwn) return true;
    return [...kinds].some((kind) => nth(this.#printed, kind).has(name));
  }
}
