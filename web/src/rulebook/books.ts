import { orAnew } from '@masterplan/boards/later';
import { type Language, type Rulebook, readRulebook } from '@masterplan/kernel';
import { use } from 'react';
import { textAt } from '../parts/text-at.ts';

/** Where the rulebooks are served: `games/<id>/RULES.md` and `RULES.fr.md`, as people read them in the house. */
const served = import.meta.glob<string>('../../../games/*/RULES*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});
const names: Readonly<Record<Language, string>> = { en: 'RULES.md', fr: 'RULES.fr.md' };

const fileOf = (game: string, language: Language): string | undefined =>
  served[`../../../games/${game}/${names[language]}`];

export const hasRulebook = (game: string): boolean => fileOf(game, 'en') !== undefined;

const loading = new Map<string, Promise<Rulebook>>();

const load = async (url: string): Promise<Rulebook> => readRulebook(await orAnew(() => textAt(url)));

/** A game's rulebook in a language. Waits in a Suspense. */
export function useRulebook(game: string, language: Language): Rulebook {
  const url = fileOf(game, language);
  if (url === undefined) throw new RangeError(`no rulebook of "${game}"`);
  const known = loading.get(url) ?? load(url);
  loading.set(url, known);
  return use(known);
}
