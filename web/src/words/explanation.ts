import type { Terms } from '@masterplan/boards';

/** A term as it is explained. */
export interface Explanation {
  readonly term: string;
  readonly name: string;
  readonly words: string;
  readonly clause: string;
}

/** The element of the page that holds what a term means. */
export const termId = (term: string): string => `term-${term}`;

/** The words of a game in the reader's language. */
export interface Lexicon {
  readonly terms: Terms;
  readonly explanations: readonly Explanation[];
}
