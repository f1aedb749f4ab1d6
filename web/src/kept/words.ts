import { unbrokenThroughout } from '@masterplan/kernel/words';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { kept as en } from '../text/kept.en.ts';
import { kept as fr } from '../text/kept.fr.ts';

const words = { en, fr: unbrokenThroughout(fr) };

/** What only this page says: it comes with it, in both languages. */
export const useKeptWords = (): typeof en => words[useStore(settings).language];
