import { TermsContext } from '@masterplan/boards';
import { use } from 'react';
import { useMessages } from '../text/index.ts';
import type { Explanation } from './explanation.ts';
import { ExplanationsContext } from './terms.tsx';

/** The terms that stand in some sentences, each once, in the order of the glossary. */
export function useTermsIn(sentences: readonly string[]): readonly Explanation[] {
  const terms = use(TermsContext);
  const all = use(ExplanationsContext);
  const found = new Set(
    sentences
      .flatMap((sentence) => terms?.piecesOf(sentence) ?? [])
      .flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term])),
  );
  return all.filter(({ term }) => found.has(term));
}

/** Terms and what they mean, to be read one after another, each with the way to its clause. */
export function WordList({ game, words }: { game: string; words: readonly Explanation[] }) {
  const say = useMessages();
  return (
    <dl className="word-list">
      {words.map(({ term, name, words: meaning, clause }) => (
        <div key={term}>
          <dt>{name}</dt>
          <dd>
            {meaning}{' '}
            <a href={`/rules/${game}#${clause}`} target="_blank" rel="noreferrer">
              {say.clause(clause)}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
