import type { Language } from './vocabulary.ts';

/** A message: plain text, or a function of typed facts. */
export type Message = string | ((...facts: never[]) => string);
export interface Messages {
  readonly [id: string]: Message | Messages;
}

/** The same table in another language: the same ids, the same facts; a plain text stays a plain text. */
export type Translated<M> = {
  readonly [Id in keyof M]: M[Id] extends string
    ? string
    : M[Id] extends (...facts: infer Facts) => string
      ? (...facts: Facts) => string
      : Translated<M[Id]>;
};

/**
 * A table of messages in both languages: `table[language].drew(2)`. A missing, superfluous or differently typed
 * message does not compile.
 */
export const messages = <M extends Messages>(
  en: M,
  fr: NoInfer<Translated<M>>,
): { readonly en: M; readonly fr: Translated<M> } => ({ en, fr });

const PLURALS = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') };

/** The form that goes with a number: `plural('fr', n, { one: 'carte', many: 'cartes' })`. French counts zero as one. */
export const plural = (
  language: Language,
  n: number,
  { one, many }: { one: string; many: string },
): string => (PLURALS[language].select(n) === 'one' ? one : many);

const LISTS = {
  en: {
    and: new Intl.ListFormat('en', { type: 'conjunction' }),
    or: new Intl.ListFormat('en', { type: 'disjunction' }),
  },
  fr: {
    and: new Intl.ListFormat('fr', { type: 'conjunction' }),
    or: new Intl.ListFormat('fr', { type: 'disjunction' }),
  },
};

/** "a, b, and c"; « a, b et c ». */
export const listed = (language: Language, items: readonly string[], join: 'and' | 'or' = 'and'): string =>
  LISTS[language][join].format(items);
