import {
  type Bot,
  type Bots,
  type Foresight,
  type Shape,
  type Temperament,
  temperaments,
  temperedName,
} from '@masterplan/kernel';
import { searchers } from './search/searcher.ts';

/**
 * The bots of a game that have a temperament, by name: its rules of thumb, made for each temperament under the name it is given,
 * and the levels that search by them.
 */
export function tempered<S extends Shape, Thumb extends Bot<S>>(
  thumbOf: (name: string, temper: Temperament) => Thumb,
  searching: (thumb: Thumb) => Bots<S>,
): Bots<S> {
  const all = temperaments.flatMap((temper) => {
    const thumb = thumbOf(temperedName('thumb', temper), temper);
    const above = Object.entries(searching(thumb)).map(([level, bot]): [string, Bot<S>] => {
      const name = temperedName(level, temper);
      return [name, { ...bot, name }];
    });
    return [[thumb.name, thumb] as const, ...above];
  });
  return Object.fromEntries(all);
}

/**
 * The levels above rules of thumb for a bot with a temperament: in what it imagines, it plays on by its own rules of thumb and the
 * others by the usual ones. So the temperament says which course is thought of first, and how it goes on; what wins is still taken.
 */
export function temperedSearchers<S extends Shape>(
  own: Bot<S>,
  usual: Bot<S>,
  foresight: Foresight<S>,
  playouts?: Parameters<typeof searchers>[2],
): Bots<S> {
  const seated = (seat: number) => searchers(among(own, usual, seat), foresight, playouts);
  const level = (name: keyof ReturnType<typeof seated>): Bot<S> => ({
    ...seated(0)[name],
    choose: (lens, ...rest) => seated(lens.viewer)[name].choose(lens, ...rest),
  });
  return { sharp: level('sharp'), ruthless: level('ruthless') };
}

/** Plays one seat as one bot and the others as another. Both read the same account. */
const among = <S extends Shape>(own: Bot<S>, usual: Bot<S>, seat: number): Bot<S> => ({
  name: own.name,
  choose: (lens, ...rest) => (lens.viewer === seat ? own : usual).choose(lens, ...rest),
  ...(own.speak && { speak: own.speak.bind(own) }),
  ...(own.heeds && { heeds: own.heeds.bind(own) }),
  ...(own.fork && { fork: own.fork.bind(own) }),
});
