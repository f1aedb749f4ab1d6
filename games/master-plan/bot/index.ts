import { randomBot } from '@masterplan/bots';
import type { Bots } from '@masterplan/kernel';
import type { MasterPlan } from '../rules/board.ts';
import { remarkOn } from './remarks.ts';
import { Thumb } from './thumb.ts';

export { Thumb } from './thumb.ts';

/** Who can play the game; the handicapped ones are for the laboratory. */
export const bots = {
  thumb: Object.assign(new Thumb('thumb'), { speak: remarkOn }),
  random: randomBot<MasterPlan>(),
  'random-targets': new Thumb('random-targets', { targets: 'random' }),
  'random-deployment': new Thumb('random-deployment', { deployment: 'random' }),
} satisfies Bots<MasterPlan>;
