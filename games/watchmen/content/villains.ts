import { call } from '../rules/verbs/call.ts';
import { discardTop } from '../rules/verbs/discard-top.ts';
import { gain } from '../rules/verbs/gain.ts';
import { gainWeakness } from '../rules/verbs/gain-weakness.ts';
import { putGained } from '../rules/verbs/put-gained.ts';
import { putIt } from '../rules/verbs/put-it.ts';
import { revealTop } from '../rules/verbs/reveal-top.ts';
import { type Card, villain } from './kinds.ts';
import { draw, power, when } from './sentences.ts';

export const villains: readonly Card[] = [
  villain('bane', {
    cost: 4,
    vp: 1,
    copies: 2,
    play: [power(2), { do: 'attack', who: 'foes', to: [{ do: 'discard', n: 1 }] }],
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
  villain('clayface', { cost: 4, vp: 1, copies: 2, play: [{ do: 'play-again' }], icon: 'clay-brick' }),
  villain('doomsday', { cost: 6, vp: 2, copies: 2, play: [power(4)], icon: 'mailed-fist' }),
  villain('gorilla-grodd', { cost: 5, vp: 2, copies: 2, play: [power(3)], icon: 'gorilla' }),
  villain('harley-quinn', {
    cost: 2,
    vp: 1,
    copies: 2,
    play: [
      power(1),
      {
        do: 'attack',
        who: 'foes',
        to: [{ do: 'move', from: 'discard', to: 'deck', n: 1, which: { types: ['starter'] } }],
      },
    ],
    icon: 'jester-hat',
  }),
  villain('lobo', {
    cost: 7,
    vp: 2,
    copies: 1,
    play: [power(3), { do: 'destroy', from: ['hand', 'discard'], n: 2, how: 'up-to' }],
    icon: 'chain-lightning',
  }),
  villain('penguin', {
    cost: 3,
    vp: 1,
    copies: 2,
    play: [draw(2), { do: 'discard', n: 2 }],
    icon: 'penguin',
  }),
  villain('poison-ivy', {
    cost: 3,
    vp: 1,
    copies: 2,
    play: [
      power(1),
      {
        do: 'attack',
        who: 'foes',
        to: [discardTop(), when({ it: { least: 1 } }, gainWeakness({ n: 1 }))],
      },
    ],
    icon: 'vine-flower',
  }),
  villain('riddler', {
    cost: 3,
    vp: 1,
    copies: 2,
    play: [{ do: 'choose', among: [[power(1)], [{ do: 'riddle', cost: 3 }]] }],
    icon: 'uncertainty',
  }),
  villain('scarecrow', {
    cost: 5,
    vp: 1,
    copies: 2,
    play: [power(2), { do: 'attack', who: 'foes', to: [gainWeakness({ n: 1 })] }],
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
    play: [
      { do: 'attack', who: 'foes', to: [discardTop()] },
      { do: 'play-them', n: 'any', back: 'discard' },
    ],
    icon: 'sea-star',
  }),
  villain('suicide-squad', {
    cost: 4,
    vp: 0,
    worth: { each: { named: 'suicide-squad' }, vp: 1 },
    copies: 6,
    play: [
      power(2),
      when(
        { played: { named: 'suicide-squad' }, least: 2 },
        { do: 'each', who: 'foes', to: [{ do: 'discard-hand' }] },
      ),
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
      { do: 'draw-it', if: { it: 'as-called' }, otherwise: [putIt({ to: 'discard' })] },
    ],
    icon: 'two-coins',
  }),
];
