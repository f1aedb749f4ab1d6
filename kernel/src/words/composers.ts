import type { Clause, Manner } from './clause.ts';
import type { EnglishWords, FrenchLexicon } from './lexicon.ts';
import type { Language } from './vocabulary.ts';

/** A game's own words, in both languages. */
export interface OwnWords {
  readonly en: EnglishWords;
  readonly fr: Partial<FrenchLexicon>;
}

/** Makes whole sentences of clauses, in one language. */
export type Composer = (clauses: Clause | readonly Clause[], words: OwnWords, manner?: Manner) => string;

/** Who brings the composer of each language. */
const bringer = {
  en: 'bringEnglish of @masterplan/kernel/words/english',
  fr: 'bringFrench of @masterplan/kernel/words/french',
};

const brought = new Map<Language, Composer>();

/** Lets clauses be read in a language: programs bring all of them, the page each when it is first read. */
export const bringComposer = (language: Language, composer: Composer): void =>
  void brought.set(language, composer);

export function composerOf(language: Language): Composer {
  const composer = brought.get(language);
  if (composer === undefined)
    throw new Error(`the sentences of "${language}" have not been loaded: call ${bringer[language]}`);
  return composer;
}
