import { bringFrench } from '@masterplan/kernel/words/french';
import { tongues } from '../voice.ts';
import { cards as titles } from './cards.ts';
import { messages, places } from './messages.ts';
import { bringWords } from './words.ts';

/** Lets the game be read in French. */
export function bring(): void {
  bringFrench();
  bringWords();
  tongues.bring('fr', { messages: { ...messages, places }, titles });
}
