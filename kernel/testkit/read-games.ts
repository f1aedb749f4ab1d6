import {
  candidates,
  type Language,
  type Lens,
  languages,
  type Manifest,
  openAsks,
  type SeenEvent,
  type Shape,
  type Table,
  wordOf,
} from '../src/index.ts';
import { type Glossary, misworded } from '../src/words/index.ts';
import { clumsy } from './clumsy.ts';
import { eventsOf, playthroughNames as names, type Playthrough, playedOut } from './playthrough.ts';

/** All that people read in some games. */
export interface ReadGames {
  /** Every prompt, option, refusal, line of the log, chapter and outcome, each once. */
  readonly lines: Readonly<Record<Language, ReadonlySet<string>>>;
  /** The words that options were of, by number, and the names of what was asked. */
  readonly words: ReadonlySet<number>;
  readonly asked: ReadonlySet<string>;
  /** Events that no line tells. */
  readonly silent: readonly SeenEvent[];
}

/** Reads whole games as their players and the public do; `also` gives what else is said at a position. */
export function readGames<S extends Shape>(
  registered: Manifest<S>,
  games: readonly Playthrough[],
  also: (lens: Lens<S>, language: Language) => readonly string[] = () => [],
): ReadGames {
  const texts = registered.text(registered.game);
  const lines: Record<Language, Set<string>> = { en: new Set(), fr: new Set() };
  const words = new Set<number>();
  const asked = new Set<string>();
  const silent: SeenEvent[] = [];
  const read = (table: Table<S>, seat: number): void => {
    const lens = table.lens(seat);
    const asks = openAsks(lens);
    const { options, blocked } = candidates(lens);
    for (const { name } of asks) asked.add(name);
    for (const option of options) words.add(wordOf(option));
    for (const language of languages) {
      const text = texts[language];
      const said = [
        ...asks.flatMap((ask) =>
          [lens, table.lens(table.seats)].map((reader) => text.prompt(reader, ask, names)),
        ),
        ...options.map((option) => text.option(lens, option, names)),
        ...blocked.map((each) => text.refusal(lens, each, names)),
        ...(lens.outcome === null ? [] : [text.outcome(lens, lens.outcome, names)]),
        ...(text.chapter === undefined ? [] : [text.chapter(lens)]),
        ...also(lens, language),
      ];
      for (const line of said) lines[language].add(line);
    }
  };
  for (const game of games) {
    const sitting = playedOut(registered, game, read);
    read(sitting.table, 0);
    for (const event of [0, game.seats].flatMap((viewer) => eventsOf(sitting, viewer)))
      for (const language of languages) {
        const line = texts[language].line(event, names);
        if (line === undefined) silent.push(event);
        else lines[language].add(line);
      }
  }
  return { lines, words, asked, silent };
}

/** What is wrong with lines that were read, each with its line: gaps, stumbles of grammar, words that the glossary has others for. */
export const stumblesIn = (lines: Iterable<string>, language: Language, glossary: Glossary): string[] =>
  [...lines].flatMap((line) => [
    ...(line === '' ? ['an empty line'] : []),
    ...clumsy(line.trimStart(), language).map((found) => `${found}: ${line}`),
    ...misworded(line, language, glossary).map(({ found }) => `${found}: ${line}`),
  ]);

const OF_SINGLE_CARDS = ['moved', 'shown', 'shuffled'];

/** The events of a game's own that no line tells; what the kernel tells of single cards need not be told. */
export const untold = ({ silent }: ReadGames): SeenEvent[] =>
  silent.filter(({ name }) => !OF_SINGLE_CARDS.includes(name));
