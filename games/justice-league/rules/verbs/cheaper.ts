import { whole } from '@masterplan/kernel';
import { clause, energyOf, some } from '../../text/words.ts';
import { verb } from '../kit.ts';

/** Lasting: what Darkseid plays next to this crisis costs less (JL-A7, JL-C16). */
export const cheaper = verb(
  'cheaper',
  { by: whole(1, 2) },
  {
    without: ['may', 'if', 'ifDone', 'otherwise'],
    run: () => undefined,
    say: ({ by }) =>
      clause('cost', some('crisis', { adjectives: ['played-next-to-it'] }), energyOf(by), { how: 'less' }),
  },
);
