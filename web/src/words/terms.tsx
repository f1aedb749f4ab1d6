import './terms.css';
import { TermsContext } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import { createContext, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Explanation, Lexicon } from './explanation.ts';

const Explaining = later(() => import('./explaining.tsx').then(({ Explaining }) => Explaining));

/** What somebody does who reads. */
const readings = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** Whether a page's words are wanted: on a page to be read at once, at a table when somebody first stirs, so that nobody waits. */
function useIsWanted(load: 'at once' | 'when read'): boolean {
  const [isWanted, want] = useState(load === 'at once');
  useEffect(() => {
    if (isWanted) return undefined;
    const stir = () => want(true);
    for (const reading of readings) addEventListener(reading, stir, { capture: true, passive: true });
    return () => {
      for (const reading of readings) removeEventListener(reading, stir, { capture: true });
    };
  }, [isWanted]);
  return isWanted;
}

/** The terms of the game on this page, as they are explained, in the order of its glossary. */
export const ExplanationsContext = createContext<readonly Explanation[]>([]);

interface TermsProps {
  readonly game: string;
  readonly load: 'at once' | 'when read';
  readonly children: ReactNode;
}

/** Within it the words of a game explain themselves: pointed at, tapped, or reached by the keyboard. */
export function TermsOf({ game, load, children }: TermsProps) {
  const [words, setWords] = useState<Lexicon>();
  const isWanted = useIsWanted(load);
  return (
    <TermsContext value={words?.terms}>
      <ExplanationsContext value={words?.explanations ?? noWords}>
        {children}
        {isWanted && (
          <Suspense fallback={null}>
            <Explaining game={game} onWords={setWords} />
          </Suspense>
        )}
      </ExplanationsContext>
    </TermsContext>
  );
}

const noWords: readonly Explanation[] = [];
