import type { Rng } from '../cards/chance.ts';
import type { Table } from '../course/table.ts';
import type { Lens } from '../knowledge/lens.ts';
import type { PositionLiteral } from '../records/position.ts';
import type { Option } from '../state/options.ts';
import type { Shape, TableOptions } from '../state/state.ts';
import type { Bots } from './bot.ts';
import type { Fault } from './check.ts';
import type { Game } from './definition.ts';
import type { Foresight } from './foresight.ts';
import type { Statistics } from './statistics.ts';
import type { GameText, Language } from './text.ts';

/** What is printed on a card made up for a test or an example: plain data, laid over a blank card of the game. */
export type StandIn = Readonly<Record<string, unknown>> & { readonly id: string };

/** A position in which a newcomer takes a seat to learn the game, and from which it goes on to its end. */
export interface Tour {
  readonly id: string;
  readonly seat: number;
  /** What the seat sees of it is the same every time; the rest is dealt anew. */
  readonly position: PositionLiteral;
}

/**
 * What a game is to programs: `games/<id>/index.ts` exports it, and conformance, rules tests, the command, the laboratory
 * and the server all start from it. Seat counts, table options, kinds and the bound on its length are the game's own.
 * Only `game` and `text` must be there.
 */
export interface Manifest<S extends Shape = Shape> {
  /** The game with its own content. */
  readonly game: Game<S>;
  /**
   * What it says, in every language, about this game's kinds: its own content, a pack, or stand-ins. Cards are worded as they
   * are played at a table with these options; with the usual ones unless said.
   */
  text(game: Game<S>, options?: TableOptions): Readonly<Record<Language, GameText<S>>>;
  /** The sets of table options it is tested with; every combination of its options unless said. */
  readonly optionSets?: readonly TableOptions[];
  /** A kind with this print over a blank card. Throws where no card could be printed so. */
  standIn?(print: StandIn): S['kind'];
  /**
   * The fields that follow from the cards and frames of a position, as they must be: a position written out need not name them,
   * and may not contradict them. None unless said.
   */
  derived?(table: Table<S>): Partial<S['fields']>;
  /** What a kind looks like from behind: face-down cards of equal backs could be each other. All alike unless said. */
  back?(kind: S['kind']): string;
  /** Titles of cards that something else is called too, such as a place: sentences may say them at any time. None unless said. */
  homonyms?(language: Language): readonly string[];
  /** Positions for newcomers. */
  readonly tours?: readonly Tour[];
  /** Whether anybody at the table may look a kind up at any time, wherever its cards are. None unless said. */
  isReference?(kind: S['kind']): boolean;
  /**
   * A choice that leads far into the game: quick test games make it to reach what random ones hardly ever meet. Chosen at
   * random unless said.
   */
  lively?(lens: Lens<S>, options: readonly Option[], random: Rng): Option;
  /** A game with content from outside, or what is wrong with it. */
  readPack?(data: unknown): { readonly game: Game<S> } | { readonly faults: readonly Fault[] };
  /** A game's content as data that `readPack` reads back. */
  writePack?(game: Game<S>): unknown;
  /** The table as the lens's viewer sees it, in plain lines; zone by zone unless said. */
  show?(lens: Lens<S>, language: Language, names: readonly string[]): readonly string[];
  /** Who can play it, by name, the usual one first; one that plays at random unless said. */
  readonly bots?: Bots<S>;
  /**
   * Those of its bots that people choose from at a table, by name; all of them unless said. Where there is a bot for each temperament
   * of a level (`temperedName`), people may choose that too.
   */
  readonly levels?: readonly string[];
  /** How its positions are searched and valued; the laboratory fits its weights. */
  readonly foresight?: Foresight<S>;
  /**
   * What a seat of a finished game played, as the id of a kind: a role, a character, a plan. Wins are counted by it for people. Nothing unless
   * said. The truth is read, and told to nobody else while the game goes on.
   */
  part?(table: Table<S>, seat: number): string | undefined;
  /** What the laboratory counts; a game without is not on its list. */
  readonly statistics?: Statistics<S>;
}

/** A game of any shape; whoever takes one uses it with its own tables only. */
// biome-ignore lint/suspicious/noExplicitAny: games of different shapes stand in one list, as verbs do
export type AnyManifest = Manifest<any>;

/** Every set of table options a game is to be tested with. */
export function optionSetsOf<S extends Shape>({ game, optionSets }: Manifest<S>): readonly TableOptions[] {
  if (optionSets !== undefined) return optionSets;
  return Object.entries(game.options).reduce<TableOptions[]>(
    (sets, [name, { values }]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}
