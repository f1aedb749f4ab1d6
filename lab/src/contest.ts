import { type Bot, type Bots, Driver } from '@masterplan/bots';
import {
  type Fault,
  type Game,
  type Language,
  named,
  nth,
  open,
  type Registered,
  type Shape,
  type Table,
  type TableChoice,
  type TableOptions,
} from '@masterplan/kernel';
import { countEnding, countLength, countSeat, countUse, emptyTally, type Tally } from './tally.ts';

/** Who plays the seats at which a factor has a value: bots' names by value. */
export interface Cast {
  readonly factor: string;
  readonly bots: Readonly<Record<string, string>>;
}

/** At which tables a bar is measured: at every number of seats, with the usual options and bots, unless said. */
interface At {
  readonly seats?: readonly number[];
  readonly options?: TableOptions;
}

/**
 * A bar that a fair game clears. `factor`: every value of it wins between `least` and `most` times its share. `ending`: so
 * large a share of games ends for this reason. `handicap`: alone among the game's first bots, this one wins so many points
 * less than its share, so that what it leaves to chance matters. `share`: seats with this value of a factor win so large a
 * share of games, played by these bots. `worth`: such seats win so many points more often with one cast than with another,
 * and the intervals of both are apart. `use`: everything that could come into play does so in so large a share of games.
 */
export type Bar = At &
  (
    | { readonly of: 'factor'; readonly factor: string; readonly least: number; readonly most: number }
    | { readonly of: 'ending'; readonly reason: string; readonly least: number; readonly most: number }
    | { readonly of: 'handicap'; readonly bot: string; readonly points: number }
    | {
        readonly of: 'share';
        readonly what: string;
        readonly factor: string;
        readonly value: string;
        readonly bots?: readonly string[];
        readonly cast?: Cast;
        readonly least: number;
        readonly most: number;
      }
    | {
        readonly of: 'worth';
        readonly what: string;
        readonly factor: string;
        readonly value: string;
        readonly more: Cast;
        readonly less: Cast;
        readonly points: number;
      }
    | { readonly of: 'use'; readonly least: number }
  );

/** What a game lets the lab count besides who won. The names are the game's own, and so are the words for them. */
export interface Statistics<S extends Shape> {
  /** Facts about a seat, noted when the table opens; wins are counted by them. The truth may be read: nobody plays by it. */
  readonly factors: Readonly<Record<string, (table: Table<S>, seat: number) => string>>;
  /** How long a finished game was. */
  readonly lengths: Readonly<Record<string, (table: Table<S>) => number>>;
  /** What could come into play, and whether it did in a finished game. */
  readonly uses?: (table: Table<S>) => Readonly<Record<string, boolean>>;
  /** What fair means for this game. */
  readonly bars: readonly Bar[];
  /** The page of `docs/` that the measured bars stand on, and how many games it is made from. */
  readonly page: { readonly file: string; readonly games: number };
  readonly words: Readonly<Record<Language, Vocabulary>>;
}

/** What things are called. Values of a factor may also be ids of kinds, or numbers; bots are values too. */
export type Vocabulary = Readonly<
  Record<'factors' | 'values' | 'lengths' | 'endings', Readonly<Record<string, string>>>
>;

/** All the lab needs of a game. */
export interface Entry<S extends Shape> {
  readonly registered: Registered<S>;
  /** The first plays where nobody says who does. */
  readonly bots: Bots<S>;
  readonly statistics: Statistics<S>;
}

/** Many games of one kind: plain data, so that it can be handed to workers. */
export interface Series {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** One name a seat. From game to game everybody moves up one seat. */
  readonly bots: readonly string[];
  /** Who plays instead where a factor has a value. */
  readonly cast?: Cast;
  /** Content to play with instead of the game's own. */
  readonly pack?: unknown;
  /** Choices of the table, where they are not the usual ones. */
  readonly options?: TableOptions;
}

