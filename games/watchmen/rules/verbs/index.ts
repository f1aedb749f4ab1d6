import { addToLineUp } from './add-to-line-up.ts';
import { call } from './call.ts';
import * as choose from './choose.ts';
import { dealPool } from './deal-pool.ts';
import { denounce } from './denounce.ts';
import { destroy } from './destroy.ts';
import { destroyCheapest } from './destroy-cheapest.ts';
import { destroyThis } from './destroy-this.ts';
import * as discard from './discard.ts';
import { discardTop } from './discard-top.ts';
import { disintegrate } from './disintegrate.ts';
import { drain } from './drain.ts';
import * as draw from './draw.ts';
import { gain } from './gain.ts';
import { gainAll } from './gain-all.ts';
import { gainKick } from './gain-kick.ts';
import { gainWeakness } from './gain-weakness.ts';
import { lookAtTop } from './look-at-top.ts';
import { mayShow } from './may-show.ts';
import { move, takeAll } from './move.ts';
import { nameType } from './name-type.ts';
import { passLeft } from './pass-left.ts';
import { playAgain } from './play-again.ts';
import * as playOthers from './play-others.ts';
import { pool } from './pool.ts';
import * as power from './power.ts';
import { putGained } from './put-gained.ts';
import { putIt } from './put-it.ts';
import { replace } from './replace.ts';
import { retireThis } from './retire-this.ts';
import { revealHand } from './reveal-hand.ts';
import { revealTop } from './reveal-top.ts';
import * as round from './round.ts';
import { sendGained } from './send-gained.ts';
import { takeGained } from './take-gained.ts';
import { tally } from './tally.ts';
import { tick } from './tick.ts';
import { tuck } from './tuck.ts';
import { turnHeroDown } from './turn-hero-down.ts';
import { turnHeroesUp } from './turn-heroes-up.ts';
import { untuck } from './untuck.ts';
import { weighDownLeft } from './weigh-down-left.ts';

/** Verbs that are declared in one file each: their sentences are made by calling them. */
export const spokenVerbs = [
  denounce,
  revealHand,
  mayShow,
  turnHeroDown,
  turnHeroesUp,
  tuck,
  untuck,
  passLeft,
  weighDownLeft,
  pool,
  dealPool,
  replace,
  retireThis,
  nameType,
  destroyThis,
  disintegrate,
  destroyCheapest,
  drain,
  tally,
  tick,
  addToLineUp,
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
];
