import { borrow } from '../rules/verbs/borrow.ts';
import { destroy } from '../rules/verbs/destroy.ts';
import { gainAll } from '../rules/verbs/gain-all.ts';
import { gainKick } from '../rules/verbs/gain-kick.ts';
import { move } from '../rules/verbs/move.ts';
import { once } from '../rules/verbs/once.ts';
import { playSuperVillain } from '../rules/verbs/play-super-villain.ts';
import { takeAll } from '../rules/verbs/take-all.ts';
import { takeGained } from '../rules/verbs/take-gained.ts';
import { type Card, hero } from './kinds.ts';
import { draw, may, power } from './sentences.ts';

export const heroes: readonly Card[] = [
  hero('blue-beetle', {
    cost: 6,
    vp: 2,
    copies: 1,
    play: [power(3)],
    defense: 'show',
    icon: 'scarab-beetle',
  }),
  hero('catwoman', { cost: 2, vp: 1, copies: 3, play: [power(2)], icon: 'cat' }),
  hero('dark-knight', {
    cost: 5,
    vp: 1,
    copies: 1,
    play: [
      power(2),
      gainAll({ which: { types: ['equipment'] } }),
      once({ condition: { played: { named: 'catwoman' } }, to: [takeGained()] }),
    ],
    icon: 'bat-mask',
  }),
  hero('emerald-knight', {
    cost: 5,
    vp: 1,
    copies: 1,
    play: [borrow({ which: { types: ['equipment', 'hero', 'super-power'] } })],
    icon: 'emerald',
  }),
  hero('fastest-man-alive', { cost: 5, vp: 1, copies: 1, play: [draw(2)], icon: 'run' }),
  hero('green-arrow', {
    cost: 5,
    vp: 0,
    worth: { others: { types: ['hero'] }, least: 4, vp: 5 },
    copies: 3,
    play: [power(2)],
    icon: 'archer',
  }),
  hero('high-tech-hero', {
    cost: 3,
    vp: 1,
    copies: 3,
    play: [
      power(1),
      once({ condition: { played: { types: ['super-power', 'equipment'] } }, to: [power(2)] }),
    ],
    icon: 'cyborg-face',
  }),
  hero('jonn-jonzz', {
    cost: 6,
    vp: 2,
    copies: 1,
    play: [playSuperVillain()],
    icon: 'alien-stare',
  }),
  hero('kid-flash', { cost: 2, vp: 1, copies: 4, play: [draw(1)], icon: 'sprint' }),
  hero('king-of-atlantis', {
    cost: 5,
    vp: 1,
    copies: 1,
    play: [may(destroy({ from: ['discard'], n: 1, ifDone: [power(3)], otherwise: [power(1)] }))],
    icon: 'crown',
  }),
  hero('man-of-steel', {
    cost: 8,
    vp: 3,
    copies: 1,
    play: [power(3), takeAll({ which: { types: ['super-power'] } })],
    icon: 'cape',
  }),
  hero('mera', {
    cost: 3,
    vp: 1,
    copies: 2,
    play: [power(4, { if: { empty: 'discard' }, otherwise: [power(2)] })],
    icon: 'mermaid',
  }),
  hero('princess-diana', {
    cost: 7,
    vp: 2,
    copies: 1,
    play: [gainAll({ which: { types: ['villain'], most: 7 } })],
    icon: 'tiara',
  }),
  hero('robin', {
    cost: 3,
    vp: 1,
    copies: 3,
    play: [power(1), move({ from: 'discard', to: 'hand', n: 1, which: { types: ['equipment'] } })],
    icon: 'domino-mask',
  }),
  hero('supergirl', { cost: 4, vp: 1, copies: 2, play: [may(gainKick())], icon: 'fist' }),
  hero('swamp-thing', {
    cost: 4,
    vp: 1,
    copies: 2,
    play: [power(5, { if: { control: { types: ['location'] } }, otherwise: [power(2)] })],
    icon: 'swamp',
  }),
  hero('zatanna-zatara', {
    cost: 4,
    vp: 1,
    copies: 2,
    play: [power(1), move({ from: 'discard', to: 'under-deck', n: 2, how: 'up-to' })],
    icon: 'top-hat',
  }),
];
