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

/** A part of a sentence: words as they stand, or a term with its id. */
export type Piece = string | { readonly term: string; readonly words: string };

interface Lexis {
  readonly glossary: Glossary;
  readonly meanings: Meanings;
  /** Names (of cards) in which a word is no term: what is called Power Ring speaks of no Power. */
  readonly names: readonly string[];
}

/**
 * Takes sentences apart at the terms that have a meaning: whole words, the longest first. A term with a capital is found with
 * its capital only; one without it also at the beginning of a sentence.
 */
export function termFinder(
  language: Language,
  { glossary, meanings, names }: Lexis,
): (text: string) => Piece[] {
  const termOf = new Map<string, string>();
  for (const { term, ...words } of glossary) {
    const meaning = meanings[term];
    if (meaning === undefined) continue;
    for (const form of [words[language], ...(meaning.forms?.[language] ?? [])])
      for (const written of [form, `${form}s`, `${form}x`, capital(form)]) termOf.set(plain(written), term);
  }
  const all = [...new Set([...termOf.keys(), ...names.map(plain)])].sort((a, b) => b.length - a.length);
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${all.map(escaped).join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`,
    'gu',
  );
  return (text) => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const { 0: words, index } of text.matchAll(any)) {
      const term = termOf.get(plain(words));
      if (term === undefined) continue;
      if (index > from) pieces.push(text.slice(from, index));
      pieces.push({ term, words });
      from = index + words.length;
    }
    if (from < text.length) pieces.push(text.slice(from));
    return pieces;
  };
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** One apostrophe and one space for all of them. */
const plain = (words: string): string => words.replace(/'/g, '’').replace(/\s/g, ' ');

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
