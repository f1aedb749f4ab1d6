import { agreementMaker, lineMaker, phaseMaker, verbOf, wordMaker } from '@masterplan/kernel';
import type { Voice } from '../text/voice.ts';
import type { Tomorrow } from './board.ts';
import type { ConditionSaid } from './conditions/kit.ts';

/** A phase of this game. */
export const phase = phaseMaker<Tomorrow>();
/** A decision of several players. */
export const agreement = agreementMaker<Tomorrow>();
/** A verb of this game. `may`: whoever acts can decline. `if` is made by one of `rules/conditions`. */
export const verb = verbOf<Tomorrow, ConditionSaid>()('may', 'if', 'ifDone', 'otherwise');
/** An option that a verb brings. */
export const word = wordMaker<Tomorrow, Voice>();
/** A line of the log that a verb brings. */
export const line = lineMaker<Voice>();

/** What a verb is declared with that is never carried out: rules read its sentences while their card is in play. */
export const lasting = {
  lasting: true,
  without: ['may', 'if', 'ifDone', 'otherwise'],
  run: () => undefined,
} as const;
