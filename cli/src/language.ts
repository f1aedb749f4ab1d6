import { type Language, languages } from '@masterplan/kernel';

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** The language asked for with `--lang`, or else the one the system speaks; English where it speaks another. */
export function languageOf(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const at = argv.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const asked = argv[at] === '--lang' ? argv[at + 1] : argv[at]?.slice('--lang='.length);
  if (asked !== undefined && isLanguage(asked)) return asked;
  const system = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((setting) => setting) ?? '';
  return system.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** The same thing said in every language. */
export const inEvery = <T>(say: (language: Language) => T): Record<Language, T> => ({
  en: say('en'),
  fr: say('fr'),
});
