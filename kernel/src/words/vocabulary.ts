import type { Clause, Manner } from './clause.ts';
import { clauseBuilders, restrictionBuilders } from './clauses.ts';
import { baseEnglish } from './english/base.ts';
import { english } from './english/compose.ts';
import { baseFrench } from './french/base.ts';
import { french } from './french/compose.ts';
import type { EnglishLexicon, EnglishWords, FrenchFor, FrenchLexicon } from './lexicon.ts';
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

/**
 * The kernel's words with a game's own, in both languages. `fr` has exactly the ids of `en`; where a game repeats an
 * id of the kernel, the game's word is used. Whether a noun is a person or a unit is said in English alone.
 */
export function vocabulary<const E extends EnglishWords>(
  en: E,
  fr: NoInfer<FrenchFor<E>>,
): Vocabulary<IdsOf<E>> {
  const englishLexicon = withBase<EnglishLexicon>(baseEnglish, en);
  const own: Partial<FrenchLexicon> = fr;
  const frenchLexicon: FrenchLexicon = {
    ...withBase<Omit<FrenchLexicon, 'senses'>>(baseFrench, own),
    senses: { nouns: englishLexicon.nouns, names: englishLexicon.names },
  };
  return {
    say: buildersOf<IdsOf<E>>(),
    text: (clauses, language, manner) =>
      language === 'fr' ? french(clauses, frenchLexicon, manner) : english(clauses, englishLexicon, manner),
  };
}

function withBase<L extends Readonly<Record<Shelf, object>>>(base: L, own: Partial<L>): L {
  return {
    ...base,
    nouns: { ...base.nouns, ...own.nouns },
    verbs: { ...base.verbs, ...own.verbs },
    adjectives: { ...base.adjectives, ...own.adjectives },
    adverbs: { ...base.adverbs, ...own.adverbs },
    labels: { ...base.labels, ...own.labels },
    names: { ...base.names, ...own.names },
  };
}
