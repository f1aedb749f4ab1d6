import { favour } from '../../rules/verbs/favour.ts';
import { gainTop } from '../../rules/verbs/gain-top.ts';
import { question } from '../../rules/verbs/question.ts';
import { type HeroPrint, type SuperHero, superHeroOf } from '../kinds.ts';
import { draw, may, power } from '../sentences.ts';

const designed = (id: string, print: Omit<HeroPrint, 'id' | 'set' | 'designed'>): SuperHero =>
  superHeroOf({ id, set: 'watchmen', designed: true, ...print });

export const superHeroes: readonly SuperHero[] = [
  designed('rorschach', {
    ongoing: [{ when: { play: { types: ['villain'] }, nth: 1 }, do: [power(2), question()] }],
    icon: 'splash',
  }),
  designed('nite-owl', {
    ongoing: [{ when: { contribute: 'each' }, do: [power(3)] }],
    icon: 'owl-mask',
  }),
  designed('silk-spectre', {
    ongoing: [{ when: { play: { types: ['hero'] }, nth: 1 }, do: [power(3), favour()] }],
    icon: 'heels',
  }),
  designed('dr-manhattan', {
    ongoing: [{ when: { play: { types: ['super-power'] }, nth: 2 }, do: [power(2), may(gainTop())] }],
    icon: 'hydra',
  }),
  designed('ozymandias', {
    ongoing: [{ when: { types: 3, among: { not: ['starter'] } }, do: [draw(2)] }],
    icon: 'pharaoh',
  }),
  designed('the-comedian', {
    ongoing: [{ when: { play: { named: 'weakness' }, nth: 1 }, do: [power(2)] }],
    icon: 'cigar',
  }),
];
