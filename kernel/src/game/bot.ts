import type { Rng } from '../cards/chance.ts';
import type { SeenEvent } from '../cards/events.ts';
import type { Lens } from '../knowledge/lens.ts';
import type { Option } from '../state/options.ts';
import type { Shape } from '../state/state.ts';
import type { Game } from './definition.ts';
import type { Account, Remark } from './talk.ts';

/**
 * A player that needs only what a seat sees. A bot keeps nothing from one choice to the next: all it knows is in the lens
 * and in the account of what everybody saw and heard, so that it can take over any seat of any table at any moment.
 */
export interface Bot<S extends Shape> {
  readonly name: string;
  /**
   * Picks one of `options`, every one of which is possible now; there are at least two. Reads the asked seat's lens, the
   * account and nothing else, and takes chance from `random` alone: equal lens, options, generator and account, equal choice.
   * A bot that searches asks `isLate` now and then whether to make do with what it has found, and only at rungs of its
   * search, so that its choice depends on nothing but how many of them it has climbed.
   */
  choose(
    lens: Lens<S>,
    options: readonly Option[],
    random: Rng,
    account: Account,
    isLate?: () => boolean,
  ): Option;
  /**
   * The remark it makes with its choice, if any. It reads what `choose` reads but draws its own chance, so that a bot plays
   * the same whether or not anybody listens.
   */
  speak?(lens: Lens<S>, chosen: Option, random: Rng, account: Account): Remark | undefined;
  /** Whether an event belongs in its account; a bot without this gets no events and no remarks. */
  heeds?(game: Game<S>, event: Pick<SeenEvent, 'name' | 'n'>): boolean;
  /** An account that begins like this one and grows apart from it, with what the bot has made of it so far. A plain copy unless said. */
  fork?(account: Account): Account[number][];
  /** Whether it imagines worlds: it takes its time then, and needs a table that keeps its lots and claims. */
  readonly searches?: true;
}

/** The bots that can play a game, by the names people call them. */
export type Bots<S extends Shape> = Readonly<Record<string, Bot<S>>>;

/** How bots of one level may differ: each plays as well as the level, in another way. What that means at its table a game says itself. */
export const temperaments = ['bold', 'sly', 'careful'] as const;
export type Temperament = (typeof temperaments)[number];

/** What the bot of a level is called that has a temperament; without one it goes by the level. */
export const temperedName = <Level extends string>(
  level: Level,
  temper: Temperament,
): `${Level}-${Temperament}` => `${level}-${temper}`;
