import type { MasterPlan } from '@masterplan/master-plan';
import { Thumb } from '@masterplan/master-plan/bot';
import type { Watchmen } from '@masterplan/watchmen';
import { Dearest, Thumb as WatchmenThumb } from '@masterplan/watchmen/bot';
import type { Bots } from './bot.ts';
import { randomBot } from './random.ts';

/** Who can play All Part of the Master Plan; the handicapped ones are for the laboratory. */
export const masterPlanBots = {
  thumb: new Thumb('thumb'),
  random: randomBot(),
  'random-targets': new Thumb('random-targets', { targets: 'random' }),
  'random-deployment': new Thumb('random-deployment', { deployment: 'random' }),
} satisfies Bots<MasterPlan>;

/** Who can play the DC Deck-Building Game, alone and with Watchmen; the last three are for the laboratory. */
export const watchmenBots = {
  thumb: new WatchmenThumb('thumb'),
  random: randomBot(),
  dearest: new Dearest(),
  'no-hiding': new WatchmenThumb('no-hiding', { hiding: 'none' }),
  'no-belief': new WatchmenThumb('no-belief', { belief: 'none' }),
} satisfies Bots<Watchmen>;
