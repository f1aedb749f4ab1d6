import { randomBot, searcher, searchers, tempered, temperedSearchers } from '@masterplan/bots';
import type { Bot, Bots } from '@masterplan/kernel';
import type { MasterPlan } from '../rules/board.ts';
import { foresightBy } from './foresight.ts';
import { habits } from './habits.ts';
import { leanings } from './leanings.ts';
import { decoyOn, remarkOn } from './remarks.ts';
import { Thumb } from './thumb.ts';

export { Thumb } from './thumb.ts';

const thumb = Object.assign(new Thumb('thumb'), { speak: remarkOn });

export const foresight = foresightBy(thumb);

/** As many as Sharp has: with a quarter of them most of a hand's deployments are hardly tried. */
const PLAYOUTS = 512;

const deployer = searcher('searched-deployment', thumb, foresight, PLAYOUTS);

/** Searches where to send its Supers and does all else by rules of thumb. */
const searchedDeployment: Bot<MasterPlan> = {
  ...deployer,
  choose: (lens, ...rest) => (lens.frame.verb === 'assemble' ? deployer : thumb).choose(lens, ...rest),
};

const withTemper = tempered<MasterPlan, Thumb>(
  (name, temper) =>
    Object.assign(new Thumb(name, {}, { ...habits, ...leanings[temper] }), {
      speak: temper === 'sly' ? decoyOn : remarkOn,
    }),
  (own) => temperedSearchers(own, thumb, foresightBy(own)),
);

/** Who can play the game; those after the temperaments are for the laboratory. */
export const bots = {
  thumb,
  random: randomBot<MasterPlan>(),
  ...searchers(thumb, foresight),
  ...withTemper,
  'random-targets': new Thumb('random-targets', { targets: 'random' }),
  'random-deployment': new Thumb('random-deployment', { deployment: 'random' }),
  'second-best': new Thumb('second-best', { deployment: 'second-best' }),
  'searched-deployment': searchedDeployment,
} satisfies Bots<MasterPlan>;
