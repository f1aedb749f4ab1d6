import { generator, nth, Offers, type Rng, type Shape, type Table } from '@masterplan/kernel';
import type { Bot } from './bot.ts';

/** What it took to play a table to its end. */
export interface Course {
  /** Choices made, also those without an alternative. */
  choices: number;
  /** Choices between two options or more. */
  decisions: number;
}

/**
 * Seats bots at tables and plays them to the end, in place. Bots draw from generators of their own, made from `seed` and
 * their seat, so that a bot that draws more or less changes neither the deal nor its neighbours.
 */
export class Driver<S extends Shape> {
  readonly #bots: readonly Bot<S>[];
  readonly #random: readonly Rng[];
  readonly #offers = new Offers();

  /** `bots` has one entry a seat. */
  constructor(bots: readonly Bot<S>[], seed: string) {
    this.#bots = bots;
    this.#random = bots.map((_, seat) => generator(`${seed} seat ${seat}`));
  }

  /** Has every seat that is asked now answer. The table must not be over. */
  step(table: Table<S>, course: Course): void {
    const { state } = table;
    const waiting = state.asked & ~state.ready;
    for (let seat = 0; seat < state.seats; seat++) {
      if (((waiting >> seat) & 1) === 1) this.#answer(table, seat, course);
    }
  }

  /** Plays the table to its end; a game that passes its own bound is our fault and throws. */
  finish(table: Table<S>): Course {
    const course = { choices: 0, decisions: 0 };
    const { bound, id } = table.game;
    while (!table.over) {
      if (course.choices > bound) throw new Error(`${id} did not end within ${bound} choices`);
      this.step(table, course);
    }
    return course;
  }

  #answer(table: Table<S>, seat: number, course: Course): void {
    const { options } = table.list(seat, this.#offers);
    let [option] = options;
    if (option === undefined) throw new Error(`${table.game.id} asks seat ${seat}, which has no option`);
    if (options.length > 1) {
      course.decisions += 1;
      option = nth(this.#bots, seat).choose(table.lens(seat), options, nth(this.#random, seat));
    }
    course.choices += 1;
    table.take(seat, option);
  }
}
