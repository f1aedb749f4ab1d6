import { type Bar, type Cast, nth } from '@masterplan/kernel';
import type { Contest, Series, Sway } from '../contest.ts';
import { type Interval, wilson } from '../interval.ts';
import { type Held, type Result, resultOf } from '../result.ts';
import { addTally, emptyTally, type Tally, type Treatment, treatments } from '../tally.ts';
import { type Crew, playSeries } from '../workers.ts';

/** One measured thing and the bounds it has to keep. */
export interface Measured {
  readonly bar: Bar;
  /** The value of a factor, the reason of an ending, the bot with a handicap, a length, or what a share, a worth or a sway is about. */
  readonly what: string;
  /** What was done to the subject of a sway. */
  readonly treatment?: Treatment;
  readonly trials: number;
  /** The share of games, or of seats, and its interval. */
  readonly rate: Interval;
  /** What the bar is about: times the fair share, the share of games, or points of difference. */
  readonly measure: number;
  readonly low: number;
  readonly high: number;
  readonly least: number;
  readonly most: number;
  /** `held`: the measure is within its bounds; `missed`: it is not; `told`: nothing is asked of it here. */
  readonly verdict: 'held' | 'missed' | 'told';
}

/** How many games, from which seed, by whom. */
export interface Inquiry {
  readonly games: number;
  readonly seed: string;
  readonly crew: Crew;
  /** What has been played already: several bars need the same series. */
  readonly played: Played;
}

/** Series that have been played, and what came of them. */
export interface Played {
  tallyOf(series: Series, play: () => Promise<Tally>): Promise<Tally>;
}

type Measure = Omit<Measured, 'verdict'>;
type BarOf<Of extends Bar['of']> = Bar & { readonly of: Of };

/** Plays as many games as the inquiry says at one number of seats, for every bar of the game that is about it, and measures. */
export async function measure(contest: Contest, seats: number, inquiry: Inquiry): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const bar of contest.bars) {
    if (bar.seats !== undefined && !bar.seats.includes(seats)) continue;
    for (const each of await new Bench(contest, [seats], inquiry).measure(bar))
      measured.push({ ...each, verdict: bar.together ? 'told' : verdictOf(each) });
  }
  return measured;
}

/** The same for the bars that are about several numbers of seats together. */
export async function measureTogether(contest: Contest, inquiry: Inquiry): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const bar of contest.bars) {
    if (!bar.together) continue;
    for (const each of await new Bench(contest, bar.seats ?? contest.seats, inquiry).measure(bar))
      measured.push({ ...each, verdict: verdictOf(each) });
  }
  return measured;
}

/** What is worth something must also be so beyond doubt. */
const verdictOf = ({ bar, measure, low, least, most }: Measure): Measured['verdict'] => {
  const isBeyondDoubt = bar.of !== 'worth' || low > 0;
  return measure >= least && measure <= most && isBeyondDoubt ? 'held' : 'missed';
};

/** What differs from bar to bar about the games it is measured by. */
interface Company {
  readonly bots?: readonly string[];
  readonly cast?: Cast;
  readonly sway?: Sway;
  readonly games?: number;
  readonly seed?: string;
}

/** Measures bars over the games of some numbers of seats. */
class Bench {
  readonly #contest: Contest;
  readonly #seats: readonly number[];
  readonly #inquiry: Inquiry;

  constructor(contest: Contest, seats: readonly number[], inquiry: Inquiry) {
    this.#contest = contest;
    this.#seats = seats;
    this.#inquiry = inquiry;
  }

