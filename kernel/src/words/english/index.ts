import { bringComposer, type OwnWords } from '../composers.ts';
import { type EnglishLexicon, withBase } from '../lexicon.ts';
import { baseEnglish } from './base.ts';
import { english } from './compose.ts';

const lexicons = new WeakMap<OwnWords, EnglishLexicon>();

/** The kernel's words with a game's own. */
function lexiconOf(words: OwnWords): EnglishLexicon {
  const lexicon = lexicons.get(words) ?? withBase<EnglishLexicon>(baseEnglish, words.en);
  lexicons.set(words, lexicon);
  return lexicon;
}

/** Lets clauses be read in English. */
export const bringEnglish = (): void =>
  bringComposer('en', (clauses, words, manner) => english(clauses, lexiconOf(words), manner));
