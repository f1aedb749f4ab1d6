import { tongues } from '../voice.ts';
import { cards as titles } from './cards.ts';
import { messages } from './messages.ts';

/** Lets the game be read in English. */
export const bring = (): void => tongues.bring('en', { messages, titles });
