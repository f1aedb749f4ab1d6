import { below, firstOf, type Lens, nth, type Option, type Rng, wordOf } from '@masterplan/kernel';
import { isCard } from '../content/kinds.ts';
import { type Watchmen, word } from '../rules/board.ts';
import { strongest } from './picking.ts';

/** Plays all it has and buys what costs most: what other bots are measured against. */
export class Dearest {
  readonly name = 'dearest';

  choose(lens: Lens<Watchmen>, options: readonly Option[], random: Rng): Option {
    const play = options.find((option) => wordOf(option) === word.play);
    if (play !== undefined) return play;
    const sale = options.filter((option) => [word.buy, word.defeat, word.beat].includes(wordOf(option)));
    const cost = (option: Option) => {
      const kind = lens.kind(firstOf(option));
      return isCard(kind) ? kind.cost : 0;
    };
    const bought = strongest(sale, cost, 0);
    if (bought !== undefined) return bought;
    const end = options.find((option) => wordOf(option) === word.end);
    return end ?? nth(options, below(random, options.length));
  }
}
