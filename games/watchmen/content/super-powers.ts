import { destroy } from '../rules/verbs/destroy.ts';
import { playThem } from '../rules/verbs/play-them.ts';
import { revealTops } from '../rules/verbs/reveal-tops.ts';
import { type Card, superPower } from './kinds.ts';
import { draw, may, power } from './sentences.ts';

/** Kicks lie in a stack of their own. */
export const kick: Card = superPower('kick', {
  cost: 3,
  vp: 1,
  copies: 16,
  always: true,
  play: [power(2)],
  icon: 'high-kick',
});

export const superPowers: readonly Card[] = [
  superPower('bulletproof', {
    cost: 4,
    vp: 1,
    copies: 3,
    play: [power(2)],
    defense: 'discard',
    bonus: [draw(1), may(destroy({ from: ['discard'], n: 1 }))],
    icon: 'bullet-impacts',
  }),
  superPower('heat-vision', {
    cost: 6,
    vp: 2,
    copies: 3,
    play: [power(3), may(destroy({ from: ['hand', 'discard'], n: 1 }))],
    icon: 'laser-blast',
  }),
  superPower('super-speed', {
    cost: 3,
    vp: 1,
    copies: 4,
    play: [draw(1)],
    defense: 'discard',
    bonus: [draw(2)],
    icon: 'fast-forward-button',
  }),
  superPower('super-strength', { cost: 7, vp: 2, copies: 3, play: [power(5)], icon: 'biceps' }),
  superPower('x-ray-vision', {
    cost: 3,
    vp: 1,
    copies: 3,
    play: [revealTops(), playThem({ n: 'one', back: 'deck' })],
    icon: 'eye-target',
  }),
];
