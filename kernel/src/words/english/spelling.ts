import type { Value } from '../clause.ts';
import type { Words } from '../sentence.ts';

export type { Words };

/** "a" or "an", settled by the word that follows. */
export const A = 'a(n)';
export const GENITIVE = "'s";
/** "'", or "'s" after a plural without an s ("children's"). */
export const PLURAL_GENITIVE = "'(s)";

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

export const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

export function ordinalWord(n: number): string {
  const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
  return ORDINALS[n - 1] ?? `${n}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)]}`;
}

/** "draws", "passes", "carries": the form with "it" of a regular verb. */
export function thirdPerson(base: string): string {
  if (/(s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

const soundsLikeVowel = (next: string): boolean =>
  /^(hour|honou?r|heir|[FHLMNRSX]-|8|11$|18)/i.test(next) ||
  (/^[aeiou]/i.test(next) && !/^(uni([^n]|$)|use|usu|uti|one\b|once|eu|ewe)/i.test(next));

function join(text: string, next: string): string {
  if (text === '') return next;
  if (next === GENITIVE) return text + next;
  if (next === PLURAL_GENITIVE) return text + (text.endsWith('s') ? "'" : "'s");
  return /^[,.;:!?]/.test(next) ? text + next : `${text} ${next}`;
}

/** "4 or less". */
export const valueWords = ({ value, bound }: Value): Words => [
  String(value),
  ...(bound === undefined
    ? []
    : ['or', { 'or-more': 'more', 'or-less': 'less', 'or-next': `${value + 1}` }[bound]]),
];

/** The words as running text; punctuation and the genitive lean on the word before. */
export function spell(words: Words): string {
  const settled = words
    .flatMap((each) => each.split(' '))
    .map((each, at, all) => (each === A ? (soundsLikeVowel(all[at + 1] ?? '') ? 'an' : 'a') : each));
  return settled.reduce(join, '').replaceAll("'", '’');
}

/** Items as a list with commas: "a, b, or c". */
export function list(items: readonly Words[], word: string): Words {
  const last = items.at(-1) ?? [];
  if (items.length < 2) return last;
  if (items.length === 2) return [...(items[0] ?? []), word, ...last];
  return [...items.slice(0, -1).flatMap((item) => [...item, ',']), word, ...last];
}
