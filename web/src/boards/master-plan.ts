import { masterPlan as registered } from '@masterplan/master-plan';
import { ui } from '@masterplan/master-plan/ui';
import type { Playable } from './playable.ts';

export const masterPlan: Playable = {
  game: registered.game,
  text: (game) => registered.text(game),
  readPack: (data) => registered.readPack?.(data) ?? { faults: [] },
  ui,
};
