import { program } from '@masterplan/bots';
import { masterPlan } from '@masterplan/master-plan';
import { Thumb } from '@masterplan/master-plan/bot';

/** The game as the tests' server offers it: one bundled program, which bots' threads run too. */
export const shelved = program({ ...masterPlan, bots: { thumb: new Thumb('thumb') }, levels: ['thumb'] });
