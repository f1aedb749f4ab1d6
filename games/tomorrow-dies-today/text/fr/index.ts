import { bringFrench } from '@masterplan/kernel/words/french';
import { titled, tongues } from '../voice.ts';
import { names } from './cards.ts';
import { messages } from './messages.ts';
import { bringWords } from './words.ts';

/** Lets the game be read in French. */
export function bring(): void {
  bringFrench();
  bringWords();
  tongues.bring('fr', { messages, titles: titled(names) });
}
