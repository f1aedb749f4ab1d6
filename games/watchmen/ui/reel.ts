import type { SeenEvent } from '@masterplan/kernel';
import { useEffect, useRef, useState } from 'react';
import type { BoardProps } from './props.ts';

/** Events with a staging of their own; all others are told in a line. */
const staged = [
  ...['appeared', 'defeated'],
  ...['challenge', 'beaten', 'role', 'plot', 'player destroyed', 'struck'],
];
/** Events that the board itself shows as they happen, or that come too often to be told. */
const plain = [
  ...[
    'hero',
    'turn',
    'played',
    'set off',
    'power',
    'drew',
    'reshuffled',
    'discarded the rest',
    'line-up',
    'scored',
  ],
  ...['moved', 'shown', 'shuffled', 'rolled'],
];

const usualBeat = 1200;
const most = 12;

export const isStaged = ({ name }: SeenEvent): boolean => staged.includes(name);

/** An event that is played, with all that happened in the same step. */
export interface Shot {
  readonly event: SeenEvent;
  readonly step: readonly SeenEvent[];
}

/** What is being played over the board: what is shown now, and what is to come. */
export interface Reel {
  readonly now: Shot | undefined;
  readonly coming: readonly Shot[];
}

const isTold = ({ name }: SeenEvent): boolean => !plain.includes(name);

/** Lines that are still waiting when the next step comes are left to the log. */
const withoutOldLines = (waiting: readonly Shot[]): readonly Shot[] =>
  waiting.filter(({ event }, i) => i === 0 || isStaged(event));

/** How long an event stays: as long as the table's pace says, less while many wait. */
function lasts(event: SeenEvent, beat: number, waiting: number): number {
  const full = isStaged(event) ? Math.max(900, beat) : Math.max(450, beat * 0.7);
  return full / (1 + Math.max(0, waiting - 2) / 3);
}

const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, summary') !== null;

/**
 * Plays what happened one event after another. A click goes on to the next; the space bar skips all that is running, and so
 * does an answer by number. Nothing waits for it: whoever is asked can answer meanwhile.
 */
export function useReel({ news, beat = usualBeat }: Pick<BoardProps, 'news' | 'beat'>): Reel {
  const [queue, setQueue] = useState<readonly Shot[]>([]);
  const heard = useRef(news);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    const firstRole = news.find(({ name }) => name === 'role');
    const shots = news
      .filter((event) => isStaged(event) || (beat > 0 && isTold(event)))
      .filter((event) => event.name !== 'role' || event === firstRole)
      .map((event) => ({ event, step: news }));
    if (shots.length > 0) setQueue((waiting) => [...withoutOldLines(waiting), ...shots].slice(-most));
  }, [news, beat]);
  const [now, ...coming] = queue;
  const { length } = queue;
  useEffect(() => {
    if (now === undefined) return undefined;
    const next = () => setQueue((waiting) => waiting.slice(1));
    const skipByKey = (press: KeyboardEvent) => {
      if (press.key === ' ' && !isOnControl(press.target)) press.preventDefault();
      else if (!/^[0-9]$/.test(press.key)) return;
      setQueue([]);
    };
    const timer = setTimeout(next, lasts(now.event, beat, length));
    addEventListener('keydown', skipByKey);
    addEventListener('pointerdown', next);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', skipByKey);
      removeEventListener('pointerdown', next);
    };
  }, [now, beat, length]);
  return { now, coming };
}
