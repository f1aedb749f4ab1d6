import * as appearance from './appearance.ts';
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
import * as playOthers from './play-others.ts';
import * as power from './power.ts';
import { putGained } from './put-gained.ts';
import { putIt } from './put-it.ts';
import { revealTop } from './reveal-top.ts';
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
  playAgain,
  playOthers.borrow,
  playOthers.playSuperVillain,
  playOthers.revealTops,
  playOthers.revealFromHands,
  playOthers.playThem,
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
