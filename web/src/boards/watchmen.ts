import { game, readPack, textOf } from '@masterplan/watchmen';
import { ui } from '@masterplan/watchmen/ui';
import type { Playable } from './playable.ts';

export const watchmen: Playable = { game, text: textOf, readPack, ui };
