import { type Bot, below, nth, type Option, type Rng, type Shape } from '@masterplan/kernel';

/** One of the options, each as likely as any other. */
export const anyOf = (options: readonly Option[], random: Rng): Option =>
  nth(options, below(random, options.length));

/** Plays any game, badly. */
export const randomBot = <S extends Shape>(): Bot<S> => ({
  name: 'random',
  choose: (_lens, options, random) => anyOf(options, random),
});
