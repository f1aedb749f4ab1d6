import { randomBot } from '@masterplan/bots';
import { masterPlan } from '@masterplan/master-plan';
import { Thumb } from '@masterplan/master-plan/bot';
import type { Registry } from './registry.ts';

/** Every game the command offers: the one place of the command where a game is named. */
export const registry: Registry = [{ ...masterPlan, bots: { thumb: new Thumb('thumb'), random: randomBot } }];
