import { masterPlan } from '@masterplan/master-plan';
import { Thumb } from '@masterplan/master-plan/bot';
import { shelve } from '../../../server/src/rules/shelve.ts';

/** The game as the tests' server offers it: one bundled program, which bots' threads run too. */
export const shelved = shelve(masterPlan, { bots: { thumb: new Thumb('thumb') } });
