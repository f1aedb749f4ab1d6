import { completed } from '../rules/conditions/completed.ts';
import { crisisHere } from '../rules/conditions/crisis-here.ts';
import { advance } from '../rules/verbs/advance.ts';
import { boomTube } from '../rules/verbs/boom-tube.ts';
import { complete } from '../rules/verbs/complete.ts';
import { confront } from '../rules/verbs/confront.ts';
import { drawCrises } from '../rules/verbs/draw-crises.ts';
import { heal } from '../rules/verbs/heal.ts';
import { move } from '../rules/verbs/move.ts';
import { playAnother } from '../rules/verbs/play-another.ts';
import { playCrises } from '../rules/verbs/play-crises.ts';
import { recover } from '../rules/verbs/recover.ts';
import { refresh } from '../rules/verbs/refresh.ts';
import { reveal } from '../rules/verbs/reveal.ts';
import { transport } from '../rules/verbs/transport.ts';
import { win } from '../rules/verbs/win.ts';
import { wound } from '../rules/verbs/wound.ts';
import { type HeroName, heroNames, type Power, power } from './kinds.ts';

const heroPowers = (owner: HeroName): readonly Power[] => [
  power(`${owner}-watchtower`, {
    ...{ icon: 'defense-satellite', owner, number: 8, after: 'replenish', starts: true, home: true },
    does: [transport({ by: 'watchtower' }), recover()],
  }),
  power(`${owner}-flight`, {
    ...{ icon: 'feathered-wing', owner, number: 2, after: 'replenish', starts: true },
    does: [move({ far: 2, ifDone: [playAnother({ if: crisisHere({ crisis: 'revealed' }) })] })],
  }),
  power(`${owner}-search`, {
    ...{ icon: 'magnifying-glass', owner, number: 4, after: 'replenish', starts: true },
    does: [move({ far: 1 }), reveal(), confront()],
  }),
  power(`${owner}-strike`, {
    ...{ icon: 'fist', owner, number: 5, after: 'spent', starts: true },
    does: [confront({ plus: 1 })],
  }),
  power(`${owner}-learned`, {
    ...{ icon: 'fist', owner, number: 6, after: 'spent' },
    does: [move({ far: 3 }), reveal(), confront({ steady: true })],
  }),
  power(`${owner}-tube`, { icon: 'portal', owner, number: 3, after: 'spent', does: [boomTube()] }),
];

const tyrant = { icon: 'crowned-skull', owner: 'darkseid', starts: true } as const;

/** Stand-ins until the powers are designed. */
export const powers: readonly Power[] = [
  ...heroNames.flatMap(heroPowers),
  power('apokolips', {
    ...{ ...tyrant, number: 9, after: 'replenish', home: true },
    does: [transport({ by: 'apokolips' }), refresh(), heal()],
  }),
  power('teleport', {
    ...{ ...tyrant, number: 3, after: 'replenish' },
    does: [transport({ by: 'apokolips' }), advance({ where: 'here' })],
  }),
  power('plot', { ...tyrant, number: 1, after: 'replenish', does: [drawCrises({ n: 2 })] }),
  power('scheme', {
    ...{ ...tyrant, number: 4, after: 'replenish' },
    does: [playCrises({ most: 2, where: 'anywhere' })],
  }),
  power('press-on', {
    ...{ ...tyrant, number: 6, after: 'spent' },
    does: [advance({ where: 'anywhere' }), advance({ where: 'anywhere' })],
  }),
  power('triumph', { ...tyrant, number: 7, after: 'spent', does: [complete()] }),
  power('crush', {
    ...{ ...tyrant, number: 5, after: 'replenish', exposes: true },
    does: [wound({ n: 2, who: 'one here' })],
  }),
  power('omega-beams', {
    ...{ ...tyrant, number: 2, after: 'spent', exposes: true },
    does: [wound({ n: 1, who: 'each here' })],
  }),
  power('dark-lesson', {
    ...{ icon: 'crowned-skull', owner: 'darkseid', number: 4, after: 'spent' },
    does: [drawCrises({ n: 1 }), playCrises({ most: 1, where: 'near Darkseid' })],
  }),
  ...[1, 2, 3].map((least) =>
    power(`goal-${least}`, {
      ...{ icon: 'crowned-skull', owner: 'darkseid', number: 10, after: 'replenish', goal: true },
      does: [win({ if: completed({ least: least + 1, family: 'invasion' }) })],
    }),
  ),
];
