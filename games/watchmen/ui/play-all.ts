import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { planOf } from './play-order.ts';
import type { BoardProps } from './props.ts';
import type { View } from './read.ts';

/** Plays one after another all cards whose order does not matter. */
export interface PlayAll {
  /** How many cards it would play now. */
  readonly count: number;
  readonly isOn: boolean;
  readonly begin: () => void;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLElement && target.matches('input, select, textarea')) ||
  document.querySelector('dialog[open]') !== null;

/**
 * One gesture that answers a run of asks: it goes on with each new position, and stops where there is nothing plain left to
 * play, where a card that minds the order was drawn, and at any other question.
 */
export function usePlayAll({ lens, seat, entries }: Pick<BoardProps, 'lens' | 'seat' | 'entries'>): PlayAll {
  const [isOn, turn] = useState(false);
  const played = useRef<View>(undefined);
  const { next, count } = planOf(lens, seat, entries);
  useEffect(() => {
    if (!isOn || played.current === lens) return;
    played.current = lens;
    if (next === undefined) turn(false);
    else next.choose();
  });
  const canBegin = count > 1 && !isOn;
  useLayoutEffect(() => {
    if (!canBegin) return undefined;
    const press = (event: KeyboardEvent) => {
      const isPlainKey = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === 'a' && isPlainKey && !isTyping(event)) turn(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [canBegin]);
  return { count: isOn ? 0 : count, isOn, begin: () => turn(true) };
}
