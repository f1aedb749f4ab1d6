import { botsOf } from '@masterplan/bots';
import type {
  Bar,
  Cast,
  Fault,
  Game,
  Language,
  Manifest,
  Shape,
  Statistics,
  TableChoice,
  TableOptions,
  Vocabulary,
} from '@masterplan/kernel';
import { playPairs } from './pairs.ts';
import { type Company, playGame } from './playing.ts';
import { countEnding, countLength, countSeat, countUse, emptyTally, type Tally } from './tally.ts';

/** All the lab needs of a game. Where nobody says who plays, its first bot does. */
export type Entry<S extends Shape> = Manifest<S> & { readonly statistics: Statistics<S> };

/** The seats whose wins are counted in pairs: those at which a factor has a value; with all subjects, or with these alone. */
export interface Sway {
  readonly factor: string;
  readonly value: string;
  readonly subjects?: readonly string[];
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
  /** Each game is played in pairs with every subject of the game; what is counted is who of these seats wins. */
  readonly sway?: Sway;
}

/** A game with its types put away: what mass play and reports need of it. */
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

/** Makes a contest of a game. */
export function contest<S extends Shape>(manifest: Entry<S>): Contest {
  const { game, statistics } = manifest;
  const bots = botsOf(manifest);
  return {
    id: game.id,
    version: game.version,
    seats: game.seats,
    bots: Object.keys(bots),
    bars: statistics.bars,
    page: statistics.page,
    options: game.options,
    packFaults(pack) {
      const read = readPack(manifest, pack);
      return 'faults' in read ? read.faults : [];
    },
    play(series, from, to) {
      const company = { game: gameOf(manifest, series), statistics, bots, series };
      const tally = emptyTally();
      if (series.sway !== undefined) playPairs(company, series.sway, { from, to }, tally);
      else for (let i = from; i < to; i++) playOne(company, i, tally);
      return tally;
    },
    title: (language) => manifest.text(game)[language].title,
    nameOf(series, language, of, word) {
      const said = statistics.words[language][of][word];
      if (said !== undefined) return said;
      const played = gameOf(manifest, series);
      const kind = played.kinds.find(({ id }) => id === word);
      return kind === undefined ? word : manifest.text(played)[language].card(kind).name;
    },
  };
}

const readPack = <S extends Shape>(manifest: Manifest<S>, pack: unknown) =>
  manifest.readPack?.(pack) ?? { faults: [{ path: '', code: 'unknown-key', expected: '' } as const] };

function gameOf<S extends Shape>(manifest: Manifest<S>, { pack }: Pick<Series, 'pack'>): Game<S> {
  if (pack === undefined) return manifest.game;
  const read = readPack(manifest, pack);
  if ('faults' in read) throw new Error(`the pack has faults: ${JSON.stringify(read.faults)}`);
  return read.game;
}

function playOne<S extends Shape>(company: Company<S>, index: number, tally: Tally): void {
  const played = playGame(company, index);
  const { table, seated, facts, watch, choices, decisions, outcome } = played;
  tally.games += 1;
  tally.choices += choices;
  tally.decisions += decisions;
  for (const [seat, bot] of seated.entries()) {
    const wins = outcome.winners.includes(seat) ? 1 : 0;
    countSeat(tally, 'seat', String(seat), wins);
    countSeat(tally, 'bot', bot.name, wins);
    for (const { factor, values } of facts) countSeat(tally, factor, values[seat] ?? '', wins);
  }
  countEnding(tally, outcome.reason);
  const { lengths, uses } = company.statistics;
  countLength(tally, 'choices', choices);
  for (const [measure, lengthOf] of Object.entries(lengths))
    countLength(tally, measure, lengthOf(table, played));
  for (const [measure, length] of Object.entries(watch?.lengths() ?? {})) countLength(tally, measure, length);
  for (const [what, isUsed] of Object.entries(uses?.(table) ?? {})) countUse(tally, what, isUsed);
}
