import { type AnyManifest, optionSetsOf } from '@masterplan/kernel';
import type { Effort } from '@masterplan/kernel/testkit';
import { askedOf, type Instead } from '@masterplan/kit/asked';

/** What was asked for on the command line. */
export interface Wanted {
  /** One game only. */
  readonly game?: string;
  /** Only full counts are kept in docs/conformance.md; they depend on the game. Seconds are those of all games together. */
  readonly effort: Effort | { readonly full: true; readonly seed: string };
}

/** The least that a full run must have played, whatever the game's length. */
export const least = { games: 5000, gamesOfEachCase: 2000, positions: 100_000, twinGames: 2000 };

/**
 * The least of a game whose games are long. How characters are dealt in Justice League, and the number of teams at a table of two,
 * three or four in Tomorrow Dies Today, change nothing after the set-up: what counts is that every number of heroes is played two
 * thousand times, and every shape of teams a thousand times.
 */
const leastOfEachCase: Readonly<Record<string, number>> = {
  'justice-league': 1000,
  'tomorrow-dies-today': 500,
};

/** How many games a full run must have played of each case of a game. */
export const gamesOfEachCase = (game: string): number => leastOfEachCase[game] ?? least.gamesOfEachCase;

/** A game of about so many choices at most is looked at closely at every position; a longer one at as many. */
const LOOKED_AT = 2000;

/** How closely a game is looked at: a long one at fewer of its positions, so that one game of it does not take minutes. */
export const closeness = ({ game }: AnyManifest): Required<Pick<Effort, 'lookEvery' | 'redealEvery'>> => ({
  lookEvery: Math.max(1, Math.round(game.bound / LOOKED_AT)),
  redealEvery: 5,
});

/**
 * Where a full run looks more closely than that: its games end long before the bound, which is there for the worst of them. Those of Tomorrow
 * Dies Today have about 740 choices, and a bound of 20,000.
 */
const lookEveryInFull: Readonly<Record<string, number>> = { 'tomorrow-dies-today': 3 };

/** Twin games for each game of a full run. */
const TWINS_A_GAME = 1 / 4;

/** The full counts of a game: `gamesOfEachCase` at every seat count and option set. */
export function fullEffort(registered: AnyManifest, seed: string): Effort {
  const { id, seats } = registered.game;
  const cases = seats.length * optionSetsOf(registered).length;
  const games = Math.max(least.games, cases * gamesOfEachCase(id));
  const twins = Math.max(least.twinGames, Math.ceil(games * TWINS_A_GAME));
  const usual = closeness(registered);
  return { seed, games, twins, ...usual, lookEvery: lookEveryInFull[id] ?? usual.lookEvery };
}

/** The least that a game has of a common time, so that it is played at all. */
const LEAST_SECONDS = 1;

/** A game's share of the seconds that all games have together: what is left of them, split among those still to play. */
export const shareOf = (seconds: number, used: number, gamesLeft: number): number =>
  Math.max(LEAST_SECONDS, (seconds - used) / gamesLeft);

const declared = { seconds: 'count', games: 'count', twins: 'count', game: 'text', seed: 'text' } as const;

const help = `npm run conformance [-- --seconds N | --games N --twins N] [--game ID] [--seed TEXT]

Plays the conformance suite on all cores: ${least.gamesOfEachCase} games at every seat count and option set of every game, or of one,
and keeps the result in docs/conformance.md. A run that is stopped goes on where it was. With --seconds, which all games share, or --games, it plays less and keeps nothing.`;

/** Reads the command line; a sentence where it is wrong, or where help is wanted. */
export function wantedBy(argv: readonly string[]): Wanted | Instead {
  const read = askedOf(argv, declared, help);
  if ('sentence' in read) return read;
  const { seed = 'conformance', game, seconds, games = least.games, twins } = read.options;
  const named = game === undefined ? {} : { game };
  if (seconds !== undefined) return { ...named, effort: { seed, seconds } };
  if (read.options.games === undefined && twins === undefined)
    return { ...named, effort: { full: true, seed } };
  return { ...named, effort: { seed, games, twins: twins ?? Math.ceil(games / 2) } };
}
