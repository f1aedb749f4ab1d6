import { answering, randomBot, searchers, tempered, temperedSearchers } from '@masterplan/bots';
import type { Bots } from '@masterplan/kernel';
import type { Tomorrow } from '../rules/board.ts';
import { foresight } from './foresight.ts';
import { habits } from './habits.ts';
import { leanings } from './leanings.ts';
import { Thumb } from './thumb.ts';

export { foresight } from './foresight.ts';

const thumb = new Thumb('thumb');

/** A playout of this game takes long, with four seats four times as long as with two: there are fewer of them. */
const playouts = { sharp: 64, ruthless: 256 };

const withTemper = tempered<Tomorrow, Thumb>(
  (name, temper) => new Thumb(name, {}, { ...habits, ...leanings[temper] }),
  (own) => temperedSearchers(own, thumb, foresight, playouts),
);

/** Who can play the game; the one without trade is for the laboratory. */
export const bots = {
  thumb,
  random: answering(randomBot<Tomorrow>()),
  ...searchers(thumb, foresight, playouts),
  ...withTemper,
  'no-trade': new Thumb('no-trade', { trade: 'none' }),
} satisfies Bots<Tomorrow>;
