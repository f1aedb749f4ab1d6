import {
  firstOf,
  type Hole,
  type Lens,
  type Option,
  type Shape,
  secondOf,
  wordForm,
  wordOf,
} from '../src/index.ts';

/** What an option is called: how the game words it, and its key with kinds in place of the cards the seat knows. */
export interface Called<T> {
  readonly what: T;
  readonly names: readonly string[];
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const spelled = (text: string): string => wordsIn(text).join(' ');

/**
 * The one entry that is meant: called exactly so, or else the only one that has all the words in one of its names.
 * Throws, with all that could be meant, where there is none or more than one.
 */
export function meant<T>(meaning: string, among: readonly Called<T>[], whose: string): T {
  const exact = among.filter(({ names }) => names.some((name) => spelled(name) === spelled(meaning)));
  const words = wordsIn(meaning);
  const fitting = among.filter(({ names }) =>
    names.some((name) => {
      const has = new Set(wordsIn(name));
      return words.every((word) => has.has(word));
    }),
  );
  const found = exact.length > 0 ? exact : fitting;
  const [only] = found;
  if (only !== undefined && found.length === 1) return only.what;
  const list = (found.length > 0 ? found : among).map(({ names }) => `\n  ${names.join('  |  ')}`).join('');
  throw new Error(
    found.length > 1
      ? `"${meaning}" could mean ${found.length} of ${whose}:${list}`
      : `"${meaning}" is none of ${whose}:${list || ' there are none'}`,
  );
}

/** The keys of an option with the kinds of the cards it may be about: `deploy captain to 2`. */
export function keysByKind<S extends Shape>(lens: Lens<S>, option: Option): string[] {
  const { game } = lens;
  const { pieces, holes } = wordForm(Object.values(game.words)[wordOf(option)] ?? game.keyOf(option));
  const namesOf = (part: number, hole: Hole | undefined): string[] => {
    const kind = hole === 'card' && part < lens.cards ? lens.kind(part) : undefined;
    return kind === undefined ? [String(part)] : [kind.id, String(part)];
  };
  const [head = '', middle, tail] = pieces;
  if (middle === undefined) return [head];
  return namesOf(firstOf(option), holes[0]).flatMap((first) =>
    tail === undefined
      ? [`${head}${first}${middle}`]
      : namesOf(secondOf(option), holes[1]).map((second) => `${head}${first}${middle}${second}${tail}`),
  );
}
