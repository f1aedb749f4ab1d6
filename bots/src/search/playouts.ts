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

/** Most worlds that are dealt to find the one of a playout. */
const TRIES = 12;
/** A playout that finds no quiet moment is valued after so many choices. */
const LONGEST = 2000;
const CHANCES = 1_000_000;

/** One imagined course of play. */
export interface Playout<S extends Shape> {
  readonly table: Table<S>;
  readonly random: Rng;
  readonly account: Account[number][];
  /** Whether what happens is written into the account. */
  readonly isFollowed: boolean;
}

/** Picks one of several options of a seat in a playout. */
type Choosing<S extends Shape> = (playout: Playout<S>, seat: number, options: readonly Option[]) => Option;

/** Imagined courses of play, each in a world that the lens's viewer cannot rule out. */
export class Playouts<S extends Shape> {
  readonly #quest: Quest<S>;
  readonly #worlds: Imaginer<S>;
  readonly #offers = new Offers();
  readonly #events: GameEvent[] = [];
  /** Which of the worlds dealt for a playout's number was taken: every option meets it, and it is looked for once. */
  readonly #taken = new Map<number, number>();

  constructor(quest: Quest<S>) {
    const { lens } = quest;
    this.#quest = quest;
    this.#worlds = imaginer(lens.game, lens.seen());
  }

  /** Has the viewer take an option in the world of a number and plays on until a quiet moment; returns how likely the viewer is to win there. */
  play(index: number, first: Option, choose: Choosing<S>): number {
    const { seed, thumb, account, foresight, lens } = this.#quest;
    const table = this.#deal(index);
    const isFollowed = thumb.heeds !== undefined && (foresight.follows?.(table) ?? true);
    const playout: Playout<S> = {
      table,
      random: generator(`${seed} ${index} chance`),
      account: isFollowed ? (thumb.fork?.(account) ?? account.slice()) : [],
      isFollowed,
    };
    this.#take(playout, lens.viewer, first);
    const since = lens.fields;
    for (let steps = 1; !table.over && steps < LONGEST && !foresight.isQuiet(table, since); steps++) {
      const waiting = table.state.asked & ~table.state.ready;
      const seat = 31 - Math.clz32(waiting & -waiting);
      const { options } = table.list(seat, this.#offers);
      this.#take(playout, seat, options.length === 1 ? nth(options, 0) : choose(playout, seat, options));
    }
    return prospectOf(foresight, table, lens.viewer, playout.account);
  }

  byThumb({ table, random, account }: Playout<S>, seat: number, options: readonly Option[]): Option {
    return this.#quest.thumb.choose(table.lens(seat), options, random, account);
  }

  /** A world the seat cannot rule out; the better it agrees with what happened, the likelier it is played in. */
  #deal(index: number): Table<S> {
    const seed = `${this.#quest.seed} ${index}`;
    const { foresight } = this.#quest;
    if (foresight.likelihood === undefined) return this.#worlds.next(seed, 'dropped');
    const known = this.#taken.get(index);
    if (known !== undefined) return this.#worlds.next(`${seed} ${known}`, 'dropped');
    const { no, world } = this.#draw(seed);
    this.#taken.set(index, no);
    return world;
  }

  /** Deals worlds until one is taken as likely as it is; where none of so many is, one of them is drawn by how likely they are. */
  #draw(seed: string): { readonly no: number; readonly world: Table<S> } {
    const { lens, account, foresight } = this.#quest;
    const chance = generator(`${seed} likely`);
    const dealt: { readonly no: number; readonly world: Table<S>; readonly likely: number }[] = [];
    for (let no = 1; no <= TRIES; no++) {
      const world = this.#worlds.next(`${seed} ${no}`, 'dropped');
      const likely = foresight.likelihood?.(world, lens, account) ?? 1;
      if (below(chance, CHANCES) < likely * CHANCES) return { no, world };
      dealt.push({ no, world, likely });
    }
    let left = (below(chance, CHANCES) / CHANCES) * dealt.reduce((sum, { likely }) => sum + likely, 0);
    const drawn = dealt.find(({ likely }) => {
      left -= likely;
      return left < 0;
    });
    return drawn ?? nth(dealt, 0);
  }

  #take(playout: Playout<S>, seat: number, option: Option): void {
    const { table, isFollowed } = playout;
    const { thumb } = this.#quest;
    if (!isFollowed) {
      table.take(seat, option);
      return;
    }
    table.events = this.#events;
    table.take(seat, option);
    table.events = undefined;
    for (const event of this.#events.splice(0))
      if (thumb.heeds?.(table.game, event)) playout.account.push(seeEvent(event, table.seats));
  }
}
