import { bringEnglish } from '@masterplan/kernel/words/english';
import { names as titles } from '../names.en.ts';
import { tongues } from '../voice.ts';
import { messages } from './messages.ts';

/** Lets the game be read in English. */
export function bring(): void {
  bringEnglish();
  tongues.bring('en', { messages, titles });
}
