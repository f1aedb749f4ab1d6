import { orAnew } from '@masterplan/boards/later';
import { useEffect, useMemo, useState } from 'react';
import type { GameUi } from '../boards/playable.ts';
import { useSpeech } from '../boards/use-speech.ts';
import type { Film } from '../replay/film.ts';
import type { AnyReveal, AnyTold } from './any.ts';

/** What a game has to tell when it is over; undefined until it is there. */
export function useReveal(ui: GameUi): AnyReveal | undefined {
  const [reveal, setReveal] = useState<AnyReveal>();
  useEffect(() => {
    let isWanted = true;
    if (ui.reveal !== undefined) void orAnew(ui.reveal).then((found) => isWanted && setReveal(found));
    return () => {
      isWanted = false;
    };
  }, [ui]);
  return reveal;
}

/** A finished game in the words of its reader. */
export function useTold({ rerun, speeches, options }: Film, names: readonly string[]): AnyTold {
  const { language, speech } = useSpeech(speeches);
  return useMemo(
    () => ({ rerun, language, text: speech(rerun.game, options), names }),
    [rerun, language, speech, options, names],
  );
}
