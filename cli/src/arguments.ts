import type { Fault } from '@masterplan/kernel';
import type { Place } from './json.ts';
import { isLanguage } from './language.ts';
import type { RecordTrouble } from './record/read.ts';

/** How an option of the command line is written: `--json`, `--seed TEXT`, `--seats NUMBER`. */
type OptionForm = 'flag' | 'text' | 'whole';

export type Declared = Readonly<Record<string, OptionForm>>;

type Value<Form> = Form extends 'flag' ? true : Form extends 'whole' ? number : string;

/** What stands on a command line: words in their order, and options by name. */
export interface Arguments<D extends Declared> {
  readonly words: readonly string[];
  readonly options: { readonly [Name in keyof D]?: Value<D[Name]> };
}

/** What is wrong with a command line; worded in `text/`. */
export type UsageFault =
  | { readonly code: 'no-such-command'; readonly name: string }
  | { readonly code: 'no-such-option'; readonly name: string }
  | { readonly code: 'no-value-wanted'; readonly name: string }
  | { readonly code: 'value-wanted'; readonly name: string }
  | { readonly code: 'whole-number-wanted'; readonly name: string; readonly value: string }
  | { readonly code: 'none-wanted'; readonly name: string }
  | { readonly code: 'no-such-language'; readonly value: string }
  | { readonly code: 'too-few-words'; readonly wanted: 'command' | 'game' | 'file' | 'deed' }
  | { readonly code: 'no-such-deed'; readonly name: string; readonly deeds: readonly string[] }
  | { readonly code: 'too-many-words'; readonly word: string }
  | { readonly code: 'no-such-game'; readonly name: string; readonly games: readonly string[] }
  | { readonly code: 'no-such-seats'; readonly seats: number; readonly allowed: readonly number[] }
  | { readonly code: 'no-such-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'no-such-bot'; readonly name: string; readonly bots: readonly string[] }
  | { readonly code: 'too-many-bots'; readonly bots: number; readonly seats: number }
  | { readonly code: 'bad-table-options'; readonly faults: readonly Fault[] }
  | { readonly code: 'bad-pack'; readonly faults: readonly Fault[] }
  | { readonly code: 'bad-record'; readonly trouble: RecordTrouble }
  | { readonly code: 'no-packs'; readonly game: string }
  | { readonly code: 'cannot-read'; readonly file: string }
  | ({ readonly code: 'not-json'; readonly file: string } & Place)
  | { readonly code: 'cannot-write'; readonly file: string }
  | { readonly code: 'not-together'; readonly names: readonly [string, string] };

export const isFault = <T extends object>(result: T | UsageFault): result is UsageFault => 'code' in result;

/** Options that every command takes. */
export const common = { help: 'flag', lang: 'text' } as const satisfies Declared;

/** Reads a command line: `--name value`, `--name=value` (also for a value with dashes), `-h`, words; all after `--` are words. */
export function readArguments<const D extends Declared>(
  argv: readonly string[],
  declared: D,
): Arguments<D & typeof common> | UsageFault {
  const forms: Declared = { ...declared, ...common };
  const words: string[] = [];
  const options: Record<string, true | number | string> = {};
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? '';
    if (word === '--') {
      words.push(...argv.slice(i + 1));
      break;
    }
    if (!isOption(word)) {
      words.push(word);
      continue;
    }
    const { name, joined } = splitOption(word);
    const takesNext = joined === undefined && forms[name] !== 'flag';
    const next = argv[i + 1]?.startsWith('--') ? undefined : argv[i + 1];
    const read = readOption(forms, name, takesNext ? next : joined);
    if (isFault(read)) return read;
    options[name] = read.value;
    if (takesNext) i += 1;
  }
  return { words, options: options as Arguments<D & typeof common>['options'] };
}

/** A single dash, or a dash before a number, is a word. */
const isOption = (word: string): boolean => /^-(?:-.|[a-z])/i.test(word);

function splitOption(word: string): { name: string; joined: string | undefined } {
  if (word === '-h') return { name: 'help', joined: undefined };
  const [, name = word, joined] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
  return { name, joined };
}

function readOption(
  forms: Declared,
  name: string,
  text: string | undefined,
): { readonly value: true | number | string } | UsageFault {
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (form === undefined) return { code: 'no-such-option', name };
  if (form === 'flag') return text === undefined ? { value: true } : { code: 'no-value-wanted', name };
  if (text === undefined || text === '') return { code: 'value-wanted', name };
  if (name === 'lang' && !isLanguage(text)) return { code: 'no-such-language', value: text };
  if (form === 'text') return { value: text };
  if (!/^\d{1,15}$/.test(text)) return { code: 'whole-number-wanted', name, value: text };
  return { value: Number(text) };
}
