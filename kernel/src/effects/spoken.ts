import type { SeenEvent } from '../cards/events.ts';
import type { Language } from '../game/text.ts';
import type { Lens } from '../knowledge/lens.ts';
import { nth } from '../state/lists.ts';
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

/** What every event tells: cards as the reader saw them. */
export interface Told {
  /** The player who did it. */
  readonly who: string;
  readonly cards: readonly string[];
  /** Its numbers are read by the names that its line gives them. */
  readonly event: Omit<SeenEvent, 'n'>;
}

type Numbers = readonly string[];

/**
 * The numbers of an event, by the names that its line gives them. `rival` is a seat, and read as the name of that player, or '' where it is
 * nobody's; what follows the last name is a list where that is written `...types`.
 */
export type NumbersTold<N extends Numbers> = {
  readonly [Name in N[number] as Name extends `...${infer List}` ? List : Name]: Name extends 'rival'
    ? string
    : Name extends `...${string}`
      ? readonly number[]
      : number;
};

/** The numbers with which an event is told: as many as its line names. */
export type NumbersOf<N extends Numbers> = N extends readonly [infer First, ...infer Rest extends Numbers]
  ? First extends `...${string}`
    ? number[]
    : [number, ...NumbersOf<Rest>]
  : N extends readonly []
    ? []
    : number[];

/** An event of a game's own: its name, its numbers, and how it is told in each language. If that returns nothing, it is not told. */
export interface Line<N extends Numbers = Numbers> {
  readonly event: string;
  readonly numbers: N;
  tell(
    language: Language,
    told: Told,
    n: readonly number[],
    names: readonly string[],
    voice: unknown,
  ): string | undefined;
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

/** How an event is told. These are methods, so that one that reads numbers is also one that is told anything. */
interface LineTexts<V, T> {
  en(told: T, voice: V): string | undefined;
  fr(told: T, voice: V): string | undefined;
}

/** Makes the lines of one game's log, for its `rules/kit.ts`: `line('ticked', ['under'], { en: ({ under }) => …, fr: … })`. */
export function lineMaker<V>() {
  function line(event: string, texts: LineTexts<V, Told>): Line<[]>;
  function line<const N extends Numbers>(
    event: string,
    numbers: N,
    texts: LineTexts<V, Told & NumbersTold<N>>,
  ): Line<N>;
  function line(event: string, first: Numbers | LineTexts<V, Told>, second?: LineTexts<V, Told>): Line {
    const [numbers, texts] = 'en' in first ? [[], first] : [first, second];
    if (texts === undefined) throw new Error(`nothing says how "${event}" is told`);
    return {
      event,
      numbers,
      tell: (language, told, n, names, voice: V) =>
        texts[language]({ ...told, ...numbersTold(numbers, n, names) }, voice),
    };
  }
  return line;
}

const LIST = '...';

const numbersTold = (
  numbers: Numbers,
  n: readonly number[],
  names: readonly string[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    numbers.map((name, i) => {
      if (name.startsWith(LIST)) return [name.slice(LIST.length), n.slice(i)];
      return [name, name === 'rival' ? (names[nth(n, i)] ?? '') : nth(n, i)];
    }),
  );

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
