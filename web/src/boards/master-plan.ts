import { game, readPack, textOf } from '@masterplan/master-plan';
import { ui } from '@masterplan/master-plan/ui';
import type { Playable } from './playable.ts';

export const masterPlan: Playable = { game, text: textOf, readPack, ui };
