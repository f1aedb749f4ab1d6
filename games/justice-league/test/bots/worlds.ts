import { Driver } from '@masterplan/bots';
import { type Bot, generator, imagine, Lens, nth, type Option, open, see } from '@masterplan/kernel';
import { bots as leagueBots } from '../../bot/index.ts';
import { type JusticeLeague, justiceLeague } from '../../index.ts';

const { game } = justiceLeague;
const { thumb } = leagueBots;

/** What a bot takes when it reads the truth through its lens, its view as plain data, and another world of that view. */
export interface Alike {
  readonly truth: Option;
  readonly view: Option;
  readonly world: Option;
  readonly seats: number;
  readonly side: 'darkseid' | 'hero';
}

/** Decisions of each table that are compared before the next table's turn. */
const EACH = 25;
/** One decision in so many is compared. */
const SPREAD = 5;

/** Plays tables of every size and compares decisions spread over the game until there are `wanted`. */
export function* choicesAlike(wanted: number): Generator<Alike> {
  for (let i = 0, found = 0; found < wanted; i++) {
    for (const alike of ofOneTable(nth(game.seats, i % game.seats.length), `alike ${i}`)) {
      found += 1;
      yield alike;
      if (found >= wanted) return;
    }
  }
}

function ofOneTable(seats: number, seed: string): readonly Alike[] {
  const table = open(game, { seats, seed, options: { characters: 'chance' } });
  const compared: Alike[] = [];
  let decisions = 0;
  const compare: Bot<JusticeLeague>['choose'] = (lens, choices, chance, account) => {
    const chosen = thumb.choose(lens, choices, chance, account);
    decisions += 1;
    if (decisions % SPREAD !== 0 || compared.length >= EACH) return chosen;
    const choose = (through: Lens<JusticeLeague>) =>
      thumb.choose(through, choices, generator(`${seed} ${decisions}`), account.slice());
    const seen = see(game, table.state, lens.viewer);
    compared.push({
      truth: choose(lens),
      view: choose(new Lens(game, seen, lens.viewer)),
      world: choose(imagine(game, seen, `${seed} ${decisions}`).lens(lens.viewer)),
      seats,
      side: lens.fields.darkseid === lens.viewer ? 'darkseid' : 'hero',
    });
    return chosen;
  };
  const watched: Bot<JusticeLeague> = {
    name: 'watched',
    choose: compare,
    heeds: thumb.heeds,
    speak: (...asked) => thumb.speak(...asked),
  };
  const driver = new Driver(
    Array.from({ length: seats }, () => watched),
    seed,
  );
  while (!table.over && compared.length < EACH) driver.step(table);
  return compared;
}
