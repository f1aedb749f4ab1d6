import {
  candidates,
  type Game,
  generator,
  Lens,
  type Option,
  type Remark,
  type Rng,
  type Seen,
  type Shape,
} from '@masterplan/kernel';

/**
 * A player that needs only what a seat sees. A bot keeps nothing from one choice to the next: all it knows is in the lens,
 * so that it can take over any seat of any table at any moment.
 */
export interface Bot<S extends Shape> {
  readonly name: string;
  /**
   * Picks one of `options`, every one of which is possible now; there are at least two. Reads the asked seat's lens and
   * nothing else, and takes chance from `random` alone: equal lens, options and generator, equal choice.
   */
  choose(lens: Lens<S>, options: readonly Option[], random: Rng): Option;
  /**
   * What it says at the table with its choice, if anything. Reads the same lens and nothing else; its chance is another than
   * that of `choose`, so that a bot plays the same whether it talks or not.
   */
  speak?(lens: Lens<S>, chosen: Option, random: Rng): Remark | undefined;
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
): Reply | undefined {
  const lens = new Lens(game, seen, seen.viewer);
  const { options } = candidates(lens);
  const [only] = options;
  if (only === undefined) return undefined;
  const chosen = options.length === 1 ? only : bot.choose(lens, options, generator(seed));
  const remark = bot.speak?.(lens, chosen, generator(`${seed} talk`));
  const key = game.keyOf(chosen);
  return remark === undefined ? { key } : { key, remark };
}

/** The key alone. */
export const answerOf = <S extends Shape>(
  bot: Bot<S>,
  game: Game<S>,
  seen: Seen<S>,
  seed: string,
): string | undefined => replyOf(bot, game, seen, seed)?.key;
