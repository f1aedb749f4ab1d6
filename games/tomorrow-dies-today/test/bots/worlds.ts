import { Driver } from '@masterplan/bots';
import { type Bot, generator, imagine, Lens, nth, type Option, open, see } from '@masterplan/kernel';
import { bots as ownBots } from '../../bot/index.ts';
import { type Tomorrow, tomorrowDiesToday } from '../../index.ts';

const { game } = tomorrowDiesToday;
const { thumb } = ownBots;

/** The five team shapes. */
export const shapes = [
  { seats: 2, teams: 2 },
  { seats: 3, teams: 3 },
  { seats: 4, teams: 2 },
  { seats: 6, teams: 2 },
  { seats: 6, teams: 3 },
] as const;

/** What a bot takes when it reads the truth through its lens, its view as plain data, and another world of that view. */
export interface Alike {
  readonly truth: Option;
  readonly view: Option;
  readonly world: Option;
  readonly shape: string;
  readonly ask: string;
}

/** Decisions of each table that are compared before the next table's turn. */
const EACH = 60;
/** One decision in so many is compared. */
const SPREAD = 7;

/** Plays tables of every shape and compares decisions spread over the game until there are `wanted`. */
export function* choicesAlike(wanted: number): Generator<Alike> {
  for (let i = 0, found = 0; found < wanted; i++) {
    for (const alike of ofOneTable(nth(shapes, i % shapes.length), `alike ${i}`)) {
      found += 1;
      yield alike;
      if (found >= wanted) return;
    }
  }
}

function ofOneTable({ seats, teams }: (typeof shapes)[number], seed: string): readonly Alike[] {
  const table = open(game, { seats, seed, options: { teams } });
  const compared: Alike[] = [];
  let decisions = 0;
  const compare: Bot<Tomorrow>['choose'] = (lens, choices, chance) => {
    const chosen = thumb.choose(lens, choices, chance);
    decisions += 1;
    if (decisions % SPREAD !== 0 || compared.length >= EACH) return chosen;
    const choose = (through: Lens<Tomorrow>) =>
      thumb.choose(through, choices, generator(`${seed} ${decisions}`));
    const seen = see(game, table.state, lens.viewer);
    compared.push({
      truth: choose(lens),
      view: choose(new Lens(game, seen, lens.viewer)),
      world: choose(imagine(game, seen, `${seed} ${decisions}`).lens(lens.viewer)),
      shape: `${teams}x${seats / teams}`,
      ask: lens.frame.verb,
    });
    return chosen;
  };
  const watched: Bot<Tomorrow> = { name: 'watched', choose: compare };
  const driver = new Driver(
    Array.from({ length: seats }, () => watched),
    seed,
  );
  while (!table.over && compared.length < EACH) driver.step(table);
  return compared;
}
