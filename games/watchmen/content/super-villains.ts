import { choose } from '../rules/verbs/choose.ts';
import { dealPool } from '../rules/verbs/deal-pool.ts';
import { destroy } from '../rules/verbs/destroy.ts';
import { discard } from '../rules/verbs/discard.ts';
import { discardAtRandom } from '../rules/verbs/discard-at-random.ts';
import { discardHand } from '../rules/verbs/discard-hand.ts';
import { discardThose } from '../rules/verbs/discard-those.ts';
import { discardTop } from '../rules/verbs/discard-top.ts';
import { doublePower } from '../rules/verbs/double-power.ts';
import { each } from '../rules/verbs/each.ts';
import { gain } from '../rules/verbs/gain.ts';
import { gainWeakness } from '../rules/verbs/gain-weakness.ts';
import { mayShow } from '../rules/verbs/may-show.ts';
import { move } from '../rules/verbs/move.ts';
import { passLeft } from '../rules/verbs/pass-left.ts';
import { playThem } from '../rules/verbs/play-them.ts';
import { pool } from '../rules/verbs/pool.ts';
import { putIt } from '../rules/verbs/put-it.ts';
import { replace } from '../rules/verbs/replace.ts';
import { retireThis } from '../rules/verbs/retire-this.ts';
import { revealFromHands } from '../rules/verbs/reveal-from-hands.ts';
import { revealHand } from '../rules/verbs/reveal-hand.ts';
import { revealTop } from '../rules/verbs/reveal-top.ts';
import { tuck } from '../rules/verbs/tuck.ts';
import { turnHeroDown } from '../rules/verbs/turn-hero-down.ts';
import { turnHeroesUp } from '../rules/verbs/turn-heroes-up.ts';
import { untuck } from '../rules/verbs/untuck.ts';
import { weighDownLeft } from '../rules/verbs/weigh-down-left.ts';
import { type Card, superVillain } from './kinds.ts';
import { draw, may, power, when } from './sentences.ts';

export const superVillains: readonly Card[] = [
  superVillain('ras-al-ghul', {
    cost: 8,
    vp: 4,
    starts: true,
    play: [power(3), retireThis()],
    icon: 'sparkling-sabre',
  }),
  superVillain('black-manta', {
    cost: 8,
    vp: 4,
    play: [power(3), draw(1)],
    first: [
      discardTop(),
      when({ it: { least: 1 } }, choose({ among: [[putIt({ to: 'destroyed' })], [discardHand()]] })),
    ],
    icon: 'manta-ray',
  }),
  superVillain('captain-cold', {
    cost: 9,
    vp: 5,
    play: [power(2), power(1, { per: { foesWith: { types: ['hero'] } } })],
    first: [turnHeroDown()],
    defeated: [turnHeroesUp()],
    icon: 'snowflake-2',
  }),
  superVillain('deathstroke', {
    cost: 9,
    vp: 5,
    play: [may(gain({ which: { types: ['hero', 'villain'] }, otherwise: [power(3)] }))],
    first: [
      revealHand(),
      destroy({ from: ['hand', 'discard'], n: 1, which: { types: ['hero', 'super-power', 'equipment'] } }),
    ],
    icon: 'crossed-swords',
  }),
  superVillain('atrocitus', {
    cost: 10,
    vp: 5,
    play: [power(2), destroy({ from: ['discard'], n: 2, how: 'up-to' })],
    first: [tuck()],
    defeated: [untuck()],
    icon: 'ring',
  }),
  superVillain('joker', {
    cost: 10,
    vp: 5,
    play: [
      power(2),
      each({ who: 'foes', to: [choose({ among: [[discardAtRandom()], [draw(1, { who: 'active' })]] })] }),
    ],
    first: [passLeft(), when({ it: { least: 1 } }, weighDownLeft())],
    icon: 'clown',
  }),
  superVillain('lex-luthor', {
    cost: 10,
    vp: 5,
    play: [draw(3)],
    first: [gainWeakness({ n: 1, per: { inLineUp: { types: ['villain'] } } })],
    icon: 'brain',
  }),
  superVillain('sinestro', {
    cost: 10,
    vp: 5,
    play: [
      revealTop({ of: 'main-deck' }),
      putIt({
        to: 'destroyed',
        if: { it: { types: ['hero'] } },
        ifDone: [power(3)],
        otherwise: [putIt({ to: 'hand' })],
      }),
    ],
    first: [revealHand(), discard({ n: 1, per: { inHand: { types: ['hero'] } } })],
    icon: 'fire-ring',
  }),
  superVillain('brainiac', {
    cost: 11,
    vp: 6,
    play: [revealFromHands(), playThem({ n: 'each', back: 'hand' })],
    first: [pool({ n: 2 })],
    after: [dealPool()],
    icon: 'brain-tentacle',
  }),
  superVillain('darkseid', {
    cost: 11,
    vp: 6,
    play: [destroy({ from: ['hand'], n: 2, how: 'all-or-none', ifDone: [power(5)], otherwise: [power(3)] })],
    first: [mayShow({ which: { types: ['villain'] }, otherwise: [discard({ n: 2 })] })],
    icon: 'omega',
  }),
  superVillain('anti-monitor', {
    cost: 12,
    vp: 6,
    play: [power(2), destroy({ from: ['line-up'], n: 'any' }), replace()],
    first: [revealHand(), move({ from: 'hand', to: 'line-up', n: 1, which: { least: 1 } })],
    icon: 'black-hole-bolas',
  }),
  superVillain('parallax', {
    cost: 12,
    vp: 6,
    play: [doublePower()],
    first: [revealHand(), discardThose({ which: { most: 2 } })],
    icon: 'bug-net',
  }),
];
