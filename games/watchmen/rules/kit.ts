import { lineMaker, phaseMaker, verbOf, wordMaker } from '@masterplan/kernel';
import type { Condition } from '../content/sentences.ts';
import type { Voice } from '../text/voice.ts';
import type { Watchmen } from './board.ts';

/** A phase of this game. */
export const phase = phaseMaker<Watchmen>();
/**
 * A verb of this game. `it` is the card that a sentence before in the same part looked at, revealed or discarded; `them` are
 * several such. `you` is whoever carries the part out: the player of the card, or the player it is done to.
 */
export const verb = verbOf<Watchmen, Condition>()('may', 'if', 'ifDone', 'otherwise');
/** An option that a verb brings. */
export const word = wordMaker<Watchmen, Voice>();
/** A line of the log that a verb brings. */
export const line = lineMaker<Voice>();
