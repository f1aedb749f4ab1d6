import { masterPlanBots, watchmenBots } from '@masterplan/bots';
import { masterPlan } from '@masterplan/master-plan';
import { watchmen } from '@masterplan/watchmen';
import type { Registry } from './registry.ts';

/** Every game the command offers: the one place of the command where a game is named. */
export const registry: Registry = [
  { ...masterPlan, bots: masterPlanBots },
  { ...watchmen, bots: watchmenBots },
];
