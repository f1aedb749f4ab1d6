import { hasRoom, peopleAt, playersAt } from '../table/facts.ts';
import { type Card, isWatchable } from '../table/lobby-line.ts';

const isBefore = (a: Card, b: Card): boolean =>
  a.facts.changedAt === b.facts.changedAt ? a.facts.no > b.facts.no : a.facts.changedAt > b.facts.changedAt;

/** Cards in the order of the last thing that happened at their tables, the newest first. */
export class Newest {
  readonly #cards: Card[];

  constructor(cards: readonly Card[] = []) {
    this.#cards = cards.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  }

  get size(): number {
    return this.#cards.length;
  }

  get all(): readonly Card[] {
    return this.#cards;
  }

  add(card: Card): void {
    this.#cards.splice(this.#placeOf(card), 0, card);
  }

  delete(card: Card): void {
    const place = this.#placeOf(card);
    if (this.#cards[place] === card) this.#cards.splice(place, 1);
  }

  /** The newest of these and of others, at most so many. */
  with(others: Newest, most: number): Card[] {
    return new Newest([...this.#cards.slice(0, most), ...others.#cards.slice(0, most)]).#cards.slice(0, most);
  }

  /** How many are before it. */
  #placeOf(card: Card): number {
    let [from, to] = [0, this.#cards.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const there = this.#cards[middle];
      if (there !== undefined && isBefore(there, card)) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

const nothing = new Newest();

/**
 * The cards of the tables that were put away, filed as the lobby asks for them: what it costs to ask does not depend on how many
 * there are. A card never changes while its table is away.
 */
export class PutAway {
  /** Those that are listed and have an empty seat. */
  readonly open = new Newest();
  /** Those that are listed, in play, and may be watched. */
  readonly live = new Newest();
  readonly #cards = new Map<string, Card>();
  readonly #bySeat = new Map<string, Newest>();
  readonly #inPlay = new Map<string, Set<Card>>();

  get all(): Iterable<Card> {
    return this.#cards.values();
  }

  get size(): number {
    return this.#cards.size;
  }

  /** Those that a person has a seat at. */
  of(player: string): Newest {
    return this.#bySeat.get(player) ?? nothing;
  }

  /** How many are in play with one of these people at them. */
  inPlayWith(players: Iterable<string>): number {
    const cards = new Set<Card>();
    for (const player of players) for (const card of this.#inPlay.get(player) ?? []) cards.add(card);
    return cards.size;
  }

  add(card: Card): void {
    this.delete(card.facts.id);
    this.#cards.set(card.facts.id, card);
    if (card.facts.listed && hasRoom(card.facts)) this.open.add(card);
    if (card.facts.listed && isWatchable(card)) this.live.add(card);
    for (const player of playersAt(card.facts)) entry(this.#bySeat, player, () => new Newest()).add(card);
    if (card.state !== 'playing') return;
    for (const player of peopleAt(card.facts)) entry(this.#inPlay, player, () => new Set<Card>()).add(card);
  }

  delete(id: string): void {
    const card = this.#cards.get(id);
    if (card === undefined) return;
    this.#cards.delete(id);
    this.open.delete(card);
    this.live.delete(card);
    for (const player of playersAt(card.facts)) {
      remove(this.#bySeat, player, card);
      remove(this.#inPlay, player, card);
    }
  }
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

function remove<V extends { readonly size: number; delete(card: Card): unknown }>(
  map: Map<string, V>,
  key: string,
  card: Card,
): void {
  const cards = map.get(key);
  cards?.delete(card);
  if (cards?.size === 0) map.delete(key);
}
