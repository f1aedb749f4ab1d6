import {
  type Account,
  type Bot,
  candidates,
  type Game,
  generator,
  Lens,
  type Remark,
  type Seen,
  type Shape,
} from '@masterplan/kernel';

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
  isLate?: () => boolean,
): Reply | undefined {
  const lens = new Lens(game, seen, seen.viewer);
  const { options } = candidates(lens);
  const [only] = options;
  if (only === undefined) return undefined;
  const chosen = options.length === 1 ? only : bot.choose(lens, options, generator(seed), account, isLate);
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
