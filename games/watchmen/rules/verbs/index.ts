import { addToLineUp } from './add-to-line-up.ts';
import * as choose from './choose.ts';
import { dealPool } from './deal-pool.ts';
import { denounce } from './denounce.ts';
import { destroy } from './destroy.ts';
import { destroyCheapest } from './destroy-cheapest.ts';
import { destroyThis } from './destroy-this.ts';
import * as discard from './discard.ts';
import { disintegrate } from './disintegrate.ts';
import { drain } from './drain.ts';
import * as draw from './draw.ts';
import * as gain from './gain.ts';
import { mayShow } from './may-show.ts';
import { move, takeAll } from './move.ts';
import { nameType } from './name-type.ts';
import { passLeft } from './pass-left.ts';
import { playAgain } from './play-again.ts';
import * as playOthers from './play-others.ts';
import { pool } from './pool.ts';
import * as power from './power.ts';
import { replace } from './replace.ts';
import { retireThis } from './retire-this.ts';
import { revealHand } from './reveal-hand.ts';
import * as round from './round.ts';
import { tally } from './tally.ts';
import { tick } from './tick.ts';
import * as topCard from './top-card.ts';
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
  gain.gain,
  gain.gainAll,
  gain.gainKick,
  gain.gainWeakness,
  gain.sendGained,
  gain.takeGained,
  gain.putGained,
  round.attack,
  round.each,
  topCard.discardTop,
  topCard.lookAtTop,
  topCard.revealTop,
  topCard.call,
  topCard.putIt,
  playAgain,
  playOthers.borrow,
  playOthers.playSuperVillain,
  playOthers.revealTops,
  playOthers.revealFromHands,
  playOthers.playThem,
  choose.choose,
  choose.once,
];
