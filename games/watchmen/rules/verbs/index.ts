import * as appearance from './appearance.ts';
import { attack } from './attack.ts';
import { choose } from './choose.ts';
import { denounce } from './denounce.ts';
import { destroy } from './destroy.ts';
import { discard } from './discard.ts';
import { discardAtRandom } from './discard-at-random.ts';
import { discardHand } from './discard-hand.ts';
import { discardThose } from './discard-those.ts';
import { discount } from './discount.ts';
import { doublePower } from './double-power.ts';
import { draw } from './draw.ts';
import { drawAtEnd } from './draw-at-end.ts';
import { drawIt } from './draw-it.ts';
import { each } from './each.ts';
import * as gain from './gain.ts';
import { move } from './move.ts';
import { once } from './once.ts';
import { playAgain } from './play-again.ts';
import * as playOthers from './play-others.ts';
import { power } from './power.ts';
import { riddle } from './riddle.ts';
import { takeAll } from './take-all.ts';
import * as topCard from './top-card.ts';
import * as watchmen from './watchmen.ts';

/** Verbs that are declared in one file each: their sentences are made by calling them. */
export const spokenVerbs = [
  denounce,
  power,
  doublePower,
  draw,
  drawAtEnd,
  discard,
  discardHand,
  discardAtRandom,
  discardThose,
  destroy,
  move,
  takeAll,
  attack,
  each,
  choose,
  riddle,
  discount,
  once,
  drawIt,
];

export const verbs = [
  ...spokenVerbs,
  gain.gain,
  gain.gainAll,
  gain.gainKick,
  gain.gainWeakness,
  gain.sendGained,
  gain.takeGained,
  gain.putGained,
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
