import type { Playable } from '@masterplan/boards/playable';
import { game, textOf } from './game.ts';
import { ui } from './ui/index.ts';

/** What the page loads when somebody sits down to the game. */
export const playable: Playable = {
  ...{ game, text: textOf, ui },
  words: () => import('./text/explained.ts'),
  packs: () => import('./packs.ts').then(({ readPack }) => readPack),
};
