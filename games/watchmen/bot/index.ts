import { randomBot, searchers, tempered, temperedSearchers } from '@masterplan/bots';
import type { Bots } from '@masterplan/kernel';
import type { Watchmen } from '../rules/board.ts';
import { Dearest } from './dearest.ts';
import { foresight } from './foresight.ts';
import { habits } from './habits.ts';
import { leanings } from './leanings.ts';
import { Thumb } from './thumb.ts';

export { foresight } from './foresight.ts';
export { Thumb } from './thumb.ts';

const thumb = new Thumb('thumb');

/** Playouts are quicker than in most games, and in the base game two choices of three need none. */
const playouts = { sharp: 1024, ruthless: 4096 } as const;

const withTemper = tempered<Watchmen, Thumb>(
  (name, temper) => new Thumb(name, {}, { ...habits, ...leanings[temper] }),
  (own) => temperedSearchers(own, thumb, foresight, playouts),
);

/** Who can play the game, with the base set alone and with Watchmen; the last three are for the laboratory. */
export const bots = {
  thumb,
  random: randomBot<Watchmen>(),
  ...searchers(thumb, foresight, playouts),
  ...withTemper,
  dearest: new Dearest(),
  'no-hiding': new Thumb('no-hiding', { hiding: 'none' }),
  'no-belief': new Thumb('no-belief', { belief: 'none' }),
} satisfies Bots<Watchmen>;
