import { justiceLeague } from '@masterplan/justice-league';
import type { Game, Rng, Shape, TableOptions } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import { tomorrowDiesToday } from '@masterplan/tomorrow-dies-today';
import { watchmen } from '@masterplan/watchmen';
import { type Contender, ratios, takeTurns } from './measure.ts';
import { playout } from './playout.ts';
import { type Figure, spreadOf } from './spread.ts';

/** Whole random games, one after the other: one row of the table for each number of seats. */
export interface Course {
  readonly name: string;
  readonly once: Contender;
  /** Games and decisions so far. */
  readonly sum: { games: number; decisions: number };
  /** How many times boardgame.io's moves its decisions are to be, where the project has set itself a bar. */
  readonly least?: number;
}

/** What is played: a game with its table options, and its bars with lots and claims off and on. */
interface Played<S extends Shape> {
  readonly name: string;
  readonly game: Game<S>;
  readonly options: TableOptions;
  readonly least: { readonly dropped?: number; readonly kept?: number };
}

const how = { dropped: 'lots and claims off', kept: 'lots and claims on' } as const;

/** All courses that are measured. Playouts run with lots and claims off. */
export const allCourses = (random: Rng): Course[] => [
  ...coursesOf(random, {
    name: 'Master Plan',
    game: masterPlan.game,
    options: {},
    least: { dropped: 60, kept: 40 },
  }),
  ...coursesOf(random, {
    name: 'DC base game',
    game: watchmen.game,
    options: { mode: 'base' },
    least: { dropped: 40 },
  }),
  ...coursesOf(random, {
    name: 'Watchmen',
    game: watchmen.game,
    options: { mode: 'watchmen' },
    least: { dropped: 40 },
  }),
  ...coursesOf(random, {
    name: 'Justice League',
    game: justiceLeague.game,
    options: {},
    least: { dropped: 40 },
  }),
  ...coursesOf(random, {
    name: 'Tomorrow Dies Today',
    game: tomorrowDiesToday.game,
    options: {},
    least: { dropped: 25 },
  }),
];

function coursesOf<S extends Shape>(random: Rng, { name, game, options, least }: Played<S>): Course[] {
  return (['dropped', 'kept'] as const).flatMap((book) =>
    game.seats.map((seats) => {
      const sum = { games: 0, decisions: 0 };
      const once = (): number => {
        const opening = { seats, seed: `game ${sum.games}`, options, book };
        const { decisions } = playout(game, opening, random);
        sum.games += 1;
        sum.decisions += decisions;
        return decisions;
      };
      const bar = least[book];
      return {
        name: `${name}, ${seats} seats, ${how[book]}`,
        ...{ sum, once },
        ...(bar === undefined ? {} : { least: bar }),
      };
    }),
  );
}

/** What a course came to, beside the rival it takes turns with; and what the rival did meanwhile. */
export function race(
  { name, sum, once, least }: Course,
  rival: Contender,
): { figures: Figure[]; rival: number[] } {
  const [theirs = [], rates = []] = takeTurns(rival, once);
  const gamesADecision = sum.games / sum.decisions;
  const games = rates.map((rate) => rate * gamesADecision);
  const bar = least === undefined ? {} : { least };
  const figures: Figure[] = [
    { name, value: spreadOf(rates), unit: 'decisions/s' },
    { name: '  whole games', value: spreadOf(games), unit: 'games/s' },
    { name: '  against boardgame.io', value: spreadOf(ratios(rates, theirs)), unit: 'times', ...bar },
  ];
  return { figures, rival: theirs };
}
