import { orAnew } from '@masterplan/boards/later';
import type { Language } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import { createContext, use, useEffect, useState } from 'react';
import type { Messages } from './en.ts';

export type { Messages } from './en.ts';

const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  fr: () => import('./fr.ts').then(({ fr }) => unbrokenThroughout(fr)),
};

const loading = new Map<Language, Promise<Messages>>();

/** What the page says in a language, loaded when somebody first reads it. */
export function messagesIn(language: Language): Promise<Messages> {
  const known = loading.get(language) ?? orAnew(loaders[language]);
  loading.set(language, known);
  return known;
}

/** The page's words in a language; what was read before, until they are there. */
export function useMessagesIn(language: Language, first: Messages): Messages {
  const [say, setSay] = useState(first);
  useEffect(() => {
    let isWanted = true;
    void messagesIn(language).then((messages) => isWanted && setSay(messages));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return say;
}

export const MessagesContext = createContext<Messages | undefined>(undefined);

export function useMessages(): Messages {
  const say = use(MessagesContext);
  if (say === undefined) throw new Error('nothing is said outside the page');
  return say;
}
