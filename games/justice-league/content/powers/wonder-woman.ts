import { arrivedAtRevealed } from '../../rules/conditions/arrived-at-revealed.ts';
import { darkseidNear } from '../../rules/conditions/darkseid-near.ts';
import { anchor } from '../../rules/verbs/anchor.ts';
import { bandage } from '../../rules/verbs/bandage.ts';
import { confront } from '../../rules/verbs/confront.ts';
import { heroes } from '../../rules/verbs/heroes.ts';
import { look } from '../../rules/verbs/look.ts';
import { move } from '../../rules/verbs/move.ts';
import { playAnother } from '../../rules/verbs/play-another.ts';
import { reveal } from '../../rules/verbs/reveal.ts';
import { setBack } from '../../rules/verbs/set-back.ts';
import { powersOf } from '../prints.ts';

const { starting, learned, watchtower } = powersOf('wonder-woman');

export const wonderWoman = [
  watchtower,
  starting('gift-of-flight', {
    number: 2,
    after: 'replenish',
    does: [move({ far: 2 }), playAnother({ if: arrivedAtRevealed() })],
    icon: 'feathered-wing',
  }),
  starting('sword-and-shield', {
    number: 6,
    after: 'replenish',
    does: [reveal({ where: 'here' }), confront({ despite: 'first-wound' })],
    icon: 'checked-shield',
  }),
  starting('battle-cry', {
    number: 4,
    after: 'spent',
    does: [confront({ rally: true })],
    icon: 'rally-the-troops',
  }),
  learned('lasso-of-truth', {
    number: 2,
    after: 'spent',
    does: [look({ at: 'goal', if: darkseidNear(), ifDone: [anchor()] })],
    icon: 'lasso',
  }),
  learned('winged-sandals', {
    number: 8,
    after: 'replenish',
    does: [move({ far: 1, may: true }), reveal({ where: 'here' }), confront()],
    icon: 'winged-leg',
  }),
  learned('purple-ray', {
    number: 2,
    after: 'spent',
    does: [heroes({ who: 'each', where: 'here', to: [bandage()] })],
    icon: 'ray-gun',
  }),
  learned('godslayer', {
    number: 6,
    after: 'spent',
    does: [confront({ only: 'darkseid', plus: 2 })],
    icon: 'sword-clash',
  }),
  learned('ambassador', {
    number: 4,
    after: 'spent',
    does: [setBack({ where: 'here' })],
    icon: 'peace-dove',
  }),
];
