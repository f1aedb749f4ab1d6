import { discardHand } from '../rules/verbs/discard-hand.ts';
import { discount } from '../rules/verbs/discount.ts';
import { lookAtTop } from '../rules/verbs/look-at-top.ts';
import { move } from '../rules/verbs/move.ts';
import { putIt } from '../rules/verbs/put-it.ts';
import { revealTop } from '../rules/verbs/reveal-top.ts';
import { sendGained } from '../rules/verbs/send-gained.ts';
import { type Card, equipment as gear } from './kinds.ts';
import { draw, may, power } from './sentences.ts';

export const equipment: readonly Card[] = [
  gear('aquamans-trident', {
    cost: 3,
    vp: 1,
    copies: 3,
    play: [power(2), sendGained({ to: 'deck' })],
    icon: 'trident',
  }),
  gear('batmobile', {
    cost: 2,
    vp: 1,
    copies: 3,
    play: [discardHand({ if: { first: 'this' }, ifDone: [draw(5)], otherwise: [power(1)] })],
    icon: 'city-car',
  }),
  gear('bat-signal', {
    cost: 5,
    vp: 1,
    copies: 3,
    play: [power(1), move({ from: 'discard', to: 'hand', n: 1, which: { types: ['hero'] } })],
    icon: 'light-projector',
  }),
  gear('cape-and-cowl', {
    cost: 4,
    vp: 1,
    copies: 3,
    play: [power(2)],
    defense: 'discard',
    bonus: [draw(2)],
    icon: 'cloak',
  }),
  gear('green-arrows-bow', {
    cost: 4,
    vp: 1,
    copies: 3,
    play: [power(2), discount({ n: 2 })],
    icon: 'bow-arrow',
  }),
  gear('lasso-of-truth', {
    cost: 2,
    vp: 1,
    copies: 3,
    play: [power(1)],
    defense: 'discard',
    bonus: [draw(1)],
    icon: 'lasso',
  }),
  gear('nth-metal', {
    cost: 3,
    vp: 1,
    copies: 4,
    play: [power(1), lookAtTop({ of: 'deck' }), may(putIt({ to: 'destroyed' }))],
    icon: 'metal-bar',
  }),
  gear('power-ring', {
    cost: 3,
    vp: 1,
    copies: 3,
    play: [revealTop({ of: 'deck' }), power(3, { if: { it: { least: 1 } }, otherwise: [power(2)] })],
    icon: 'power-ring',
  }),
  gear('utility-belt', {
    cost: 5,
    vp: 0,
    worth: { others: { types: ['equipment'] }, least: 4, vp: 5 },
    copies: 3,
    play: [power(2)],
    icon: 'belt',
  }),
];
