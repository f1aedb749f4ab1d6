import type { Language } from './vocabulary.ts';

/** One thing, one word in each language, and the words that are not to be used for it. */
export interface Term {
  readonly term: string;
  readonly en: string;
  readonly fr: string;
  readonly refuse: { readonly en: readonly string[]; readonly fr: readonly string[] };
}

export type Glossary = readonly Term[];

/** What a term means, for whoever cannot know it. */
export interface Meaning {
  /** The clause of the rulebook that says more. */
  readonly clause: string;
  /** One or two sentences in each language. */
  readonly en: string;
  readonly fr: string;
  /** How the term is also written, besides as in the glossary and with an -s or -x. */
  readonly forms?: Readonly<Record<Language, readonly string[]>>;
}

/** By the glossary's terms; a term that needs no words has none. */
export type Meanings = Readonly<Record<string, Meaning>>;

/** A refused word as it stands in the text, with the word to use instead. */
export interface Misworded {
  readonly found: string;
  readonly use: string;
}

/** The words of a text that the glossary refuses, whole words in any case; a plural in -s or -x counts as its word. */
export function misworded(text: string, language: Language, glossary: Glossary): readonly Misworded[] {
  return glossary.flatMap((term) =>
    term.refuse[language].flatMap((refused) =>
      [...text.matchAll(wholeWord(refused))].map(([found]) => ({ found, use: term[language] })),
    ),
  );
}

const wholeWord = (refused: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(refused)}[sx]?(?![\\p{L}\\p{N}])`, 'giu');

/** Taken literally, with either apostrophe and any space. */
const escaped = (text: string): string =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/ /g, '\\s');
