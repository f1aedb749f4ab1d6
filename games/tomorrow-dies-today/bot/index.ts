import { answering, randomBot, searchers } from '@masterplan/bots';
import type { Bots } from '@masterplan/kernel';
import type { Tomorrow } from '../rules/board.ts';
import { foresight } from './foresight.ts';
import { Thumb } from './thumb.ts';

export { foresight } from './foresight.ts';

const thumb = new Thumb('thumb');

/** Who can play the game; the one without trade is for the laboratory. */
export const bots = {
  thumb,
  random: answering(randomBot<Tomorrow>()),
  ...searchers(thumb, foresight, { sharp: 128, ruthless: 512 }),
  'no-trade': new Thumb('no-trade', { trade: 'none' }),
} satisfies Bots<Tomorrow>;
