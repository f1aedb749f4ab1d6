import { bringComposer, type OwnWords } from '../composers.ts';
import { baseNouns } from '../english/nouns.ts';
import { type EnglishLexicon, type FrenchLexicon, withBase } from '../lexicon.ts';
import { baseFrench } from './base.ts';
import { french } from './compose.ts';

const lexicons = new WeakMap<OwnWords, FrenchLexicon>();

/** The kernel's words with a game's own. Whether a noun is a person or a unit is said in English alone. */
function lexiconOf(words: OwnWords): FrenchLexicon {
  const known = lexicons.get(words);
  if (known !== undefined) return known;
  const nouns: EnglishLexicon['nouns'] = { ...baseNouns, ...words.en.nouns };
  const made: FrenchLexicon = {
    ...withBase<Omit<FrenchLexicon, 'senses'>>(baseFrench, words.fr),
    senses: { nouns, names: words.en.names ?? {} },
  };
  lexicons.set(words, made);
  return made;
}

/** Lets clauses be read in French. */
export const bringFrench = (): void =>
  bringComposer('fr', (clauses, words, manner) => french(clauses, lexiconOf(words), manner));
