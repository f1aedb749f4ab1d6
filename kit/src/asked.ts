import { argumentText } from './argument-text.ts';
import { type Arguments, type Declared, isArgumentFault, readArguments } from './arguments.ts';

/** What to print and how to end, where a command is not run: help was wanted, or the command line is wrong. */
export interface Instead {
  readonly sentence: string;
  readonly exitCode: 0 | 2;
}

/** Reads the command line of a developers' command. Words are refused unless it says what they are. */
export function askedOf<const D extends Declared>(
  argv: readonly string[],
  declared: D,
  help: string,
  isWord: (word: string) => boolean = () => false,
): Arguments<D> | Instead {
  const read = readArguments(argv, declared);
  if (isArgumentFault(read)) return { sentence: `${argumentText.en(read)}\n\n${help}`, exitCode: 2 };
  if (read.options.help) return { sentence: help, exitCode: 0 };
  const word = read.words.find((each) => !isWord(each));
  if (word === undefined) return read;
  return { sentence: `${argumentText.en({ code: 'too-many-words', word })}\n\n${help}`, exitCode: 2 };
}

/** Prints what is to be said instead of running a command, and ends the program. */
export function leave({ sentence, exitCode }: Instead): never {
  (exitCode === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exit(exitCode);
}

/** The command line of this program, or its end: with help, or with what is wrong. */
export function asked<const D extends Declared>(
  declared: D,
  help: string,
  isWord?: (word: string) => boolean,
): Arguments<D> {
  const read = askedOf(process.argv.slice(2), declared, help, isWord);
  return 'sentence' in read ? leave(read) : read;
}
