import { advance } from './advance.ts';
import { anchor } from './anchor.ts';
import { bandage } from './bandage.ts';
import { banish } from './banish.ts';
import { boomTube } from './boom-tube.ts';
import { burn } from './burn.ts';
import { bury } from './bury.ts';
import { cancel } from './cancel.ts';
import { cheaper } from './cheaper.ts';
import { choose } from './choose.ts';
import { complete } from './complete.ts';
import { confront } from './confront.ts';
import { drain } from './drain.ts';
import { drawCrises } from './draw-crises.ts';
import { exhaust } from './exhaust.ts';
import { forbid } from './forbid.ts';
import { freeze } from './freeze.ts';
import { guard } from './guard.ts';
import { headStart } from './head-start.ts';
import { heal } from './heal.ts';
import { heroes } from './heroes.ts';
import { lend } from './lend.ts';
import { look } from './look.ts';
import { menace } from './menace.ts';
import { move } from './move.ts';
import { overcome } from './overcome.ts';
import { playAnother } from './play-another.ts';
import { playCrises } from './play-crises.ts';
import { raise } from './raise.ts';
import { recharge } from './recharge.ts';
import { recover } from './recover.ts';
import { refresh } from './refresh.ts';
import { regain } from './regain.ts';
import { retaliate } from './retaliate.ts';
import { reveal } from './reveal.ts';
import { setBack } from './set-back.ts';
import { spend } from './spend.ts';
import { swapCrises } from './swap-crises.ts';
import { takeBack } from './take-back.ts';
import { transport } from './transport.ts';
import { vanguard } from './vanguard.ts';
import { win } from './win.ts';
import { wound } from './wound.ts';

export const verbs = [
  move,
  transport,
  boomTube,
  recover,
  refresh,
  heal,
  regain,
  recharge,
  takeBack,
  bandage,
  reveal,
  look,
  confront,
  overcome,
  playAnother,
  guard,
  freeze,
  anchor,
  cancel,
  spend,
  drain,
  lend,
  setBack,
  heroes,
  choose,
  bury,
  banish,
  wound,
  drawCrises,
  playCrises,
  advance,
  complete,
  swapCrises,
  win,
  raise,
  cheaper,
  headStart,
  forbid,
  menace,
  retaliate,
  burn,
  vanguard,
  exhaust,
];
