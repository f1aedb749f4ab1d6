import { unbrokenThroughout } from '@masterplan/kernel/words';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { reveal as en } from '../text/reveal.en.ts';
import { reveal as fr } from '../text/reveal.fr.ts';

const words = { en, fr: unbrokenThroughout(fr) };

export type RevealWords = typeof en;

/** What only the reveal says: it comes with it, in both languages. */
export const useRevealWords = (): RevealWords => words[useStore(settings).language];
