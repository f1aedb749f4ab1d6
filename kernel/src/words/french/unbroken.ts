const NBSP = '\u00a0';

/** Spaces that French print never breaks: before high punctuation and the percent sign, and inside quotation marks. */
export const unbroken = (text: string): string =>
  text.replace(/ ([:;!?»%])/g, `${NBSP}$1`).replace(/« /g, `«${NBSP}`);

/** All that a tree of texts says, its functions too, with the spaces that French print never breaks. */
export function unbrokenThroughout<T>(texts: T): T;
export function unbrokenThroughout(texts: unknown): unknown {
  if (typeof texts === 'string') return unbroken(texts);
  if (typeof texts === 'function') return (...all: unknown[]) => unbrokenThroughout(texts(...all));
  if (Array.isArray(texts)) return texts.map((each: unknown) => unbrokenThroughout(each));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, unbrokenThroughout(each)]));
}
