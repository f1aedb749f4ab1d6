import { useLayoutEffect, useRef } from 'react';
import type { Entry } from '../../boards/playable.ts';
import { keep, kept } from '../../keeping.ts';
import { Store } from '../../store.ts';
import { Digits, digitOf } from './digits.ts';

interface Keys {
  readonly entries: readonly Entry[];
  readonly undo: () => void;
  readonly whyNot: () => void;
  readonly hint: () => void;
  readonly prepare: () => void;
  readonly stepIn: () => void;
  readonly stepBack: () => void;
  readonly stepOn: () => void;
  readonly toNow: () => void;
  readonly toMyQuestion: () => void;
  /** The last thing begun is left. */
  readonly escape: () => void;
}

const named: Readonly<Record<string, Exclude<keyof Keys, 'entries'>>> = {
  Escape: 'escape',
  u: 'undo',
  w: 'whyNot',
  h: 'hint',
  p: 'prepare',
  d: 'stepIn',
  n: 'toNow',
  q: 'toMyQuestion',
  ArrowLeft: 'stepBack',
  ArrowRight: 'stepOn',
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, select, textarea') || target.isContentEditable);

type Switch = 'on' | 'off';

/** Whether a letter or a digit does something by itself. Whoever speaks to their device, or presses keys unwillingly, has it off. */
export const singleKeys = new Store<Switch>(kept('single-keys') === 'off' ? 'off' : 'on');

export function switchSingleKeys(to: Switch): void {
  singleKeys.set(to);
  keep('single-keys', to);
}

/** Letters and digits reach neither the table nor its board while they are switched off or a dialog is open. */
function holdBack(event: KeyboardEvent): void {
  const isSingle = event.key.length === 1 && event.key !== ' ';
  if (!isSingle || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (singleKeys.value === 'off' || document.querySelector('dialog[open]') !== null)
    event.stopImmediatePropagation();
}

const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('a, button, summary, [tabindex="0"]');

/** The keyboard at a table: a digit is the option of that number (two digits where there are ten and more). */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useLayoutEffect(() => {
    const digits = new Digits(() => latest.current.entries);
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'Shift' || document.querySelector('dialog[open]') !== null) return;
      const digit = digitOf(event);
      const key = named[event.key];
      if (key !== undefined) latest.current[key]();
      if (digit !== undefined) digits.press(digit);
      else if (event.key === 'Enter' && !isOnControl(event.target)) digits.confirm();
      else digits.clear();
    };
    addEventListener('keydown', holdBack, { capture: true });
    addEventListener('keydown', press);
    return () => {
      digits.clear();
      removeEventListener('keydown', holdBack, { capture: true });
      removeEventListener('keydown', press);
    };
  }, []);
}
