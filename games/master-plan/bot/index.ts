import { randomBot, searchers } from '@masterplan/bots';
import type { Bots } from '@masterplan/kernel';
import type { MasterPlan } from '../rules/board.ts';
import { foresightBy } from './foresight.ts';
import { remarkOn } from './remarks.ts';
import { Thumb } from './thumb.ts';

export { Thumb } from './thumb.ts';

const thumb = Object.assign(new Thumb('thumb'), { speak: remarkOn });

export const foresight = foresightBy(thumb);

/** Who can play the game; the handicapped ones are for the laboratory. */
export const bots = {
  thumb,
  random: randomBot<MasterPlan>(),
  ...searchers(thumb, foresight),
  'random-targets': new Thumb('random-targets', { targets: 'random' }),
  'random-deployment': new Thumb('random-deployment', { deployment: 'random' }),
} satisfies Bots<MasterPlan>;
