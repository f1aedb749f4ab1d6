import {
  below,
  candidates,
  generator,
  nth,
  openAsks,
  Sitting,
  seeEvent,
  type Table,
} from '@masterplan/kernel';
import { type MasterPlan, masterPlan } from '../index.ts';

export const names = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve', 'Fay'];

/** A whole game of seeded choices; `before` is called before each, with the table and the seat that is asked. */
export function playedOut(
  seats: number,
  seed: string,
  before: (table: Table<MasterPlan>, seat: number) => void = () => {},
): Sitting<MasterPlan> {
  const random = generator(`choices of ${seed}`);
  const sitting = new Sitting(masterPlan.game, { seats, seed, options: { loserLad: 'chance' } });
  while (!sitting.table.over) {
    const seat = nth(openAsks(sitting.table.lens(seats)), 0).seat;
    before(sitting.table, seat);
    const { options } = candidates(sitting.table.lens(seat));
    sitting.choose(seat, masterPlan.game.keyOf(nth(options, below(random, options.length))));
  }
  return sitting;
}

/** Everything that happened in a game, as a viewer saw it. */
export const eventsOf = (sitting: Sitting<MasterPlan>, viewer: number) =>
  sitting.log.flatMap(({ events }) => events).map((event) => seeEvent(event, viewer));
