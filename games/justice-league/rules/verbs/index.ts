import { advance } from './advance.ts';
import { boomTube } from './boom-tube.ts';
import { complete } from './complete.ts';
import { confront } from './confront.ts';
import { drawCrises } from './draw-crises.ts';
import { heal } from './heal.ts';
import { move } from './move.ts';
import { playAnother } from './play-another.ts';
import { playCrises } from './play-crises.ts';
import { raise } from './raise.ts';
import { recover } from './recover.ts';
import { refresh } from './refresh.ts';
import { reveal } from './reveal.ts';
import { transport } from './transport.ts';
import { win } from './win.ts';
import { wound } from './wound.ts';

export const verbs = [
  move,
  transport,
  boomTube,
  recover,
  refresh,
  heal,
  reveal,
  confront,
  playAnother,
  wound,
  drawCrises,
  playCrises,
  advance,
  complete,
  win,
  raise,
];
