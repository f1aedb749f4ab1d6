import { watchmen as registered } from '@masterplan/watchmen';
import { ui } from '@masterplan/watchmen/ui';
import type { Playable } from './playable.ts';

export const watchmen: Playable = {
  game: registered.game,
  text: (game) => registered.text(game),
  readPack: (data) => registered.readPack?.(data) ?? { faults: [] },
  ui,
};
