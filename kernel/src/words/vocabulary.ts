import type { Clause, Manner } from './clause.ts';
import { clauseBuilders, restrictionBuilders } from './clauses.ts';
import { composerOf, type OwnWords } from './composers.ts';
import type { baseEnglish } from './english/base.ts';
import type { EnglishWords, FrenchFor } from './lexicon.ts';
import { phraseBuilders } from './phrases.ts';

type Shelf = keyof EnglishWords;
type IdsOn<E extends EnglishWords, S extends Shelf> =
  | Extract<keyof NonNullable<E[S]>, string>
  | Extract<keyof (typeof baseEnglish)[S], string>;

/** The ids a vocabulary has; its builders accept no others. */
export interface Ids {
  readonly noun: string;
  readonly verb: string;
  readonly adjective: string;
  readonly adverb: string;
  readonly label: string;
  readonly name: string;
}

const buildersOf = <I extends Ids>() => ({
  ...phraseBuilders<I>(),
  ...clauseBuilders<I>(),
  ...restrictionBuilders<I>(),
});

/** The ids of the kernel's words and of a game's own. */
export interface IdsOf<E extends EnglishWords> extends Ids {
  readonly noun: IdsOn<E, 'nouns'>;
  readonly verb: IdsOn<E, 'verbs'>;
  readonly adjective: IdsOn<E, 'adjectives'>;
  readonly adverb: IdsOn<E, 'adverbs'>;
  readonly label: IdsOn<E, 'labels'>;
  readonly name: IdsOn<E, 'names'>;
}

export type Language = 'en' | 'fr';

/** A game's way of speaking: builders that know its words, and its two composers. */
export interface Vocabulary<I extends Ids> {
  readonly say: ReturnType<typeof buildersOf<I>>;
  readonly text: (clauses: Clause | readonly Clause[], language: Language, manner?: Manner) => string;
}

interface OwnVocabulary<E extends EnglishWords> extends Vocabulary<IdsOf<E>> {
  /** Gives French words to a vocabulary that was made without: a page loads them for those who read them. */
  readonly bringFrench: (fr: FrenchFor<E>) => void;
}

/**
 * The kernel's words with a game's own, in both languages. `fr` has exactly the ids of `en`, and may be brought later; where a
 * game repeats an id of the kernel, the game's word is used.
 */
export function vocabulary<const E extends EnglishWords>(
  en: E,
  fr?: NoInfer<FrenchFor<E>>,
): OwnVocabulary<E> {
  let french: OwnWords['fr'] | undefined = fr;
  const words: OwnWords = {
    en,
    get fr() {
      if (french === undefined) throw new Error('the French words of this vocabulary have not been brought');
      return french;
    },
  };
  return {
    say: buildersOf<IdsOf<E>>(),
    text: (clauses, language, manner) => composerOf(language)(clauses, words, manner),
    bringFrench: (brought) => {
      french = brought;
    },
  };
}
