import { parseArgs } from 'node:util';
import { type Language, languages } from '@masterplan/kernel';

/** How an option is written: `--json`, `--seed TEXT`, `--seat NUMBER` from 0 up, `--games NUMBER` from 1 up. */
type OptionForm = 'flag' | 'text' | 'whole' | 'count';

export type Declared = Readonly<Record<string, OptionForm>>;

type Value<Form> = Form extends 'flag' ? true : Form extends 'text' ? string : number;

/** Options that every command takes. */
interface Common {
  readonly help?: true;
  readonly lang?: Language;
}

/** What stands on a command line: words in their order, and options by name. */
export interface Arguments<D extends Declared> {
  readonly words: readonly string[];
  readonly options: { readonly [Name in keyof D]?: Value<D[Name]> } & Common;
}

/** What is wrong with the options of a command line; `name` has its dashes. Worded in `argument-text.ts`. */
export type ArgumentFault =
  | { readonly code: 'no-such-option'; readonly name: string }
  | { readonly code: 'no-value-wanted'; readonly name: string }
  | { readonly code: 'value-wanted'; readonly name: string }
  | { readonly code: 'whole-number-wanted'; readonly name: string; readonly value: string }
  | { readonly code: 'count-wanted'; readonly name: string }
  | { readonly code: 'no-such-language'; readonly value: string }
  | { readonly code: 'too-many-words'; readonly word: string };

export const isArgumentFault = <T extends object>(read: T | ArgumentFault): read is ArgumentFault =>
  'code' in read;

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/**
 * Reads `--name value`, `--name=value` (also for a value that begins with dashes), `-h` and words; everything after `--` is a word.
 * Where an option is given twice, the last counts.
 */
export function readArguments<const D extends Declared>(
  argv: readonly string[],
  declared: D,
): Arguments<D> | ArgumentFault {
  const forms: Declared = { ...declared, help: 'flag', lang: 'text' };
  const words: string[] = [];
  const options: Record<string, true | number | string> = {};
  for (const token of tokensOf(argv, forms)) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const read = valueIn(forms, token);
    if (isArgumentFault(read)) return read;
    options[token.name] = read.value;
  }
  return { words, options: options as Arguments<D>['options'] };
}

/** The same for a command that takes no words. */
export function readOptions<const D extends Declared>(
  argv: readonly string[],
  declared: D,
): Arguments<D> | ArgumentFault {
  const read = readArguments(argv, declared);
  if (isArgumentFault(read)) return read;
  const [word] = read.words;
  return word === undefined ? read : { code: 'too-many-words', word };
}

/** The last language that `--lang` names, before anything else is read: faults are told in it. */
export function languageIn(argv: readonly string[], usual: Language): Language {
  const named = tokensOf(argv, { lang: 'text' }).flatMap((token) =>
    token.kind === 'option' && token.name === 'lang' ? [token.value ?? ''] : [],
  );
  return named.findLast(isLanguage) ?? usual;
}

/** Where the first word stands; the number of all where there is none. Only `--lang` takes the word after it. */
export const firstWordIn = (argv: readonly string[]): number =>
  tokensOf(argv, { lang: 'text' }).find(({ kind }) => kind === 'positional')?.index ?? argv.length;

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

function tokensOf(argv: readonly string[], forms: Declared): Token[] {
  const options = Object.entries(forms).map(([name, form]) => {
    const type = form === 'flag' ? ('boolean' as const) : ('string' as const);
    return [name, name === 'help' ? { type, short: 'h' } : { type }] as const;
  });
  const { tokens } = parseArgs({
    ...{ args: [...argv], options: Object.fromEntries(options) },
    ...{ strict: false, allowPositionals: true, tokens: true },
  });
  return tokens;
}

function valueIn(
  forms: Declared,
  { name, rawName, value, inlineValue }: OptionToken,
): { readonly value: true | number | string } | ArgumentFault {
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (form === undefined) return { code: 'no-such-option', name: rawName };
  if (form === 'flag')
    return value === undefined ? { value: true } : { code: 'no-value-wanted', name: rawName };
  const isNextOption = inlineValue === false && value?.startsWith('--') === true;
  if (value === undefined || value === '' || isNextOption) return { code: 'value-wanted', name: rawName };
  if (name === 'lang' && !isLanguage(value)) return { code: 'no-such-language', value };
  if (form === 'text') return { value };
  if (!/^\d{1,15}$/.test(value)) return { code: 'whole-number-wanted', name: rawName, value };
  if (form === 'count' && Number(value) === 0) return { code: 'count-wanted', name: rawName };
  return { value: Number(value) };
}
