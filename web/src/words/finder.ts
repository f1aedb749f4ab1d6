import type { Piece } from '@masterplan/boards';
import type { Language } from '@masterplan/kernel';
import type { Glossary, Meanings } from '@masterplan/kernel/words';

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
    `(?<![\\p{L}\\p{N}-])(?:${all.map(literal).join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`,
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

/** As a pattern: taken literally, with either apostrophe and any space. */
const literal = (words: string): string =>
  words
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/’/g, "['’]")
    .replace(/ /g, '\\s');
