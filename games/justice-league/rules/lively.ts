import { ACCEPT_WORD, below, type Lens, nth, type Option, type Rng, wordOf } from '@masterplan/kernel';
import { type JusticeLeague, word } from './board.ts';

/** Heroes wait for each other, agree and spend the same: so games come to what random ones hardly ever meet. */
export function lively(_lens: Lens<JusticeLeague>, options: readonly Option[], random: Rng): Option {
  for (const wanted of [word.waitFor, ACCEPT_WORD, word.together, word.add, word.learnWith, word.learn]) {
    const found = options.filter((option) => wordOf(option) === wanted);
    if (found.length > 0) return nth(found, wanted === word.add ? 0 : below(random, found.length));
  }
  return nth(options, below(random, options.length));
}
