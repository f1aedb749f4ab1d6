import { unbrokenThroughout } from '@masterplan/kernel/words';
import { useMemo } from 'react';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { type Messages, useMessages } from '../../text/index.ts';
import { talkWords as en } from '../../text/talk.en.ts';
import { talkWords as fr } from '../../text/talk.fr.ts';

export type TalkWords = typeof en;

const words = { en, fr: unbrokenThroughout(fr) };

/** What the page says, with what is said only where people talk: that comes with the talk, in both languages. */
export function useTalkMessages(): Messages & TalkWords {
  const say = useMessages();
  const { language } = useStore(settings);
  return useMemo(() => ({ ...say, ...words[language] }), [say, language]);
}
