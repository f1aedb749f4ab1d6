import type { Language } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import { en, type LabText } from './en.ts';
import { fr } from './fr.ts';

export type { LabText };
export const texts: Readonly<Record<Language, LabText>> = { en, fr: unbrokenThroughout(fr) };
