import {
  below,
  candidates,
  type GameRecord,
  generator,
  type Manifest,
  nth,
  type Shape,
  Sitting,
  type TableOptions,
} from '../src/index.ts';

/**
 * A whole game in which a seed makes every choice. With `notation` it is a game's golden playthrough: kept as a file, compared
 * by a test, and read as a diff when the rules change.
 */
export function playthrough<S extends Shape>(
  { game }: Manifest<S>,
  start: { readonly seats: number; readonly seed: string; readonly options?: TableOptions },
): GameRecord {
  const sitting = new Sitting(game, { ...start, options: game.optionsFrom(start.options ?? {}) });
  const random = generator(`choices of ${start.seed}`);
  for (let choices = 0; !sitting.table.over; choices++) {
    if (choices > game.bound) throw new Error(`${game.id} does not end within ${game.bound} choices`);
    const { asked, ready } = sitting.table.state;
    const waiting = asked & ~ready;
    const seat = 31 - Math.clz32(waiting & -waiting);
    const { options } = candidates(sitting.table.lens(seat));
    sitting.choose(seat, game.keyOf(nth(options, below(random, options.length))));
  }
  return sitting.record();
}
