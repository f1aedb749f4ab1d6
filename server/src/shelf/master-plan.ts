import { randomBot } from '@masterplan/bots';
import { masterPlan } from '@masterplan/master-plan';
import { Thumb } from '@masterplan/master-plan/bot';
import { shelve } from '../rules/shelve.ts';

/** Bundled on its own, this is the rules program of Master Plan. */
export const shelved = shelve(masterPlan, { bots: { thumb: new Thumb('thumb'), random: randomBot() } });
