import type { SeenEvent } from '@masterplan/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const usualBeat = 1200;
const most = 12;

/** How a game's events are shown, by name; those that stand nowhere are told in a line. */
export interface Staging {
  /** Events with a staging of their own. */
  readonly staged: readonly string[];
  /** Events that the board itself shows as they happen, or that come too often to be told. */
  readonly plain: readonly string[];
  /** Events that come several in one step and are staged together, once. */
  readonly together?: readonly string[];
}

/** What every game has, and no board tells. */
const silent = ['moved', 'shown', 'shuffled', 'rolled'];

export const isStaged = ({ name }: SeenEvent, { staged }: Staging): boolean => staged.includes(name);

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

/** The shots that a step makes: told lines only where somebody has the time to read them. */
function shotsOf(step: readonly SeenEvent[], beat: number, staging: Staging): Shot[] {
  const { plain, together = [] } = staging;
  const isTold = ({ name }: SeenEvent) => beat > 0 && !plain.includes(name) && !silent.includes(name);
  const isAgain = ({ name }: SeenEvent, at: number) =>
    together.includes(name) && step.findIndex((event) => event.name === name) < at;
  return step
    .filter((event, at) => (isStaged(event, staging) || isTold(event)) && !isAgain(event, at))
    .map((event) => ({ event, step }));
}

/** Lines that are still waiting when the next step comes are left to the log. */
const withoutOldLines = (waiting: readonly Shot[], staging: Staging): readonly Shot[] =>
  waiting.filter(({ event }, i) => i === 0 || isStaged(event, staging));

/** How long a shot stays: as long as the table's pace says, less while many wait. */
function lasts(kind: 'staged' | 'told', beat: number, waiting: number): number {
  const full = kind === 'staged' ? Math.max(900, beat) : Math.max(450, beat * 0.7);
  return full / (1 + Math.max(0, waiting - 2) / 3);
}

const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, summary') !== null;

type Played = { readonly news: readonly SeenEvent[]; readonly beat?: number };

/**
 * Plays what happened one event after another. A click goes on to the next; the space bar skips all that is running, and so
 * does an answer by number. Nothing waits for it: whoever is asked can answer meanwhile. A game gives the same staging always.
 */
export function useReel({ news, beat = usualBeat }: Played, staging: Staging): Reel {
  const [queue, setQueue] = useState<readonly Shot[]>([]);
  const heard = useRef(news);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    const shots = shotsOf(news, beat, staging);
    if (shots.length > 0)
      setQueue((waiting) => [...withoutOldLines(waiting, staging), ...shots].slice(-most));
  }, [news, beat, staging]);
  const [now, ...coming] = queue;
  const { length } = queue;
  useLayoutEffect(() => {
    if (now === undefined) return undefined;
    const next = () => setQueue((waiting) => waiting.slice(1));
    const skipByKey = (press: KeyboardEvent) => {
      if (press.key === ' ' && !isOnControl(press.target)) press.preventDefault();
      else if (!/^[0-9]$/.test(press.key)) return;
      setQueue([]);
    };
    const timer = setTimeout(next, lasts(isStaged(now.event, staging) ? 'staged' : 'told', beat, length));
    addEventListener('keydown', skipByKey);
    addEventListener('pointerdown', next);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', skipByKey);
      removeEventListener('pointerdown', next);
    };
  }, [now, beat, length, staging]);
  return { now, coming };
}
