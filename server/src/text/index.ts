import type { Language } from '@masterplan/kernel';
import { en, type ServeText } from './en.ts';
import { fr } from './fr.ts';

export type { ServeText };

export const texts: Readonly<Record<Language, ServeText>> = { en, fr };
