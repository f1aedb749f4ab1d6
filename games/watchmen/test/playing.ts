import {
  below,
  candidates,
  generator,
  nth,
  openAsks,
  Sitting,
  seeEvent,
  type Table,
  type TableOptions,
} from '@masterplan/kernel';
import { type Watchmen, watchmen } from '../index.ts';

export const names = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'];

/** A whole game of seeded choices, lively ones where it says so; `before` is called before each. */
export function playedOut(
  seats: number,
  seed: string,
  options: TableOptions,
  before: (table: Table<Watchmen>, seat: number) => void = () => {},
): Sitting<Watchmen> {
  const random = generator(`choices of ${seed}`);
  const sitting = new Sitting(watchmen.game, { seats, seed, options });
  while (!sitting.table.over) {
    const ask = openAsks(sitting.table.lens(seats)).find(({ ready }) => !ready);
    const seat = ask?.seat ?? 0;
    before(sitting.table, seat);
    const lens = sitting.table.lens(seat);
    const { options: choices } = candidates(lens);
    const isFree = below(random, 3) === 0;
    const chosen = isFree
      ? nth(choices, below(random, choices.length))
      : watchmen.lively?.(lens, choices, random);
    sitting.choose(seat, watchmen.game.keyOf(chosen ?? nth(choices, 0)));
  }
  return sitting;
}

/** Everything that happened in a game, as a viewer saw it. */
export const eventsOf = (sitting: Sitting<Watchmen>, viewer: number) =>
  sitting.log.flatMap(({ events }) => events).map((event) => seeEvent(event, viewer));
