import { advance } from '../../rules/verbs/advance.ts';
import { cancel } from '../../rules/verbs/cancel.ts';
import { choose } from '../../rules/verbs/choose.ts';
import { complete } from '../../rules/verbs/complete.ts';
import { drawCrises } from '../../rules/verbs/draw-crises.ts';
import { heal } from '../../rules/verbs/heal.ts';
import { heroes } from '../../rules/verbs/heroes.ts';
import { playCrises } from '../../rules/verbs/play-crises.ts';
import { refresh } from '../../rules/verbs/refresh.ts';
import { spend } from '../../rules/verbs/spend.ts';
import { swapCrises } from '../../rules/verbs/swap-crises.ts';
import { transport } from '../../rules/verbs/transport.ts';
import { wound } from '../../rules/verbs/wound.ts';
import { powersOf } from '../prints.ts';

const { starting, learned } = powersOf('darkseid');

export const darkseid = [
  starting('apokolips', {
    number: 9,
    after: 'replenish',
    home: true,
    does: [transport({ by: 'apokolips', may: true }), refresh(), heal()],
    icon: 'burning-embers',
  }),
  starting('teleport', {
    number: 3,
    after: 'replenish',
    does: [
      transport({ by: 'apokolips', may: true }),
      advance({ where: 'here', most: 1, price: 2, may: true }),
    ],
    icon: 'magic-portal',
  }),
  starting('triumph', {
    number: 7,
    after: 'spent',
    does: [complete()],
    icon: 'crowned-skull',
  }),
  starting('crush', {
    number: 5,
    after: 'spent',
    exposes: true,
    does: [wound({ n: 2, whom: 'here', price: 2 })],
    icon: 'mailed-fist',
  }),
  starting('omega-beams', {
    number: 3,
    after: 'spent',
    exposes: true,
    does: [wound({ n: 1, whom: 'near' }), wound({ n: 1, whom: 'another-near', price: 2, may: true })],
    icon: 'laser-precision',
  }),
  starting('scheme', {
    number: 1,
    after: 'replenish',
    does: [drawCrises({ n: 2 }), playCrises({ most: 3, where: 'anywhere' })],
    icon: 'scroll-unfurled',
  }),
  starting('grand-design', {
    number: 5,
    after: 'replenish',
    does: [advance({ where: 'anywhere', most: 'any', price: 2 })],
    icon: 'poison-cloud',
  }),
  starting('personal-command', {
    number: 7,
    after: 'spent',
    does: [advance({ where: 'here', most: 1, by: 2, price: 3 })],
    icon: 'overlord-helm',
  }),
  learned('legion', {
    number: 1,
    after: 'spent',
    does: [playCrises({ most: 'any', where: 'near', less: 1 })],
    icon: 'minions',
  }),
  learned('whispers', {
    number: 3,
    after: 'spent',
    does: [
      heroes({
        who: 'one',
        where: 'here',
        to: [choose({ among: [[cancel({ whose: 'own' })], [wound({ n: 2, whom: 'you' })]] })],
      }),
    ],
    icon: 'telepathy',
  }),
  learned('agony-matrix', {
    number: 5,
    after: 'spent',
    does: [heroes({ who: 'each', where: 'near', to: [spend({ n: 2, of: 'any' })] })],
    icon: 'crossed-chains',
  }),
  learned('hidden-hand', { number: 1, after: 'replenish', does: [swapCrises()], icon: 'card-exchange' }),
];
