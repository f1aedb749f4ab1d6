import type { Game, Rng, Shape, TableOptions } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import { watchmen } from '@masterplan/watchmen';
import { type Contender, contender } from './measure.ts';
import { playout } from './playout.ts';
import type { Figure } from './report.ts';

/** Whole random games, one after the other: one row of the table for each number of seats. */
export interface Course extends Contender {
  readonly name: string;
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
        sum,
        ...contender(once),
        ...(bar === undefined ? {} : { least: bar }),
      };
    }),
  );
}

/** What a course came to, against the rival's moves a second. */
export const figuresOf = ({ name, sum, rate, least }: Course, rival: number): Figure[] => [
  { name, value: rate, unit: 'decisions/s' },
  { name: '  whole games', value: (rate * sum.games) / sum.decisions, unit: 'games/s' },
  {
    name: '  against boardgame.io',
    value: rate / rival,
    unit: 'times',
    ...(least === undefined ? {} : { least }),
  },
];
