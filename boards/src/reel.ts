import type { SeenEvent, Shape } from '@masterplan/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardProps } from './props.ts';
import { isStaged, type Staging } from './staging.ts';

/** Whoever wants less motion waits less for it too. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const usualBeat = 1200;
const most = 12;

/** What every game has, and no board tells. */
const silent = ['moved', 'shown', 'shuffled', 'rolled'];

/** An event that is played, with all that happened in the same step. */
export interface Shot {
  readonly event: SeenEvent;
  readonly step: readonly SeenEvent[];
  /** What is said of it, where the whole step is told as one. */
  readonly words?: string;
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

/** How long a shot stays: as long as the viewer's pace says, less while many wait. */
function lasts(kind: 'staged' | 'told', beat: number, waiting: number): number {
  const [scene, line] = isStill() ? [600, 300] : [900, 450];
  const full = kind === 'staged' ? Math.max(scene, beat) : Math.max(line, beat * 0.7);
  return full / (1 + Math.max(0, waiting - 2) / 3);
}

const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, summary') !== null;

type Played = Pick<BoardProps<Shape>, 'news' | 'beat' | 'told' | 'scenes' | 'isSkipping'>;

/** What is played of the news. */
function playedOf({ news, told, beat = usualBeat }: Played, staging: Staging): Shot[] {
  const [event] = news;
  if (told === undefined || event === undefined) return shotsOf(news, beat, staging);
  return beat === 0 ? [] : [{ event, step: news, words: told }];
}

/**
 * Plays what happened one event after another. A click goes on to the next; the space bar skips all that is running, and so
 * does an answer by number. Nothing waits for it: whoever is asked can answer meanwhile. A game gives the same staging always.
 */
export function useReel(played: Played, staging: Staging): Reel {
  const { news, beat = usualBeat, scenes, isSkipping = false } = played;
  const latest = useRef(played);
  latest.current = played;
  const [queue, setQueue] = useState<readonly Shot[]>([]);
  const heard = useRef(news);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    const shots = playedOf(latest.current, staging);
    if (shots.length > 0)
      setQueue((waiting) => [...withoutOldLines(waiting, staging), ...shots].slice(-most));
  }, [news, staging]);
  useEffect(() => {
    if (isSkipping) setQueue([]);
  }, [isSkipping]);
  const [now, ...coming] = queue;
  const { length } = queue;
  useEffect(() => scenes?.(length), [scenes, length]);
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
