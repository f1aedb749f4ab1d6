import {
  below,
  candidates,
  generator,
  type Manifest,
  nth,
  type SeenEvent,
  type Shape,
  Sitting,
  seeEvent,
  type Table,
  type TableOptions,
} from '../src/index.ts';

/** How a game that a seed plays begins, and how it is played: two choices in three lead far into it where it is `lively`. */
export interface Playthrough {
  readonly seats: number;
  readonly seed: string;
  readonly options?: TableOptions;
  readonly choices?: 'random' | 'lively';
}

/** What players are called in games that a seed plays. */
export const playthroughNames = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];

/**
 * A whole game in which a seed makes every choice; `before` is called before each, with the table and the seat that chooses. With
 * `notation` its record is a game's golden playthrough: kept as a file, compared by a test, and read as a diff when the rules change.
 */
export function playedOut<S extends Shape>(
  registered: Manifest<S>,
  { seats, seed, options = {}, choices = 'random' }: Playthrough,
  before: (table: Table<S>, seat: number) => void = () => {},
): Sitting<S> {
  const { game } = registered;
  const sitting = new Sitting(game, { seats, seed, options });
  const random = generator(`choices of ${seed}`);
  for (let made = 0; !sitting.table.over; made++) {
    if (made > game.bound) throw new Error(`${game.id} does not end within ${game.bound} choices`);
    const { asked, ready } = sitting.table.state;
    const waiting = asked & ~ready;
    const seat = 31 - Math.clz32(waiting & -waiting);
    before(sitting.table, seat);
    const lens = sitting.table.lens(seat);
    const { options: possible } = candidates(lens);
    const isFree = choices === 'random' || below(random, 3) === 0;
    const chosen = isFree
      ? nth(possible, below(random, possible.length))
      : registered.lively?.(lens, possible, random);
    sitting.choose(seat, game.keyOf(chosen ?? nth(possible, 0)));
  }
  return sitting;
}

/** Everything that happened in a game, as a viewer saw it. */
export const eventsOf = <S extends Shape>(sitting: Sitting<S>, viewer: number): SeenEvent[] =>
  sitting.log.flatMap(({ events }) => events).map((event) => seeEvent(event, viewer));
