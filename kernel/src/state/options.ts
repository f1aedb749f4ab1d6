import { missing, nth } from './lists.ts';

/**
 * An option, packed into one whole number: which word of the game it is, and up to two parts (a card, a seat, a place, a
 * number). Inside the kernel options are these numbers; outside they are keys such as `deploy 17 to 2`.
 */
export type Option = number;

/** No option. */
export const NONE: Option = -1;

/** The largest number a part can be. */
export const LARGEST_PART = 0xfff;

export const optionOf = (word: number, a = 0, b = 0): Option => (word << 24) | (a << 12) | b;
export const wordOf = (option: Option): number => option >> 24;
/** The first part: by custom the card, where there is one. */
export const firstOf = (option: Option): number => (option >> 12) & LARGEST_PART;
export const secondOf = (option: Option): number => option & LARGEST_PART;

/** Words that every game has besides its own. They have the last numbers there are. */
const COMMON = ['change', 'accept', 'done', 'do it', 'decline'] as const;
const FIRST_COMMON = 0x80 - COMMON.length;
const common = (word: (typeof COMMON)[number]): number => FIRST_COMMON + COMMON.indexOf(word);

export const CHANGE_WORD = common('change');
export const ACCEPT_WORD = common('accept');
export const DONE_WORD = common('done');
export const DO_WORD = common('do it');
export const DECLINE_WORD = common('decline');
/** Takes the pen to propose something else. */
export const CHANGE: Option = optionOf(CHANGE_WORD);
/** Says yes to a proposal. */
export const ACCEPT: Option = optionOf(ACCEPT_WORD);
/** Ends a run of asks. */
export const DONE: Option = optionOf(DONE_WORD);
/** Does what one may do, where there is nothing to choose. */
export const DO: Option = optionOf(DO_WORD);
/** Does not do what one may do; says no to a proposal. */
export const DECLINE: Option = optionOf(DECLINE_WORD);

/** The words of a game: how each option is written as a key. A hole stands for a part: `deploy {card} to {place}`. */
export type Words = Readonly<Record<string, string>>;

const HOLES = ['card', 'seat', 'place', 'number'] as const;
/** What the number in a part of an option stands for. */
export type Hole = (typeof HOLES)[number];

/** A word as it is written: the text before, between and behind its holes, and what each hole is. */
export interface WordForm {
  readonly pieces: readonly string[];
  readonly holes: readonly Hole[];
}

/** Reads how a word is written. `#` is a hole for a card. */
export function wordForm(template: string): WordForm {
  const pieces: string[] = [];
  const holes: Hole[] = [];
  let rest = template.replaceAll('#', '{card}');
  for (let open = rest.indexOf('{'); open >= 0; open = rest.indexOf('{')) {
    const close = rest.indexOf('}', open);
    const hole = HOLES.find((each) => each === rest.slice(open + 1, close));
    if (hole === undefined) throw new Error(`"${template}" has a hole that is none of ${HOLES.join(', ')}`);
    pieces.push(rest.slice(0, open));
    holes.push(hole);
    rest = rest.slice(close + 1);
  }
  if (holes.length > 2) throw new Error(`"${template}" has more than two holes`);
  return { pieces: [...pieces, rest], holes };
}

/** What each part of an option stands for, by the game's words; nothing for a word that every game has. */
export const holesOf = (words: Words, option: Option): readonly Hole[] =>
  wordForm(Object.values(words)[wordOf(option)] ?? '').holes;

/** Numbers for a game's words: `const say = wordsOf({ deploy: 'deploy # to #' }); say.deploy === 0`. */
export function wordsOf<const W extends Words>(words: W): { readonly [Name in keyof W]: number };
export function wordsOf(words: Words): Record<string, number> {
  if (Object.keys(words).length > FIRST_COMMON)
    throw new RangeError(`a game has at most ${FIRST_COMMON} words`);
  return Object.fromEntries(Object.keys(words).map((name, index) => [name, index]));
}

/** Writes options as keys, for one game's words. */
export type KeyWriter = (option: Option) => string;

export function keyWriter(words: Words): KeyWriter {
  const pieces = Object.values(words).map((template) => wordForm(template).pieces);
  return (option) => {
    const word = wordOf(option);
    if (word >= FIRST_COMMON) return nth(COMMON, word - FIRST_COMMON);
    const written = pieces[word];
    if (written === undefined)
      throw new RangeError(`no word of the game has the number ${word}: a verb must bring those it offers`);
    const [head = '', middle, tail] = written;
    if (middle === undefined) return head;
    if (tail === undefined) return `${head}${firstOf(option)}${middle}`;
    return `${head}${firstOf(option)}${middle}${secondOf(option)}${tail}`;
  };
}

/** A candidate that is not possible, with the clause that forbids it and the facts its wording needs. */
export interface Blocked {
  readonly option: Option;
  readonly clause: string;
  readonly facts: readonly number[];
}

/**
 * Where a verb's `choices` puts its candidates, each with a verdict. Options, `blocked` and refusals are three readings of
 * what it puts here. A list is reused: `clear` it before each ask.
 */
export class Offers {
  readonly blocked: Blocked[] = [];
  /** Only the first `count` stand. The list never shrinks: one that is emptied would grow anew at every choice. */
  readonly #list: Option[] = [];
  #count = 0;
  readonly #keepsBlocked: boolean;

  /** `reasons: 'kept'` collects the candidates that are not possible too; playouts leave them out. */
  constructor(reasons: 'kept' | 'dropped' = 'dropped') {
    this.#keepsBlocked = reasons === 'kept';
  }

  /** Whether candidates that are not possible are kept. Where they are not, rules need not look for them. */
  get explains(): boolean {
    return this.#keepsBlocked;
  }

  get count(): number {
    return this.#count;
  }

  at(index: number): Option {
    if (index >= this.#count) throw new RangeError(`option ${index} of ${this.#count}`);
    return this.#list[index] ?? missing(this.#list, index);
  }

  /** All options, as a list of their own. */
  get options(): Option[] {
    return this.#list.slice(0, this.#count);
  }

  yes(word: number, a = 0, b = 0): void {
    this.#list[this.#count++] = (word << 24) | (a << 12) | b;
  }

  /** `fact` and `other` are numbers that the clause's sentence names. Two parameters, since a list would be made at every call. */
  no(word: number, a: number, b: number, clause: string, fact?: number, other?: number): void {
    if (!this.#keepsBlocked) return;
    const facts = [fact, other].filter((each) => each !== undefined);
    this.blocked.push({ option: optionOf(word, a, b), clause, facts });
  }

  /** Offers a candidate: possible where `clause` is undefined, else blocked by that clause. */
  verdict(
    word: number,
    a: number,
    b: number,
    clause: string | undefined,
    fact?: number,
    other?: number,
  ): void {
    if (clause === undefined) this.yes(word, a, b);
    else this.no(word, a, b, clause, fact, other);
  }

  clear(): this {
    this.#count = 0;
    if (this.blocked.length > 0) this.blocked.length = 0;
    return this;
  }
}
