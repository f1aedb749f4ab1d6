import { useRef, useState } from 'react';
import { useMessages } from '../text/index.ts';
import { copyOf } from './clipboard.ts';

interface CopyLineProps {
  readonly line: string;
  /** What its button says, and what is said where it fails, if it is no link. */
  readonly words?: { readonly copy: string; readonly copyByHand: string };
}

/** A link, or another line, with a button that copies it; where that fails it is selected, to be copied by hand. */
export function CopyLine({ line, words }: CopyLineProps) {
  const say = useMessages();
  const { copy: label, copyByHand } = words ?? say;
  const shown = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    if (shown.current !== null) setSaid((await copyOf(shown.current)) ? say.copied : copyByHand);
  };
  return (
    <div className="link-line">
      <code ref={shown}>{line}</code>
      <button type="button" className="button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
