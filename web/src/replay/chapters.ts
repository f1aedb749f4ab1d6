import { useMemo } from 'react';
import type { AnyText } from '../boards/playable.ts';
import type { Film } from './film.ts';

/** A part of the game that has a name (`Round 2: Battle`), and where it begins. */
export interface Chapter {
  readonly title: string;
  readonly at: number;
}

export function useChapters({ rerun }: Film, text: AnyText): readonly Chapter[] {
  return useMemo(() => {
    const moments = Array.from({ length: rerun.lastMoment + 1 }, (_, moment) => moment);
    const titles = moments.map((moment) => text.chapter?.(rerun.lensAt(moment, 'public')) ?? '');
    return titles.flatMap((title, at) => (title !== titles[at - 1] ? [{ title, at }] : []));
  }, [rerun, text]);
}
