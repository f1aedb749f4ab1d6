import { attack } from '../rules/verbs/attack.ts';
import { call } from '../rules/verbs/call.ts';
import { choose } from '../rules/verbs/choose.ts';
import { destroy } from '../rules/verbs/destroy.ts';
import { discard } from '../rules/verbs/discard.ts';
import { discardHand } from '../rules/verbs/discard-hand.ts';
import { discardTop } from '../rules/verbs/discard-top.ts';
import { drawIt } from '../rules/verbs/draw-it.ts';
import { each } from '../rules/verbs/each.ts';
import { gain } from '../rules/verbs/gain.ts';
import { gainWeakness } from '../rules/verbs/gain-weakness.ts';
import { move } from '../rules/verbs/move.ts';
import { playAgain } from '../rules/verbs/play-again.ts';
import { playThem } from '../rules/verbs/play-them.ts';
import { putGained } from '../rules/verbs/put-gained.ts';
import { putIt } from '../rules/verbs/put-it.ts';
import { revealTop } from '../rules/verbs/reveal-top.ts';
import { riddle } from '../rules/verbs/riddle.ts';
import { type Card, villain } from './kinds.ts';
import { draw, power, when } from './sentences.ts';

export const villains: readonly Card[] = [
  villain('bane', {
    cost: 4,
    vp: 1,
    copies: 2,
    play: [power(2), attack({ who: 'foes', to: [discard({ n: 1 })] })],
    icon: 'muscle-up',
  }),
  villain('bizarro', {
    cost: 7,
    vp: 0,
    worth: { each: { named: 'weakness' }, vp: 2 },
    copies: 1,
    play: [power(3)],
    icon: 'broken-skull',
  }),
  villain('cheetah', {
    cost: 2,
    vp: 1,
    copies: 2,
    play: [gain({ which: { most: 4 } })],
    icon: 'paw',
  }),
  villain('clayface', { cost: 4, vp: 1, copies: 2, play: [playAgain()], icon: 'clay-brick' }),
  villain('doomsday', { cost: 6, vp: 2, copies: 2, play: [power(4)], icon: 'mailed-fist' }),
  villain('gorilla-grodd', { cost: 5, vp: 2, copies: 2, play: [power(3)], icon: 'gorilla' }),
  villain('harley-quinn', {
    cost: 2,
    vp: 1,
    copies: 2,
    play: [
      power(1),
      attack({
        who: 'foes',
        to: [move({ from: 'discard', to: 'deck', n: 1, which: { types: ['starter'] } })],
      }),
    ],
    icon: 'jester-hat',
  }),
  villain('lobo', {
    cost: 7,
    vp: 2,
    copies: 1,
    play: [power(3), destroy({ from: ['hand', 'discard'], n: 2, how: 'up-to' })],
    icon: 'chain-lightning',
  }),
  villain('penguin', {
    cost: 3,
    vp: 1,
    copies: 2,
    play: [draw(2), discard({ n: 2 })],
    icon: 'penguin',
  }),
  villain('poison-ivy', {
    cost: 3,
    vp: 1,
    copies: 2,
    play: [
      power(1),
      attack({ who: 'foes', to: [discardTop(), when({ it: { least: 1 } }, gainWeakness({ n: 1 }))] }),
    ],
    icon: 'vine-flower',
  }),
  villain('riddler', {
    cost: 3,
    vp: 1,
    copies: 2,
    play: [choose({ among: [[power(1)], [riddle({ cost: 3 })]] })],
    icon: 'uncertainty',
  }),
  villain('scarecrow', {
    cost: 5,
    vp: 1,
    copies: 2,
    play: [power(2), attack({ who: 'foes', to: [gainWeakness({ n: 1 })] })],
    icon: 'scarecrow',
  }),
  villain('solomon-grundy', {
    cost: 6,
    vp: 2,
    copies: 2,
    play: [power(3)],
    gained: [putGained({ to: 'deck' })],
    icon: 'shambling-zombie',
  }),
  villain('starro', {
    cost: 7,
    vp: 2,
    copies: 1,
    play: [attack({ who: 'foes', to: [discardTop()] }), playThem({ n: 'any', back: 'discard' })],
    icon: 'sea-star',
  }),
  villain('suicide-squad', {
    cost: 4,
    vp: 0,
    worth: { each: { named: 'suicide-squad' }, vp: 1 },
    copies: 6,
    play: [
      power(2),
      when({ played: { named: 'suicide-squad' }, least: 2 }, each({ who: 'foes', to: [discardHand()] })),
    ],
    icon: 'bombing-run',
  }),
  villain('two-face', {
    cost: 2,
    vp: 1,
    copies: 2,
    play: [
      power(1),
      call(),
      revealTop({ of: 'deck' }),
      drawIt({ if: { it: 'as-called' }, otherwise: [putIt({ to: 'discard' })] }),
    ],
    icon: 'two-coins',
  }),
];
