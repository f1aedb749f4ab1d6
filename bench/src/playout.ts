import {
  below,
  type Game,
  Offers,
  type Opening,
  open,
  type Rng,
  type Shape,
  type Table,
} from '@masterplan/kernel';

/** What a random game came to. Only asks with two or more options count as decisions. */
export interface Played {
  readonly decisions: number;
  readonly choices: number;
}

const offers = new Offers();

/** The first seat that is asked and has not answered. */
export function waitingSeat<S extends Shape>(table: Table<S>): number {
  const waiting = table.state.asked & ~table.state.ready;
  return 31 - Math.clz32(waiting & -waiting);
}

/** Takes one random option of whoever is asked, the whole list built; returns how many options there were. */
function randomStep<S extends Shape>(table: Table<S>, random: Rng): number {
  const seat = waitingSeat(table);
  const { count } = table.list(seat, offers);
  table.take(seat, offers.at(count === 1 ? 0 : below(random, count)));
  return count;
}

/** Plays a whole random game in place. */
export function playout<S extends Shape>(game: Game<S>, opening: Opening, random: Rng): Played {
  const table = open(game, opening);
  let decisions = 0;
  let choices = 0;
  while (!table.over) {
    choices += 1;
    if (randomStep(table, random) > 1) decisions += 1;
  }
  return { decisions, choices };
}

/** A table in the middle of a random game. */
export function midGame<S extends Shape>(game: Game<S>, seats: number, steps: number, random: Rng): Table<S> {
  for (let seed = 0; ; seed++) {
    const table = open(game, { seats, seed: `middle ${seed}` });
    for (let step = 0; step < steps && !table.over; step++) randomStep(table, random);
    if (!table.over) return table;
  }
}
