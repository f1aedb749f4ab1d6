import {
  type Account,
  type Bot,
  below,
  type Foresight,
  type GameEvent,
  generator,
  type Imaginer,
  imaginer,
  type Lens,
  nth,
  Offers,
  type Option,
  type Rng,
  type Shape,
  seeEvent,
  type Table,
} from '@masterplan/kernel';
import { Node, type Tried } from './tree.ts';
import { prospectOf } from './value.ts';

/** What is searched, and with what. */
export interface Quest<S extends Shape> {
  readonly lens: Lens<S>;
  readonly options: readonly Option[];
  readonly account: Account;
  /** Who plays the other seats, and the searching one where its tree ends. */
  readonly thumb: Bot<S>;
  readonly foresight: Foresight<S>;
  /** Worlds and chance of playout number i follow from this and i. */
  readonly seed: string;
}

/** A world that agrees badly with what happened is dealt again, so many times. */
const TRIES = 20;
/** A playout that finds no quiet moment is valued after so many choices. */
const LONGEST = 2000;
const CHANCES = 1_000_000;

/** One imagined course of play. */
interface Playout<S extends Shape> {
  readonly table: Table<S>;
  readonly random: Rng;
  readonly account: Account[number][];
  readonly path: Node[];
  /** Where the tree has been followed to; undefined once it has been left. */
  node: Node | undefined;
}

/** A search of one decision: a tree over the seat's own decisions, grown by one playout at a time. */
export class Search<S extends Shape> {
  readonly #quest: Quest<S>;
  readonly #me: number;
  readonly #worlds: Imaginer<S>;
  readonly #root = new Node();
  readonly #offers = new Offers();
  readonly #events: GameEvent[] = [];
  #playouts = 0;

  constructor(quest: Quest<S>) {
    const { lens } = quest;
    this.#quest = quest;
    this.#me = lens.viewer;
    this.#worlds = imaginer(lens.game, lens.seen());
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
    const { seed, thumb, account, foresight, lens } = this.#quest;
    const playout: Playout<S> = {
      table: this.#deal(`${seed} ${index}`),
      random: generator(`${seed} ${index} chance`),
      account: thumb.heeds === undefined ? [] : (thumb.fork?.(account) ?? account.slice()),
      path: [this.#root],
      node: this.#root,
    };
    const { table } = playout;
    this.#take(playout, this.#me);
    const since = lens.fields;
    for (let steps = 1; !table.over && steps < LONGEST && !foresight.isQuiet(table, since); steps++) {
      const waiting = table.state.asked & ~table.state.ready;
      this.#take(playout, 31 - Math.clz32(waiting & -waiting));
    }
    const value = prospectOf(foresight, table, this.#me, playout.account);
    for (const node of playout.path) node.count(value);
  }

  /** A world the seat cannot rule out; the better it agrees with what happened, the likelier it is played in. */
  #deal(seed: string): Table<S> {
    const { foresight, lens, account } = this.#quest;
    if (foresight.likelihood === undefined) return this.#worlds.next(seed, 'dropped');
    const chance = generator(`${seed} likely`);
    for (let tries = 1; ; tries++) {
      const world = this.#worlds.next(`${seed} ${tries}`, 'dropped');
      const likely = foresight.likelihood(world, lens, account);
      if (tries >= TRIES || below(chance, CHANCES) < likely * CHANCES) return world;
    }
  }

  #take(playout: Playout<S>, seat: number): void {
    const { table } = playout;
    const { options } = table.list(seat, this.#offers);
    const option = options.length === 1 ? nth(options, 0) : this.#choice(playout, seat, options);
    const { thumb } = this.#quest;
    if (thumb.heeds !== undefined) table.events = this.#events;
    table.take(seat, option);
    table.events = undefined;
    for (const event of this.#events.splice(0))
      if (thumb.heeds?.(table.game, event)) playout.account.push(seeEvent(event, table.seats));
  }

  #choice(playout: Playout<S>, seat: number, options: readonly Option[]): Option {
    const { node } = playout;
    if (seat !== this.#me || node === undefined) return this.#byThumb(playout, seat, options);
    const known = this.#isToGrow(node, options) ? undefined : node.best(options);
    const option = known ?? this.#next(playout, node, options);
    const child = node.childFor(option);
    playout.node = child;
    playout.path.push(child ?? node.grow(option));
    return option;
  }

  #isToGrow(node: Node, options: readonly Option[]): boolean {
    return node.isEmpty || (node.isWide && options.some((option) => node.childFor(option) === undefined));
  }

  /** What comes into the tree next: the thumb's choice, then the others in the order of their promise. */
  #next(playout: Playout<S>, node: Node, options: readonly Option[]): Option {
    const { foresight } = this.#quest;
    if (node.isEmpty) return this.#byThumb(playout, this.#me, options);
    const rest = options.filter((option) => node.childFor(option) === undefined);
    if (rest.length === 0) throw new Error('every option is in the tree already');
    const ranked = foresight.rank?.(playout.table.lens(this.#me), rest, playout.account);
    return nth(ranked ?? rest, ranked === undefined ? below(playout.random, rest.length) : 0);
  }

  #byThumb({ table, random, account }: Playout<S>, seat: number, options: readonly Option[]): Option {
    return this.#quest.thumb.choose(table.lens(seat), options, random, account);
  }
}
