import { addToLineUp } from './add-to-line-up.ts';
import { attack } from './attack.ts';
import { borrow } from './borrow.ts';
import { call } from './call.ts';
import { choose } from './choose.ts';
import { contributeFromDiscard } from './contribute-from-discard.ts';
import { dealPool } from './deal-pool.ts';
import { denounce } from './denounce.ts';
import { destroy } from './destroy.ts';
import { destroyCheapest } from './destroy-cheapest.ts';
import { destroyPlayed } from './destroy-played.ts';
import { destroyThis } from './destroy-this.ts';
import { discard } from './discard.ts';
import { discardAtRandom } from './discard-at-random.ts';
import { discardHand } from './discard-hand.ts';
import { discardThose } from './discard-those.ts';
import { discardTop } from './discard-top.ts';
import { discount } from './discount.ts';
import { disintegrate } from './disintegrate.ts';
import { doublePower } from './double-power.ts';
import { drain } from './drain.ts';
import { drainUntil } from './drain-until.ts';
import { draw } from './draw.ts';
import { drawAtEnd } from './draw-at-end.ts';
import { drawIt } from './draw-it.ts';
import { each } from './each.ts';
import { favour } from './favour.ts';
import { gain } from './gain.ts';
import { gainAll } from './gain-all.ts';
import { gainKick } from './gain-kick.ts';
import { gainTop } from './gain-top.ts';
import { gainWeakness } from './gain-weakness.ts';
import { lookAtLoyalty } from './look-at-loyalty.ts';
import { lookAtTop } from './look-at-top.ts';
import { mayShow } from './may-show.ts';
import { move } from './move.ts';
import { nameType } from './name-type.ts';
import { once } from './once.ts';
import { passLeft } from './pass-left.ts';
import { playAgain } from './play-again.ts';
import { playSuperVillain } from './play-super-villain.ts';
import { playThem } from './play-them.ts';
import { pool } from './pool.ts';
import { power } from './power.ts';
import { putGained } from './put-gained.ts';
import { putIt } from './put-it.ts';
import { question } from './question.ts';
import { replace } from './replace.ts';
import { retireThis } from './retire-this.ts';
import { revealFromHands } from './reveal-from-hands.ts';
import { revealHand } from './reveal-hand.ts';
import { revealTop } from './reveal-top.ts';
import { revealTops } from './reveal-tops.ts';
import { riddle } from './riddle.ts';
import { sendGained } from './send-gained.ts';
import { spoil } from './spoil.ts';
import { takeAll } from './take-all.ts';
import { takeGained } from './take-gained.ts';
import { tally } from './tally.ts';
import { tick } from './tick.ts';
import { tuck } from './tuck.ts';
import { turnHeroDown } from './turn-hero-down.ts';
import { turnHeroesUp } from './turn-heroes-up.ts';
import { untuck } from './untuck.ts';
import { weighDownLeft } from './weigh-down-left.ts';

export const verbs = [
  power,
  doublePower,
  discount,
  riddle,
  draw,
  drawAtEnd,
  drawIt,
  discard,
  discardHand,
  discardAtRandom,
  discardThose,
  destroy,
  move,
  takeAll,
  gain,
  gainAll,
  gainKick,
  gainWeakness,
  sendGained,
  takeGained,
  putGained,
  attack,
  each,
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
  choose,
  once,
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
  denounce,
  drain,
  tally,
  tick,
  addToLineUp,
  question,
  favour,
  gainTop,
  drainUntil,
  spoil,
  contributeFromDiscard,
  lookAtLoyalty,
  destroyPlayed,
];
