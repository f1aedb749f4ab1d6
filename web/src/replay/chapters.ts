import { useMemo } from 'react';
import type { AnyGame, AnyText } from '../boards/playable.ts';
import { lensOf, type Step } from './steps.ts';

/** A part of the game that has a name (`Round 2: Battle`), and where it begins. */
export interface Chapter {
  readonly title: string;
  readonly at: number;
}

export function useChapters(game: AnyGame, steps: readonly Step[], text: AnyText): readonly Chapter[] {
  return useMemo(() => {
    const titles = steps.map((each) => text.chapter?.(lensOf(game, each, 'public')) ?? '');
    return titles.flatMap((title, at) => (title !== titles[at - 1] ? [{ title, at }] : []));
  }, [steps, text, game]);
}
