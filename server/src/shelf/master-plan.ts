import { randomBot } from '@masterplan/bots';
import { masterPlan } from '@masterplan/master-plan';
import { Thumb } from '@masterplan/master-plan/bot';
import { remarkOn } from '@masterplan/master-plan/remarks';
import { shelve } from '../rules/shelve.ts';

/** Bundled on its own, this is the rules program of Master Plan. */
export const shelved = shelve(masterPlan, {
  bots: { thumb: Object.assign(new Thumb('thumb'), { speak: remarkOn }), random: randomBot() },
});
