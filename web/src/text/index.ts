import { unbrokenThroughout } from '@masterplan/kernel/words';
import { createContext, use } from 'react';
import { en, type Messages } from './en.ts';
import { fr } from './fr.ts';

export const messages: Readonly<Record<'en' | 'fr', Messages>> = {
  en,
  fr: unbrokenThroughout(fr),
};
export type { Messages } from './en.ts';

export const MessagesContext = createContext<Messages>(en);
export const useMessages = (): Messages => use(MessagesContext);
