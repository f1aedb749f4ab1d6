import { whole } from '@masterplan/kernel';
import { at, clause, counted, each } from '../../text/words.ts';
import { verb } from '../kit.ts';

/** Lasting: when a round ends, heroes in the region of this crisis are wounded (JL-C17). */
export const burn = verb(
  'burn',
  { n: whole(1, 2) },
  {
    without: ['may', 'if', 'ifDone', 'otherwise'],
    run: () => undefined,
    say: ({ n }) =>
      at('each-round', clause('suffer', each('hero', { adjectives: ['there'] }), counted(n, 'wound'))),
  },
);
