import { lineMaker, phaseMaker, verbOf, wordMaker } from '@masterplan/kernel';
import type { Condition, Sentence } from '../content/sentences.ts';
import type { Voice } from '../text/voice.ts';
import type { Watchmen } from './board.ts';

/** A phase of this game. */
export const phase = phaseMaker<Watchmen>();
/** A verb of this game. */
export const verb = verbOf<Watchmen, Condition, Sentence>()('may', 'if', 'ifDone', 'otherwise');
/** An option that a verb brings. */
export const word = wordMaker<Watchmen, Voice>();
/** A line of the log that a verb brings. */
export const line = lineMaker<Voice>();
