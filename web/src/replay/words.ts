import { unbrokenThroughout } from '@masterplan/kernel/words';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { replay as en } from '../text/replay.en.ts';
import { replay as fr } from '../text/replay.fr.ts';

const words = { en, fr: unbrokenThroughout(fr) };

/** What only a replay says: it comes with the replay, in both languages. */
export const useReplayWords = (): typeof en => words[useStore(settings).language];
