import { game, textOf } from '@masterplan/master-plan/game';
import { ui } from '@masterplan/master-plan/ui';
import { orAnew } from '../parts/later.ts';
import type { Playable } from './playable.ts';

export const masterPlan: Playable = {
  ...{ game, text: textOf, ui },
  words: () => orAnew(() => import('@masterplan/master-plan/text/explained')),
  packs: () => orAnew(() => import('@masterplan/master-plan/packs').then(({ readPack }) => readPack)),
};
