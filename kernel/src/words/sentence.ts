import type { Act, Joined, Modal, Phrase, Things } from './clause.ts';

/** Words on their way to a sentence, in either language. */
export type Words = readonly string[];

/** The first sentence gets the words before it ("If you do,"). */
export const led = (lead: Words, sentences: readonly Words[]): readonly Words[] => [
  [...lead, ...(sentences[0] ?? [])],
  ...sentences.slice(1),
];

/** A capital at the front, a full stop at the end. */
export const punctuated = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');

/** Who acts first. */
export function doerOf(deed: Act | Joined | Modal): Phrase {
  if (deed.kind === 'modal') return doerOf(deed.deed);
  if (deed.kind === 'act') return deed.subject;
  const first = deed.acts[0];
  if (first === undefined) throw new Error('a joined deed needs an act');
  return first.subject;
}

/** Whether the second subject can be left out after the first. */
export const sameDoer = (first: Phrase, second: Phrase): boolean =>
  (second.kind === 'again' && 'as' in first && first.as === second.name) ||
  (second.kind === 'you' && first.kind === 'you') ||
  (second.kind === 'again' && first.kind === 'again' && first.name === second.name);

/** Whether the count alone makes it plural; one is what the language takes for one. */
export function isPlural({ count, many }: Things): boolean {
  if (many) return true;
  if (typeof count === 'string') return count === 'all' || count === 'some' || count === 'any-number';
  if ('exactly' in count) return count.exactly > 1;
  if ('upTo' in count) return count.upTo > 1;
  return 'atLeast' in count && count.atLeast > 1;
}
