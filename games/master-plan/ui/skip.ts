import { useEffect, useLayoutEffect, useState } from 'react';
import { hasFallen } from '../rules/facts.ts';
import type { BoardProps } from './props.ts';
import { zoneOf } from './read.ts';

export interface Skip {
  /** The fight going on is one the viewer has no Super in: it can be skipped. */
  readonly isPossible: boolean;
  readonly isOn: boolean;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Whether the viewer has, or had, a Super in the fight going on. */
const isPartOf = ({ lens, seat }: BoardProps): boolean =>
  zoneOf(lens, 'squad', seat, lens.fields.here).length > 0 || hasFallen(lens, seat);

/**
 * A fight of others that is skipped is not played: it is told in a line. Where nobody else minds, bots hurry through it. It
 * lasts for one Throwdown.
 */
export function useSkip(props: BoardProps): Skip {
  const { lens, seat, hurry } = props;
  const { here, round } = lens.fields;
  const [skipped, skip] = useState('');
  const fight = `${round} ${here}`;
  const isPossible = seat >= 0 && here >= 0 && lens.outcome === null && !isPartOf(props);
  const isOn = isPossible && skipped === fight;
  useEffect(() => {
    if (!isOn) return undefined;
    hurry?.('at once');
    return () => hurry?.('as before');
  }, [isOn, hurry]);
  useLayoutEffect(() => {
    if (!isPossible) return undefined;
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.key === 's' && !isTyping && !event.ctrlKey && !event.metaKey) skip(fight);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isPossible, fight]);
  return { isPossible, isOn, begin: () => skip(fight), end: () => skip('') };
}
