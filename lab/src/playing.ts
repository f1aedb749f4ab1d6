import { Driver } from '@masterplan/bots';
import {
  type Bot,
  type Bots,
  type Change,
  type Course,
  type Game,
  named,
  nth,
  type Outcome,
  open,
  type Shape,
  type Statistics,
  type Table,
  type Watch,
} from '@masterplan/kernel';
import type { Series } from './contest.ts';

/** Who plays what. */
export interface Company<S extends Shape> {
  readonly game: Game<S>;
  readonly statistics: Statistics<S>;
  readonly bots: Bots<S>;
  readonly series: Series;
}

/** The value of each factor at each seat, noted when the table opened. */
type Facts = readonly { readonly factor: string; readonly values: readonly string[] }[];

/** A table that has just opened, with the bots that will play it. */
interface Opened<S extends Shape> {
  readonly table: Table<S>;
  readonly seated: readonly Bot<S>[];
  readonly facts: Facts;
  /** Who follows the game, where it has things to count on the way. */
  readonly watch: Watch<S> | undefined;
}

/** A finished game. */
export interface Played<S extends Shape> extends Opened<S>, Course {
  readonly outcome: Outcome;
}

const seedOf = ({ seed }: Series, index: number): string => `${seed}/${index}`;

/** Opens a game of a series, as it is or with a change. */
export function openGame<S extends Shape>(
  { game, statistics, bots, series }: Company<S>,
  index: number,
  change: Change<S> = {},
): Opened<S> {
  const { seats, options = {} } = series;
  const book = bookFor(bots, series);
  const table = open(change.game ?? game, { seats, seed: seedOf(series, index), options, book });
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const facts = Object.entries(statistics.factors).map(([factor, factOf]) => ({
    factor,
    values: everySeat.map((seat) => factOf(table, seat)),
  }));
  const made = change.bot ?? ((bot) => bot);
  const watch = statistics.watch?.();
  const seated = everySeat.map((seat) =>
    watched(made(named(bots, nameAt(series, facts, seat, index))), watch),
  );
  return { table, seated, facts, watch };
}

/** A bot whose choices somebody follows. */
function watched<S extends Shape>(bot: Bot<S>, watch: Watch<S> | undefined): Bot<S> {
  if (watch === undefined) return bot;
  return {
    name: bot.name,
    ...(bot.speak && { speak: bot.speak.bind(bot) }),
    ...(bot.heeds && { heeds: bot.heeds.bind(bot) }),
    ...(bot.fork && { fork: bot.fork.bind(bot) }),
    choose(lens, options, ...rest) {
      const option = bot.choose(lens, options, ...rest);
      watch.chosen(lens, option);
      return option;
    },
  };
}

/** Bots that imagine worlds need lots and claims; all others play faster without. */
function bookFor<S extends Shape>(bots: Bots<S>, series: Series): 'kept' | 'dropped' {
  const names = [...series.bots, ...Object.values(series.cast?.bots ?? {})];
  return names.some((name) => bots[name]?.searches === true) ? 'kept' : 'dropped';
}

/** Who plays a seat: whom the cast says, or whoever has moved up to it. */
function nameAt({ bots, cast, seats }: Series, facts: Facts, seat: number, index: number): string {
  const values = facts.find(({ factor }) => factor === cast?.factor)?.values;
  const value = values?.[seat];
  const chosen = value === undefined ? undefined : cast?.bots[value];
  return chosen ?? nth(bots, (seat + index) % seats);
}

/** Plays a game that has been opened to its end. */
export function finish<S extends Shape>(opened: Opened<S>, series: Series, index: number): Played<S> {
  const { table, seated } = opened;
  const course = new Driver(seated, seedOf(series, index)).finish(table);
  const { outcome } = table.state;
  if (outcome === null) throw new Error(`${table.game.id}: finished without an outcome`);
  return { ...opened, ...course, outcome };
}

/** Plays a game of a series from its seed, as it is or with a change. */
export const playGame = <S extends Shape>(
  company: Company<S>,
  index: number,
  change: Change<S> = {},
): Played<S> => finish(openGame(company, index, change), company.series, index);
