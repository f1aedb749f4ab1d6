import { bringEnglish } from '@masterplan/kernel/words/english';
import { titled, tongues } from '../voice.ts';
import { names } from './cards.ts';
import { messages } from './messages.ts';

/** Lets the game be read in English. */
export function bring(): void {
  bringEnglish();
  tongues.bring('en', { messages, titles: titled(names) });
}
