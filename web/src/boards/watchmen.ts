import { game, textOf } from '@masterplan/watchmen/game';
import { ui } from '@masterplan/watchmen/ui';
import { orAnew } from '../parts/later.ts';
import type { Playable } from './playable.ts';

export const watchmen: Playable = {
  ...{ game, text: textOf, ui },
  words: () => orAnew(() => import('@masterplan/watchmen/text/explained')),
  packs: () => orAnew(() => import('@masterplan/watchmen/packs').then(({ readPack }) => readPack)),
};
