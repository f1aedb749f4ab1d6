import {
  candidates,
  type Game,
  generator,
  Lens,
  type Option,
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
}

/** The bots that can play a game, by the names people call them. */
export type Bots<S extends Shape> = Readonly<Record<string, Bot<S>>>;

/** What a bot answers to its seat's open ask, as a key; undefined where the seat is not asked. For bots away from the table. */
export function answerOf<S extends Shape>(
  bot: Bot<S>,
  game: Game<S>,
  seen: Seen<S>,
  seed: string,
): string | undefined {
  const lens = new Lens(game, seen, seen.viewer);
  const { options } = candidates(lens);
  const [only] = options;
  if (only === undefined) return undefined;
  return game.keyOf(options.length === 1 ? only : bot.choose(lens, options, generator(seed)));
}
