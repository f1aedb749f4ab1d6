import {
  type Account,
  type Bot,
  type Course,
  type GameEvent,
  generator,
  isLeftStanding,
  nth,
  Offers,
  type Option,
  type Rng,
  type Shape,
  seeEvent,
  type Table,
} from '@masterplan/kernel';

/**
 * Seats bots at a table and plays it to the end, in place. Bots draw from generators of their own, made from `seed` and
 * their seat, so that a bot that draws more or less changes neither the deal nor its neighbours. What bots heed is written
 * down for them, and so is what they say: a driver is good for one table.
 */
export class Driver<S extends Shape> {
  readonly #bots: readonly Bot<S>[];
  readonly #random: readonly Rng[];
  readonly #talk: readonly Rng[];
  readonly #offers = new Offers();
  readonly #listeners: readonly Bot<S>[];
  readonly #events: GameEvent[] = [];
  readonly #account: Account[number][] = [];
  /** What has been played so far. */
  readonly course: Course = { choices: 0, decisions: 0, standing: 0 };

  /** `bots` has one entry a seat. */
  constructor(bots: readonly Bot<S>[], seed: string) {
    this.#bots = bots;
    this.#random = bots.map((_, seat) => generator(`${seed} seat ${seat}`));
    this.#talk = bots.map((_, seat) => generator(`${seed} seat ${seat} talk`));
    this.#listeners = [...new Set(bots)].filter((bot) => bot.heeds !== undefined);
  }

  /** Everything that everybody has seen or heard so far and that bots at this table heed. */
  get account(): Account {
    return this.#account;
  }

  /** Has every seat that is asked now answer. The table must not be over. */
  step(table: Table<S>): void {
    const { state } = table;
    const waiting = state.asked & ~state.ready;
    for (let seat = 0; seat < state.seats; seat++) {
      if (((waiting >> seat) & 1) === 1) this.#answer(table, seat);
    }
  }

  /** Plays the table to its end; a game that passes its own bound is our fault and throws. */
  finish(table: Table<S>): Course {
    const { course } = this;
    const { bound, id } = table.game;
    while (!table.over) {
      if (course.choices > bound) throw new Error(`${id} did not end within ${bound} choices`);
      this.step(table);
    }
    return course;
  }

  #answer(table: Table<S>, seat: number): void {
    const { course } = this;
    const { options } = table.list(seat, this.#offers);
    let [option] = options;
    if (option === undefined) throw new Error(`${table.game.id} asks seat ${seat}, which has no option`);
    if (options.length > 1) {
      course.decisions += 1;
      option = nth(this.#bots, seat).choose(
        table.lens(seat),
        options,
        nth(this.#random, seat),
        this.#account,
      );
      if (isLeftStanding(table, seat, option, options)) course.standing += 1;
    }
    course.choices += 1;
    if (this.#listeners.length > 0) this.#takeAloud(table, seat, option);
    else table.take(seat, option);
  }

  /** Takes an option at a table where bots listen: what happens, and what is said with it, goes into the account. */
  #takeAloud(table: Table<S>, seat: number, option: Option): void {
    const said = nth(this.#bots, seat).speak?.(
      table.lens(seat),
      option,
      nth(this.#talk, seat),
      this.#account,
    );
    table.events = this.#events;
    table.take(seat, option);
    table.events = undefined;
    for (const event of this.#events.splice(0))
      if (this.#listeners.some((bot) => bot.heeds?.(table.game, event)))
        this.#account.push(seeEvent(event, table.seats));
    if (said !== undefined) this.#account.push({ seat, said });
  }
}
