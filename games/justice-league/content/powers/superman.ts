import { confront } from '../../rules/verbs/confront.ts';
import { freeze } from '../../rules/verbs/freeze.ts';
import { guard } from '../../rules/verbs/guard.ts';
import { heroes } from '../../rules/verbs/heroes.ts';
import { look } from '../../rules/verbs/look.ts';
import { move } from '../../rules/verbs/move.ts';
import { overcome } from '../../rules/verbs/overcome.ts';
import { playAnother } from '../../rules/verbs/play-another.ts';
import { reveal } from '../../rules/verbs/reveal.ts';
import { takeBack } from '../../rules/verbs/take-back.ts';
import { wound } from '../../rules/verbs/wound.ts';
import { powersOf } from '../prints.ts';

const { starting, learned, watchtower } = powersOf('superman');

export const superman = [
  watchtower,
  starting('supersonic-flight', {
    number: 2,
    after: 'replenish',
    does: [move({ far: 3 })],
    icon: 'wingfoot',
  }),
  starting('man-of-steel', {
    number: 6,
    after: 'replenish',
    does: [reveal({ where: 'here' }), confront({ plus: 1, with: 'strength' })],
    icon: 'fist',
  }),
  starting('heat-vision', {
    number: 4,
    after: 'spent',
    does: [confront({ where: 'adjacent' })],
    icon: 'laser-burst',
  }),
  learned('x-ray-vision', {
    number: 2,
    after: 'replenish',
    does: [look({ at: 'near' }), playAnother()],
    icon: 'eyeball',
  }),
  learned('invulnerable', { number: 2, after: 'spent', does: [guard(), playAnother()], icon: 'shield-bash' }),
  learned('arctic-breath', { number: 4, after: 'spent', does: [freeze()], icon: 'ice-bolt' }),
  learned('solar-flare', {
    number: 8,
    after: 'spent',
    does: [overcome({ which: 'any', ifDone: [wound({ n: 2, whom: 'you' })] })],
    icon: 'sunbeams',
  }),
  learned('symbol-of-hope', {
    number: 10,
    after: 'spent',
    does: [heroes({ who: 'each-other', where: 'near', to: [takeBack()] })],
    icon: 'flying-flag',
  }),
];
