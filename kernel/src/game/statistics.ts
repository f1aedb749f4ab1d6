import type { Table } from '../course/table.ts';
import type { Lens } from '../knowledge/lens.ts';
import type { Option } from '../state/options.ts';
import type { Shape, TableOptions } from '../state/state.ts';
import type { Bot } from './bot.ts';
import type { Game } from './definition.ts';
import type { Language } from './text.ts';

/** Who plays the seats at which a factor has a value: bots' names by value. */
export interface Cast {
  readonly factor: string;
  readonly bots: Readonly<Record<string, string>>;
}

/**
 * At which tables a bar is measured: at every number of seats, with the usual options and bots, unless said. `together`: the bar is
 * about the games of all these numbers of seats together; what is measured at each of them is only told.
 */
interface At {
  readonly seats?: readonly number[];
  readonly options?: TableOptions;
  readonly together?: true;
}

/**
 * A bar that a fair game clears. `factor`: every value of it wins between `least` and `most` times its share. `ending`: so
 * large a share of games ends for this reason. `handicap`: alone among the game's first bots, this one wins so many points
 * less than its share, so that what it leaves to chance matters. `share`: seats with this value of a factor win so large a
 * share of games, played by these bots. `worth`: such seats win so many points more often with one cast than with another,
 * and the intervals of both are apart. `use`: everything that could come into play does so in so large a share of games.
 * `length`: games are so long on average. `sway`: in pairs of games from the same seeds, one as it is and one with a subject
 * forced or forbidden, such seats win at most so many points more or less often; so many pairs are played.
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
        /** No more games than these are played for it, where its bots take their time. */
        readonly games?: number;
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
    | { readonly of: 'length'; readonly length: string; readonly least: number; readonly most: number }
    | {
        readonly of: 'sway';
        readonly factor: string;
        readonly value: string;
        readonly points: number;
        readonly games: number;
      }
  );

/** How a table is played otherwise: with other content or another set-up, or by bots that are made to do something. */
export interface Change<S extends Shape> {
  readonly game?: Game<S>;
  readonly bot?: (bot: Bot<S>) => Bot<S>;
}

/** Something that can be forced on a table, or kept from it, to see how much it sways a game. */
export interface Subject<S extends Shape> {
  /** Its name in the vocabulary, or the id of a kind. */
  readonly what: string;
  /** Whether it could matter at a table that has just opened. */
  readonly concerns: (table: Table<S>) => boolean;
  readonly forced: Change<S>;
  readonly forbidden: Change<S>;
}

/** What it took to play a table to its end. */
export interface Course {
  /** Choices made, also those without an alternative. */
  choices: number;
  /** Choices between two options or more. */
  decisions: number;
  /** Those of the decisions that were as their seat has them left standing: a person would not have been asked. */
  standing: number;
}

/** Follows one game while it is played, for what a finished table no longer shows. */
export interface Watch<S extends Shape> {
  /** A bot chose an option; the lens shows the table before it. */
  chosen(lens: Lens<S>, option: Option): void;
  /** How long the game was, by measures of its own. */
  lengths(): Readonly<Record<string, number>>;
}

/** How much a level is to win in the place of one side at a table of usual bots. */
export interface Floor {
  readonly level: string;
  readonly seats: number;
  /** Choices of the table, where they are not the usual ones. */
  readonly options?: TableOptions;
  /** Its share of all games; or how much more than the usual bots win from there. */
  readonly least?: number;
  readonly above?: number;
  /** Fewest games that decide it, of all sides together, where it is not the usual number: searches of some games take long. */
  readonly games?: number;
}

/** What a game lets the lab count besides who won. The names are the game's own, and so are the words for them. */
export interface Statistics<S extends Shape> {
  /** Facts about a seat, noted when the table opens; wins are counted by them. The truth may be read: nobody plays by it. */
  readonly factors: Readonly<Record<string, (table: Table<S>, seat: number) => string>>;
  /** How long a finished game was. */
  readonly lengths: Readonly<Record<string, (table: Table<S>, course: Readonly<Course>) => number>>;
  /** Begins to follow a game; its measures are lengths too. */
  readonly watch?: () => Watch<S>;
  /** What could come into play, and whether it did in a finished game. */
  readonly uses?: (table: Table<S>) => Readonly<Record<string, boolean>>;
  /** What could sway a game of this content. */
  readonly subjects?: (game: Game<S>) => readonly Subject<S>[];
  /** What fair means for this game. */
  readonly bars: readonly Bar[];
  /** How strong levels are to be; `masterplan ladder` measures it. */
  readonly floors?: readonly Floor[];
  /** The page of `docs/` that the measured bars stand on, and how many games it is made from. */
  readonly page: { readonly file: string; readonly games: number };
  readonly words: Readonly<Record<Language, Vocabulary>>;
}

/** What things are called. Values of a factor may also be ids of kinds, or numbers; bots are values too. */
export type Vocabulary = Readonly<
  Record<'factors' | 'values' | 'lengths' | 'endings', Readonly<Record<string, string>>>
>;
