import { useRef, useState } from 'react';
import { useMessages } from '../text/index.ts';
import { copyOf } from './clipboard.ts';

/** A link with a button that copies it; where that fails it is selected, to be copied by hand. */
export function CopyLine({ link }: { link: string }) {
  const say = useMessages();
  const shown = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    if (shown.current !== null) setSaid((await copyOf(shown.current)) ? say.copied : say.copyByHand);
  };
  return (
    <div className="link-line">
      <code ref={shown}>{link}</code>
      <button type="button" className="button" onClick={() => void copy()}>
        {say.copy}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
