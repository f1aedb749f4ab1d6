import { anyOf, type Bot } from '@masterplan/bots';
import type { Shape } from '@masterplan/kernel';

/** Plays any game, badly. */
export const random = <S extends Shape>(): Bot<S> => ({
  name: 'random',
  choose: (_lens, options, chance) => anyOf(options, chance),
});
