import { type Language, type Rulebook, readRulebook } from '@masterplan/kernel';
import { use } from 'react';
import { orAnew, textAt } from '../parts/later.ts';

/** Where the rulebooks are served: the files people read in the house, as they are. */
const files: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'master-plan': {
    en: new URL('../../../games/master-plan/RULES.md', import.meta.url).href,
    fr: new URL('../../../games/master-plan/RULES.fr.md', import.meta.url).href,
  },
  watchmen: {
    en: new URL('../../../games/watchmen/RULES.md', import.meta.url).href,
    fr: new URL('../../../games/watchmen/RULES.fr.md', import.meta.url).href,
  },
};

export const hasRulebook = (game: string): boolean => files[game] !== undefined;

const loading = new Map<string, Promise<Rulebook>>();

const load = async (url: string): Promise<Rulebook> => readRulebook(await orAnew(() => textAt(url)));

/** A game's rulebook in a language. Waits in a Suspense. */
export function useRulebook(game: string, language: Language): Rulebook {
  const url = files[game]?.[language];
  if (url === undefined) throw new RangeError(`no rulebook of "${game}"`);
  const known = loading.get(url) ?? load(url);
  loading.set(url, known);
  return use(known);
}
