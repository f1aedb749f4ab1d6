import { bringEnglish } from '@masterplan/kernel/words/english';
import { tongues } from '../voice.ts';
import { cards as titles } from './cards.ts';
import { messages, places } from './messages.ts';

/** Lets the game be read in English. */
export function bring(): void {
  bringEnglish();
  tongues.bring('en', { messages: { ...messages, places }, titles });
}
