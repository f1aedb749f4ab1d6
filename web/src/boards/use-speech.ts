import type { Speech } from '@masterplan/boards/playable';
import type { Language } from '@masterplan/kernel';
import { use, useEffect, useState } from 'react';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import type { Speeches } from './speech.ts';

/** What a game says in a language, asked for now; undefined until it is there. */
export function useSpeechIn(speeches: Speeches, language: Language): Speech | undefined {
  const [, setThere] = useState<Speech>();
  useEffect(() => {
    let isWanted = true;
    void speeches.load(language).then((speech) => isWanted && setThere(() => speech));
    return () => {
      isWanted = false;
    };
  }, [speeches, language]);
  return speeches.in(language);
}

/** What a game says in the reader's language; in the one they read before, until it is there. Waits in a Suspense for the first. */
export function useSpeech(speeches: Speeches): { readonly language: Language; readonly speech: Speech } {
  const { language } = useStore(settings);
  const [first] = useState(language);
  const before = use(speeches.load(first));
  const now = useSpeechIn(speeches, language);
  return now === undefined ? { language: first, speech: before } : { language, speech: now };
}
