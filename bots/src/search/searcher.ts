import { type Bot, draw, type Foresight, type Shape } from '@masterplan/kernel';
import { Search } from './search.ts';

/** The first rung of a search; each of the others is twice the one before. */
const FIRST_RUNG = 64;
/** After so many playouts that all came to the same, in half as many worlds or more, a search goes no further. */
const ENOUGH = 256;

const never = (): boolean => false;

/**
 * Plays by search. It imagines worlds that its seat cannot rule out and plays each of them on by rules of thumb until a quiet moment,
 * following a tree over its own decisions; it takes what it visited most. Its choice depends on the lens, the account, its
 * generator and the number of playouts: its own budget, or the rung at which it was told that it is late.
 */
export const searcher = <S extends Shape>(
  name: string,
  thumb: Bot<S>,
  foresight: Foresight<S>,
  most: number,
): Bot<S> => ({
  name,
  searches: true,
  ...(thumb.speak && { speak: thumb.speak.bind(thumb) }),
  ...(thumb.heeds && { heeds: thumb.heeds.bind(thumb) }),
  choose(lens, options, random, account, isLate = never) {
    const seed = `${draw(random)} ${draw(random)}`;
    const search = new Search({ lens, options, account, thumb, foresight, seed });
    for (let rung = FIRST_RUNG; search.playouts < most && !search.isForced; rung *= 2) {
      search.climb(Math.min(rung, most), most);
      if (search.playouts < rung || (rung >= ENOUGH && search.isLevel) || isLate()) break;
    }
    return search.favourite.option;
  },
});

/** How many playouts the two levels of search have for a choice, where playouts are as quick as in most games. */
const usual = { sharp: 512, ruthless: 2048 } as const;

/** The levels of a game above rules of thumb: the same search, with more and more time. */
export const searchers = <S extends Shape>(
  thumb: Bot<S>,
  foresight: Foresight<S>,
  playouts: Readonly<Record<keyof typeof usual, number>> = usual,
): Readonly<Record<keyof typeof usual, Bot<S>>> => ({
  sharp: searcher('sharp', thumb, foresight, playouts.sharp),
  ruthless: searcher('ruthless', thumb, foresight, playouts.ruthless),
});
