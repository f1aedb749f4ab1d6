import type { SeenEvent } from '../cards/events.ts';
import type { Language } from '../game/text.ts';
import type { Lens } from '../knowledge/lens.ts';
import { NONE, type Words } from '../state/options.ts';
import type { Shape } from '../state/state.ts';

/** The parts of an option, by name: a second card is the `other` one. All are names as the reader knows them. */
export interface WordParts {
  readonly card: string;
  /** The player in front of whom it lies, and the place where. */
  readonly owner: string;
  readonly where: string;
  readonly other: string;
  readonly otherOwner: string;
  readonly otherWhere: string;
  readonly seat: string;
  readonly place: string;
  readonly number: number;
  /** The players, by seat. */
  readonly names: readonly string[];
}

type HolesIn<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}`
  ? [Hole, ...HolesIn<Rest>]
  : [];
type OfCard = 'card' | 'owner' | 'where';
type OfOther = 'other' | 'otherOwner' | 'otherWhere';
type NameOf<Hole> = Hole extends 'card' ? OfCard : Hole;
type NamesIn<Holes> = Holes extends ['card', 'card']
  ? OfCard | OfOther
  : Holes extends unknown[]
    ? NameOf<Holes[number]>
    : never;

/** The parts that a word with this template is told about. */
export type PartsOf<T extends string> = Pick<
  WordParts,
  Extract<NamesIn<HolesIn<T>>, keyof WordParts> | 'names'
>;

/** An option as a game offers it: how it is written as a key, and how it is said in each language. */
export interface Word {
  readonly template: string;
  /** Its number, for options; it has one as soon as a game that brings it is bound. */
  readonly no: number;
  say(language: Language, parts: WordParts, voice: unknown, lens: unknown): string;
}

/** What an event tells, by name: cards as the reader saw them. */
export interface Told {
  /** The player who did it, and the player whose seat is its first number. */
  readonly who: string;
  readonly rival: string;
  readonly cards: readonly string[];
  readonly event: SeenEvent;
}

/** An event of a game's own: its name, and how it is told in each language. If that returns nothing, it is not told. */
export interface Line {
  readonly event: string;
  tell(language: Language, told: Told, voice: unknown): string | undefined;
}

/** Makes the words of one game, for its `rules/kit.ts`. `V` is how the game names what is on its table. */
export const wordMaker =
  <S extends Shape, V>() =>
  <const T extends string>(
    template: T,
    texts: Readonly<Record<Language, (parts: PartsOf<T>, voice: V, lens: Lens<S>) => string>>,
  ): Word => ({
    template,
    no: NONE,
    say: (language, parts, voice: V, lens: Lens<S>) => texts[language](parts, voice, lens),
  });

/** Makes the lines of one game's log, for its `rules/kit.ts`. */
export const lineMaker =
  <V>() =>
  (event: string, texts: Readonly<Record<Language, (told: Told, voice: V) => string | undefined>>): Line => ({
    event,
    tell: (language, told, voice: V) => texts[language](told, voice),
  });

const isWord = (brought: Word | Line): brought is Word => 'template' in brought;
const isLine = (brought: Word | Line): brought is Line => 'event' in brought;

/** What a game's verbs bring with them, once it is bound. */
export interface Brought {
  readonly words: Words;
  readonly wordNo: ReadonlyMap<number, Word>;
  readonly lineNamed: ReadonlyMap<string, Line>;
}

/**
 * A game's words together with those that its verbs bring. The latter get their numbers here, always the same ones in one
 * game.
 */
export function bring(own: Words, things: readonly (Word | Line)[]): Brought {
  const words: Record<string, string> = { ...own };
  const wordNo = new Map<number, Word>();
  for (const word of things.filter(isWord)) {
    words[word.template] = word.template;
    const no = Object.keys(words).indexOf(word.template);
    if (word.no !== NONE && word.no !== no)
      throw new Error(`"${word.template}" has another number elsewhere: a word belongs to one game`);
    Object.assign(word, { no });
    wordNo.set(no, word);
  }
  return { words, wordNo, lineNamed: new Map(things.filter(isLine).map((line) => [line.event, line])) };
}
