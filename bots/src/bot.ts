import {
  type Account,
  candidates,
  type Game,
  generator,
  Lens,
  type Option,
  type Remark,
  type Rng,
  type Seen,
  type SeenEvent,
  type Shape,
} from '@masterplan/kernel';

/**
 * A player that needs only what a seat sees. A bot keeps nothing from one choice to the next: all it knows is in the lens
 * and in the account of what everybody saw and heard, so that it can take over any seat of any table at any moment.
 */
export interface Bot<S extends Shape> {
  readonly name: string;
  /**
   * Picks one of `options`, every one of which is possible now; there are at least two. Reads the asked seat's lens, the
   * account and nothing else, and takes chance from `random` alone: equal lens, options, generator and account, equal choice.
   */
  choose(lens: Lens<S>, options: readonly Option[], random: Rng, account: Account): Option;
  /**
   * The remark it makes with its choice, if any. It reads the same as `choose` but draws its own chance, so that a bot plays
   * the same whether or not anybody listens.
   */
  speak?(lens: Lens<S>, chosen: Option, random: Rng, account: Account): Remark | undefined;
  /** Whether an event belongs in its account; a bot without this gets no events and no remarks. */
  heeds?(game: Game<S>, event: Pick<SeenEvent, 'name' | 'n'>): boolean;
}

/** The bots that can play a game, by the names people call them. */
export type Bots<S extends Shape> = Readonly<Record<string, Bot<S>>>;

/** What a bot answers, by its key, and what it says with it. */
export interface Reply {
  readonly key: string;
  readonly remark?: Remark;
}

/** What a bot replies to its seat's open ask; undefined where the seat is not asked. For bots away from the table. */
export function replyOf<S extends Shape>(
  bot: Bot<S>,
  game: Game<S>,
  seen: Seen<S>,
  seed: string,
  account: Account = [],
): Reply | undefined {
  const lens = new Lens(game, seen, seen.viewer);
  const { options } = candidates(lens);
  const [only] = options;
  if (only === undefined) return undefined;
  const chosen = options.length === 1 ? only : bot.choose(lens, options, generator(seed), account);
  const remark = bot.speak?.(lens, chosen, generator(`${seed} talk`), account);
  const key = game.keyOf(chosen);
  return remark === undefined ? { key } : { key, remark };
}

/** The key alone. */
export const answerOf = <S extends Shape>(
  bot: Bot<S>,
  game: Game<S>,
  seen: Seen<S>,
  seed: string,
  account: Account = [],
): string | undefined => replyOf(bot, game, seen, seed, account)?.key;
