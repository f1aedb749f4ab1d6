import { bringFrench } from '@masterplan/kernel/words/french';
import { names as titles } from '../names.fr.ts';
import { tongues } from '../voice.ts';
import { messages } from './messages.ts';

/** Lets the game be read in French. */
export function bring(): void {
  bringFrench();
  tongues.bring('fr', { messages, titles });
}
