import type { Bar, Contest, Series } from '../contest.ts';
import { type Interval, wilson } from '../interval.ts';
import { type Held, resultOf } from '../result.ts';
import { type Crew, playSeries } from '../workers.ts';

/** One measured thing and the bounds it has to keep. */
export interface Measured {
  readonly seats: number;
  readonly bar: Bar;
  /** The value of a factor, the reason of an ending, or the bot with a handicap. */
  readonly what: string;
  readonly trials: number;
  /** The share of games, or of seats, and its interval. */
  readonly rate: Interval;
  /** What the bar is about: times the fair share, the share of games, or points less than a full bot at the same tables. */
  readonly measure: number;
  readonly low: number;
  readonly high: number;
  readonly least: number;
  readonly most: number;
  /** `held`: the measure is within its bounds; `missed`: it is not. */
  readonly verdict: 'held' | 'missed';
}

/** How many games, from which seed, by whom. */
export interface Inquiry {
  readonly games: number;
  readonly seed: string;
  readonly crew: Crew;
}

type Measure = Pick<
  Measured,
  'bar' | 'what' | 'trials' | 'rate' | 'measure' | 'low' | 'high' | 'least' | 'most'
>;

/** Plays as many games as the inquiry says at one number of seats, for every bar of the game, and measures. */
export async function measure(contest: Contest, seats: number, inquiry: Inquiry): Promise<Measured[]> {
  const [usual = ''] = contest.bots;
  const alike = await play(contest, seriesOf(contest, seats, inquiry, usual), inquiry);
  const measured: Measure[] = [];
  for (const bar of contest.bars) {
    if (bar.of === 'factor') measured.push(...factor(bar, alike.wins[bar.factor] ?? {}, alike.share));
    else if (bar.of === 'ending')
      measured.push(ending(bar, alike.endings[bar.reason]?.games ?? 0, alike.games));
    else measured.push(await handicap(bar, contest, seats, inquiry));
  }
  return measured.map((each) => ({ seats, ...each, verdict: verdictOf(each) }));
}

const verdictOf = ({ measure, least, most }: Measure): Measured['verdict'] =>
  measure >= least && measure <= most ? 'held' : 'missed';

/** One seat plays with `bot`, the others with the game's first; everybody moves up a seat from game to game. */
function seriesOf(contest: Contest, seats: number, { games, seed }: Inquiry, bot: string): Series {
  const [usual = ''] = contest.bots;
  const bots = [bot, ...Array.from({ length: seats - 1 }, () => usual)];
  return { game: contest.id, seats, games, seed, bots };
}

async function play(contest: Contest, series: Series, { crew }: Inquiry) {
  const tally = await playSeries(contest, series, crew);
  return resultOf(contest, series, tally, { seconds: 1, workers: 1 });
}

function factor(
  bar: Bar & { of: 'factor' },
  values: Readonly<Record<string, Held>>,
  share: number,
): Measure[] {
  return Object.entries(values).map(([what, { held, rate, low, high }]) => ({
    bar,
    what,
    trials: held,
    rate: { rate, low, high },
    measure: rate / share,
    low: low / share,
    high: high / share,
    least: bar.least,
    most: bar.most,
  }));
}

function ending(bar: Bar & { of: 'ending' }, ended: number, games: number): Measure {
  const rate = wilson(ended, games);
  return {
    bar,
    what: bar.reason,
    trials: games,
    rate,
    measure: rate.rate,
    low: rate.low,
    high: rate.high,
    least: bar.least,
    most: bar.most,
  };
}

/** One bot with a handicap plays among full ones: how much less often it wins than each of them at those tables. */
async function handicap(
  bar: Bar & { of: 'handicap' },
  contest: Contest,
  seats: number,
  inquiry: Inquiry,
): Promise<Measure> {
  const { wins } = await play(contest, seriesOf(contest, seats, inquiry, bar.bot), inquiry);
  const [usual = ''] = contest.bots;
  const { held: trials, ...rate } = wins.bot?.[bar.bot] ?? { held: 0, ...wilson(0, 0) };
  const full = wins.bot?.[usual]?.rate ?? 0;
  return {
    bar,
    what: bar.bot,
    trials,
    rate: { rate: rate.rate, low: rate.low, high: rate.high },
    measure: full - rate.rate,
    low: full - rate.high,
    high: full - rate.low,
    least: bar.points,
    most: 1,
  };
}
