import { existsSync, readFileSync } from 'node:fs';
import { type Clause, type Language, type Rulebook, readRulebook } from '@masterplan/kernel';

const files: Readonly<Record<Language, string>> = { en: 'RULES.md', fr: 'RULES.fr.md' };

/** A game's rulebook in one language; undefined where it has none. */
export function rulebookOf(root: URL, game: string, language: Language): Rulebook | undefined {
  const file = new URL(`games/${game}/${files[language]}`, root);
  return existsSync(file) ? readRulebook(readFileSync(file, 'utf8')) : undefined;
}

/** The clauses of a rulebook in its order. */
export const clausesOf = (book: Rulebook | undefined): Clause[] =>
  book?.chapters.flatMap(({ clauses }) => clauses) ?? [];
