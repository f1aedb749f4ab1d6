import { useId, useRef, useState } from 'react';
import { go } from '../route.ts';
import { useMessages } from '../text/index.ts';
import { opened, type ReelFault, reelIn } from './reel.ts';

/** Larger files hold no game. */
const mostBytes = 8_000_000;

/** Opens a record from the disk of whoever sits here. It is read by the page and goes nowhere. */
export function OpenFile() {
  const say = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<ReelFault>();
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const reel = file.size > mostBytes ? 'not-a-record' : reelIn(await file.text());
    if (typeof reel === 'string') return setFault(reel);
    opened.set(reel);
    go('/replay/file');
  };
  return (
    <div className="open-file">
      <input
        ref={input}
        id={id}
        className="unseen"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label={say.reel.open}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {say.reel.open}
      </button>
      {fault !== undefined && (
        <p className="fault" role="alert">
          {say.reel.faults[fault]}
        </p>
      )}
    </div>
  );
}
