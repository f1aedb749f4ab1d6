import { createContext, use } from 'react';

/** A part of a sentence: words as they stand, or a term of the game that explains itself. */
export type Piece = string | { readonly term: string; readonly words: string };

export interface Terms {
  /** Takes a sentence apart at the terms in it. */
  readonly piecesOf: (sentence: string) => readonly Piece[];
  /** The element of the page that holds what a term means. */
  readonly idOf: (term: string) => string;
}

/** The terms of the game on this page; absent until they are there, and where nothing is explained. */
export const TermsContext = createContext<Terms | undefined>(undefined);

/**
 * `pointed`: terms are no stops of the keyboard. So it is inside buttons, and where there are so many that they would stand
 * between a question and its answers. `reached`: each is a button of its own, where sentences are few and meant to be read.
 */
export const TermsReached = createContext<'pointed' | 'reached'>('pointed');

/** A sentence whose terms explain themselves. */
export function Said({ children }: { children: string }) {
  const terms = use(TermsContext);
  const how = use(TermsReached);
  if (terms === undefined) return children;
  return terms.piecesOf(children).map((piece, at) => {
    if (typeof piece === 'string') return piece;
    const { term, words } = piece;
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    if (how === 'pointed')
      return (
        <span key={at} className="term" data-term={term}>
          {words}
        </span>
      );
    return (
      <button key={at} type="button" className="term" data-term={term} aria-describedby={terms.idOf(term)}>
        {words}
      </button>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
}
