import type { Language } from '@masterplan/kernel';
import { en } from './asides.en.ts';
import { fr } from './asides.fr.ts';
import { words as first } from './index.ts';

const later = { en, fr };

/** All that the board says, for the parts of it that are loaded later. */
export const words = {
  in: (language: Language) => ({ ...first.in(language), ...later[language] }),
};
