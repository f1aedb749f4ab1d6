import { oneOf } from '@masterplan/kernel';
import { abilities } from '../../content/kinds.ts';
import { all, clause } from '../../text/words.ts';
import { verb } from '../kit.ts';

/** Lasting: crises next to this one are harder to overcome with an ability (JL-10.19). */
export const raise = verb(
  'raise',
  { ability: oneOf(...abilities), by: oneOf(1, 2, 3) },
  {
    without: ['may', 'if', 'ifDone', 'otherwise'],
    run: () => undefined,
    say: ({ ability, by }) =>
      clause('have', all('crisis', { adjectives: ['adjacent'] }), undefined, { how: `${ability}-${by}` }),
  },
);
