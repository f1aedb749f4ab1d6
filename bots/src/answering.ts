import {
  ACCEPT,
  type Bot,
  DECLINE,
  type Lens,
  type Option,
  type Proposal,
  proposalIn,
  type Shape,
  silentAnswer,
} from '@masterplan/kernel';

/**
 * How much more a proposal that is put to the lens's seat is worth to it than what happens without an agreement; undefined where
 * the bot has no opinion.
 */
export type Worth<S extends Shape> = (lens: Lens<S>, proposal: Proposal) => number | undefined;

/**
 * A bot that answers proposals by the plain rule: it accepts what is worth more to it than the fallback, and declines the rest;
 * where it has no opinion, it answers as silence would. It makes no counter-offer. Everything else, its own proposals too, is
 * chosen as `bot` does.
 */
export const answering = <S extends Shape>(bot: Bot<S>, worth: Worth<S> = () => undefined): Bot<S> => ({
  name: bot.name,
  choose: (lens, options, random, account) =>
    answerTo(lens, worth) ?? bot.choose(lens, options, random, account),
  ...(bot.speak && { speak: bot.speak.bind(bot) }),
  ...(bot.heeds && { heeds: bot.heeds.bind(bot) }),
});

/** The answer to the proposal that is put to the lens's seat; undefined where none is. */
function answerTo<S extends Shape>(lens: Lens<S>, worth: Worth<S>): Option | undefined {
  const proposal = proposalIn(lens);
  if (proposal?.stage !== 'put forward') return undefined;
  const more = worth(lens, proposal);
  if (more === undefined) return silentAnswer(lens);
  return more > 0 ? ACCEPT : DECLINE;
}
