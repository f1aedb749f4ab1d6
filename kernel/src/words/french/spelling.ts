import type { Value } from '../clause.ts';
import type { Words } from '../sentence.ts';
import { elides } from './elision.ts';
import { unbroken } from './unbroken.ts';

/**
 * Words on their way to a sentence. A word `x¦y` is `x` before a consonant and `y` before a vowel;
 * articles are marked with `‹›`, so that *de le* contracts before a noun and not before a verb (*de le détruire*).
 */
export type { Words };

export const DE = "de¦d'";
export const LE = "‹le¦l'›";
export const LA = "‹la¦l'›";
export const LES = '‹les›';
/** Vanishes after *de*: *la main de rivaux*. */
export const DES = '‹des›';
export const CE = 'ce¦cet';
export const NE = "ne¦n'";
/** Object pronouns, not articles. */
export const PRONOUN = { m: "le¦l'", f: "la¦l'", plural: 'les' } as const;
/** Put before a word whose first letter refuses elision. */
export const ASPIRATED = '|';

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

export const numberWord = (n: number, gender: 'm' | 'f'): string =>
  n === 1 ? (gender === 'f' ? 'une' : 'un') : (NUMBERS[n] ?? String(n));

const firstSound = (next: string | undefined): string => (next ?? '').replace(/^[‹«]/, '');

function settle(each: string, at: number, all: Words): string {
  const [plain = '', beforeVowel] = each.replace(/[‹›]/g, '').split('¦');
  const form = beforeVowel !== undefined && elides(firstSound(all[at + 1])) ? beforeVowel : plain;
  return each.startsWith('‹') && !form.endsWith("'") ? `‹${form}›` : form;
}

const CONTRACTIONS: Readonly<Record<string, string>> = {
  'de ‹le›': 'du',
  'de ‹les›': 'des',
  'à ‹le›': 'au',
  'à ‹les›': 'aux',
};

/** *de* and *à* melt into the article that follows; *jusqu'à* likewise. */
function contracted(words: Words): Words {
  const done: string[] = [];
  for (const next of words) {
    const before = done.at(-1) ?? '';
    const melted = CONTRACTIONS[`${before.replace(/^jusqu'/, '')} ${next}`];
    if (melted !== undefined) done.pop();
    done.push(
      melted === undefined
        ? next.replace(/[‹›]/g, '')
        : before.startsWith("jusqu'")
          ? `jusqu'${melted}`
          : melted,
    );
  }
  return done;
}

function join(text: string, next: string): string {
  if (text === '' || text.endsWith("'") || text.endsWith('-')) return text + next;
  return /^[,.]/.test(next) || next.startsWith('-') ? text + next : `${text} ${next}`;
}

/** *4 ou moins*. */
export const valueWords = ({ value, bound }: Value): Words => [
  String(value),
  ...(bound === undefined
    ? []
    : ['ou', { 'or-more': 'plus', 'or-less': 'moins', 'or-next': `${value + 1}` }[bound]]),
];

/** The words as running text. */
export function spell(words: Words): string {
  const flat = words
    .flatMap((each) => each.split(' '))
    .filter((each, at, all) => each !== DES || all[at - 1] !== DE);
  const text = contracted(flat.map(settle))
    .map((each) => (each.startsWith(ASPIRATED) ? each.slice(1) : each))
    .reduce(join, '')
    .replace(/\bsi (ils?)\b/gi, (found, il: string) => `${found.charAt(0)}'${il}`)
    .replaceAll("'", '’');
  return unbroken(text);
}

/** Items as a list, each with its own article: "a, b ou c". */
export function list(items: readonly Words[], word: string): Words {
  const last = items.at(-1) ?? [];
  if (items.length < 2) return last;
  return [...items.slice(0, -1).flatMap((item, at) => (at === 0 ? item : [',', ...item])), word, ...last];
}
