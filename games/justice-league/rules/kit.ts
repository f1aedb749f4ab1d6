import { agreementMaker, lineMaker, phaseMaker, verbOf, wordMaker } from '@masterplan/kernel';
import type { Voice } from '../text/voice.ts';
import type { JusticeLeague } from './board.ts';
import type { ConditionSaid } from './conditions/kit.ts';

/** A phase of this game. */
export const phase = phaseMaker<JusticeLeague>();
/** A decision of several heroes. */
export const agreement = agreementMaker<JusticeLeague>();
/**
 * A verb of this game. `may`: whoever acts can decline. `if` is made by one of `rules/conditions`. A verb that can be left undone
 * without that word ("up to two") says `optional: true`.
 */
export const verb = verbOf<JusticeLeague, ConditionSaid>()('may', 'if', 'ifDone', 'otherwise');
/** An option that a verb brings. */
export const word = wordMaker<JusticeLeague, Voice>();
/** A line of the log that a verb brings. */
export const line = lineMaker<Voice>();
