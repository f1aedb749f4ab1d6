import { oneOf } from '@masterplan/kernel';
import { done, you } from '@masterplan/kernel/words';
import { clause, some } from '../../text/words.ts';
import { deedsOf, kindNamed } from '../deeds.ts';
import { condition } from './kit.ts';

/** You took part in Completing Missions of so many types this Round; headquarters have none. */
export const completedTypes = condition(
  'completed-types',
  { least: oneOf(2, 3) },
  {
    holds(reader, { least }, seat) {
      const types = deedsOf(reader, seat, 'completed').flatMap(({ what }) => {
        const kind = kindNamed(reader, what);
        return 'mission' in kind ? [kind.mission] : [];
      });
      return new Set(types).size >= least;
    },
    say: ({ least }) =>
      done(
        clause(
          'complete',
          you,
          some('mission', { adjectives: [least === 2 ? 'of-two-types' : 'of-three-types'] }),
        ),
      ),
  },
);
