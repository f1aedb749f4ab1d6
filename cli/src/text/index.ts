import type { Language } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** All that the command says in one language. */
export type Texts = typeof en;

export const texts: Readonly<Record<Language, Texts>> = { en, fr: unbrokenThroughout(fr) };
