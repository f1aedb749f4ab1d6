import { type HeroPrint, type SuperHero, superHeroOf } from '../kinds.ts';
import { draw, power } from '../sentences.ts';

const designed = (id: string, print: Omit<HeroPrint, 'id' | 'set' | 'designed'>): SuperHero =>
  superHeroOf({ id, set: 'watchmen', designed: true, ...print });

export const superHeroes: readonly SuperHero[] = [
  designed('rorschach', {
    ongoing: [{ when: { play: { types: ['villain'] } }, do: [power(1)] }],
    icon: 'splash',
  }),
  designed('nite-owl', {
    ongoing: [{ when: { play: { types: ['equipment'] }, nth: 1 }, do: [draw(1)] }],
    icon: 'owl-mask',
  }),
  designed('silk-spectre', {
    ongoing: [{ when: { play: { types: ['hero'] }, names: 'new' }, do: [power(1)] }],
    icon: 'heels',
  }),
  designed('dr-manhattan', {
    ongoing: [{ when: { play: { types: ['super-power'] }, nth: 2 }, do: [power(3)] }],
    icon: 'hydra',
  }),
  designed('ozymandias', {
    ongoing: [{ when: { types: 3, among: { not: ['starter'] } }, do: [draw(2)] }],
    icon: 'pharaoh',
  }),
  designed('the-comedian', {
    ongoing: [{ when: { play: { least: 5 } }, do: [power(1)] }],
    icon: 'cigar',
  }),
];
