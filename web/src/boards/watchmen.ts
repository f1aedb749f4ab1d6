import { game, textOf } from '@masterplan/watchmen/game';
import { ui } from '@masterplan/watchmen/ui';
import type { Playable } from './playable.ts';

export const watchmen: Playable = {
  ...{ game, text: textOf, ui },
  packs: () => import('@masterplan/watchmen/packs').then(({ readPack }) => readPack),
};
