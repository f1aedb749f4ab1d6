import { unbrokenThroughout } from '@masterplan/kernel/words';
import { useMemo } from 'react';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { deedWords as en } from '../../text/deeds.en.ts';
import { deedWords as fr } from '../../text/deeds.fr.ts';
import { type Messages, useMessages } from '../../text/index.ts';

const words = { en, fr: unbrokenThroughout(fr) };

/** What the page says at deeds. */
export type DeedMessages = Messages & typeof en;

/** What the page says, with what is said of deeds at a table: that comes with the first of them, in both languages. */
export function useDeedMessages(): DeedMessages {
  const say = useMessages();
  const { language } = useStore(settings);
  return useMemo(() => ({ ...say, ...words[language] }), [say, language]);
}
