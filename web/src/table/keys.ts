import { useEffect, useRef } from 'react';
import type { Entry } from '../boards/playable.ts';

interface Keys {
  readonly entries: readonly Entry[];
  readonly unpick: () => void;
  readonly undo: () => void;
  readonly whyNot: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, select, textarea') || target.isContentEditable);

/** The keyboard at a table: a digit is the option of that number (two digits where there are ten and more). */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    let typed = '';
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const { entries, unpick, undo, whyNot } = latest.current;
      if (event.key === 'Escape') unpick();
      else if (event.key === 'u') undo();
      else if (event.key === 'w') whyNot();
      if (!/^[0-9]$/.test(event.key)) {
        typed = '';
        return;
      }
      typed += event.key;
      const no = Number(typed);
      if (no * 10 <= entries.length && no > 0) return;
      typed = '';
      entries.find((entry) => entry.no === no)?.choose();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
