import type { Contest, Series } from './contest.ts';
import { type Interval, type Mean, meanOf, pairedOf, wilson } from './interval.ts';
import { type Pairs, type Spread, shareOf, type Tally, type Treatment } from './tally.ts';

/** How fast a series was played. The only part of a result that differs from run to run. */
export interface Pace {
  readonly seconds: number;
  readonly workers: number;
}

/** A value of a factor: how often it was held, how often it won, and that against the wins of any seat. */
export interface Held extends Interval {
  readonly held: number;
  readonly wins: number;
  readonly ratio: number;
}

type Ended = Interval & { readonly games: number };
type Length = Mean & {
  readonly least: number;
  readonly most: number;
  readonly games: Readonly<Record<string, number>>;
};
/** The rate in the second games of pairs, and by how much it differs from that in the first. */
type Swayed = Interval & { readonly pairs: number; readonly by: Mean };

/** A played series as a program reads it. */
export interface Result extends Omit<Series, 'pack'> {
  readonly version: string;
  readonly pack: 'own' | 'given';
  /** The wins of a seat, all taken together. */
  readonly share: number;
  readonly wins: Readonly<Record<string, Readonly<Record<string, Held>>>>;
  readonly endings: Readonly<Record<string, Ended>>;
  readonly lengths: Readonly<Record<string, Length>>;
  /** What could come into play: the share of games in which it did. */
  readonly uses: Readonly<Record<string, Ended>>;
  /** Subject, then what was done to it. */
  readonly sways: Readonly<Record<string, Readonly<Record<Treatment, Swayed>>>>;
  readonly speed: {
    readonly seconds: number;
    readonly gamesPerSecond: number;
    readonly decisionsPerSecond: number;
    readonly workers: number;
  };
}

/** In the order of their names, numbers as numbers: the same whoever counted first. */
const sorted = <T>(entries: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));

function mapped<T, U>(entries: Readonly<Record<string, T>>, to: (entry: T) => U): Record<string, U> {
  return Object.fromEntries(sorted(entries).map(([name, entry]) => [name, to(entry)]));
}

function lengthOf(games: Spread): Length {
  const lengths = Object.keys(games).map(Number);
  return { ...meanOf(games), least: Math.min(...lengths), most: Math.max(...lengths), games };
}

const swayedOf = (pairs: Pairs): Swayed => ({
  ...wilson(pairs.won, pairs.pairs),
  pairs: pairs.pairs,
  by: pairedOf(pairs),
});

export function resultOf(contest: Contest, series: Series, tally: Tally, pace: Pace): Result {
  const share = shareOf(tally);
  const { pack, ...played } = series;
  return {
    ...played,
    version: contest.version,
    pack: pack === undefined ? 'own' : 'given',
    share,
    wins: mapped(tally.factors, (values) =>
      mapped(values, ({ wins, trials }) => {
        const interval = wilson(wins, trials);
        return { held: trials, wins, ...interval, ratio: share === 0 ? 0 : interval.rate / share };
      }),
    ),
    endings: mapped(tally.endings, (games) => ({ games, ...wilson(games, tally.games) })),
    lengths: mapped(tally.lengths, lengthOf),
    uses: mapped(tally.uses, ({ wins, trials }) => ({ games: wins, ...wilson(wins, trials) })),
    sways: mapped(tally.pairs, ({ forced, forbidden }) => ({
      forced: swayedOf(forced),
      forbidden: swayedOf(forbidden),
    })),
    speed: {
      seconds: pace.seconds,
      gamesPerSecond: tally.games / pace.seconds,
      decisionsPerSecond: tally.decisions / pace.seconds,
      workers: pace.workers,
    },
  };
}
