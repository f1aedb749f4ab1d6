import type { Language } from '@masterplan/kernel';
import { languageIn } from '@masterplan/kit/arguments';

/** The language asked for with `--lang`, or else the one the system speaks; English where it speaks another. */
export function languageOf(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const system = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((setting) => setting) ?? '';
  return languageIn(argv, system.toLowerCase().startsWith('fr') ? 'fr' : 'en');
}

/** The same thing said in every language. */
export const inEvery = <T>(say: (language: Language) => T): Record<Language, T> => ({
  en: say('en'),
  fr: say('fr'),
});