/** A game of the shelf, with its types put away: what mass play and reports need of it. */
export interface Contest {
  readonly id: string;
  readonly version: string;
  readonly seats: readonly number[];
  readonly bots: readonly string[];
  readonly bars: readonly Bar[];
  readonly page: Statistics<Shape>['page'];
  /** The choices a table of it has. */
  readonly options: Readonly<Record<string, TableChoice>>;
  /** What is wrong with a pack; nothing when it can be played with. */
  packFaults(pack: unknown): readonly Fault[];
  /** Plays the games `from` to `to - 1` of the series. Game i is the same whoever plays it. */
  play(series: Series, from: number, to: number): Tally;
  title(language: Language): string;
  /** What a factor, value, length or ending of the series is called. */
  nameOf(series: Pick<Series, 'pack'>, language: Language, of: keyof Vocabulary, word: string): string;
}

/** Puts a game on the shelf. */
export function contest<S extends Shape>({ registered, bots, statistics }: Entry<S>): Contest {
  const { game } = registered;
  return {
    id: game.id,
    version: game.version,
    seats: game.seats,
    bots: Object.keys(bots),
    bars: statistics.bars,
    page: statistics.page,
    options: game.options,
    packFaults(pack) {
      const read = readPack(registered, pack);
      return 'faults' in read ? read.faults : [];
    },
    play(series, from, to) {
      const played = gameOf(registered, series);
      const tally = emptyTally();
      for (let i = from; i < to; i++) playOne(played, statistics, bots, series, i, tally);
      return tally;
    },
    title: (language) => registered.text(game)[language].title,
    nameOf(series, language, of, word) {
      const said = statistics.words[language][of][word];
      if (said !== undefined) return said;
      const played = gameOf(registered, series);
      const kind = played.kinds.find(({ id }) => id === word);
      return kind === undefined ? word : registered.text(played)[language].card(kind).name;
    },
  };
}

const readPack = <S extends Shape>(registered: Registered<S>, pack: unknown) =>
  registered.readPack?.(pack) ?? { faults: [{ path: '', code: 'unknown-key', expected: '' } as const] };

function gameOf<S extends Shape>(registered: Registered<S>, { pack }: Pick<Series, 'pack'>): Game<S> {
  if (pack === undefined) return registered.game;
  const read = readPack(registered, pack);
  if ('faults' in read) throw new Error(`the pack has faults: ${JSON.stringify(read.faults)}`);
  return read.game;
}

type Facts = readonly { readonly factor: string; readonly values: readonly string[] }[];

function playOne<S extends Shape>(
  game: Game<S>,
  statistics: Statistics<S>,
  bots: Bots<S>,
  series: Series,
  index: number,
  tally: Tally,
): void {
  const { seats } = series;
  const seed = `${series.seed}/${index}`;
  const table = open(game, { seats, seed, options: series.options ?? {}, book: 'dropped' });
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const facts = Object.entries(statistics.factors).map(([factor, factOf]) => ({
    factor,
    values: everySeat.map((seat) => factOf(table, seat)),
  }));
  const seated = everySeat.map((seat) => named(bots, nameAt(series, facts, seat, index)));
  const { choices, decisions } = new Driver(seated, seed).finish(table);
  tally.games += 1;
  tally.choices += choices;
  tally.decisions += decisions;
  countWins(tally, table, seated, facts);
  countLength(tally, 'choices', choices);
  for (const [measure, lengthOf] of Object.entries(statistics.lengths)) {
    countLength(tally, measure, lengthOf(table));
  }
  for (const [what, isUsed] of Object.entries(statistics.uses?.(table) ?? {})) countUse(tally, what, isUsed);
}

/** Who plays a seat: whom the cast says, or whoever has moved up to it. */
function nameAt({ bots, cast, seats }: Series, facts: Facts, seat: number, index: number): string {
  const values = facts.find(({ factor }) => factor === cast?.factor)?.values;
  const value = values?.[seat];
  const chosen = value === undefined ? undefined : cast?.bots[value];
  return chosen ?? nth(bots, (seat + index) % seats);
}

function countWins<S extends Shape>(
  tally: Tally,
  table: Table<S>,
  seated: readonly Bot<S>[],
  facts: Facts,
): void {
  const { outcome } = table.state;
  if (outcome === null) throw new Error(`${table.game.id}: finished without an outcome`);
  seated.forEach((bot, seat) => {
    const wins = outcome.winners.includes(seat) ? 1 : 0;
    countSeat(tally, 'seat', String(seat), wins);
    countSeat(tally, 'bot', bot.name, wins);
    for (const { factor, values } of facts) countSeat(tally, factor, nth(values, seat), wins);
  });
  countEnding(tally, outcome.reason);
}
