import { lineMaker, phaseMaker, verbOf, wordMaker } from '@masterplan/kernel';
import type { Voice } from '../text/voice.ts';
import type { MasterPlan } from './board.ts';
import type { ConditionSaid } from './conditions/kit.ts';

/** A phase of this game. */
export const phase = phaseMaker<MasterPlan>();
/** A verb of this game. `may`: the Mastermind can decline. `if` is made by one of `rules/conditions`. `ifDone`: "if you do". */
export const verb = verbOf<MasterPlan, ConditionSaid>()('may', 'if', 'ifDone');
/** An option that a verb brings. */
export const word = wordMaker<MasterPlan, Voice>();
/** A line of the log that a verb brings. */
export const line = lineMaker<Voice>();
