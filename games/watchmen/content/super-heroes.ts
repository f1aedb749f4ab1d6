import { drawAtEnd } from '../rules/verbs/draw-at-end.ts';
import { putGained } from '../rules/verbs/put-gained.ts';
import { type SuperHero, superHero } from './kinds.ts';
import { draw, power } from './sentences.ts';

export const superHeroes: readonly SuperHero[] = [
  superHero('aquaman', {
    ongoing: [{ when: { gain: { most: 5 } }, do: [putGained({ to: 'deck' })] }],
    icon: 'trident-shield',
  }),
  superHero('batman', {
    ongoing: [{ when: { play: { types: ['equipment'] } }, do: [power(1)] }],
    icon: 'bat-wing',
  }),
  superHero('cyborg', {
    ongoing: [
      { when: { play: { types: ['super-power'] }, nth: 1 }, do: [power(1)] },
      { when: { play: { types: ['equipment'] }, nth: 1 }, do: [draw(1)] },
    ],
    icon: 'robot-golem',
  }),
  superHero('flash', {
    goesFirst: true,
    ongoing: [{ when: { draw: 'first' }, do: [draw(1)] }],
    icon: 'lightning-storm',
  }),
  superHero('green-lantern', {
    ongoing: [{ when: { play: { least: 1 }, names: 'new', nth: 3 }, do: [power(3)] }],
    icon: 'lantern',
  }),
  superHero('superman', {
    ongoing: [{ when: { play: { types: ['super-power'] }, names: 'new' }, do: [power(1)] }],
    icon: 'steelwing-emblem',
  }),
  superHero('wonder-woman', {
    ongoing: [{ when: { gain: { types: ['villain'] } }, do: [drawAtEnd({ n: 1 })] }],
    icon: 'bracers',
  }),
  superHero('martian-manhunter', {
    ongoing: [
      { when: { play: { types: ['villain'] }, nth: 2 }, do: [power(3)] },
      { when: { play: { types: ['hero'] }, nth: 2 }, do: [power(3)] },
    ],
    icon: 'alien-skull',
  }),
];
