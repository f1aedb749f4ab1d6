import { randomBot, searchers, tempered, temperedSearchers } from '@masterplan/bots';
import type { Bots } from '@masterplan/kernel';
import type { JusticeLeague } from '../rules/board.ts';
import { foresight } from './foresight.ts';
import { habits } from './habits.ts';
import { leanings } from './leanings.ts';
import { Sides } from './sides.ts';
import { Thumb } from './thumb.ts';

export { foresight } from './foresight.ts';

const thumb = new Thumb('thumb');
const random = randomBot<JusticeLeague>();
const silent = new Thumb('silent', { talk: 'none' });
const deaf = new Thumb('deaf', { hearing: 'none' });

/** A playout of this game goes on for two rounds: there are fewer of them. */
const playouts = { sharp: 128, ruthless: 768 };

const withTemper = tempered<JusticeLeague, Thumb>(
  (name, temper) => new Thumb(name, {}, { ...habits, ...leanings[temper] }),
  (own) => temperedSearchers(own, thumb, foresight, playouts),
);

/** Who can play the game; those that play one side otherwise are for the laboratory, where one bot has every seat. */
export const bots = {
  thumb,
  random,
  ...searchers(thumb, foresight, playouts),
  ...withTemper,
  'thumb-heroes': new Sides('thumb-heroes', thumb, random),
  'thumb-darkseid': new Sides('thumb-darkseid', random, thumb),
  'silent-heroes': new Sides('silent-heroes', silent, thumb),
  'deaf-darkseid': new Sides('deaf-darkseid', thumb, deaf),
  'silent-heroes-deaf-darkseid': new Sides('silent-heroes-deaf-darkseid', silent, deaf),
} satisfies Bots<JusticeLeague>;
