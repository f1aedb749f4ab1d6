import * as appearance from './appearance.ts';
import { borrow } from './borrow.ts';
import { call } from './call.ts';
import * as choose from './choose.ts';
import { denounce } from './denounce.ts';
import { destroy } from './destroy.ts';
import * as discard from './discard.ts';
import { discardTop } from './discard-top.ts';
import * as draw from './draw.ts';
import { gain } from './gain.ts';
import { gainAll } from './gain-all.ts';
import { gainKick } from './gain-kick.ts';
import { gainWeakness } from './gain-weakness.ts';
import { lookAtTop } from './look-at-top.ts';
import { move, takeAll } from './move.ts';
import { playAgain } from './play-again.ts';
import { playSuperVillain } from './play-super-villain.ts';
import { playThem } from './play-them.ts';
import * as power from './power.ts';
import { putGained } from './put-gained.ts';
import { putIt } from './put-it.ts';
import { revealFromHands } from './reveal-from-hands.ts';
import { revealTop } from './reveal-top.ts';
import { revealTops } from './reveal-tops.ts';
import * as round from './round.ts';
import { sendGained } from './send-gained.ts';
import { takeGained } from './take-gained.ts';
import * as watchmen from './watchmen.ts';

/** Verbs that are declared in one file each: their sentences are made by calling them. */
export const spokenVerbs = [
  denounce,
  gain,
  gainAll,
  gainKick,
  gainWeakness,
  sendGained,
  takeGained,
  putGained,
  discardTop,
  lookAtTop,
  revealTop,
  call,
  putIt,
  playAgain,
  borrow,
  playSuperVillain,
  revealTops,
  revealFromHands,
  playThem,
];

export const verbs = [
  ...spokenVerbs,
  power.power,
  power.doublePower,
  power.discount,
  power.riddle,
  draw.draw,
  draw.drawAtEnd,
  draw.drawIt,
  discard.discard,
  discard.discardHand,
  discard.discardAtRandom,
  discard.discardThose,
  destroy,
  move,
  takeAll,
  round.attack,
  round.each,
  choose.choose,
  choose.once,
  appearance.revealHand,
  appearance.mayShow,
  appearance.turnHeroDown,
  appearance.turnHeroesUp,
  appearance.tuck,
  appearance.untuck,
  appearance.passLeft,
  appearance.weighDownLeft,
  appearance.pool,
  appearance.dealPool,
  appearance.replace,
  appearance.retireThis,
  watchmen.nameType,
  watchmen.destroyThis,
  watchmen.disintegrate,
  watchmen.destroyCheapest,
  watchmen.drain,
  watchmen.tally,
  watchmen.tick,
  watchmen.addCards,
];