  async measure(bar: Bar): Promise<Measure[]> {
    switch (bar.of) {
      case 'factor':
        return factor(bar, await this.#play(bar));
      case 'ending':
        return [ending(bar, await this.#play(bar))];
      case 'handicap':
        return [handicap(bar, await this.#play(bar, { bots: [bar.bot] }), this.#usual)];
      case 'share':
        return [share(bar, await this.#play(bar, bar))];
      case 'worth':
        return [
          worth(bar, await this.#play(bar, { cast: bar.more }), await this.#play(bar, { cast: bar.less })),
        ];
      case 'use':
        return use(bar, await this.#play(bar));
      case 'length':
        return [length(bar, await this.#play(bar))];
      case 'sway':
        return this.#sway(bar);
    }
  }

  /** Of many subjects some come near the bar by chance alone: these are played again from other seeds, for longer, and that counts. */
  async #sway(bar: BarOf<'sway'>): Promise<Measure[]> {
    const { factor, value, games } = bar;
    const first = sway(bar, await this.#play(bar, { sway: { factor, value }, games }));
    const near = new Set(first.filter((each) => isNear(each)).map(({ what }) => what));
    if (near.size === 0) return first;
    const again = await this.#play(bar, {
      sway: { factor, value, subjects: [...near] },
      games: games * LONGER,
      seed: `${this.#inquiry.seed}, again`,
    });
    const longer = sway(bar, again);
    const isSame = (one: Measure) => (other: Measure) =>
      other.what === one.what && other.treatment === one.treatment;
    return first.map((each) => longer.find(isSame(each)) ?? each);
  }

  get #usual(): string {
    return this.#contest.bots[0] ?? '';
  }

  /** The games of all numbers of seats, added up. */
  async #play(at: Pick<Bar, 'options'>, company: Company = {}): Promise<Result> {
    const { crew, played } = this.#inquiry;
    const sum = emptyTally();
    const all = this.#seats.map((seats) => this.#seriesAt(seats, at, company));
    for (const series of all)
      addTally(sum, await played.tallyOf(series, () => playSeries(this.#contest, series, crew)));
    return resultOf(this.#contest, { ...nth(all, 0), games: sum.games }, sum, { seconds: 1, workers: 1 });
  }

  /** The named bots play the first seats, the game's first bot the others; everybody moves up a seat from game to game. */
  #seriesAt(
    seats: number,
    { options }: Pick<Bar, 'options'>,
    { bots = [], cast, sway: swayed, games = this.#inquiry.games, seed = this.#inquiry.seed }: Company,
  ): Series {
    return {
      game: this.#contest.id,
      seats,
      games: Math.min(games, this.#inquiry.games),
      seed,
      bots: Array.from({ length: seats }, (_, seat) => bots[seat] ?? this.#usual),
      ...(cast === undefined ? {} : { cast }),
      ...(options === undefined ? {} : { options }),
      ...(swayed === undefined ? {} : { sway: swayed }),
    };
  }
}

const intervalOf = ({ rate, low, high }: Interval): Interval => ({ rate, low, high });

const none: Held = { held: 0, wins: 0, ratio: 0, ...wilson(0, 0) };

/** A share of games measured as it is. */
const asItIs = (rate: Interval): Pick<Measure, 'rate' | 'measure' | 'low' | 'high'> => ({
  rate: intervalOf(rate),
  measure: rate.rate,
  low: rate.low,
  high: rate.high,
});

/** Values that are not there for every seat, such as roles in a game without them, have nothing to measure. */
const factor = (bar: BarOf<'factor'>, { wins, share: fair }: Result): Measure[] =>
  Object.entries(wins[bar.factor] ?? {}).map(([what, held]) => ({
    ...{ bar, what, trials: held.held, rate: intervalOf(held) },
    ...{ measure: held.rate / fair, low: held.low / fair, high: held.high / fair },
    ...{ least: bar.least, most: bar.most },
  }));

function ending(bar: BarOf<'ending'>, { endings, games }: Result): Measure {
  const rate = wilson(endings[bar.reason]?.games ?? 0, games);
  return { bar, what: bar.reason, trials: games, ...asItIs(rate), least: bar.least, most: bar.most };
}

/** One bot with a handicap plays among full ones: how much less often it wins than each of them at those tables. */
function handicap(bar: BarOf<'handicap'>, { wins }: Result, usual: string): Measure {
  const { held: trials, ...rate } = wins.bot?.[bar.bot] ?? none;
  const full = wins.bot?.[usual]?.rate ?? 0;
  return {
    ...{ bar, what: bar.bot, trials, rate: intervalOf(rate) },
    ...{ measure: full - rate.rate, low: full - rate.high, high: full - rate.low },
    ...{ least: bar.points, most: 1 },
  };
}

function share(bar: BarOf<'share'>, { wins }: Result): Measure {
  const held = wins[bar.factor]?.[bar.value] ?? none;
  return { bar, what: bar.what, trials: held.held, ...asItIs(held), least: bar.least, most: bar.most };
}

/** How much more often seats win with one cast than with another; both intervals bound it. */
function worth(bar: BarOf<'worth'>, more: Result, less: Result): Measure {
  const one = more.wins[bar.factor]?.[bar.value] ?? none;
  const other = less.wins[bar.factor]?.[bar.value] ?? none;
  return {
    ...{ bar, what: bar.what, trials: one.held + other.held, rate: intervalOf(one) },
    ...{ measure: one.rate - other.rate, low: one.low - other.high, high: one.high - other.low },
    ...{ least: bar.points, most: 1 },
  };
}

const use = (bar: BarOf<'use'>, { uses, games }: Result): Measure[] =>
  Object.entries(uses).map(([what, used]) => ({
    ...{ bar, what, trials: games, ...asItIs(used), least: bar.least, most: 1 },
  }));

/** The rate is the share of games within the bounds, the measure the mean of all. */
function length(bar: BarOf<'length'>, { lengths, games }: Result): Measure {
  const { mean, low, high, games: spread = {} } = lengths[bar.length] ?? { mean: 0, low: 0, high: 0 };
  const isWithin = ([long]: readonly [string, number]) =>
    Number(long) >= bar.least && Number(long) <= bar.most;
  const within = Object.entries(spread).filter(isWithin);
  const rate = wilson(
    within.reduce((sum, [, many]) => sum + many, 0),
    games,
  );
  return {
    ...{ bar, what: bar.length, trials: games, rate },
    ...{ measure: mean, low, high, least: bar.least, most: bar.most },
  };
}

/** A sway beyond this part of the bar is near it, and is measured again with so many times as many pairs. */
const NEAR = 2 / 3;
const LONGER = 4;
const isNear = ({ measure: by, most }: Measure): boolean => Math.abs(by) > NEAR * most;

const sway = (bar: BarOf<'sway'>, { sways }: Result): Measure[] =>
  Object.entries(sways).flatMap(([what, swayed]) =>
    treatments.map((treatment) => {
      const { pairs, by, ...rate } = swayed[treatment];
      return {
        ...{ bar, what, treatment, trials: pairs, rate: intervalOf(rate) },
        ...{ measure: by.mean, low: by.low, high: by.high, least: -bar.points, most: bar.points },
      };
    }),
  );
