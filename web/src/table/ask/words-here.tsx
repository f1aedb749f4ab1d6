import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../parts/dialog.tsx';
import { useMessages } from '../../text/index.ts';
import { useTermsIn, WordList } from '../../words/word-list.tsx';

/**
 * What the words of the question and its answers mean: by the keyboard, and on a phone, where one cannot point at a word on a
 * button without pressing it.
 */
export function WordsHere({ game, sentences }: { game: string; sentences: readonly string[] }) {
  const say = useMessages();
  const [isOpen, open] = useState(false);
  const words = useTermsIn(sentences);
  if (words.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        aria-label={say.words.here}
        title={say.words.title}
        onClick={() => open(true)}
      >
        <span className="term" aria-hidden="true">
          Abc
        </span>
      </button>
      {isOpen &&
        createPortal(
          <Dialog title={say.words.title} onClose={() => open(false)}>
            <div className="dialog-body">
              <WordList game={game} words={words} />
            </div>
          </Dialog>,
          document.body,
        )}
    </>
  );
}
