import { below, firstOf, type Lens, nth, type Option, type Rng, wordOf } from '@masterplan/kernel';
import { isCard } from '../content/kinds.ts';
import { type Watchmen, word } from './board.ts';

/** Plays most cards, contributes some, then buys what costs most, so that games reach what random ones hardly ever meet. */
export function lively(lens: Lens<Watchmen>, options: readonly Option[], random: Rng): Option {
  const wanted = [
    word.defeat,
    word.beat,
    ...(below(random, 6) === 0 ? [word.contribute] : []),
    word.play,
    word.help,
    word.buy,
  ];
  for (const each of wanted) {
    const found = options.filter((option) => wordOf(option) === each);
    if (found.length === 0) continue;
    return each === word.buy ? dearest(lens, found) : nth(found, below(random, found.length));
  }
  return nth(options, below(random, options.length));
}

function dearest(lens: Lens<Watchmen>, options: readonly Option[]): Option {
  let most = -1;
  let chosen = nth(options, 0);
  for (const option of options) {
    const kind = lens.kind(firstOf(option));
    const cost = isCard(kind) ? kind.cost : 0;
    if (cost > most) {
      most = cost;
      chosen = option;
    }
  }
  return chosen;
}
