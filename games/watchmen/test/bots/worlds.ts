import { Driver } from '@masterplan/bots';
import { type Bot, generator, imagine, Lens, nth, type Option, open, see } from '@masterplan/kernel';
import { bots as watchmenBots } from '../../bot/index.ts';
import { type Watchmen, watchmen } from '../../index.ts';

const { game } = watchmen;
const { thumb, random } = watchmenBots;

/** What a bot takes when it reads the truth through its lens, its view as plain data, and another world of that view. */
export interface Alike {
  readonly truth: Option;
  readonly view: Option;
  readonly world: Option;
  readonly seats: number;
  readonly mode: string;
}

/** Every table there is: modes, editions and numbers of seats. */
const tables = game.seats.flatMap((seats) =>
  [{ mode: 'base' }, { mode: 'watchmen', edition: 'en' }, { mode: 'watchmen', edition: 'fr' }].map(
    (options) => ({ seats, options }),
  ),
);

/** Decisions of each table that are compared before the next table's turn. */
const EACH = 25;

/**
 * Plays tables of all sorts, one seat of them at random, and compares decisions spread over the game until there are
 * `wanted`. What everybody saw and heard is the same in every world, and so is the chance.
 */
export function* choicesAlike(wanted: number): Generator<Alike> {
  for (let i = 0, found = 0; found < wanted; i++) {
    const { seats, options } = nth(tables, i % tables.length);
    for (const alike of ofOneTable(seats, options, `alike ${i}`)) {
      found += 1;
      yield alike;
      if (found >= wanted) return;
    }
  }
}

function* ofOneTable(seats: number, options: { readonly mode: string }, seed: string): Generator<Alike> {
  const table = open(game, { seats, seed, options });
  const compared: Alike[] = [];
  let decisions = 0;
  const compare: Bot<Watchmen>['choose'] = (lens, choices, chance, account) => {
    const chosen = thumb.choose(lens, choices, chance, account);
    decisions += 1;
    if (decisions % 17 !== 0 || compared.length >= EACH) return chosen;
    const choose = (through: Lens<Watchmen>) =>
      thumb.choose(through, choices, generator(`${seed} ${decisions}`), account.slice());
    const seen = see(game, table.state, lens.viewer);
    compared.push({
      truth: choose(lens),
      view: choose(new Lens(game, seen, lens.viewer)),
      world: choose(imagine(game, seen, `${seed} ${decisions}`).lens(lens.viewer)),
      seats,
      mode: options.mode,
    });
    return chosen;
  };
  const watched: Bot<Watchmen> = { name: 'watched', choose: compare, heeds: thumb.heeds };
  const bots = Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? random : watched));
  const driver = new Driver(bots, seed);
  while (!table.over && compared.length < EACH) driver.step(table);
  yield* compared;
}
