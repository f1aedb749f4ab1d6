import { boomTube } from '../../rules/verbs/boom-tube.ts';
import { confront } from '../../rules/verbs/confront.ts';
import { drain } from '../../rules/verbs/drain.ts';
import { heroes } from '../../rules/verbs/heroes.ts';
import { lend } from '../../rules/verbs/lend.ts';
import { move } from '../../rules/verbs/move.ts';
import { playAnother } from '../../rules/verbs/play-another.ts';
import { regain } from '../../rules/verbs/regain.ts';
import { reveal } from '../../rules/verbs/reveal.ts';
import { setBack } from '../../rules/verbs/set-back.ts';
import { powersOf } from '../prints.ts';

const { starting, learned, watchtower } = powersOf('cyborg');

export const cyborg = [
  watchtower,
  starting('jump-jets', {
    number: 2,
    after: 'replenish',
    does: [move({ far: 2 }), reveal({ where: 'here' })],
    icon: 'jetpack',
  }),
  starting('white-noise', {
    number: 6,
    after: 'replenish',
    does: [reveal({ where: 'here' }), confront({ despite: 'stages' })],
    icon: 'laser-blast',
  }),
  starting('boom-tube', {
    number: 2,
    after: 'spent',
    does: [boomTube()],
    icon: 'portal',
  }),
  learned('adaptive-circuits', {
    number: 4,
    after: 'spent',
    does: [confront({ adapts: true })],
    icon: 'circuitry',
  }),
  learned('uplink', {
    number: 4,
    after: 'spent',
    does: [setBack({ where: 'anywhere' })],
    icon: 'satellite-communication',
  }),
  learned('power-transfer', {
    number: 2,
    after: 'replenish',
    does: [lend({ to: [regain({ n: 'as-many' })] })],
    icon: 'battery-pack',
  }),
  learned('tactical-network', {
    number: 2,
    after: 'spent',
    does: [heroes({ who: 'another', where: 'anywhere', to: [playAnother()] })],
    icon: 'network-bars',
  }),
  learned('energy-siphon', { number: 4, after: 'spent', does: [drain({ n: 3 })], icon: 'electric' }),
];
